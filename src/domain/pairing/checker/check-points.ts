import type {
  EntrantResult,
  EventDocument,
  EventRound,
  EventTable,
} from "../../event/event-document";
import { PAIR_SIDES } from "../../rules/seat";
import type { RuleSettings } from "../../rules/settings";
import type { Finding } from "./finding";

/** Pips of a whole set: no hand is worth more. */
const ALL_PIPS = 168;

type PointRules = Pick<RuleSettings, "target" | "capicuaBonus">;

/**
 * Whether the hands of a match can have given these points: none below 0, only one side at the target, and the winner at
 * most one point below it before a hand of all the pips.
 */
function isPossible(ac: number, bd: number, rules: PointRules): boolean {
  const highest = rules.target - 1 + ALL_PIPS + rules.capicuaBonus;
  const whole = Number.isInteger(ac) && Number.isInteger(bd) && Math.min(ac, bd) >= 0;
  return whole && Math.max(ac, bd) <= highest && Math.min(ac, bd) < rules.target;
}

type At = Pick<Finding, "severity" | "round" | "table" | "ids">;

function pointFindings({ points, winner, results }: EventTable, at: At, rules: PointRules) {
  if (points === undefined) return [];
  if (!isPossible(points.AC, points.BD, rules))
    return [{ ...at, code: "points-impossible" as const }];
  if (winner === undefined || winner === null) return [];
  const loser = PAIR_SIDES.find((side) => side !== winner) ?? winner;
  if (points[winner] > points[loser]) return [];
  // With results of people it can be a fine, a forfeit or a decision, which the document does not tell.
  const severity = results === undefined ? at.severity : ("notice" as const);
  return [{ ...at, severity, code: "winner-contradicts-points" as const }];
}

/** What the hands alone would give somebody at a table; null where the table does not say. */
function byHands({ AC, BD, points, winner }: EventTable, id: string): EntrantResult | null {
  const side = PAIR_SIDES.find((each) => (each === "AC" ? AC : BD).includes(id));
  if (side === undefined || points === undefined) return null;
  const against = points[side === "AC" ? "BD" : "AC"];
  const won = winner === undefined ? points[side] > against : winner === side;
  return { won, for: points[side], against };
}

/** Results that differ from what the hands gave: a fine, a credit, a forfeit or a decision must stand behind each. */
function unexplainedFindings(table: EventTable, at: At, rules: PointRules): readonly Finding[] {
  const highest = rules.target - 1 + ALL_PIPS + rules.capicuaBonus;
  return Object.entries(table.results ?? {}).flatMap(([id, own]): readonly Finding[] => {
    if (Math.max(Math.abs(own.for), own.against) > highest + rules.target) {
      return [{ ...at, code: "points-impossible", ids: [id] }];
    }
    const hands = byHands(table, id);
    if (hands === null) return [];
    const isSame = own.won === hands.won && own.for === hands.for && own.against === hands.against;
    return isSame
      ? []
      : [{ ...at, severity: "notice", code: "result-differs-from-points", ids: [id] }];
  });
}

const isWhole = ({ for: own, against }: EntrantResult) =>
  Number.isInteger(own) && Number.isInteger(against) && against >= 0;

/**
 * Whether the results of a table can stand together: whole points, and somebody who has not won. The three others may all
 * have won where one was absent or ended the match (decision 2), so that partners may differ.
 */
function standTogether({ AC, BD, players = [], winner, results = {} }: EventTable): boolean {
  if (!Object.values(results).every(isWhole)) return false;
  const won = (id: string, bySide: boolean) => results[id]?.won ?? bySide;
  return !(
    AC.every((id) => won(id, winner === "AC")) &&
    BD.every((id) => won(id, winner === "BD")) &&
    players.every((id) => won(id, false))
  );
}

function resultFindings(
  table: EventTable,
  here: readonly string[],
  at: At,
  rules: PointRules,
): readonly Finding[] {
  const { results } = table;
  if (results === undefined) return [];
  const strangers = Object.keys(results).filter((id) => !here.includes(id));
  return [
    ...strangers.map((id): Finding => ({ ...at, code: "result-of-stranger", ids: [id] })),
    ...(standTogether(table) ? [] : [{ ...at, code: "result-contradicts" as const }]),
    ...unexplainedFindings(table, at, rules),
  ];
}

/**
 * The points of finished tables, and the results of people there. Own `results` may differ from the hands (fines, forfeits)
 * and count; where they do, it is noted, since only a fine, a credit, a forfeit or a decision explains it. Two sides that have
 * both won contradict each other.
 */
export function checkPoints(
  made: EventRound,
  round: number,
  rules: PointRules,
): readonly Finding[] {
  return made.tables.flatMap((table): readonly Finding[] => {
    const ids = [...table.AC, ...table.BD, ...(table.players ?? [])];
    const at: At = { severity: "error", round, table: table.table, ids };
    return [...pointFindings(table, at, rules), ...resultFindings(table, ids, at, rules)];
  });
}

/** Points given to or taken from somebody who is not of the event, or in a round that it does not have. */
export function checkAdjustments(event: EventDocument): readonly Finding[] {
  const known = new Set(event.entrants.flatMap(({ id, members }) => [id, ...(members ?? [])]));
  return event.adjustments.flatMap(({ id, round }): readonly Finding[] => {
    const at = { severity: "error", round: 0, ids: [id] } as const;
    if (!known.has(id)) return [{ ...at, code: "adjustment-of-stranger" }];
    if (round === undefined || (round >= 1 && round <= event.rounds.length)) return [];
    return [{ ...at, code: "adjustment-without-round", found: round }];
  });
}
