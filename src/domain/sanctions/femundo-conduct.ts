import type { InfractionCode } from "../rules/vocabulary";
import {
  ALL_LOSE,
  BLACK,
  DIRECTOR,
  LOST,
  RED,
  WARNED,
  WARNING_THEN_FINE,
  YELLOW,
} from "./femundo-steps";
import type { Infraction } from "./infraction";

// FEMUNDO 2025, articles 4, 7 and 22 to 29: conduct, attendance, the red and the black list, and what adds up.

export const FEMUNDO_CONDUCT: readonly Infraction[] = [
  {
    code: "FEM-11c",
    article: "11",
    chapter: "conduct",
    steps: [
      {
        branches: [
          { choice: "continue", effects: { notes: [{ code: "judge-decides", what: "effect" }] } },
          { choice: "forfeit", effects: LOST },
        ],
        byDefault: "continue",
      },
    ],
  },
  { code: "FEM-22", article: "22", chapter: "conduct", steps: [WARNED, YELLOW] },
  { code: "FEM-23", article: "23", chapter: "conduct", usual: true, steps: WARNING_THEN_FINE },
  {
    code: "FEM-24",
    article: "24",
    chapter: "conduct",
    usual: true,
    steps: [{ ...BLACK, partnerToo: true }],
  },
  {
    code: "FEM-24b",
    article: "24",
    chapter: "conduct",
    usual: true,
    steps: [
      YELLOW,
      {
        player: { effect: "suspended", rounds: 1 },
        judge: { rounds: { most: 9 } },
        notes: [{ code: "judge-decides", what: "suspension-rounds" }],
      },
    ],
  },
  { code: "FEM-25", article: "25", chapter: "conduct", usual: true, steps: WARNING_THEN_FINE },
  {
    code: "FEM-28",
    article: "28",
    chapter: "conduct",
    offender: "several",
    personal: true,
    steps: [
      {
        branches: [
          {
            choice: "annul",
            effects: {
              ...ALL_LOSE,
              notes: [DIRECTOR, { code: "judge-decides", what: "expulsion" }],
            },
          },
          {
            choice: "expel",
            effects: { ...ALL_LOSE, player: { effect: "expelled" }, notes: [DIRECTOR] },
          },
        ],
        byDefault: "annul",
      },
    ],
  },
];

export const FEMUNDO_ATTENDANCE: readonly Infraction[] = [
  {
    code: "FEM-7",
    article: "7",
    chapter: "attendance",
    usual: true,
    offender: "several",
    personal: true,
    steps: [
      {
        card: "yellow",
        match: "forfeit",
        winForOthers: true,
        result: {
          offender: { won: false, for: 0, against: 200 },
          others: { won: true, for: 100, against: 0 },
        },
      },
    ],
  },
  {
    code: "FEM-26",
    article: "26",
    chapter: "attendance",
    usual: true,
    personal: true,
    steps: [
      {
        match: "forfeit",
        winForOthers: true,
        result: {
          offender: { won: false, for: 0, against: 200 },
          others: { won: true, for: 200, against: "conceded" },
        },
      },
    ],
  },
];

/** The red list: each a red card, which loses the match. */
const RED_LIST: readonly (readonly [InfractionCode, Partial<Infraction>])[] = [
  ["FEM-4", { article: "4", also: ["29"] }],
  ["FEM-29a", {}],
  ["FEM-29b", { usual: true }],
  ["FEM-29c", { chapter: "attendance", usual: true, also: ["26"] }],
  ["FEM-29d", { chapter: "attendance" }],
  ["FEM-29e", {}],
  ["FEM-29f", {}],
  ["FEM-29g", { usual: true }],
];

/** The black list: each a black card, which loses the match and expels. */
const BLACK_LIST: readonly InfractionCode[] = [
  "FEM-29h",
  "FEM-29i",
  "FEM-29j",
  "FEM-29k",
  "FEM-29l",
  "FEM-29m",
  "FEM-29n",
  "FEM-29o",
  "FEM-29p",
];

export const FEMUNDO_LISTS: readonly Infraction[] = [
  ...RED_LIST.map(
    ([code, more]): Infraction => ({
      code,
      article: "29",
      chapter: "conduct",
      steps: [
        code === "FEM-4" ? { ...RED, notes: [{ code: "judge-decides", what: "waiver" }] } : RED,
      ],
      ...more,
    }),
  ),
  ...BLACK_LIST.map(
    (code): Infraction => ({ code, article: "29", chapter: "cards", steps: [BLACK] }),
  ),
];

/** What other sanctions add up to (28, 29). */
export const FEMUNDO_COMPUTED: readonly Infraction[] = [
  { code: "FEM-28b", article: "28", chapter: "cards", computed: true, steps: [LOST] },
  { code: "FEM-29x", article: "29", chapter: "cards", computed: true, steps: [{ card: "yellow" }] },
  { code: "FEM-29y", article: "29", chapter: "cards", computed: true, steps: [RED] },
  { code: "FEM-29z", article: "29", chapter: "cards", computed: true, steps: [BLACK] },
];
