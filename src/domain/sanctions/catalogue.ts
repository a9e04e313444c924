import { defaultShape, presetOf, resolveRules } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { RuleSettings } from "../rules/settings";
import type { InfractionCode } from "../rules/vocabulary";
import { ATTENDANCE, CARDS } from "./fededodo-attendance";
import { CONDUCT } from "./fededodo-conduct";
import { COUNTING, HANDLING, PASSING, PREPARATION } from "./fededodo-play";
import { TILES } from "./fededodo-tiles";
import {
  FEMUNDO_ATTENDANCE,
  FEMUNDO_COMPUTED,
  FEMUNDO_CONDUCT,
  FEMUNDO_LISTS,
} from "./femundo-conduct";
import {
  FEMUNDO_COUNTING,
  FEMUNDO_HANDLING,
  FEMUNDO_PASSING,
  FEMUNDO_PREPARATION,
  FEMUNDO_TILES,
} from "./femundo-play";
import { GENERIC, NOT_CONTEMPLATED } from "./generic";
import type { Infraction, SanctionCatalogue } from "./infraction";
import { scaleCatalogue } from "./scale-catalogue";

/** The FEDEDODO book of 2026, articles 5 to 27. */
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
    NOT_CONTEMPLATED,
  ],
  conversions: [{ code: "F-25.3r", from: { red: 3 }, within: "event", spent: false }],
  sharedIn: [],
  figuresFor: null,
  occasions: {
    absent: "F-24.1",
    late: "F-23.2",
    "walked-out": "F-19.2b",
    "wrong-seats": "F-24.2",
    "rose-early": "F-11.2",
    unsigned: "F-11.3",
    "left-table": "F-19.2a",
    "false-pass": "F-14.2",
    "false-claim": "F-14.3",
  },
};

/** The FEMUNDO book of 2025, articles 4 to 29. */
export const FEMUNDO_CATALOGUE: SanctionCatalogue = {
  id: "femundo-2025",
  infractions: [
    ...FEMUNDO_PREPARATION,
    ...FEMUNDO_HANDLING,
    ...FEMUNDO_PASSING,
    ...FEMUNDO_COUNTING,
    ...FEMUNDO_TILES,
    ...FEMUNDO_CONDUCT,
    ...FEMUNDO_ATTENDANCE,
    ...FEMUNDO_LISTS,
    ...FEMUNDO_COMPUTED,
  ],
  conversions: [
    { code: "FEM-29x", from: { warned: 2 }, within: "event", spent: true },
    { code: "FEM-29z", from: { red: 1, yellow: 1 }, within: "event", spent: true },
    { code: "FEM-29y", from: { yellow: 2 }, within: "event", spent: true },
    { code: "FEM-28b", from: { offence: 2 }, within: "match", spent: false },
  ],
  sharedIn: ["pairs"],
  figuresFor: 200,
  occasions: {
    absent: "FEM-7",
    "walked-out": "FEM-26",
    "wrong-seats": "FEM-21",
    "left-table": "FEM-29c",
    "false-pass": "FEM-16",
  },
};

/** For books without a catalogue of their own. */
export const MINIMAL_CATALOGUE: SanctionCatalogue = {
  id: "minimal",
  infractions: GENERIC,
  conversions: [],
  sharedIn: [],
  figuresFor: null,
  occasions: {
    ...FEDEDODO_CATALOGUE.occasions,
    "false-pass": "F-27.1a",
    "false-claim": "F-27.1l",
  },
};

const CATALOGUES: Readonly<Record<RuleSettings["catalogue"], SanctionCatalogue>> = {
  fededodo: FEDEDODO_CATALOGUE,
  femundo: FEMUNDO_CATALOGUE,
  none: MINIMAL_CATALOGUE,
};

/** The catalogue that a rule book uses, or an event that replaced it; its figures for the event's own target. */
export function catalogueOf(rules: RulesSpec): SanctionCatalogue {
  // Neither setting that is read depends on the format.
  const context = { ...defaultShape(presetOf(rules)), format: "pairs" } as const;
  return catalogueIn(resolveRules(rules, context));
}

/** The catalogue of rules that are resolved already. */
export function catalogueIn({
  catalogue,
  target,
}: Pick<RuleSettings, "catalogue" | "target">): SanctionCatalogue {
  return scaleCatalogue(CATALOGUES[catalogue], target);
}

/** The entry with that code, or null. */
export function findInfraction(catalogue: SanctionCatalogue, code: string): Infraction | null {
  return catalogue.infractions.find((infraction) => infraction.code === code) ?? null;
}

/** Whether a code is of the catalogue that the rules use; of any, where the book has no list of its own. */
export function knowsInfraction(rules: RulesSpec, code: string): boolean {
  const own = catalogueOf(rules);
  const catalogues = own.id === MINIMAL_CATALOGUE.id ? Object.values(CATALOGUES) : [own];
  return catalogues.some((catalogue) => findInfraction(catalogue, code) !== null);
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
    [FEDEDODO_CATALOGUE, FEMUNDO_CATALOGUE, MINIMAL_CATALOGUE].flatMap(({ infractions }) =>
      infractions.map((infraction) => infraction.code),
    ),
  ),
];
