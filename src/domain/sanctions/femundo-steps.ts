import type { FactStep, GivenResult, SanctionStep, StepEffects, StepNote } from "./infraction";

// What the FEMUNDO book of 2025 says over and over. Its unit is a fifth of the target: 40 of 200, or twice that.

export const FINE = { offender: -40 } as const;
export const DOUBLE_FINE = { offender: -80 } as const;

export const WARNED: StepEffects = { player: { effect: "warned" } };
export const FINED: StepEffects = { points: FINE };
/** "Warning, then −40." */
export const WARNING_THEN_FINE: readonly SanctionStep[] = [WARNED, FINED];
/** −80 and a yellow card. */
export const YELLOW: StepEffects = { points: DOUBLE_FINE, card: "yellow" };

const LOSS: GivenResult = { won: false, for: 0, against: 200 };
const WIN: GivenResult = { won: true, for: 200, against: 0 };

/** Loses 0–200, and the others are given the win. */
export const LOST: StepEffects = {
  match: "forfeit",
  winForOthers: true,
  result: { offender: LOSS, others: WIN },
};
/** A red card loses the match (29). */
export const RED: StepEffects = { ...LOST, card: "red" };
/** A black card loses the match and expels (29). */
export const BLACK: StepEffects = { ...LOST, card: "black", player: { effect: "expelled" } };

/** All four lose 0–200: nobody's win (21, 28). */
export const ALL_LOSE: StepEffects = {
  match: "void",
  result: { offender: LOSS, others: LOSS },
};

/** On purpose it is a black card, whatever it would be else (14, 16). */
export function unlessIntentional(otherwise: SanctionStep): FactStep {
  return {
    asks: "intentional",
    cases: [
      { when: false, effects: otherwise },
      { when: true, choice: "expel", effects: BLACK },
    ],
    byDefault: false,
  };
}

/** Put right in time, it costs nothing more than `mended`. */
export function unlessCorrected(mended: StepEffects, otherwise: SanctionStep): FactStep {
  return {
    asks: "corrected",
    cases: [
      { when: false, effects: otherwise },
      { when: true, effects: mended },
    ],
    byDefault: false,
  };
}

export const DIRECTOR: StepNote = { code: "judge-decides", what: "director" };
