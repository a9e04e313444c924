import type { PresetId } from "../rules/rules-spec";
import type { InfractionCode } from "../rules/vocabulary";
import { ATTENDANCE, CARDS } from "./fededodo-attendance";
import { CONDUCT } from "./fededodo-conduct";
import { COUNTING, HANDLING, PASSING, PREPARATION } from "./fededodo-play";
import { TILES } from "./fededodo-tiles";
import type { Infraction, SanctionCatalogue, StepEffects } from "./infraction";

/** The FEDEDODO book of 2026, articles 5 to 25. */
export const FEDEDODO_CATALOGUE: SanctionCatalogue = {
  id: "fededodo-2026",
  infractions: [
    ...PREPARATION,
    ...HANDLING,
    ...PASSING,
    ...COUNTING,
    ...TILES,
    ...CONDUCT,
    ...ATTENDANCE,
    ...CARDS,
  ],
  redsToExpel: 3,
  redsCode: "F-25.3r",
};

/** Conduct that no written row covers: the judge or the director decides (27.1). */
const NOT_CONTEMPLATED: Infraction = {
  code: "F-27.1",
  article: "27.1",
  chapter: "conduct",
  usual: true,
  steps: [{ notes: [{ code: "judge-decides", what: "effect" }] }],
};

/** For books without a catalogue of their own: attendance and signing as decided for all, the rest by the judge. */
export const MINIMAL_CATALOGUE: SanctionCatalogue = {
  id: "minimal",
  infractions: [
    ...COUNTING.filter((infraction) => infraction.steps.some(isOnRecord)),
    ...ATTENDANCE,
    NOT_CONTEMPLATED,
  ],
  redsToExpel: null,
  redsCode: null,
};

const CATALOGUES: Readonly<Record<PresetId, SanctionCatalogue>> = {
  "fededodo-2026": FEDEDODO_CATALOGUE,
  "femundo-2025": MINIMAL_CATALOGUE,
  fndpr: MINIMAL_CATALOGUE,
  domikapikua: MINIMAL_CATALOGUE,
  tradicional: MINIMAL_CATALOGUE,
  individual: MINIMAL_CATALOGUE,
};

/** The catalogue that a rule book uses. */
export function catalogueOf(preset: PresetId): SanctionCatalogue {
  return CATALOGUES[preset];
}

/** The entry with that code, or null. */
export function findInfraction(catalogue: SanctionCatalogue, code: string): Infraction | null {
  return catalogue.infractions.find((infraction) => infraction.code === code) ?? null;
}

/** What a judge may record: neither computed rows nor conduct that is no infraction. The most used come first. */
export function listRecordable(catalogue: SanctionCatalogue): readonly Infraction[] {
  const recordable = catalogue.infractions.filter(
    (infraction) => !infraction.computed && infraction.steps.length > 0,
  );
  return [
    ...recordable.filter((infraction) => infraction.usual),
    ...recordable.filter((infraction) => !infraction.usual),
  ];
}

/** Every code of every catalogue, in the order of the books. */
export const INFRACTION_CODES: readonly InfractionCode[] = [
  ...new Set(
    [FEDEDODO_CATALOGUE, MINIMAL_CATALOGUE].flatMap(({ infractions }) =>
      infractions.map((infraction) => infraction.code),
    ),
  ),
];

function isOnRecord(step: Infraction["steps"][number]): boolean {
  const effects: readonly StepEffects[] =
    "branches" in step ? step.branches.map((branch) => branch.effects) : [step];
  return effects.some(({ on }) => on === "record");
}
