import type { Infraction, SanctionStep } from "./infraction";

// FEDEDODO 2026, articles 19 to 22: conduct, respect, blows on the table and state of the player.

/** The scale of 19.5, which 20.2 borrows. */
const CHEATING_SCALE: readonly SanctionStep[] = [
  { points: { offender: -25 } },
  { points: { offender: -75, partner: -75 } },
  { card: "red", match: "ends", player: { effect: "expelled" } },
];

export const CONDUCT: readonly Infraction[] = [
  {
    code: "F-19.1",
    article: "19.1",
    chapter: "conduct",
    usual: true,
    counting: "match",
    steps: [
      { player: { effect: "warned" } },
      { player: { effect: "warned" } },
      { match: "forfeit" },
    ],
  },
  {
    code: "F-19.3",
    article: "19.3",
    chapter: "conduct",
    steps: [{ player: { effect: "warned" } }],
  },
  {
    code: "F-19.4",
    article: "19.4",
    also: ["25.2"],
    chapter: "conduct",
    usual: true,
    steps: [
      {
        card: "red",
        match: "ends",
        player: { effect: "expelled" },
        notes: [{ code: "judge-decides", what: "membership" }],
      },
    ],
  },
  {
    code: "F-19.5",
    article: "19.5",
    also: ["25.2"],
    chapter: "conduct",
    usual: true,
    steps: CHEATING_SCALE,
  },
  {
    code: "F-19.6",
    article: "19.6",
    also: ["25.2", "25.3"],
    chapter: "conduct",
    steps: [
      {
        card: "red",
        match: "ends",
        player: { effect: "expelled-permanently" },
        notes: [{ code: "no-appeal" }],
      },
    ],
  },
  {
    code: "F-20.1",
    article: "20.1",
    chapter: "conduct",
    usual: true,
    steps: [{ player: { effect: "warned" } }, { points: { offender: -25 } }],
  },
  {
    code: "F-20.2",
    article: "20.2",
    also: ["19.5"],
    chapter: "conduct",
    usual: true,
    steps: CHEATING_SCALE,
  },
  {
    code: "F-20.3",
    article: "20.3",
    chapter: "conduct",
    steps: [
      {
        player: { effect: "warned" },
        notes: [
          { code: "reading", what: "verbal-warning" },
          { code: "see", infraction: "F-19.4" },
        ],
      },
    ],
  },
  {
    code: "F-21.1",
    article: "21.1",
    also: ["25.1"],
    chapter: "conduct",
    usual: true,
    steps: [
      { player: { effect: "warned" }, optionalCard: "yellow" },
      { points: { offender: -25 }, card: "yellow" },
    ],
  },
  {
    code: "F-21.2",
    article: "21.2",
    chapter: "conduct",
    steps: [
      {
        branches: [
          {
            choice: "annul",
            effects: {
              match: "void",
              notes: [
                { code: "reading", what: "match-annulled" },
                { code: "judge-decides", what: "director" },
              ],
            },
          },
          { choice: "continue", effects: { notes: [{ code: "judge-decides", what: "director" }] } },
        ],
        byDefault: "annul",
      },
    ],
  },
  {
    code: "F-22.1",
    article: "22.1",
    also: ["25.3"],
    chapter: "conduct",
    steps: [
      {
        branches: [
          {
            choice: "suspend",
            effects: {
              match: "ends",
              player: { effect: "barred" },
              judge: { rounds: { most: 9 } },
              notes: [{ code: "judge-decides", what: "suspension" }],
            },
          },
          {
            choice: "expel",
            effects: {
              match: "ends",
              player: { effect: "expelled" },
              notes: [{ code: "no-appeal" }],
            },
          },
        ],
        byDefault: "suspend",
      },
    ],
  },
  {
    code: "F-22.2",
    article: "22.2",
    chapter: "conduct",
    steps: [{ player: { effect: "warned" } }, { points: { offender: -25 } }],
  },
];
