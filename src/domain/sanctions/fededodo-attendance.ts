import type { Infraction } from "./infraction";

// FEDEDODO 2026, articles 19.2, 23, 24 and 25: leaving, lateness, absence, wrong seats, violence and cards.

export const ATTENDANCE: readonly Infraction[] = [
  {
    code: "F-19.2a",
    article: "19.2",
    chapter: "attendance",
    usual: true,
    steps: [
      {
        player: { effect: "suspended", rounds: 3 },
        judge: { hands: ["continue", "annul"] },
        notes: [{ code: "judge-decides", what: "hand" }],
      },
    ],
  },
  {
    code: "F-19.2b",
    article: "19.2",
    also: ["25.2"],
    chapter: "attendance",
    usual: true,
    steps: [
      {
        points: { offender: -200, partner: 100, opponents: 100 },
        on: "record",
        winForOthers: true,
        card: "red",
        match: "ends",
        player: { effect: "expelled" },
      },
    ],
  },
  {
    code: "F-23.2",
    article: "23.2",
    chapter: "attendance",
    usual: true,
    steps: [
      {
        player: { effect: "warned" },
        notes: [{ code: "reading", what: "recorded-warning" }],
      },
      { points: { offender: -50 }, on: "record" },
    ],
  },
  {
    code: "F-23.4",
    article: "23.4",
    chapter: "attendance",
    steps: [{ notes: [{ code: "reading", what: "reverse" }] }],
  },
  {
    code: "F-24.1",
    article: "24.1",
    chapter: "attendance",
    usual: true,
    offender: "several",
    steps: [
      {
        points: { offender: -100, partner: 100, opponents: 100 },
        on: "record",
        winForOthers: true,
        match: "forfeit",
      },
    ],
  },
  {
    code: "F-24.2",
    article: "24.2",
    chapter: "attendance",
    usual: true,
    steps: [
      {
        points: { offender: -100, partner: -100, opponents: -100 },
        on: "record",
        match: "void",
      },
    ],
  },
];

export const CARDS: readonly Infraction[] = [
  {
    code: "F-25.2p",
    article: "25.2",
    chapter: "cards",
    // A red card alone does not end a match (decision 2).
    steps: [{ card: "red", notes: [{ code: "reading", what: "red-does-not-end" }] }],
  },
  ...(["F-25.3a", "F-25.3t"] as const).map(
    (code): Infraction => ({
      code,
      article: "25.3",
      chapter: "cards",
      steps: [
        {
          card: "red",
          match: "ends",
          player: { effect: "expelled" },
          notes: [{ code: "no-appeal" }, { code: "reading", what: "red-card" }],
        },
      ],
    }),
  ),
  {
    code: "F-25.3r",
    article: "25.3",
    chapter: "cards",
    computed: true,
    steps: [{ match: "ends", player: { effect: "expelled" }, notes: [{ code: "no-appeal" }] }],
  },
];
