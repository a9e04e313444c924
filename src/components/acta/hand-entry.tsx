"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import type { HandEnding } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { CountStep } from "./count-step";
import { DoublesChoice, EndingChoice, InfractionChoice } from "./hand-choices";
import type { HandDraft, HandStep } from "./hand-draft";
import { EMPTY_DRAFT, handOf, isCounted, stepsOf, withPerson } from "./hand-draft";
import type { HandPreview, HandTable } from "./hand-preview";
import { HandReview } from "./hand-review";
import { SeatChoice } from "./seat-choice";
import { StepFrame } from "./step-frame";
import { stepBack, useStepHistory } from "./use-step-history";

type HandEntryProps = {
  readonly table: HandTable;
  /** Number of the hand, from 1. */
  readonly number: number;
  /** Who led it, where it is known. */
  readonly leader: Seat | null;
  /** What has been answered already: an ending and who, or the whole hand that is corrected. */
  readonly initial: HandDraft;
  /** A correction; `reason` where the record asks why. */
  readonly corrects?: "plain" | "reason" | undefined;
  /** Asks the engine what the hand would be worth, or why it cannot be. */
  readonly judge: (hand: RecordedHand) => HandPreview;
  /** Told of every answer, so that a half-typed hand can be kept. */
  readonly onDraft?: (draft: HandDraft) => void;
  readonly onSubmit: (hand: RecordedHand, reason: string) => void;
  readonly onCancel: () => void;
};

const BY_TITLES: Readonly<Record<HandEnding, string>> = {
  domino: "¿Quién dominó?",
  block: "¿Quién trancó?",
  annulled: "¿Quién cometió la infracción?",
  "false-block": "¿Quién cantó el tranque falso?",
  redeal: "¿Quién mostró los dobles?",
};

/** One hand, one question at a time, judged in the browser before it is kept. Works by thumb and by keyboard. */
export function HandEntry(props: HandEntryProps) {
  const { table, number, leader, initial, corrects, judge, onSubmit } = props;
  const [draft, setDraft] = useState(initial);
  const first = corrects ? "review" : nextStep(initial, table, null);
  const [trail, setTrail] = useState<readonly HandStep[]>([first]);
  const step = trail.at(-1) ?? first;

  useStepHistory(trail.length, (depth) => {
    if (depth > 0) setTrail(trail.slice(0, depth));
    else props.onCancel();
  });

  function change(next: HandDraft): void {
    setDraft(next);
    props.onDraft?.(next);
  }

  /** Takes an answer and goes on to the next open question. */
  function answer(next: HandDraft, at: HandStep): void {
    change(next);
    setTrail([...trail, nextStep(next, table, at)]);
  }

  /** What was counted shows its result beside it, so a new hand needs no further look. */
  function finishCount(): void {
    const hand = handOf(draft, table.rules, table.shape);
    if (corrects) answer(draft, "count");
    else if (hand !== null) onSubmit(hand, "");
  }

  const frame = (title: ReactNode, body: ReactNode, hint?: ReactNode) => (
    <StepFrame key={step} title={title} hint={hint} onBack={stepBack}>
      {body}
    </StepFrame>
  );

  switch (step) {
    case "ending":
      return frame(
        "¿Cómo terminó la mano?",
        <EndingChoice
          rules={table.rules}
          onChoose={(ending) => answer({ ...EMPTY_DRAFT, ending, by: draft.by }, "ending")}
        />,
      );
    case "infraction":
      return frame(
        "¿Por qué se anula?",
        <InfractionChoice
          rulesSpec={table.rulesSpec}
          onChoose={(infraction) => answer({ ...draft, infraction }, "infraction")}
        />,
        "La multa y las tarjetas las anota el juez.",
      );
    case "by":
      return frame(
        BY_TITLES[draft.ending ?? "domino"],
        <SeatChoice
          label={BY_TITLES[draft.ending ?? "domino"]}
          names={table.names}
          shape={table.shape}
          chosen={draft.by ?? undefined}
          notes={leader === null ? {} : { [leader]: "Salió" }}
          centre={`Mano ${number}`}
          onChoose={(by) => answer(withPerson(draft, by), "by")}
        />,
      );
    case "doubles":
      return frame(
        "¿Cuántos dobles mostró?",
        <DoublesChoice
          least={table.rules.doublesRedeal ?? 7}
          onChoose={(doubles) => answer({ ...draft, doubles }, "doubles")}
        />,
      );
    case "count":
      return frame(
        countTitle(draft, table),
        <CountStep
          draft={draft}
          table={table}
          leader={leader}
          judge={judge}
          isLast={!corrects}
          onChange={change}
          onDone={finishCount}
        />,
      );
    case "review":
      return frame(
        corrects ? `Corregir la mano ${number}` : `Mano ${number}`,
        <HandReview
          draft={draft}
          table={table}
          corrects={corrects}
          judge={judge}
          onGo={(to) => setTrail([...trail, to])}
          onSubmit={onSubmit}
        />,
      );
  }
}

function countTitle({ ending, by }: HandDraft, { names }: HandTable): string {
  const name = by === null ? "" : names[by];
  if (ending === "block") return `${name} trancó`;
  return ending === "domino" ? `${name} dominó` : `Tranque falso de ${name}`;
}

/** The next question without an answer; the review when there is none. */
function nextStep(draft: HandDraft, { rules, shape }: HandTable, after: HandStep | null): HandStep {
  const isOpen: Readonly<Record<HandStep, boolean>> = {
    ending: draft.ending === null,
    infraction: draft.infraction === null,
    by: draft.by === null,
    doubles: draft.doubles === null,
    // A hand taken up again ends where its figures are seen.
    count: after === null || !isCounted(draft, shape),
    review: true,
  };
  const steps = stepsOf(draft, rules, shape);
  const from = after === null ? 0 : steps.indexOf(after) + 1;
  return steps.slice(from).find((step) => isOpen[step]) ?? "ending";
}
