import type { EventDocument, EventRound, FinalPhase } from "../event/event-document";
import { isFinished } from "../event/table-outcome";
import type { RuleSettings, TieBreak } from "../rules/settings";
import { orderEvent, standingsOrderOf } from "./event-order";
import type { Tally } from "./figures";
import type { Placed } from "./place";

// A final phase in the standings: who plays it stands above everybody else, in its order; the others stay as they stood
// when it began. Ties inside the final are broken by the standing before it.

/** What separates two rows: a tie-break, or the final phase. */
export type DecidedBy = TieBreak | "final";

type FinalPlaced = { readonly unit: number; readonly decidedBy: DecidedBy | null };

/** What a final is decided by among those who meet in it all against all; the rest is for the standing before it. */
const RESULTS: readonly TieBreak[] = ["wins", "net", "for", "against", "direct"];

/** Players of a knockout with rotating partners who are left when it is decided by standings, not by one table. */
const LAST_FOUR = 4;

/** The final of an event if a round of it has been made, else null. */
export function finalBegun({ pairing, rounds }: EventDocument): FinalPhase | null {
  const { final } = pairing;
  return final !== undefined && rounds.length >= final.from ? final : null;
}

/** The event as it stood before its final: later rounds, and what was adjusted in them, are left out. */
export function beforeFinal(event: EventDocument, { from }: FinalPhase): EventDocument {
  return {
    ...withoutFinal(event),
    rounds: event.rounds.slice(0, from - 1),
    adjustments: event.adjustments.filter(({ round }) => round === undefined || round < from),
  };
}

/** The event as if it had no final: everybody by all results. */
export function withoutFinal(event: EventDocument): EventDocument {
  const { final: _, ...pairing } = event.pairing;
  return { ...event, pairing };
}

/** Entrants (by index) of a round: at its tables, or resting. */
function entrantsIn({ tables, byes }: EventRound, { units }: Tally): ReadonlySet<number> {
  const names = tables.flatMap(({ AC, BD, players = [] }) => [...AC, ...BD, ...players]);
  return new Set([
    ...names.flatMap((name) => units.atTable.get(name) ?? []),
    ...byes.flatMap((id) => units.indexOf.get(id) ?? []),
  ]);
}

/** What stands between two places of a former order: the first of the tie-breaks that decided on the way. */
function deciderBetween(
  placed: readonly Placed[],
  order: readonly TieBreak[],
  above: number,
  below: number,
): TieBreak {
  const between = placed.slice(above, below).flatMap((row) => row.decidedBy ?? []);
  return order.find((id) => between.includes(id)) ?? "rank";
}

/** Orders an event whose final has begun. `tally` is the whole event's; the units are its. */
export function orderWithFinal(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
  tally: Tally,
): readonly FinalPlaced[] {
  const before = orderEvent(beforeFinal(event, final), rules).placed;
  const order = standingsOrderOf(event, rules);
  const placeOf = new Map(before.map(({ unit }, place) => [unit, place]));
  const place = (unit: number) => placeOf.get(unit) ?? before.length;
  const rounds = event.rounds.slice(final.from - 1).map((round) => entrantsIn(round, tally));
  const playing = rounds[0] ?? new Set<number>();
  const finalists = before.map(({ unit }) => unit).filter((unit) => playing.has(unit));
  const keys =
    final.kind === "knockout"
      ? knockoutKeys(event, rules, final, { tally, finalists, rounds })
      : subKeys(event, rules, {
          tally,
          units: finalists,
          from: final.from,
          to: event.rounds.length,
        });
  const keyOf = (unit: number) => keys.get(unit) ?? [];
  const inFinal = [...finalists].sort(
    (a, b) => compareKeys(keyOf(a), keyOf(b)) || place(a) - place(b),
  );
  const others = before.map(({ unit }) => unit).filter((unit) => !playing.has(unit));
  const ordered = [...inFinal, ...others];
  return ordered.map((unit, at): FinalPlaced => {
    const next = ordered[at + 1];
    if (next === undefined) return { unit, decidedBy: null };
    const byFinal = playing.has(unit) && compareKeys(keyOf(unit), keyOf(next)) !== 0;
    const decider = () => deciderBetween(before, order, place(unit), place(next));
    return { unit, decidedBy: byFinal ? "final" : decider() };
  });
}

/** Compares keys of equal length, higher first; one that has none stands last. */
function compareKeys(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return b.length - a.length;
  const at = a.findIndex((key, index) => key !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

type Among = {
  readonly tally: Tally;
  readonly units: readonly number[];
  /** Rounds from 1, both included. */
  readonly from: number;
  readonly to: number;
};

/** Keys of entrants by their results in some rounds alone: equal where only the standing before them would tell. */
function subKeys(
  event: EventDocument,
  rules: RuleSettings,
  { tally, units, from, to }: Among,
): ReadonlyMap<number, readonly number[]> {
  const among = new Set(units);
  const isAmong = (id: string) =>
    among.has(tally.units.indexOf.get(id) ?? tally.units.ofPerson.get(id) ?? -1);
  const entrants = units.flatMap((unit, rank) => {
    const entrant = tally.units.entrants[unit];
    if (entrant === undefined) return [];
    const { from: _, outFrom: __, absent: ___, ...rest } = entrant;
    return [{ ...rest, rank: rank + 1 }];
  });
  const order = standingsOrderOf(event, rules).filter((id) => RESULTS.includes(id));
  const { placed } = orderEvent(
    {
      ...withoutFinal(event),
      entrants,
      standingsOrder: order,
      rounds: event.rounds.slice(from - 1, to),
      adjustments: event.adjustments.filter(
        ({ id, round = 0 }) => round >= from && round <= to && isAmong(id),
      ),
    },
    rules,
  );
  const keys = new Map<number, readonly number[]>();
  let key = 0;
  for (const { unit, decidedBy } of placed) {
    const own = units[unit];
    if (own !== undefined) keys.set(own, [key]);
    if (decidedBy !== "rank") key -= 1;
  }
  return keys;
}

type Knockout = {
  readonly tally: Tally;
  readonly finalists: readonly number[];
  /** Who was in each round of the final. */
  readonly rounds: readonly ReadonlySet<number>[];
};

/** Whether who was in a round went on from it (2), lost it (0), or it is not over (1). A rest goes on. */
type Exit = 0 | 1 | 2;

/**
 * Keys of a knockout: the last round that one was in, whether one won it, and among the last four players with rotating
 * partners their games together.
 */
function knockoutKeys(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
  { tally, finalists, rounds }: Knockout,
): ReadonlyMap<number, readonly number[]> {
  const isRotating = event.format === "individual" && event.alone === undefined;
  const firstOfFour = isRotating ? rounds.findIndex((round) => round.size <= LAST_FOUR) : -1;
  const four = firstOfFour === -1 ? [] : finalists.filter((unit) => rounds[firstOfFour]?.has(unit));
  const from = final.from + firstOfFour;
  const games =
    four.length === 0
      ? new Map<number, readonly number[]>()
      : subKeys(event, rules, { tally, units: four, from, to: event.rounds.length });
  return new Map(
    finalists.map((unit) => {
      const own = games.get(unit);
      if (own !== undefined) return [unit, [firstOfFour, 0, ...own]];
      const last = rounds.findLastIndex((round) => round.has(unit));
      const exit = exitOf(event, rules, tally, { unit, round: final.from + last, finalists });
      return [unit, [last, exit, 0]];
    }),
  );
}

type OneRound = {
  readonly unit: number;
  readonly round: number;
  readonly finalists: readonly number[];
};

/** How one came out of a round of single matches: more games won there, then efectividad, then points for. */
function exitOf(
  event: EventDocument,
  rules: RuleSettings,
  tally: Tally,
  { unit, round, finalists }: OneRound,
): Exit {
  const made = event.rounds[round - 1];
  const id = tally.units.entrants[unit]?.id ?? "";
  if (made === undefined || made.byes.includes(id)) return 2;
  const own = made.tables.filter(({ AC, BD }) =>
    [...AC, ...BD].some((name) => tally.units.atTable.get(name) === unit),
  );
  if (!own.every(isFinished)) return 1;
  const there = new Set(
    own.flatMap(({ AC, BD }) =>
      [...AC, ...BD].flatMap((name) => tally.units.atTable.get(name) ?? []),
    ),
  );
  const won = tally
    .encounters()
    .matches[unit]?.filter(({ part }) => part.round === round)
    .some(({ part }) => part.wins > 0);
  if (event.format === "individual" && event.alone === undefined) return won ? 2 : 0;
  const met = finalists.filter((other) => there.has(other));
  const keys = subKeys(event, rules, { tally, units: met, from: round, to: round });
  const mine = keys.get(unit) ?? [];
  const isBest = met.every((other) => {
    if (other === unit) return true;
    const order = compareKeys(mine, keys.get(other) ?? []);
    return order < 0 || (order === 0 && met.indexOf(unit) < met.indexOf(other));
  });
  return isBest ? 2 : 0;
}
