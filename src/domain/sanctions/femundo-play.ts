import {
  ALL_LOSE,
  FINE,
  FINED,
  unlessCorrected,
  unlessIntentional,
  WARNED,
  WARNING_THEN_FINE,
  YELLOW,
} from "./femundo-steps";
import type { Infraction } from "./infraction";

// FEMUNDO 2025, articles 6 to 21: faults of play, counted within a modality (29).

const GAME = { counting: "modality" } as const;

export const FEMUNDO_PREPARATION: readonly Infraction[] = [
  { ...GAME, code: "FEM-8", article: "8", chapter: "preparation", steps: WARNING_THEN_FINE },
  {
    ...GAME,
    code: "FEM-6b",
    article: "6",
    chapter: "preparation",
    steps: [{ points: FINE, hand: "reshuffle" }],
  },
  {
    ...GAME,
    code: "FEM-9",
    article: "9",
    chapter: "preparation",
    usual: true,
    steps: WARNING_THEN_FINE,
  },
];

export const FEMUNDO_HANDLING: readonly Infraction[] = [
  {
    ...GAME,
    code: "FEM-10",
    article: "10",
    chapter: "handling",
    usual: true,
    steps: WARNING_THEN_FINE,
  },
  {
    ...GAME,
    code: "FEM-11",
    article: "11",
    chapter: "handling",
    usual: true,
    steps: WARNING_THEN_FINE,
  },
  {
    ...GAME,
    code: "FEM-11b",
    article: "11",
    chapter: "handling",
    steps: [{ points: FINE, tile: "seen-up" }],
  },
];

export const FEMUNDO_PASSING: readonly Infraction[] = [
  {
    ...GAME,
    code: "FEM-15",
    article: "15",
    chapter: "passing",
    usual: true,
    steps: WARNING_THEN_FINE,
  },
  {
    ...GAME,
    code: "FEM-16",
    article: "16",
    also: ["5"],
    chapter: "passing",
    usual: true,
    steps: [
      unlessIntentional({
        asks: "causedSeen",
        cases: [
          { when: false, choice: "continue", effects: YELLOW },
          {
            when: true,
            choice: "annul",
            effects: {
              ...YELLOW,
              hand: "annul",
              notes: [{ code: "reading", what: "same-leader" }],
            },
          },
        ],
        byDefault: false,
      }),
    ],
  },
  {
    ...GAME,
    code: "FEM-6",
    article: "6 §2",
    also: ["5"],
    chapter: "passing",
    usual: true,
    steps: [
      {
        asks: "allTurned",
        cases: [
          {
            when: false,
            choice: "continue",
            effects: {
              points: FINE,
              tile: "seen-up",
              notes: [{ code: "tile-only-if", condition: "only-caller-turned" }],
            },
          },
          {
            when: true,
            choice: "annul",
            effects: {
              points: FINE,
              hand: "annul",
              notes: [{ code: "reading", what: "same-leader" }],
            },
          },
        ],
        byDefault: false,
      },
    ],
  },
];

export const FEMUNDO_COUNTING: readonly Infraction[] = [
  {
    ...GAME,
    code: "FEM-6c",
    article: "6 §2",
    chapter: "counting",
    usual: true,
    steps: [{ points: FINE, notes: [{ code: "reading", what: "reconstruct" }] }],
  },
  {
    ...GAME,
    code: "FEM-19",
    article: "19",
    chapter: "counting",
    usual: true,
    steps: WARNING_THEN_FINE,
  },
  {
    ...GAME,
    code: "FEM-20",
    article: "20",
    chapter: "counting",
    steps: [unlessCorrected({}, FINED)],
  },
  {
    ...GAME,
    code: "FEM-21",
    article: "21",
    chapter: "counting",
    personal: true,
    usual: true,
    steps: [unlessCorrected({}, ALL_LOSE)],
  },
  {
    ...GAME,
    code: "FEM-21b",
    article: "21",
    chapter: "counting",
    personal: true,
    steps: [unlessCorrected({}, ALL_LOSE)],
  },
];

export const FEMUNDO_TILES: readonly Infraction[] = [
  {
    ...GAME,
    code: "FEM-12",
    article: "12",
    chapter: "tiles",
    usual: true,
    steps: [
      {
        asks: "followed",
        cases: [
          { when: false, effects: { points: FINE, tile: "seen-up" } },
          {
            when: true,
            effects: {
              points: FINE,
              notes: [{ code: "reading", what: "next-leader-right-of-offender" }],
            },
          },
        ],
        byDefault: false,
      },
    ],
  },
  {
    ...GAME,
    code: "FEM-13",
    article: "13",
    chapter: "tiles",
    usual: true,
    steps: [{ points: FINE, tile: "seen-up" }],
  },
  {
    ...GAME,
    code: "FEM-14",
    article: "14",
    also: ["5"],
    chapter: "tiles",
    usual: true,
    steps: [
      unlessIntentional(
        unlessCorrected(WARNED, {
          asks: "plays",
          cases: [
            {
              when: 0,
              choice: "continue",
              effects: {
                ...YELLOW,
                tile: "seen-up",
                notes: [{ code: "reading", what: "later-tiles-seen" }],
              },
            },
            {
              when: 4,
              choice: "annul",
              effects: {
                ...YELLOW,
                hand: "annul",
                notes: [{ code: "reading", what: "same-leader" }],
              },
            },
          ],
          byDefault: 0,
        }),
      ),
    ],
  },
  {
    ...GAME,
    code: "FEM-17",
    article: "17",
    chapter: "tiles",
    usual: true,
    steps: [
      { ...WARNED, tile: "seen-up" },
      { ...FINED, tile: "seen-up" },
    ],
  },
  { ...GAME, code: "FEM-17b", article: "17", chapter: "tiles", steps: [FINED] },
  {
    ...GAME,
    code: "FEM-17c",
    article: "17",
    chapter: "tiles",
    offender: "accuser",
    steps: [FINED],
  },
  { ...GAME, code: "FEM-17d", article: "17", chapter: "tiles", steps: [FINED] },
  {
    ...GAME,
    code: "FEM-18",
    article: "18",
    chapter: "tiles",
    usual: true,
    steps: [{ points: FINE, tile: "seen-up" }],
  },
];
