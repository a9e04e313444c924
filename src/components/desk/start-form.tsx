"use client";

import type { KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { SeatNames } from "@/components/acta/seat-names";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { readDeskTarget } from "@/schemas/desk-target";
import { seatOfLetter } from "./hand-line";

type StartFormProps = {
  readonly names: SeatNames;
  readonly onLeader: (leader: Seat) => unknown;
  /** A figure, a Hoja's code or a scan is a table to go to. */
  readonly onJump?: (typed: string) => unknown;
  /** Who types a sheet again says only the letter; the seats were confirmed with the first. */
  readonly again?: boolean;
};

/** The first thing that the Hoja says: who led the first hand. One letter and Enter; it confirms the seats too. */
export function StartForm({ names, onLeader, onJump, again = false }: StartFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => input.current?.focus(), []);

  function submit() {
    const leader = seatOfLetter(text);
    if (leader) onLeader(leader);
    else if (onJump && readDeskTarget(text)) onJump(text);
    else setProblem("Escribe la letra de quien salió: A, B, C o D.");
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold">
            ¿Quién salió en la mano 1?
          </label>
          <input
            ref={input}
            id={id}
            value={text}
            maxLength={400}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem === "" ? undefined : true}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              setText(event.target.value);
              setProblem("");
            }}
            onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && setText("")}
            className="min-h-12 w-24 rounded-control border-2 border-line-strong bg-surface px-2 text-center text-xl font-extrabold uppercase"
          />
        </div>
        <button
          type="submit"
          className="inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-sea bg-sea px-4 font-semibold text-on-sea hover:bg-sea-strong"
        >
          <Icon name="check" />
          {again ? "Anotar la salida" : "Confirmar puestos y salida"}
        </button>
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="font-semibold text-wine">
        {problem}
      </p>
      <p className="text-ink-soft">
        {again ? "En la Hoja juegan " : "Con esto confirmas que en la Hoja firman "}
        {SEATS.map((seat) => `${seat} ${names[seat]}`).join(", ")}.
      </p>
    </form>
  );
}
