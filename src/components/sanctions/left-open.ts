import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import { findInfraction } from "@/domain/sanctions/catalogue";
import type { JudgeScope, SanctionCatalogue, SanctionStep } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";
import type { SanctionPreview } from "@/server/sanctions/preview";

// What the step that the history gives leaves to be said: read from the catalogue, by the step that the server told.

function stepOf(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): SanctionStep | undefined {
  const need = preview?.needs.find((one) => one.code === "choice-needed");
  const asked = need?.code === "choice-needed" ? need.step : 0;
  return findInfraction(catalogue, code)?.steps[(preview?.sanction?.step ?? asked) - 1];
}

/** The options of the step; they stay in sight once one is chosen. */
export function choicesOf(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): readonly SanctionChoice[] {
  const asked = preview?.needs.find(
    (need) => need.code === "choice-needed" && need.needs === "choice",
  );
  if (asked?.code === "choice-needed") return asked.options as readonly SanctionChoice[];
  const step = stepOf(catalogue, code, preview);
  return step !== undefined && "branches" in step ? step.branches.map(({ choice }) => choice) : [];
}

/** The choice that the book makes where nobody says otherwise. */
export function defaultChoice(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): SanctionChoice | undefined {
  const step = stepOf(catalogue, code, preview);
  return step !== undefined && "branches" in step ? step.byDefault : undefined;
}

/** What the step leaves to the judge's own measure; null where that is nothing. */
export function judgeScopeOf(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): JudgeScope | null {
  const step = stepOf(catalogue, code, preview) ?? findInfraction(catalogue, code)?.steps[0];
  if (step === undefined) return null;
  return effectsOfStep(step).find(({ judge }) => judge !== undefined)?.judge ?? null;
}
