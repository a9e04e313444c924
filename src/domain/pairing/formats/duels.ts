import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Field, Unit } from "../field";
import type { RestReason, RoundPairing, TableReason } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import type { PlannedTable, RoundPlan } from "./assemble-round";
import { assemblePlan } from "./assemble-round";
import { assembleBlocks } from "./blocks";

/** Somebody that a schedule or a bracket names; `unit` is null where he is away this round. */
export type Named = { readonly id: string; readonly unit: Unit | null };

/** Two that are to meet; null: nobody stands there. */
export type Duel = readonly [Named | null, Named | null];

/** Looks up in a field the ones that a schedule names. */
export function namedIn(field: Field): (id: string | undefined) => Named | null {
  const unitOf = new Map(field.units.map((unit) => [unit.id, unit]));
  return (id) => (id === undefined ? null : { id, unit: unitOf.get(id) ?? null });
}

/** Those who must not meet and do, where a schedule or a bracket says so. */
export function forbiddenAt(field: Field, sides: Sides): readonly TableReason[] {
  const units = sides.flat();
  return units.flatMap((a, index) =>
    units
      .slice(index + 1)
      .filter((b) => field.forbidden.has(a.place * field.units.length + b.place))
      .map((b): TableReason => ({ code: "forbidden-pair", ids: [a.id, b.id] })),
  );
}

type DuelWords = {
  /** Whether the first of each duel is AC; else sides are drawn. */
  readonly asGiven: boolean;
  readonly why: (one: Unit, two: Unit) => TableReason;
  /** Why one rests who has nobody against him. */
  readonly unopposed: (unit: Unit) => RestReason;
};

/** A plan of duels: who has no opponent, or one who is away, rests. */
export function planDuels(field: Field, duels: readonly Duel[], words: DuelWords): RoundPlan {
  const tables = duels.flatMap(([one, two]): readonly PlannedTable[] => {
    const a = one?.unit ?? null;
    const b = two?.unit ?? null;
    if (a === null || b === null) return [];
    const sides: Sides = [[a], [b]];
    return [
      { sides, asGiven: words.asGiven, why: [words.why(a, b), ...forbiddenAt(field, sides)] },
    ];
  });
  const rests = duels.flatMap(([one, two]) => {
    const unit = one?.unit ?? two?.unit ?? null;
    if (unit === null || (one?.unit && two?.unit)) return [];
    const opponent = one?.unit === unit ? two : one;
    const why: RestReason =
      opponent === null ? words.unopposed(unit) : { code: "opponent-away", opponent: opponent.id };
    return [{ unit, why: [why] }];
  });
  return { tables, rests };
}

/** Seats a plan: teams in blocks, everybody else at the tables as they are. */
export function assembleMeetings(
  event: EventDocument,
  rules: RuleSettings,
  field: Field,
  plan: RoundPlan,
): RoundPairing {
  return event.format === "teams"
    ? assembleBlocks(event, rules, field, plan)
    : assemblePlan(field, plan);
}
