import type { Field, Unit } from "../field";
import type { BrokenCriterion, PairedTable } from "../round-pairing";
import { brokenAt } from "./explain-group";
import { isSecondRest } from "./explain-rest";

/** The hard criteria that a round breaks, by table, and the rests that came round too early. */
export function listBroken(
  field: Field,
  tables: readonly PairedTable[],
  resting: readonly Unit[],
): readonly BrokenCriterion[] {
  const atTables = tables.flatMap(({ table, why }) => brokenAt(why, table));
  const rests = resting
    .filter((unit) => isSecondRest(field, unit, resting))
    .map((unit): BrokenCriterion => ({ code: "second-bye", ids: [unit.id] }));
  return [...atTables, ...rests];
}
