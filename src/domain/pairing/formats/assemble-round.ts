import type { CriterionId } from "../../event/event-document";
import { listBroken } from "../explanation/broken-criteria";
import { explainRest } from "../explanation/explain-rest";
import { explainTables } from "../explanation/explain-table";
import type { Field, Unit } from "../field";
import type { RoundPairing } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import { seatTable } from "../seating/seat-table";
import { inTableOrder } from "../seating/table-order";

/** What a format decides; everything else about a round follows from it. */
export type RoundDecision = {
  readonly tables: readonly Sides[];
  readonly resting: readonly Unit[];
  readonly cost: Readonly<Partial<Record<CriterionId, number>>>;
  readonly optimal: boolean;
};

/** Numbers and seats the tables of a decided round and explains each of them and each rest. */
export function assembleRound(field: Field, decision: RoundDecision, needed: number): RoundPairing {
  const explain = explainTables(field, decision.tables);
  const tables = inTableOrder(decision.tables).map((sides, index) => ({
    table: index + 1,
    ...seatTable(field, sides),
    why: explain(sides),
  }));
  const resting = [...decision.resting].sort((a, b) => a.place - b.place);
  const tooFew = field.units.length < needed;
  return {
    round: field.round,
    tables,
    byes: resting.map(({ id }) => id),
    rests: resting.map((unit) => ({
      id: unit.id,
      why: [
        tooFew
          ? { code: "too-few" as const, present: field.units.length, needed }
          : explainRest(field, unit, resting),
      ],
    })),
    cost: decision.cost,
    broken: tooFew ? [] : listBroken(field, tables, resting),
    optimal: decision.optimal,
  };
}
