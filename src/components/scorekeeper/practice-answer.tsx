"use client";

import { useEffect, useRef } from "react";
import { ResultLine } from "@/components/acta/result-line";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RecordedHand } from "@/domain/match/acta";
import type { Exercise } from "./practice";
import { mistakesIn, mistakeText } from "./practice";

type PracticeAnswerProps = {
  readonly exercise: Exercise;
  readonly entered: RecordedHand;
  readonly isLast: boolean;
  readonly onNext: () => void;
};

/** Right or wrong, with the arithmetic, and the hand as the book scores it. */
export function PracticeAnswer({ exercise, entered, isLast, onNext }: PracticeAnswerProps) {
  const mistakes = mistakesIn(exercise, entered);
  const { result, table } = exercise;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className="flex flex-col gap-3">
      {mistakes.length === 0 ? (
        <Notice tone="ok" live title="Bien anotada" />
      ) : (
        <Notice tone="error" title="No fue así">
          <ul className="flex flex-col gap-1">
            {mistakes.map((mistake) => (
              <li key={JSON.stringify(mistake)}>{mistakeText(mistake, exercise)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button variant="primary" size="large" wide icon="arrow" onClick={onNext}>
        {isLast ? "Ver cómo te fue" : "Otra mano"}
      </Button>
      <ResultLine
        table={table}
        isOpen
        preview={{
          ok: true,
          result,
          number: 1,
          after: {
            score: result.score,
            status: "playing",
            winner: null,
            nextLeader: result.nextLeader,
          },
          warnings: [],
        }}
      />
    </div>
  );
}
