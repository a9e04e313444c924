import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readPlayed } from "@/domain/hand/adjudicate-played";
import { afterMove } from "@/domain/hand/apply-move";
import { moveProblems } from "@/domain/hand/check-move";
import type { Move } from "@/domain/hand/notation";
import { rulesAtTable } from "@/domain/hand/request-rules";
import type { Table } from "@/domain/hand/table-state";
import { TILES } from "@/domain/hand/tile";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { PlayerCount, Seat } from "@/domain/rules/seat";
import type { PerftDeal } from "../../support/plain-perft";
import { plainPerft } from "../../support/plain-perft";

// Perft: numbers of legal lines from fixed deals, of 1, 2, … moves. The engine is offered every move there could be and
// counts those that it finds nothing wrong with; a second implementation counts them without it.

type PerftCase = PerftDeal & {
  readonly name: string;
  readonly rules: RulesSpec;
  readonly mode: "pairs" | "alone";
  readonly counts: readonly number[];
};

const file = path.join(import.meta.dirname, "counts.json");
const cases = JSON.parse(readFileSync(file, "utf8")) as readonly PerftCase[];

/** Every move that the seat to play could write, legal or not; letters always, the opening tile larger half first. */
function candidates(table: Table): readonly Move[] {
  const seat = table.turn;
  const next = table.game.stock[table.drawn];
  const tiles = TILES.flatMap((tile): readonly Move[] => {
    const halves = { first: Number(tile[0]), second: Number(tile[2]) };
    const ends = table.line === null ? ([null] as const) : (["L", "R"] as const);
    return ends.map((end) => ({ kind: "tile", seat, ...halves, end }));
  });
  const drawn = TILES[next ?? -1];
  const draw: readonly Move[] =
    drawn === undefined
      ? []
      : [{ kind: "draw", seat, first: Number(drawn[0]), second: Number(drawn[2]) }];
  return [...tiles, ...draw, { kind: "pass", seat }];
}

/** Adds the lines of one move, of two, … up to as many as there are counts. */
function walk(table: Table, counts: number[], played = 0): void {
  if (played === counts.length || table.ending !== null) return;
  for (const move of candidates(table)) {
    if (moveProblems(table, move).length > 0) continue;
    counts[played] = (counts[played] ?? 0) + 1;
    walk(afterMove(table, move), counts, played + 1);
  }
}

function tableAfter(one: PerftCase): Table {
  const shape = { mode: one.mode, players: one.players as PlayerCount };
  const { rules } = rulesAtTable(one.rules, shape);
  const { deal, stock } = one;
  const claim = { leader: one.leader as Seat, deal, stock, play: one.after };
  const read = readPlayed(claim, shape, rules, []);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.moves.reduce(afterMove, read.value.start);
}

describe("numbers of legal lines", () => {
  it.each(cases)("$name", (one) => {
    const table = tableAfter(one);
    const engine = one.counts.map(() => 0);
    walk(table, engine);
    expect(engine).toEqual(one.counts);
    expect(plainPerft(one, one.counts.length)).toEqual(one.counts);
  });
});
