import type {
  Adjustment,
  EntrantResult,
  EventDocument,
  EventRound,
  EventTable,
} from "../event/event-document";
import { isFinished, sideResult } from "../event/table-outcome";
import { netOf } from "../match/net";
import type { PairSide } from "../rules/seat";
import { PAIR_SIDES } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { Units } from "./units";
import { peopleAtOnce } from "./units";

// What a row is made of. Every figure of the standings is the sum of these parts, and a row that is opened shows them.

/**
 * `match`: a finished table. `rest`: a round without one. `absence`: what missing a round or a table costs on the record.
 * `adjustment`: a fine or a credit on the record.
 */
export type PartKind = "match" | "rest" | "absence" | "adjustment";

/** One contribution to the row of the entrant `unit` (its index). `net` by the formula; the plain one of a composite. */
export type Part = {
  readonly kind: PartKind;
  readonly unit: number;
  /** The name at the table or in the document: in teams a person's. */
  readonly id: string;
  /** From 1; 0 where the document names none. */
  readonly round: number;
  readonly table: EventTable | null;
  /** Null where each plays alone, and away from tables. */
  readonly side: PairSide | null;
  readonly infraction: string | null;
  /** Results that it stands for: a team rests with all its people at once. */
  readonly times: number;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
};

type Take = (part: Part) => void;
type Counting = {
  readonly event: EventDocument;
  readonly rules: RuleSettings;
  readonly units: Units;
  readonly take: Take;
};

const NOTHING: EntrantResult = { won: false, for: 0, against: 0 };

/** Calls `take` with every part of every row: tables and rests round by round, then missed rounds, then adjustments. */
export function eachPart(
  event: EventDocument,
  rules: RuleSettings,
  units: Units,
  take: Take,
): void {
  const counting: Counting = { event, rules, units, take };
  event.rounds.forEach((round, index) => {
    for (const table of round.tables) if (isFinished(table)) countTable(counting, table, index + 1);
    countRests(counting, round, index + 1);
  });
  countMissed(counting);
  for (const adjustment of event.adjustments) countAdjustment(counting, adjustment);
}

function countTable(counting: Counting, table: EventTable, round: number): void {
  const forfeit = isForfeit(table, counting.rules);
  for (const side of PAIR_SIDES) {
    const result = sideResult(table, side);
    const shared = forfeit ? forfeitFigures(result, counting.rules) : result;
    for (const id of table[side]) countMatch(counting, table, side, round, id, shared);
    if (forfeit && !shared.won) countAbsent(counting, table[side], round);
  }
  if (table.players === undefined) return;
  for (const id of table.players) countMatch(counting, table, null, round, id, NOTHING);
}

/** A table that a side was given without points, where the rules give such a table the figures of an absence. */
function isForfeit(table: EventTable, rules: RuleSettings): boolean {
  return (
    rules.forfeitScore === "absence" && table.points === undefined && table.results === undefined
  );
}

function forfeitFigures({ won }: EntrantResult, rules: RuleSettings): EntrantResult {
  return won
    ? { won, for: rules.presentPoints, against: 0 }
    : { won, for: 0, against: rules.absenceAgainst };
}

function countAbsent(counting: Counting, names: readonly string[], round: number): void {
  for (const id of names) countAbsence(counting, counting.units.atTable.get(id), id, round);
}

function countMatch(
  { rules, units, take }: Counting,
  table: EventTable,
  side: PairSide | null,
  round: number,
  id: string,
  shared: EntrantResult,
): void {
  const unit = units.atTable.get(id);
  if (unit === undefined) return;
  const result = table.results === undefined ? shared : (table.results[id] ?? shared);
  take({
    kind: "match",
    unit,
    id,
    round,
    table,
    side,
    infraction: null,
    times: 1,
    played: 1,
    wins: result.won ? 1 : 0,
    for: result.for,
    against: result.against,
    net: netOf(result, rules),
    fines: 0,
  });
}

/** A rest of a team is one of each of its people. */
function countRests({ event, rules, units, take }: Counting, round: EventRound, number: number) {
  for (const id of new Set(round.byes)) {
    const own = units.indexOf.get(id);
    const unit = own ?? units.ofPerson.get(id);
    const entrant = unit === undefined ? undefined : units.entrants[unit];
    if (unit === undefined || entrant === undefined) continue;
    const times = own === undefined ? 1 : peopleAtOnce(event, entrant);
    const points = times * rules.byePoints;
    const wins = rules.byeWin === "win" ? times : 0;
    const figures = { times, played: 0, wins, for: points, against: 0, net: points, fines: 0 };
    take({ ...AWAY, kind: "rest", unit, id, round: number, ...figures });
  }
}

const AWAY = { table: null, side: null, infraction: null } as const;

function countAbsence(
  { rules, take }: Counting,
  unit: number | undefined,
  id: string,
  round: number,
  missed: { readonly times: number; readonly against: number } = { times: 1, against: 0 },
): void {
  if (unit === undefined) return;
  const points = 0 - missed.times * rules.absenceFine;
  const against = missed.times * missed.against;
  const figures = { for: points, against, net: points - against, fines: points };
  const { times } = missed;
  take({ ...AWAY, kind: "absence", unit, id, round, times, played: 0, wins: 0, ...figures });
}

/** Rounds missed while entered (`absent`), and those before a late entry, where the rules count them as absences. */
function countMissed(counting: Counting): void {
  const { event, rules, units } = counting;
  if (rules.missedRound === "nothing" && rules.lateEntry === "nothing") return;
  units.entrants.forEach((entrant, unit) => {
    const { id, from = 1, outFrom = event.rounds.length + 1, absent = [] } = entrant;
    const missed = { times: peopleAtOnce(event, entrant), against: rules.absenceAgainst };
    event.rounds.forEach((_, index) => {
      const round = index + 1;
      const isLate = round < from && rules.lateEntry === "absence";
      const isAway = round >= from && rules.missedRound === "absence" && absent.includes(round);
      if (round < outFrom && (isLate || isAway)) countAbsence(counting, unit, id, round, missed);
    });
  });
}

function countAdjustment({ units, take }: Counting, adjustment: Adjustment): void {
  const { id, points, round = 0, infraction = null } = adjustment;
  const unit = units.indexOf.get(id) ?? units.ofPerson.get(id);
  if (unit === undefined) return;
  const figures = { times: 0, played: 0, wins: 0, for: points, against: 0, net: points };
  const fines = Math.min(points, 0);
  take({ ...AWAY, kind: "adjustment", unit, id, round, infraction, ...figures, fines });
}
