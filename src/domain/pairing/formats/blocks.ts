import type { EventDocument } from "../../event/event-document";
import { teamSizeOf } from "../../event/team-size";
import type { RuleSettings } from "../../rules/settings";
import { brokenAt } from "../explanation/explain-group";
import type { Field, Unit } from "../field";
import { isTooSoon } from "../meetings";
import type { BrokenCriterion, PairedTable, RoundPairing, TableReason } from "../round-pairing";
import type { PlannedTable, RoundPlan } from "./assemble-round";
import { inOrder } from "./assemble-round";
import { lineups } from "./team-lineup";

// Teams meet in blocks. In a block of four teams a table seats the four people of one internal rank, one of each team, and
// partners are of different teams; in a block of two it seats two ranks of each, and partners are team-mates.

/** Four people: the first two are partners against the last two. */
type Four = readonly [string, string, string, string];

/** The three ways in which one of each team, in order of the standings, are partners: A-C v B-D, A-D v B-C, A-B v C-D. */
const PARTNERS = [
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [0, 1, 2, 3],
] as const;

/** The last round in which two people were partners, and how often they sat at one table. */
type Acquaintance = {
  readonly partners: ReadonlyMap<string, number>;
  readonly tables: ReadonlyMap<string, number>;
};

const coupleKey = (a: string, b: string) => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

function readAcquaintance({ rounds }: EventDocument): Acquaintance {
  const partners = new Map<string, number>();
  const tables = new Map<string, number>();
  rounds.forEach((round, index) => {
    for (const { AC, BD } of round.tables) {
      for (const [a, b] of [AC, BD]) {
        if (a !== undefined && b !== undefined) partners.set(coupleKey(a, b), index + 1);
      }
      for (const a of AC) {
        for (const b of BD) {
          const key = coupleKey(a, b);
          tables.set(key, (tables.get(key) ?? 0) + 1);
        }
      }
    }
  });
  return { partners, tables };
}

type Seating = {
  readonly round: number;
  readonly cooldown: number | null;
  readonly known: Acquaintance;
};

/** Why a way of being partners is worse, in order: repeats within the cooldown, repeats of the last round, opponents again. */
function costOfWay({ round, cooldown, known }: Seating, [a, b, c, d]: Four): readonly number[] {
  const last = [known.partners.get(coupleKey(a, b)) ?? 0, known.partners.get(coupleKey(c, d)) ?? 0];
  const across = [coupleKey(a, c), coupleKey(a, d), coupleKey(b, c), coupleKey(b, d)];
  return [
    last.filter((met) => isTooSoon(met, round, cooldown)).length,
    last.filter((met) => met > 0 && met === round - 1).length,
    across.reduce((sum, key) => sum + (known.tables.get(key) ?? 0), 0),
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}

/**
 * The partners of a table of one rank (from 0): the ways take turns from table to table, and the first in turn that repeats
 * least is taken. `people` are one of each team.
 */
function seatRank(seating: Seating, people: readonly string[], rank: number): Four {
  const ways = PARTNERS.map((_, turn): Four => {
    const [a, b, c, d] = PARTNERS[(rank + turn) % PARTNERS.length] ?? PARTNERS[0];
    return [people[a] ?? "", people[b] ?? "", people[c] ?? "", people[d] ?? ""];
  });
  return ways.reduce((best, way) =>
    isLess(costOfWay(seating, way), costOfWay(seating, best)) ? way : best,
  );
}

/** The tables of a block by internal rank, and the ranks (from 1) at each. */
function tablesOf(
  seating: Seating,
  teams: readonly (readonly string[])[],
  size: number,
): readonly { readonly four: Four; readonly ranks: readonly number[] }[] {
  const at = (team: number, rank: number) => teams[team]?.[rank] ?? "";
  if (teams.length === 2) {
    return Array.from({ length: size / 2 }, (_, index) => {
      const [one, two] = [2 * index, 2 * index + 1];
      const four: Four = [at(0, one), at(0, two), at(1, one), at(1, two)];
      return { four, ranks: [one + 1, two + 1] };
    });
  }
  return Array.from({ length: size }, (_, rank) => {
    const people = teams.map((_, team) => at(team, rank));
    return { four: seatRank(seating, people, rank), ranks: [rank + 1] };
  });
}

function repeatsAt({ round, cooldown, known }: Seating, [a, b, c, d]: Four): TableReason[] {
  return [[a, b] as const, [c, d] as const].flatMap((ids): TableReason[] => {
    const last = known.partners.get(coupleKey(...ids)) ?? 0;
    return isTooSoon(last, round, cooldown) ? [{ code: "partner-repeated", ids, round: last }] : [];
  });
}

/** The teams of a planned block in order of the standings; of two that a schedule names, as it names them. */
function teamsOf({ sides, asGiven }: PlannedTable): readonly Unit[] {
  const teams = sides.flat();
  return asGiven ? teams : [...teams].sort((a, b) => a.place - b.place);
}

/**
 * Seats a round of teams from a plan whose sides name teams: four or two of them are a block. Tables name people; block
 * follows block in order of the standings, and inside a block table follows table by internal rank.
 */
export function assembleBlocks(
  event: EventDocument,
  rules: RuleSettings,
  field: Field,
  plan: RoundPlan,
): RoundPairing {
  const size = teamSizeOf(event);
  const people = lineups(event, rules);
  const seating: Seating = {
    round: field.round,
    cooldown: event.pairing.partnerCooldown,
    known: readAcquaintance(event),
  };
  const { tables: blocks, rests } = inOrder(plan);
  const tables: PairedTable[] = [];
  const broken: BrokenCriterion[] = [];
  for (const block of blocks) {
    const teams = teamsOf(block);
    const ids = teams.map(({ id }) => id);
    broken.push(...brokenAt(block.why, tables.length + 1));
    for (const { four, ranks } of tablesOf(
      seating,
      ids.map((id) => people.get(id) ?? []),
      size,
    )) {
      const [a, b, c, d] = four;
      const repeats = teams.length === 2 ? [] : repeatsAt(seating, four);
      const table = tables.length + 1;
      broken.push(...brokenAt(repeats, table));
      tables.push({
        table,
        AC: [a, b],
        BD: [c, d],
        seats: { A: a, B: c, C: b, D: d },
        why: [{ code: "block", teams: ids, ranks }, ...block.why, ...repeats],
      });
    }
  }
  return {
    round: field.round,
    tables,
    byes: rests.map(({ unit }) => unit.id),
    rests: rests.map(({ unit, why }) => ({ id: unit.id, why })),
    cost: {},
    broken,
    optimal: true,
  };
}
