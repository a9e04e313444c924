"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { PairSide } from "@/domain/rules/seat";
import type { Desk } from "./desk";
import { readSignLetters } from "./sign-letters";
import { useFocusOnce } from "./use-focus-once";

type SignLettersFormProps = {
  readonly missing: readonly PairSide[];
  readonly onEvents: Desk["record"];
};

const ASKED: Readonly<Record<PairSide, string>> = { AC: "A o C", BD: "B o D" };

/** Who signed on paper, by letters: one for each pair that has not signed, and Enter. */
export function SignLettersForm({ missing, onEvents }: SignLettersFormProps) {
  const id = useId();
  const place = useFocusOnce();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const asked = missing.map((side) => ASKED[side]).join(", y ");

  function submit() {
    const read = readSignLetters(typed, missing);
    if (read.ok) {
      onEvents(...read.events);
      return;
    }
    const why = read.wrong === null ? "" : `«${read.wrong.toUpperCase()}» no firma ahora. `;
    setProblem(`${why}Pon una letra por pareja: ${asked}.`);
    place.current?.querySelector("input")?.select();
  }

  return (
    <div ref={place}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <div className="grid gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            Quiénes firmaron en papel
          </label>
          <input
            id={id}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={4}
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={problem === "" ? undefined : true}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem("");
            }}
            className="min-h-12 w-24 rounded-control border-2 border-line-strong bg-surface px-2 text-center text-xl font-extrabold uppercase aria-invalid:border-wine"
          />
        </div>
        <Button type="submit" variant="primary" icon="pen">
          Anotar firmas
        </Button>
      </form>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        Sus letras y Enter: {asked}. Si una pareja se negó, anótalo abajo primero.
      </p>
      <p id={`${id}-problem`} aria-live="polite" className="font-semibold text-wine empty:hidden">
        {problem}
      </p>
    </div>
  );
}
