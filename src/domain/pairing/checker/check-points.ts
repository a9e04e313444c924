import type { EventRound } from "../../event/event-document";
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

/** The points of finished tables. Own `results` may differ from the hands (fines, forfeits) and speak for themselves. */
export function checkPoints(
  made: EventRound,
  round: number,
  rules: PointRules,
): readonly Finding[] {
  return made.tables.flatMap(({ table, AC, BD, points, winner, results }): readonly Finding[] => {
    if (points === undefined) return [];
    const at = { severity: "error", round, table, ids: [...AC, ...BD] } as const;
    if (!isPossible(points.AC, points.BD, rules)) return [{ ...at, code: "points-impossible" }];
    if (results !== undefined || winner === undefined || winner === null) return [];
    const loser = PAIR_SIDES.find((side) => side !== winner) ?? winner;
    return points[winner] > points[loser] ? [] : [{ ...at, code: "winner-contradicts-points" }];
  });
}
