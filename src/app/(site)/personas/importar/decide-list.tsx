"use client";

import { Panel } from "@/components/ui/panel";
import type { RadioOption } from "@/components/ui/radio-cards";
import { RadioCards } from "@/components/ui/radio-cards";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { RosterDecision } from "@/domain/tournament/roster-plan";
import { rosterDecisionText } from "@/i18n/es/roster";
import type { PreviewRow } from "@/server/people/roster-preview";
import type { Answers } from "./outcome";
import { rowFacts, rowName } from "./row-words";
import { ShowMore, useShown } from "./show-more";

type DecideListProps = {
  readonly rows: readonly PreviewRow[];
  readonly answers: Answers;
  readonly onDecide: (answer: RosterAnswer) => void;
  readonly disabled: boolean;
};

/** Rows that only a person can decide: each with its possible answers, left out until one is given. */
export function DecideList({ rows, answers, onDecide, disabled }: DecideListProps) {
  const { shown, more } = useShown(rows);
  return (
    <Panel title={`Por decidir (${rows.length})`}>
      <ol className="divide-y divide-line">
        {shown.map((row) => (
          <li key={row.line} className="py-4 first:pt-0 last:pb-0">
            <Question
              row={row}
              answer={answers.get(row.line)}
              onDecide={onDecide}
              disabled={disabled}
            />
          </li>
        ))}
      </ol>
      <ShowMore {...more} />
    </Panel>
  );
}

type QuestionProps = {
  readonly row: PreviewRow;
  readonly answer: RosterAnswer | undefined;
  readonly onDecide: (answer: RosterAnswer) => void;
  readonly disabled: boolean;
};

function Question({ row: { line, decision }, answer, onDecide, disabled }: QuestionProps) {
  return (
    <RadioCards
      name={`fila-${line}`}
      legend={
        <>
          Fila {line}: {rowName(decision)}
          <span className="block text-sm font-normal text-ink-soft">{rowFacts(decision)}</span>
        </>
      }
      hint={rosterDecisionText(decision)}
      options={optionsOf(decision)}
      value={choiceOf(answer)}
      disabled={disabled}
      onChange={(event) => onDecide(answerOf(line, event.target.value))}
      columns={3}
    />
  );
}

function optionsOf(decision: RosterDecision): readonly RadioOption[] {
  const alike = decision.action === "decide" ? decision.alike : [];
  const people = alike.flatMap((one) => ("personId" in one ? [one] : []));
  return [
    { value: "skip", label: "Dejar fuera" },
    ...people.map(({ personId, name, number }) => ({
      value: personId,
      label: `Es ${name}`,
      hint: number === null ? "sin número; toma los datos de esta fila" : `N.º ${number}`,
    })),
    { value: "create", label: "Crear una persona nueva" },
  ];
}

function choiceOf(answer: RosterAnswer | undefined): string {
  if (answer === undefined) return "skip";
  return answer.take === "same" ? answer.personId : answer.take;
}

function answerOf(line: number, value: string): RosterAnswer {
  if (value === "skip" || value === "create") return { line, take: value };
  return { line, take: "same", personId: value };
}
