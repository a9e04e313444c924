import type { HandRequest } from "@/domain/hand/adjudicate-request";
import type { BySeat } from "@/domain/hand/hand";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { sharedHandOf } from "@/domain/hand/shared-hand";
import type { Seat } from "@/domain/rules/seat";

// Worked examples of the rule books, to be replayed by anybody. They are those of tests/golden/hand, by their source.

export type ExampleHand = {
  readonly key: string;
  readonly name: string;
  readonly source: string;
  readonly hand: SharedHand;
};

function tilesOf(text: string): readonly string[] {
  return text.split(" ").filter(Boolean);
}

function dealt(
  rules: SharedHand["rules"],
  deal: BySeat<string>,
  play: string,
  stock = "",
): SharedHand {
  const hands = Object.entries(deal).map(([seat, tiles]) => [seat, tilesOf(tiles)]);
  const leader = play.charAt(0) as Seat;
  const request = { rules, leader, deal: Object.fromEntries(hands), play, stock: tilesOf(stock) };
  const hand = sharedHandOf(request as HandRequest);
  if (hand === null) throw new Error(`an example that is no hand: ${play}`);
  return hand;
}

export const EXAMPLE_HANDS: readonly [ExampleHand, ...ExampleHand[]] = [
  {
    key: "capicua",
    name: "Capicúa con la 4-2",
    source: "Example H02, capicúa +30",
    hand: dealt(
      "domikapikua",
      {
        A: "6-5 6-0 4-3 4-2 4-1 4-0 3-3",
        B: "6-2 5-5 3-2 2-1 1-1 1-0 0-0",
        C: "6-1 5-4 5-0 3-1 3-0 2-2 2-0",
        D: "6-6 6-4 6-3 5-3 5-2 5-1 4-4",
      },
      "A:3-3 B:3-2L C:3-1R D:5-2L A:6-5L B:2-1R C:2-0R D:6-6L A:6-0R B:6-2L C:2-2L D:6-4R A:4-0R B:1-0R C:6-1R D:6-3R A:4-3R B:PASO C:5-4R D:5-1R A:4-1R B:PASO C:PASO D:4-4R A:4-2L",
    ),
  },
  {
    key: "pase",
    name: "El pase de 30",
    source: "Example H08, +30 fixed by C's tile",
    hand: dealt(
      "domikapikua",
      {
        A: "6-0 5-5 4-1 3-1 3-0 2-1 1-0",
        B: "6-6 6-2 5-4 4-4 4-2 4-0 0-0",
        C: "6-5 6-1 5-0 3-3 2-2 2-0 1-1",
        D: "6-4 6-3 5-3 5-2 5-1 4-3 3-2",
      },
      "A:3-1 B:PASO C:1-1R D:5-3L A:5-5L B:5-4L C:6-1R D:6-4L A:6-0L B:4-0L C:6-5R D:5-2R A:2-1R B:4-4L C:PASO D:5-1R A:4-1L B:PASO C:5-0R D:PASO A:3-0R B:PASO C:3-3R D:4-3R A:1-0L",
    ),
  },
  {
    key: "tranque",
    name: "Tranque empatado a 48",
    source: "Example H03, fededodo-2026: 48-48 nobody (10.4)",
    hand: dealt(
      "fededodo-2026",
      {
        A: "6-6 6-1 6-0 5-3 3-2 3-1 1-1",
        B: "6-5 6-2 5-2 4-1 4-0 3-0 2-2",
        C: "6-4 5-5 5-4 5-1 5-0 4-4 2-1",
        D: "6-3 4-3 4-2 3-3 2-0 1-0 0-0",
      },
      "A:6-1 B:4-1R C:6-4L D:4-2L A:3-2L B:3-0L C:4-4R D:4-3R A:5-3R B:4-0L C:5-4R D:PASO A:PASO B:PASO C:PASO",
    ),
  },
  {
    key: "corrida",
    name: "Tres pases y se va A",
    source: "Example H10, fededodo-2026",
    hand: dealt(
      "fededodo-2026",
      {
        A: "6-6 5-5 5-0 4-4 4-0 2-0 0-0",
        B: "6-1 5-3 5-1 3-2 3-1 3-0 1-1",
        C: "6-4 6-3 6-2 4-3 4-2 3-3 1-0",
        D: "6-5 6-0 5-4 5-2 4-1 2-2 2-1",
      },
      "A:4-0 B:3-0R C:4-2L D:5-2L A:5-5L B:3-2R C:6-2R D:5-4L A:6-6R B:6-1R C:1-0R D:6-0R A:4-4L B:PASO C:4-3L D:6-5R A:5-0R B:3-1L C:PASO D:2-1L A:2-0L B:PASO C:PASO D:PASO A:0-0L",
    ),
  },
  {
    key: "pozo",
    name: "Mano de dos, robando del pozo",
    source: "Example N02: 0-0 with another tile counts 0",
    hand: dealt(
      "individual",
      { A: "5-5 4-4 4-1 3-3 3-1 3-0 2-1", B: "6-4 6-1 6-0 5-4 5-0 2-2 0-0" },
      "A:5-5 B:5-0L A:3-0L B:5-4R A:3-3L B:6-4R A:3-1L B:6-1R A:2-1L B:2-2L A:4-1R B:+6-2 B:6-2L A:4-4R",
      "6-2",
    ),
  },
  {
    key: "renuncio",
    name: "Pasó con ficha que cabía",
    source: "Example I01: D passes with playable tiles",
    hand: dealt(
      "fededodo-2026",
      {
        A: "6-2 6-1 5-2 4-3 4-2 2-0 1-0",
        B: "6-4 5-5 5-3 5-0 3-3 3-1 3-0",
        C: "6-6 6-5 6-3 5-1 4-0 1-1 0-0",
        D: "6-0 5-4 4-4 4-1 3-2 2-2 2-1",
      },
      "A:4-2 B:6-4L C:6-3L D:2-1R A:1-0R B:5-3L C:4-0R D:5-4R A:5-2L B:5-0R C:0-0R D:3-2L A:4-3L B:3-0R C:PASO D:PASO",
    ),
  },
  {
    key: "chivo",
    name: "Una ficha que no cabe",
    source: "Example I03: 4-4 on ends 2 and 1 is a chivo",
    hand: dealt(
      "fededodo-2026",
      {
        A: "6-2 6-1 5-2 4-3 4-2 2-0 1-0",
        B: "6-4 5-5 5-3 5-0 3-3 3-1 3-0",
        C: "6-6 6-5 6-3 5-1 4-0 1-1 0-0",
        D: "6-0 5-4 4-4 4-1 3-2 2-2 2-1",
      },
      "A:4-2 B:6-4L C:6-3L D:2-1R A:1-0R B:5-3L C:4-0R D:5-4R A:5-2L B:5-0R C:0-0R D:3-2L A:4-3L B:3-0R C:PASO D:4-1L A:6-1L B:3-3R C:6-6L D:6-0L A:2-0L B:3-1R C:1-1R D:4-4L",
    ),
  },
];
