"use client";

import { useEffect, useState } from "react";
import { serverTime } from "@/components/clock/server-time";
import type { ActaEvent } from "@/domain/match/acta";
import { addedMinutes } from "@/domain/match/added-time";
import type { RuleSettings } from "@/domain/rules/settings";
import { readTableClock } from "@/domain/tournament/clock";
import type { TableView } from "@/server/actas/table-view";
import type { CallOption } from "./call-options";
import { callOptions } from "./call-options";
import { StepFrame } from "./step-frame";

type CallQuestionProps = {
  /** Hands recorded so far. */
  readonly recorded: number;
  readonly rules: Pick<RuleSettings, "afterCall">;
  /** Where the book says what TIEMPO means; null where it is silent. */
  readonly article: string | null;
  readonly onAnswer: (event: ActaEvent) => void;
  /** Where nobody but the people at the table rang the bell, and may have pressed it by mistake. */
  readonly onBack?: (() => void) | undefined;
};

/** The second TIEMPO at a table: whether the last tile had been placed decides which hand is the last one (23.3). */
export function CallQuestion(props: CallQuestionProps) {
  const { recorded, rules, article, onAnswer, onBack } = props;
  return (
    <StepFrame
      title="TIEMPO: ¿ya se había colocado la última ficha?"
      onBack={onBack}
      hint={`Di qué pasaba en la mesa cuando sonó${cited(article)}.`}
    >
      <ul className="flex flex-col gap-2">
        {callOptions(recorded).map((option) => (
          <li key={option.id}>
            <button
              type="button"
              onClick={() => onAnswer(option.event)}
              className="min-h-18 w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 text-start hover:bg-sunken active:translate-y-px"
            >
              <span className="block text-lg leading-tight font-semibold">
                {ANSWERS[option.id](recorded)}
              </span>
              <span className="text-sm text-ink-soft">{consequence(option, recorded, rules)}</span>
            </button>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}

/** The article in brackets after a sentence; nothing where the book is silent. */
export function cited(article: string | null): string {
  return article === null ? "" : ` (${article})`;
}

const ANSWERS: Readonly<Record<CallOption["id"], (recorded: number) => string>> = {
  "in-play": (recorded) => `No: se jugaba la mano ${recorded + 1}`,
  "just-ended": (recorded) => `Sí: la mano ${recorded + 1} terminó y falta anotarla`,
  between: (recorded) =>
    recorded === 0 ? "No habíamos empezado ninguna mano" : "Estábamos entre manos",
  "during-recorded": (recorded) => `Sonó durante la mano ${recorded}, que ya está anotada`,
};

function consequence(
  { id }: CallOption,
  recorded: number,
  { afterCall }: CallQuestionProps["rules"],
): string {
  const oneMore =
    afterCall === "extra-hand"
      ? "Si nadie ha llegado a la meta, se juega una mano más."
      : "Con esto termina la partida, si no hay empate.";
  if (id === "in-play") return `La mano ${recorded + 1} es la última.`;
  return id === "during-recorded" ? "Esa fue la última mano." : oneMore;
}

type Called = Pick<TableView, "clock" | "rules" | "now" | "state">;

/** Whether the second TIEMPO has been called for this table, by the director or by the clock itself. */
export function useIsCalled({ clock, rules, now, state }: Called) {
  const added = addedMinutes(state);
  const [isCalled, setCalled] = useState(() => readTableClock(clock, rules, added, now).isCalled);
  useEffect(() => {
    const look = () => setCalled(readTableClock(clock, rules, added, serverTime()).isCalled);
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [clock, rules, added]);
  return isCalled;
}
