import type { EntrantResult } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";

type NetRules = Pick<RuleSettings, "netFormula" | "target">;

/**
 * Efectividad of one match, in points.
 * `plain`: for minus against. `capped-winner`: what exceeds the target counts for neither side. `fixed-win`: a win
 * counts the target for the winner, whatever was scored.
 */
export function netOf(result: EntrantResult, rules: NetRules): number {
  switch (rules.netFormula) {
    case "plain":
      return result.for - result.against;
    case "capped-winner":
      return Math.min(result.for, rules.target) - Math.min(result.against, rules.target);
    case "fixed-win":
      return result.won ? rules.target - result.against : result.for - rules.target;
  }
}
