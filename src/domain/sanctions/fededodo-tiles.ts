import type { Infraction } from "./infraction";

// FEDEDODO 2026, articles 12 to 17: tiles touched, misplaced, early, out of turn or fallen.

export const TILES: readonly Infraction[] = [
  {
    code: "F-12.2",
    article: "12.2",
    chapter: "tiles",
    usual: true,
    steps: [
      {
        branches: [
          {
            choice: "continue",
            effects: {
              asks: "faceUp",
              cases: [
                { when: true, effects: { tile: "seen-up" } },
                { when: false, effects: { tile: "seen-down" } },
              ],
            },
          },
          { choice: "annul", effects: { points: { offender: -25 }, hand: "annul" } },
        ],
      },
    ],
  },
  {
    code: "F-12.2b",
    article: "12.2",
    chapter: "tiles",
    steps: [{ points: { offender: -25 }, tile: "seen-up" }],
  },
  {
    code: "F-13.3",
    article: "13.3",
    chapter: "tiles",
    usual: true,
    steps: [
      {
        branches: [
          { choice: "continue", effects: { points: { offender: -25 }, tile: "seen-up" } },
          { choice: "annul", effects: { points: { offender: -25 }, hand: "annul" } },
        ],
      },
    ],
  },
  { code: "F-13.2", article: "13.2", chapter: "tiles", steps: [] },
  {
    code: "F-15.2",
    article: "15.2",
    chapter: "tiles",
    usual: true,
    steps: [{ points: { offender: -25 }, tile: "seen-up" }],
  },
  {
    code: "F-16.2",
    article: "16.2",
    also: ["16.3", "16.4"],
    chapter: "tiles",
    usual: true,
    steps: [
      {
        points: { offender: -25 },
        tile: "seen-up",
        notes: [{ code: "tile-only-if", condition: "does-not-fit" }],
      },
    ],
  },
  {
    code: "F-17.1",
    article: "17.1",
    also: ["17.2"],
    chapter: "tiles",
    usual: true,
    steps: [
      { tile: "seen-up", notes: [{ code: "tile-only-if", condition: "face-up-or-identified" }] },
    ],
  },
  {
    code: "F-17.2",
    article: "17.2",
    chapter: "tiles",
    steps: [
      {
        tile: "seen-up",
        judge: { points: { least: -200 }, cards: ["yellow", "red"], hands: ["continue", "annul"] },
        notes: [
          { code: "judge-decides", what: "points" },
          { code: "judge-decides", what: "card" },
          { code: "judge-decides", what: "hand" },
        ],
      },
    ],
  },
  {
    code: "F-17.3",
    article: "17.3",
    chapter: "tiles",
    steps: [
      {
        notes: [
          { code: "reading", what: "correct" },
          { code: "see", infraction: "F-12.2b" },
        ],
      },
    ],
  },
  {
    code: "F-17.4",
    article: "17.4",
    chapter: "tiles",
    offender: "accuser",
    steps: [
      { points: { offender: -25 }, notes: [{ code: "reading", what: "tiles-unseen-again" }] },
    ],
  },
];
