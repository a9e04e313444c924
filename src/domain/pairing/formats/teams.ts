import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { explainGroup } from "../explanation/explain-group";
import { explainRest, isSecondRest } from "../explanation/explain-rest";
import type { Field, Unit } from "../field";
import type { BrokenCriterion, RestReason, RoundPairing } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import { assembleBlocks } from "./blocks";
import { groupsOf, readGroupField } from "./group-field";
import { pairGroups } from "./groups";

/** How often each team has met another alone, in a block of two. */
function blocksOfTwo(event: EventDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of event.rounds.flatMap((round) => groupsOf(event, round))) {
    if (group.length !== 2) continue;
    for (const id of group) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function restsOf(field: Field, resting: readonly Unit[]) {
  const needed = 2;
  const tooFew: RestReason = { code: "too-few", present: field.units.length, needed };
  return resting.map((unit) => ({
    unit,
    why: [field.units.length < needed ? tooFew : explainRest(field, unit, resting)],
  }));
}

/**
 * A round of teams: in blocks of four by the criteria, everybody meeting everybody. Of one left over it rests, two are a
 * block of two, and of three two are one and the third rests.
 */
export function pairTeams(event: EventDocument, rules: RuleSettings): RoundPairing {
  const field = readGroupField(event, rules);
  const counts = blocksOfTwo(event);
  const duelled = (unit: number) => counts.get(field.units[unit]?.id ?? "") ?? 0;
  const { groups, duel, resting, cost, optimal } = pairGroups(field, { size: 4, duelled });
  const sidesOf = (group: readonly Unit[]): Sides => {
    const half = group.length / 2;
    return [group.slice(0, half), group.slice(half)];
  };
  const blocks = duel === null ? groups : [...groups, duel];
  const round = assembleBlocks(event, rules, field, {
    tables: blocks.map((group) => ({
      sides: sidesOf(group),
      asGiven: false,
      why: explainGroup(field, group),
    })),
    rests: restsOf(field, resting),
  });
  const seconds =
    field.units.length < 2 ? [] : resting.filter((unit) => isSecondRest(field, unit, resting));
  return {
    ...round,
    cost,
    optimal,
    broken: [
      ...round.broken,
      ...seconds.map((unit): BrokenCriterion => ({ code: "second-bye", ids: [unit.id] })),
    ],
  };
}
