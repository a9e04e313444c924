import type { Field, Unit } from "../field";
import type { BrokenCriterion, PairedTable } from "../round-pairing";
import { isSecondRest } from "./explain-rest";

/** The hard criteria that a round breaks, by table, and the rests that came round too early. */
export function listBroken(
  field: Field,
  tables: readonly PairedTable[],
  resting: readonly Unit[],
): readonly BrokenCriterion[] {
  const atTables = tables.flatMap(({ table, why }) =>
    why.flatMap((reason): readonly BrokenCriterion[] => {
      switch (reason.code) {
        case "rematch":
        case "partner-repeated":
        case "opponent-repeated":
          return [{ code: reason.code, ids: reason.ids, round: reason.round, table }];
        case "forbidden-pair":
          return [{ code: reason.code, ids: reason.ids, table }];
        case "same-club":
          return reason.policy === "strict" ? [{ code: reason.code, ids: reason.ids, table }] : [];
        default:
          return [];
      }
    }),
  );
  const rests = resting
    .filter((unit) => isSecondRest(field, unit, resting))
    .map((unit): BrokenCriterion => ({ code: "second-bye", ids: [unit.id] }));
  return [...atTables, ...rests];
}
