import type { TableCriterion } from "../criterion";
import { NOTHING } from "../criterion";
import { metRows } from "./met-rows";

/**
 * Partners of before who have the same wins meet as opponents: one of them wins and they part, so that later rounds find
 * equals who can still be partners. Counts the couples of opponents who are not such; nothing where there are none.
 */
export const oldPartners: TableCriterion = {
  id: "old-partners",
  hard: false,
  measure: ({ met, units }) => {
    const wins = units.map((unit) => unit.wins);
    const were = metRows(met, (at) => ((met.partners[at] ?? 0) > 0 ? 1 : 0));
    const part = (a: number, b: number) => wins[a] === wins[b] && were(a, b) > 0;
    const some = units.some((_, a) => {
      for (let at = met.start[a] ?? 0; at < (met.end[a] ?? 0); at++) {
        if (part(a, met.others[at] ?? 0)) return true;
      }
      return false;
    });
    return some
      ? { ...NOTHING, most: 4, across: (a, b) => (part(a, b) ? 0 : 1) }
      : { ...NOTHING, most: 0 };
  },
};
