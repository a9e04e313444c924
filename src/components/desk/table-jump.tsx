"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

type TableJumpProps = {
  /** Goes to a table; false when the round has none of that number. */
  readonly onTable: (table: number) => boolean;
  /** The next table that is not closed. */
  readonly next: { readonly href: string; readonly table: number } | null;
};

/** Going to another table of the round: its number and Enter, or the next that is open. */
export function TableJump({ onTable, next }: TableJumpProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <div className="flex flex-wrap items-end gap-2">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const isThere = /^\d{1,3}$/.test(text.trim()) && onTable(Number(text));
          setProblem(isThere ? "" : "No hay mesa con ese número en la ronda.");
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Ir a la mesa
          </label>
          <input
            id={id}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-describedby={`${id}-problem`}
            onChange={(event) => {
              setText(event.target.value);
              setProblem("");
            }}
            className="min-h-12 w-20 rounded-control border-2 border-line-strong bg-surface px-2 text-center text-xl font-extrabold tabular-nums"
          />
        </div>
        <Button type="submit">Ir</Button>
      </form>
      {next && (
        <LinkButton href={next.href} icon="arrow">
          {`Mesa ${next.table}, la próxima abierta`}
        </LinkButton>
      )}
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="w-full font-semibold text-wine empty:hidden"
      >
        {problem}
      </p>
    </div>
  );
}
