import type { RuleSettings } from "../rules/settings";

type NetRules = Pick<RuleSettings, "netFormula" | "target">;

/** The figures of one match for a person, a side or an entrant; `won` is null while it is played. */
export type Figures = {
  readonly won: boolean | null;
  readonly for: number;
  readonly against: number;
};

/**
 * Efectividad of one match, in points.
 * `plain`: for minus against. `capped-winner`: what exceeds the target counts for neither side. `fixed-win`: a win
 * counts the target for the winner, whatever was scored; while nobody has won, it is plain. `composite` is a figure of the
 * whole event (standings/composite.ts): a match gives its technical part, the plain difference.
 */
export function netOf(result: Figures, rules: NetRules): number {
  switch (rules.netFormula) {
    case "plain":
    case "composite":
      return result.for - result.against;
    case "capped-winner":
      return Math.min(result.for, rules.target) - Math.min(result.against, rules.target);
    case "fixed-win":
      if (result.won === null) return result.for - result.against;
      return result.won ? rules.target - result.against : result.for - rules.target;
  }
}
