import type { Infraction, StepEffects, StepNote } from "./infraction";

// FEDEDODO 2026, articles 5 to 11: mixing, taking, leading, handling, passing and counting.

const CORRECT: StepNote = { code: "reading", what: "correct" };
const VERBAL: StepEffects = {
  player: { effect: "warned" },
  notes: [{ code: "reading", what: "verbal-warning" }],
};

export const PREPARATION: readonly Infraction[] = [
  {
    code: "F-05.2a",
    article: "5.2",
    chapter: "preparation",
    steps: [
      { hand: "reshuffle", player: { effect: "warned" } },
      {
        points: { offender: -25 },
        hand: "reshuffle",
        notes: [{ code: "reading", what: "reshuffle-again" }],
      },
      {
        branches: [
          {
            choice: "expel",
            effects: {
              hand: "reshuffle",
              match: "ends",
              player: { effect: "expelled" },
              notes: [{ code: "reading", what: "reshuffle-again" }],
            },
          },
          {
            choice: "suspend",
            effects: {
              hand: "reshuffle",
              player: { effect: "suspended", rounds: 3 },
              judge: { rounds: { most: 9 } },
              notes: [
                { code: "reading", what: "reshuffle-again" },
                { code: "judge-decides", what: "suspension-rounds" },
              ],
            },
          },
        ],
      },
    ],
  },
  { code: "F-05.2b", article: "5.2", chapter: "preparation", steps: [{ notes: [CORRECT] }] },
  { code: "F-06.1", article: "6.1", chapter: "preparation", steps: [{ notes: [CORRECT] }] },
  {
    code: "F-06.2a",
    article: "6.2",
    also: ["25.1"],
    chapter: "preparation",
    usual: true,
    steps: [{ points: { offender: -25 }, card: "yellow", tile: "seen-up" }],
  },
  { code: "F-06.2b", article: "6.2", chapter: "preparation", steps: [VERBAL] },
  {
    code: "F-06.3a",
    article: "6.3",
    chapter: "preparation",
    usual: true,
    steps: [{ tile: "seen-up" }],
  },
  {
    code: "F-06.3b",
    article: "6.3",
    chapter: "preparation",
    usual: true,
    steps: [{ hand: "redeal", notes: [{ code: "reading", what: "same-leader" }] }],
  },
];

export const HANDLING: readonly Infraction[] = [
  { code: "F-08.2", article: "8.2", chapter: "handling", steps: [{ notes: [CORRECT] }] },
  {
    code: "F-08.3",
    article: "8.3",
    chapter: "handling",
    steps: [{ notes: [CORRECT, { code: "see", infraction: "F-21.1" }] }],
  },
  {
    code: "F-08.5",
    article: "8.5",
    chapter: "handling",
    steps: [{ player: { effect: "warned" } }, { points: { offender: -25 } }],
  },
  {
    code: "F-08.6",
    article: "8.6",
    also: ["25.1"],
    chapter: "handling",
    usual: true,
    steps: [
      { player: { effect: "warned" }, optionalCard: "yellow" },
      { points: { offender: -25 }, card: "yellow" },
    ],
  },
  {
    code: "F-08.7",
    article: "8.7",
    chapter: "handling",
    usual: true,
    counting: "pair",
    steps: [
      { points: { offender: -25 } },
      { points: { offender: -75, partner: -75 } },
      {
        card: "red",
        match: "ends",
        player: { effect: "expelled" },
        notes: [{ code: "reading", what: "red-card" }],
      },
    ],
  },
];

export const PASSING: readonly Infraction[] = [
  {
    code: "F-09.1s",
    article: "9.1",
    chapter: "passing",
    steps: [VERBAL],
  },
  {
    code: "F-09.2",
    article: "9.2",
    also: ["9.1"],
    chapter: "passing",
    usual: true,
    steps: [{ points: { opponents: 25 } }],
  },
  {
    code: "F-14.2",
    article: "14.2",
    also: ["9.3"],
    chapter: "passing",
    usual: true,
    steps: [{ points: { offender: -25 }, hand: "annul" }],
  },
  {
    code: "F-14.3",
    article: "14.3",
    chapter: "passing",
    usual: true,
    offender: "accuser",
    steps: [
      { points: { offender: -25 }, notes: [{ code: "reading", what: "tiles-unseen-again" }] },
    ],
  },
  {
    code: "F-10.2",
    article: "10.2",
    also: ["18.2"],
    chapter: "passing",
    usual: true,
    steps: [{ hand: "award" }],
  },
];

export const COUNTING: readonly Infraction[] = [
  {
    code: "F-11.1",
    article: "11.1",
    chapter: "counting",
    usual: true,
    steps: [{ points: { offender: -25 }, notes: [{ code: "reading", what: "reconstruct" }] }],
  },
  {
    code: "F-11.2",
    article: "11.2",
    also: ["25.1"],
    chapter: "counting",
    usual: true,
    steps: [{ points: { offender: -25 }, on: "record", card: "yellow" }],
  },
  { code: "F-11.2w", article: "11.2", chapter: "counting", steps: [VERBAL] },
  {
    code: "F-11.3",
    article: "11.3",
    chapter: "counting",
    usual: true,
    steps: [{ points: { offender: -25, partner: -25 }, on: "record" }],
  },
  {
    code: "F-11.4",
    article: "11.4",
    also: ["25.1"],
    chapter: "counting",
    usual: true,
    steps: [{ points: { offender: -25 }, card: "yellow" }],
  },
];
