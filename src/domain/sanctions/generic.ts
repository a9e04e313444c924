import { ATTENDANCE } from "./fededodo-attendance";
import { COUNTING } from "./fededodo-play";
import type { Infraction, StepEffects } from "./infraction";
import { effectsOfStep } from "./infraction";

// For books without a catalogue of their own: attendance and signing as decided for all, the rest by the judge.

/** Warning, fine, card and hand by the judge. */
export const BY_THE_JUDGE: StepEffects = {
  judge: {
    points: { least: -200 },
    cards: ["yellow", "red"],
    hands: ["continue", "annul", "redeal"],
    warning: true,
  },
  notes: [{ code: "judge-decides", what: "effect" }],
};

/** Conduct that no written row covers: the judge or the director decides (27.1). */
export const NOT_CONTEMPLATED: Infraction = {
  code: "F-27.1",
  article: "27.1",
  chapter: "conduct",
  steps: [BY_THE_JUDGE],
};

/** What every book knows by name, and only FEDEDODO and FEMUNDO put a figure on. */
const KNOWN: readonly Pick<Infraction, "code" | "chapter" | "usual" | "offender">[] = [
  { code: "F-27.1a", chapter: "passing", usual: true },
  { code: "F-27.1b", chapter: "tiles", usual: true },
  { code: "F-27.1c", chapter: "tiles", usual: true },
  { code: "F-27.1d", chapter: "tiles", usual: true },
  { code: "F-27.1e", chapter: "tiles", usual: true },
  { code: "F-27.1f", chapter: "passing", usual: true },
  { code: "F-27.1g", chapter: "conduct", usual: true },
  { code: "F-27.1h", chapter: "conduct", usual: true },
  { code: "F-27.1i", chapter: "conduct" },
  { code: "F-27.1j", chapter: "handling" },
  { code: "F-27.1k", chapter: "conduct" },
  { code: "F-27.1l", chapter: "passing", offender: "accuser" },
];

export const GENERIC: readonly Infraction[] = [
  ...COUNTING.filter(({ steps }) => steps.flatMap(effectsOfStep).some(({ on }) => on === "record")),
  ...ATTENDANCE,
  ...KNOWN.map(
    (known): Infraction => ({
      ...known,
      article: NOT_CONTEMPLATED.article,
      steps: [BY_THE_JUDGE],
    }),
  ),
  { ...NOT_CONTEMPLATED, usual: true },
];
