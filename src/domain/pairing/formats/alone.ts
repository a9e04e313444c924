import { compareIds } from "../../event/entrant-order";
import { seededRandom, shuffled } from "../../kernel/random";
import { SEATS } from "../../rules/seat";
import { brokenAt, explainGroup } from "../explanation/explain-group";
import { explainRest, isSecondRest } from "../explanation/explain-rest";
import type { Field, Unit } from "../field";
import type { BrokenCriterion, PairedTable, RestReason, RoundPairing } from "../round-pairing";
import { pairGroups } from "./groups";

/** The people of a table in order of seats, drawn from the seed, the round and the names. */
function drawSeats(field: Field, group: readonly Unit[]): readonly Unit[] {
  const byId = [...group].sort((a, b) => compareIds(a.id, b.id));
  const names = byId.map(({ id }) => id).join("|");
  return shuffled(byId, seededRandom(`${field.seed}|seats|${field.round}|${names}`));
}

/** Everybody rests where there are fewer than a table needs. */
function everybodyRests(field: Field, needed: number): RoundPairing {
  const why: RestReason = { code: "too-few", present: field.units.length, needed };
  return {
    round: field.round,
    tables: [],
    byes: field.units.map(({ id }) => id),
    rests: field.units.map(({ id }) => ({ id, why: [why] })),
    cost: {},
    broken: [],
    optimal: true,
  };
}

/**
 * A round of players each for himself, three or four at a table: nobody meets again while that can be avoided, equals
 * together, and who is left over rests. `field` must count as met all who sat at one table.
 */
export function pairAlone(field: Field, size: 3 | 4): RoundPairing {
  if (field.units.length < size) return everybodyRests(field, size);
  const { groups, resting, cost, optimal } = pairGroups(field, { size, duelled: null });
  const best = (group: readonly Unit[]) => Math.min(...group.map(({ place }) => place));
  const tables = [...groups]
    .sort((a, b) => best(a) - best(b))
    .map((group, index): PairedTable => {
      const players = drawSeats(field, group).map(({ id }) => id);
      return {
        table: index + 1,
        AC: [],
        BD: [],
        players,
        seats: Object.fromEntries(SEATS.slice(0, size).map((seat, at) => [seat, players[at]])),
        why: explainGroup(field, group),
      };
    });
  const rests = [...resting].sort((a, b) => a.place - b.place);
  return {
    round: field.round,
    tables,
    byes: rests.map(({ id }) => id),
    rests: rests.map((unit) => ({ id: unit.id, why: [explainRest(field, unit, resting)] })),
    cost,
    broken: [
      ...tables.flatMap(({ table, why }) => brokenAt(why, table)),
      ...rests
        .filter((unit) => isSecondRest(field, unit, resting))
        .map((unit): BrokenCriterion => ({ code: "second-bye", ids: [unit.id] })),
    ],
    optimal,
  };
}
