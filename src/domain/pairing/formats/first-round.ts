import { compareIds } from "../../event/entrant-order";
import type { EventDocument, PairingMethod, PairingSettings } from "../../event/event-document";
import { groupBy } from "../../kernel/group-by";
import { seededRandom, shuffled } from "../../kernel/random";
import type { Field, Unit } from "../field";

/** Whether the next round is the first, and clubs are to be spread out in it. */
export function spreadsClubs({ rounds, pairing }: EventDocument): boolean {
  return rounds.length === 0 && pairing.firstRound === "clubs";
}

function methodOfFirstRound({ method, firstRound }: PairingSettings): PairingMethod {
  switch (firstRound) {
    case "draw":
    case "clubs":
      return "random";
    case "ranking":
      return "adjacent";
    case "fold":
      return "fold";
    case "method":
    case undefined:
      return method;
  }
}

/** An event as its next round is paired: in the first, by the method that the event says for it. */
export function withFirstRound(event: EventDocument): EventDocument {
  if (event.rounds.length > 0) return event;
  const method = methodOfFirstRound(event.pairing);
  if (!spreadsClubs(event)) return { ...event, pairing: { ...event.pairing, method } };
  const { criteria: _, ...pairing } = event.pairing;
  return { ...event, pairing: { ...pairing, method, club: "strict" } };
}

/** The units of each club in order of ranking; who has no club is a club of one. */
function clubsOf(field: Field): readonly (readonly Unit[])[] {
  return [...groupBy(field.units, ({ id, club }) => club ?? `|${id}`).values()];
}

/**
 * The field in which equals in the ranking of their club meet, as the first pairs of all clubs among themselves, the second
 * pairs among themselves, across clubs and drawn by lots: the rank in the club stands for the wins that nobody has yet.
 */
export function byRankInClub(field: Field): Field {
  const clubs = clubsOf(field);
  const most = Math.max(0, ...clubs.map((club) => club.length));
  const level = new Map(
    clubs.flatMap((club) => club.map((unit, rank) => [unit.id, most - 1 - rank])),
  );
  const levelOf = (unit: Unit) => level.get(unit.id) ?? 0;
  const drawn = shuffled(field.units, seededRandom(`${field.seed}|clubs|1`));
  drawn.sort((a, b) => levelOf(b) - levelOf(a));
  const order = new Map(drawn.map(({ id }, index) => [id, index]));
  return {
    ...field,
    units: field.units.map((unit) => ({
      ...unit,
      wins: levelOf(unit),
      order: order.get(unit.id) ?? unit.order,
    })),
  };
}

/** Those who play, club by club; a club's own in order of ranking, who has no club at the end. */
function clubByClub(playing: readonly Unit[]): readonly Unit[] {
  return [...playing].sort((a, b) => {
    if (a.club === b.club) return a.place - b.place;
    if (a.club === null || b.club === null) return a.club === null ? 1 : -1;
    return compareIds(a.club, b.club);
  });
}

/** A table of the four columns, with how well its partners and its couples are apart. */
type Four = readonly [Unit, Unit, Unit, Unit];

/** The three ways to be partners at a table, the printed one first. */
const waysOf = ([a, b, c, d]: Four): readonly Four[] => [
  [a, b, c, d],
  [a, c, b, d],
  [a, d, b, c],
];

function sameClub(a: Unit, b: Unit): number {
  return a.club !== null && a.club === b.club ? 1 : 0;
}

function couplesOf(four: Four): readonly (readonly [Unit, Unit])[] {
  return four.flatMap((a, index) => four.slice(index + 1).map((b) => [a, b] as const));
}

/** The way with the fewest partners of one club; the printed one where that is no better. */
function partnersApart(four: Four): Four {
  const cost = ([a, b, c, d]: Four) => sameClub(a, b) + sameClub(c, d);
  return waysOf(four).reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** Couples that must not meet at all, and couples of one club: what an exchange inside a column may lower. */
function conflicts(field: Field, four: Four): number {
  const forbidden = couplesOf(four).filter(([a, b]) =>
    field.forbidden.has(a.place * field.units.length + b.place),
  );
  const together = couplesOf(four).reduce((sum, [a, b]) => sum + sameClub(a, b), 0);
  return 7 * forbidden.length + together;
}

/** Two tables after the people of one column change places. */
function exchangedIn(column: number, one: Four, two: Four): readonly [Four, Four] {
  const swap = (four: Four, other: Four): Four => {
    const next: [Unit, Unit, Unit, Unit] = [...four];
    next[column] = other[column] ?? next[column] ?? four[0];
    return next;
  };
  return [swap(one, two), swap(two, one)];
}

/** Exchanges inside columns that part those who must not meet, until none helps. */
function parted(field: Field, tables: readonly Four[]): readonly Four[] {
  const result = [...tables];
  const improve = (at: number, other: number): boolean => {
    const one = result[at];
    const two = result[other];
    if (one === undefined || two === undefined || at === other) return false;
    const before = conflicts(field, one) + conflicts(field, two);
    for (let column = 0; column < 4; column++) {
      const [nextOne, nextTwo] = exchangedIn(column, one, two);
      if (conflicts(field, nextOne) + conflicts(field, nextTwo) >= before) continue;
      result[at] = nextOne;
      result[other] = nextTwo;
      return true;
    }
    return false;
  };
  for (let at = 0; at < result.length; at++) {
    for (
      let other = 0;
      other < result.length && conflicts(field, result[at] as Four) > 0;
      other++
    ) {
      improve(at, other);
    }
  }
  return result;
}

/**
 * Tables of individuals with their clubs spread out: all of them club by club in four columns, a table being one line of
 * the four, the first two partners against the last two (other partners where those would be of one club; others of the same
 * column where two must not meet). `playing` are as many as a number of whole tables.
 */
export function inFourColumns(
  field: Field,
  playing: readonly Unit[],
): readonly (readonly [readonly Unit[], readonly Unit[]])[] {
  const sorted = clubByClub(playing);
  const lines = sorted.length / 4;
  const at = (line: number, column: number) => sorted[column * lines + line] as Unit;
  const tables = Array.from({ length: lines }, (_, line): Four => {
    return [at(line, 0), at(line, 1), at(line, 2), at(line, 3)];
  });
  return parted(field, tables)
    .map(partnersApart)
    .map(([a, b, c, d]) => [
      [a, b],
      [c, d],
    ]);
}
