import type { InfractionCode } from "@/domain/rules/vocabulary";
import { findInfraction } from "@/domain/sanctions/catalogue";
import type { StepQuestion } from "@/domain/sanctions/choose-effects";
import { stepQuestions } from "@/domain/sanctions/choose-effects";
import type { JudgeScope, SanctionCatalogue } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { IncidentDraft } from "./incident-draft";

// What the step that the history gives leaves to be said: the catalogue asks, by the step that the server told.

type LeftOpen = {
  readonly questions: readonly StepQuestion[];
  /** What the step leaves to the judge's own measure; null where that is nothing. */
  readonly scope: JudgeScope | null;
};

/** Everything that a draft still may answer; before the server has told the step, what the first one asks. */
export function leftOpen(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
  draft: Pick<IncidentDraft, "choice" | "facts">,
): LeftOpen {
  const infraction = findInfraction(catalogue, code);
  const step = toldStep(preview) ?? 1;
  const row = infraction?.steps[Math.min(step, infraction.steps.length) - 1];
  if (!infraction || row === undefined) return { questions: [], scope: null };
  const answered = { infraction: code, round: 1, match: "", ...draft.facts };
  const scope = effectsOfStep(row).find(({ judge }) => judge !== undefined)?.judge ?? null;
  return {
    questions: stepQuestions(
      infraction,
      step,
      draft.choice === null ? answered : { ...answered, choice: draft.choice },
    ),
    scope,
  };
}

function toldStep(preview: SanctionPreview | null): number | null {
  if (preview?.sanction) return preview.sanction.step;
  const need = preview?.needs.find(({ code }) => code === "choice-needed");
  return need?.code === "choice-needed" ? need.step : null;
}
