import type { CriterionId } from "../../event/event-document";
import { usualCriteria } from "../../event/usual-criteria";
import type { Field } from "../field";
import { unitAt } from "../field";
import { denseMeetings, isTooSoon } from "../meetings";

// Criteria of tables and blocks where everybody meets everybody: each for himself, or teams in blocks. A couple costs the
// same whatever its two are to each other.

/** What a couple at one table costs; `spread` adds what the members together do. `most` is what one couple can reach. */
export type GroupCriterion = {
  readonly id: CriterionId;
  readonly hard: boolean;
  readonly most: number;
  readonly couple: (a: number, b: number) => number;
};

function again(field: Field): GroupCriterion {
  const { round, settings, units } = field;
  const met = denseMeetings(field.met, "opponents");
  return {
    id: "rematch",
    hard: true,
    most: 1,
    couple: (a, b) =>
      isTooSoon(met[a * units.length + b] ?? 0, round, settings.opponentCooldown) ? 1 : 0,
  };
}

function forbidden({ forbidden: couples, units }: Field): GroupCriterion {
  return {
    id: "forbidden-pair",
    hard: true,
    most: 1,
    couple: (a, b) => (couples.has(a * units.length + b) ? 1 : 0),
  };
}

/** Equals together: the sum over all couples of a table of the squared difference in wins. */
function winDifference(field: Field): GroupCriterion {
  const wins = field.units.map((unit) => unit.wins);
  return {
    id: "win-difference",
    hard: false,
    most: (Math.max(0, ...wins) - Math.min(0, ...wins)) ** 2,
    couple: (a, b) => ((wins[a] ?? 0) - (wins[b] ?? 0)) ** 2,
  };
}

function clubs(field: Field): GroupCriterion {
  return {
    id: "clubs",
    hard: field.settings.club === "strict",
    most: 1,
    couple: (a, b) => {
      const { club } = unitAt(field, a);
      return club !== null && club === unitAt(field, b).club ? 1 : 0;
    },
  };
}

function metBefore(field: Field): GroupCriterion {
  const tables = denseMeetings(field.met, "tables");
  return {
    id: "met-before",
    hard: false,
    most: field.round,
    couple: (a, b) => tables[a * field.units.length + b] ?? 0,
  };
}

/**
 * The criteria of groups in order of weight: nobody meets again within the cooldown, nor who must not; (clubs apart where
 * the event is strict); equals together; clubs apart; those who have met least often. Rests stand outside: who rests is
 * chosen first. The event's own list may leave some out and order the others.
 */
export function groupCriteria(field: Field): readonly GroupCriterion[] {
  const { club, criteria } = field.settings;
  const known = [
    again(field),
    forbidden(field),
    winDifference(field),
    clubs(field),
    metBefore(field),
  ];
  return (criteria ?? usualCriteria("teams", club)).flatMap(
    (id) => known.find((criterion) => criterion.id === GROUP_NAMES[id]) ?? [],
  );
}

/** Which criterion of groups the names of other formats mean; those without one have no meaning here. */
const GROUP_NAMES: Readonly<Partial<Record<CriterionId, CriterionId>>> = {
  rematch: "rematch",
  "opponent-repeated": "rematch",
  "forbidden-pair": "forbidden-pair",
  "win-difference": "win-difference",
  "win-spread": "win-difference",
  clubs: "clubs",
  "club-opponents": "clubs",
  "met-before": "met-before",
};
