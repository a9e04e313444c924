import type { CriterionId } from "../../event/event-document";
import { listBroken } from "../explanation/broken-criteria";
import { explainRest } from "../explanation/explain-rest";
import { explainTables } from "../explanation/explain-table";
import type { Field, Unit } from "../field";
import type { RestReason, RoundPairing, TableReason } from "../round-pairing";
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

/** Sides that meet, and why; `asGiven`: the first is AC and each side sits in its order, else that is drawn. */
export type PlannedTable = {
  readonly sides: Sides;
  readonly asGiven: boolean;
  readonly why: readonly TableReason[];
};

export type PlannedRest = { readonly unit: Unit; readonly why: readonly RestReason[] };

/** A round with the reasons for all of it, to be seated and numbered. */
export type RoundPlan = {
  readonly tables: readonly PlannedTable[];
  readonly rests: readonly PlannedRest[];
};

/** The tables of a plan in order of strength, and those who rest in order of the standings. */
export function inOrder({ tables, rests }: RoundPlan): RoundPlan {
  const bySides = new Map(tables.map((table) => [table.sides, table]));
  return {
    tables: inTableOrder(tables.map(({ sides }) => sides)).flatMap(
      (sides) => bySides.get(sides) ?? [],
    ),
    rests: [...rests].sort((a, b) => a.unit.place - b.unit.place),
  };
}

/** Numbers and seats a planned round of pairs or players. A round by a plan costs nothing by the criteria, which it does not ask. */
export function assemblePlan(field: Field, plan: RoundPlan): RoundPairing {
  const { tables: planned, rests } = inOrder(plan);
  const tables = planned.map(({ sides, asGiven, why }, index) => ({
    table: index + 1,
    ...seatTable(field, sides, asGiven),
    why,
  }));
  return {
    round: field.round,
    tables,
    byes: rests.map(({ unit }) => unit.id),
    rests: rests.map(({ unit, why }) => ({ id: unit.id, why })),
    cost: {},
    broken: listBroken(field, tables, []),
    optimal: true,
  };
}

/** The reasons for a round that the criteria decided; with fewer than `needed` everybody rests. */
export function explainDecision(field: Field, decision: RoundDecision, needed: number): RoundPlan {
  const explain = explainTables(field, decision.tables);
  const present = field.units.length;
  const tooFew: RestReason = { code: "too-few", present, needed };
  return {
    tables: decision.tables.map((sides) => ({ sides, asGiven: false, why: explain(sides) })),
    rests: decision.resting.map((unit) => ({
      unit,
      why: [present < needed ? tooFew : explainRest(field, unit, decision.resting)],
    })),
  };
}

/** Numbers and seats the tables of a round that the criteria decided, and explains each of them and each rest. */
export function assembleRound(field: Field, decision: RoundDecision, needed: number): RoundPairing {
  const assembled = assemblePlan(field, explainDecision(field, decision, needed));
  const tooFew = field.units.length < needed;
  return {
    ...assembled,
    cost: decision.cost,
    broken: tooFew ? [] : listBroken(field, assembled.tables, decision.resting),
    optimal: decision.optimal,
  };
}
