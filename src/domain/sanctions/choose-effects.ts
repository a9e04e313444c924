import type { IncidentFact } from "../rules/incident-facts";
import type { SanctionChoice } from "../rules/vocabulary";
import type { Incident, SanctionProblem, SanctionReason } from "./incident";
import type { ChoiceStep, FactStep, Infraction, SanctionStep, StepEffects } from "./infraction";

// From a step to its effects: by the choices and facts that the incident brings, or the book's usual case.

export type Answer = SanctionChoice | boolean | number;

/** What a step asks on the way to its effects. Numbers among the options are the least of each case. */
export type StepQuestion = {
  readonly needs: "choice" | IncidentFact;
  readonly options: readonly Answer[];
  /** As the incident answers it; null while it does not. */
  readonly answer: Answer | null;
  /** What is taken where nobody answers; null: the sanction waits for an answer. */
  readonly byDefault: Answer | null;
};

type Walk = {
  readonly questions: readonly StepQuestion[];
  /** Null where an answer is missing. */
  readonly effects: StepEffects | null;
};

type Chosen =
  | { readonly effects: StepEffects; readonly reasons: readonly SanctionReason[] }
  | { readonly problem: SanctionProblem };

/** The effects of the n-th step for an incident, or what must be said first. */
export function chooseEffects(infraction: Infraction, step: number, incident: Incident): Chosen {
  const { questions, effects } = walk(infraction.steps[step - 1] as SanctionStep, incident);
  const { code, article } = infraction;
  const open = questions.find(({ answer, byDefault }) => answer === null && byDefault === null);
  if (effects === null || open)
    return {
      problem: {
        code: "choice-needed",
        infraction: code,
        article,
        step,
        needs: open?.needs ?? "choice",
        options: open?.options ?? [],
      },
    };
  return { effects, reasons: questions.flatMap((question) => assumed(question, article)) };
}

/**
 * Everything that the n-th step of an infraction asks of this incident, answered or not, in order: what a screen offers.
 * A question below an unanswered one that has no usual case is not asked yet.
 */
export function stepQuestions(
  infraction: Infraction,
  step: number,
  incident: Incident,
): readonly StepQuestion[] {
  const row = infraction.steps[Math.min(step, infraction.steps.length) - 1];
  return row === undefined ? [] : walk(row, incident).questions;
}

function assumed(
  { needs, answer, byDefault }: StepQuestion,
  article: string,
): readonly SanctionReason[] {
  if (answer !== null || needs === "choice") return [];
  if (typeof byDefault !== "boolean" && typeof byDefault !== "number") return [];
  return [{ code: "fact-assumed", article, fact: needs, assumed: byDefault }];
}

function walk(step: SanctionStep, incident: Incident): Walk {
  if ("branches" in step) return walkChoice(step, incident);
  if ("cases" in step) return walkFact(step, incident);
  return { questions: [], effects: step };
}

function walkChoice(step: ChoiceStep, incident: Incident): Walk {
  const named = step.branches.find(({ choice }) => choice === incident.choice);
  const question: StepQuestion = {
    needs: "choice",
    options: step.branches.map(({ choice }) => choice),
    answer: named?.choice ?? null,
    byDefault: step.byDefault ?? null,
  };
  const branch = named ?? step.branches.find(({ choice }) => choice === step.byDefault);
  return below(question, branch?.effects, incident);
}

function walkFact(step: FactStep, incident: Incident): Walk {
  const said = caseOf(step, incident[step.asks]);
  const named = said ?? step.cases.find(({ choice }) => choice && choice === incident.choice);
  const question: StepQuestion = {
    needs: step.asks,
    options: step.cases.map(({ when }) => when),
    answer: named?.when ?? null,
    byDefault: step.byDefault ?? null,
  };
  return below(question, (named ?? caseOf(step, step.byDefault))?.effects, incident);
}

function below(question: StepQuestion, next: SanctionStep | undefined, incident: Incident): Walk {
  if (next === undefined) return { questions: [question], effects: null };
  const { questions, effects } = walk(next, incident);
  return { questions: [question, ...questions], effects };
}

function caseOf(step: FactStep, value: boolean | number | undefined) {
  if (typeof value === "boolean") return step.cases.find(({ when }) => when === value);
  if (value === undefined) return undefined;
  return step.cases
    .filter(({ when }) => typeof when === "number" && when <= value)
    .sort((a, b) => Number(b.when) - Number(a.when))[0];
}
