"use client";

import { useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { HandEnding } from "@/domain/hand/hand";
import type { Seat } from "@/domain/rules/seat";
import type { HandDraft } from "./hand-draft";
import { EMPTY_DRAFT } from "./hand-draft";
import type { HandTable } from "./hand-preview";
import { OtherEndings } from "./other-endings";
import { SeatChoice } from "./seat-choice";

type HandStartProps = {
  readonly table: HandTable;
  /** Number of the hand that is being played. */
  readonly number: number;
  readonly leader: Seat | null;
  readonly onStart: (draft: HandDraft) => void;
};

const ENDINGS = ["domino", "block", "other"] as const;
type Shown = (typeof ENDINGS)[number];

const WORDS: Readonly<Record<Shown, string>> = {
  domino: "Dominó",
  block: "Tranque",
  other: "Otro final",
};

/** How the hand ended. The usual way is one tap: the name of who went out, in his seat. */
export function HandStart({ table, number, leader, onStart }: HandStartProps) {
  const [shown, setShown] = useState<Shown>("domino");
  const group = useId();
  const start = (ending: HandEnding, by: Seat | null) => onStart({ ...EMPTY_DRAFT, ending, by });
  const question = shown === "block" ? "¿Quién trancó?" : "¿Quién dominó?";
  return (
    <section aria-label={`Mano ${number}`}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">¿Cómo terminó la mano {number}?</legend>
        <div className="grid grid-cols-3">
          {ENDINGS.map((ending) => (
            <label
              key={ending}
              className={classNames(
                "grid min-h-12 place-items-center border-2 border-line-strong bg-surface px-1 text-center leading-tight font-semibold hover:bg-sunken",
                "not-first:border-s-0 first:rounded-s-control last:rounded-e-control",
                "has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              )}
            >
              <input
                type="radio"
                name={group}
                checked={shown === ending}
                onChange={() => setShown(ending)}
                className="sr-only"
              />
              {WORDS[ending]}
            </label>
          ))}
        </div>
      </fieldset>
      {shown === "other" ? (
        <div className="mt-2">
          <OtherEndings rules={table.rules} onChoose={(ending) => start(ending, null)} />
        </div>
      ) : (
        <>
          <p className="mt-2 mb-1.5 text-center text-lg font-extrabold">{question}</p>
          <SeatChoice
            label={question}
            names={table.names}
            shape={table.shape}
            notes={leader === null ? {} : { [leader]: "Salió" }}
            centre={`Mano ${number}`}
            onChoose={(seat) => start(shown, seat)}
          />
        </>
      )}
    </section>
  );
}
