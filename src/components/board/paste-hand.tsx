"use client";

import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { sharedHandOf } from "@/domain/hand/shared-hand";
import { readHandText } from "./hand-text";

type PasteHandProps = {
  /** The rule book for a notation that names none. */
  readonly rules: SharedHand["rules"];
  readonly onRead: (hand: SharedHand) => void;
};

const NO_MOVES =
  "Este documento no dice las jugadas, nombra fichas que no existen o cambia reglas de su reglamento: aquí se repasan manos jugada a jugada.";

/** A box for the document or the notation of a hand, with what is wrong with it. */
export function PasteHand({ rules, onRead }: PasteHandProps) {
  const [text, setText] = useState("");
  const [problems, setProblems] = useState<readonly string[]>([]);

  function read(event: FormEvent) {
    event.preventDefault();
    const request = readHandText(text, rules);
    const hand = request.ok ? sharedHandOf(request.value) : null;
    setProblems(request.ok ? (hand === null ? [NO_MOVES] : []) : request.problems);
    if (hand !== null) onRead(hand);
  }

  return (
    <form noValidate onSubmit={read} className="grid gap-3">
      <Textarea
        label="Pegar una mano"
        hint="El documento JSON de la orden hand, o la notación: una línea por jugador con sus fichas (A: 6-6 5-4 …) y debajo las jugadas."
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        autoCapitalize="off"
        className="font-mono text-sm"
      />
      {problems.length > 0 && (
        <Notice tone="error" title="No se puede leer">
          <ul className="list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Button type="submit">Repasar</Button>
      </div>
    </form>
  );
}
