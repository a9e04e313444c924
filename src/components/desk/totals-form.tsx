"use client";

import type { KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { totalsDifference } from "@/domain/match/paper-totals";
import type { PairSide } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { totalsDifferText } from "@/i18n/es/match";
import { isNextKey } from "./next-key";
import type { TypedRunning } from "./typed-totals";
import { figureOf, writtenRunning } from "./typed-totals";
import { WrittenSums } from "./written-sums";

type TotalsFormProps = {
  readonly acta: ActaState;
  readonly onNote: (event: ActaEvent) => boolean;
  /** Opens a hand to be corrected, where that can be done beside it. */
  readonly onLook?: (hand: number) => void;
};

const NAMES: Readonly<Record<PairSide, string>> = { AC: "A·C", BD: "B·D" };

/**
 * The final totals as the paper says them, two figures and Enter. Where they are not what the hands give, the hands are
 * shown with their sums, the paper's running totals can be typed beside them until one is found that is off, and only a
 * reason takes them as they are.
 */
export function TotalsForm({ acta, onNote, onLook }: TotalsFormProps) {
  const id = useId();
  const cells = useRef<Partial<Record<PairSide, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState<Readonly<Record<PairSide, string>>>({ AC: "", BD: "" });
  const [running, setRunning] = useState<TypedRunning>({});
  const [problem, setProblem] = useState("");
  const [fault, setFault] = useState<PairSide | null>(null);
  const [isOff, setIsOff] = useState(false);
  useEffect(() => cells.current.AC?.focus(), []);

  const written = {
    score: { AC: figureOf(typed.AC) ?? -1, BD: figureOf(typed.BD) ?? -1 },
    running: writtenRunning(running),
  };
  const difference = totalsDifference(acta, written);

  function point(side: PairSide, words: string) {
    setProblem(words);
    setFault(side);
    cells.current[side]?.focus();
    cells.current[side]?.select();
  }

  function submit() {
    const empty = PAIR_SIDES.find((side) => figureOf(typed[side]) === null);
    if (empty) return point(empty, `Pon el total de ${NAMES[empty]} que dice la Hoja.`);
    if (difference === null) {
      onNote(totalsEvent(written));
      return;
    }
    setIsOff(true);
    const side = PAIR_SIDES.find((one) => written.score[one] !== acta.score[one]) ?? "AC";
    point(side, "");
  }

  function press(event: KeyboardEvent, side: PairSide) {
    if (!isNextKey(event.key)) return;
    if (side === "BD" && event.key === "Enter") return;
    event.preventDefault();
    if (side === "AC") {
      cells.current.BD?.focus();
      cells.current.BD?.select();
    }
  }

  return (
    <div className="grid gap-4">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-wrap items-end gap-2"
      >
        {PAIR_SIDES.map((side) => (
          <div key={side} className="grid gap-1">
            <label htmlFor={`${id}-${side}`} className="text-sm font-semibold">
              Total {NAMES[side]}
            </label>
            <input
              ref={(input) => {
                cells.current[side] = input;
              }}
              id={`${id}-${side}`}
              value={typed[side]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              aria-describedby={`${id}-problem`}
              aria-invalid={fault === side || undefined}
              onKeyDown={(event) => press(event, side)}
              onChange={(event) => {
                setTyped({ ...typed, [side]: event.target.value });
                setProblem("");
                setFault(null);
              }}
              className="min-h-12 w-24 rounded-control border-2 border-line-strong bg-surface px-2 text-center text-xl font-extrabold tabular-nums aria-invalid:border-wine"
            />
          </div>
        ))}
        <Button type="submit" variant="primary" icon="check">
          Comparar con las manos
        </Button>
      </form>
      <div id={`${id}-problem`} aria-live="polite" className="font-semibold text-wine empty:hidden">
        {problem}
        {isOff && difference && totalsDifferText(difference)}
      </div>
      {isOff && difference && (
        <>
          <WrittenSums
            hands={acta.hands}
            typed={running}
            offHand={difference.first?.hand ?? null}
            onType={setRunning}
            {...(onLook && { onLook })}
          />
          <ExplainTotals onExplain={(reason) => onNote({ ...totalsEvent(written), reason })} />
        </>
      )}
    </div>
  );
}

type Totals = Extract<ActaEvent, { readonly type: "totals-noted" }>;

function totalsEvent({ score, running = [] }: Pick<Totals, "score" | "running">): Totals {
  return { type: "totals-noted", score, ...(running.length === 0 ? {} : { running }) };
}

/** The Hoja was added up wrong: it stays as it is, and says why. */
function ExplainTotals({ onExplain }: { readonly onExplain: (reason: string) => boolean }) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === "") setProblem("Escribe por qué no dan lo mismo.");
        else onExplain(reason.trim());
      }}
      className="grid max-w-2xl gap-3"
    >
      <TextInput
        label="Si las manos están bien y la Hoja se sumó mal: motivo"
        hint="Queda escrito en la Hoja. Valen las manos."
        value={reason}
        error={problem}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => {
          setReason(event.target.value);
          setProblem("");
        }}
      />
      <div>
        <Button type="submit">Seguir con lo que dan las manos</Button>
      </div>
    </form>
  );
}
