import type { CriterionId, EventDocument } from "../../../event/event-document";
import { readCouples } from "../couples";
import { readPast } from "../past";
import { methodSteps } from "./method-steps";
import type { ProofField } from "./pair-field";
import { restCosts, restRanks } from "./rest-ranks";

/**
 * One criterion, reckoned from the document: what two that meet cost and what a rest costs, by index of unit. `rank` is the
 * rest as the proof counts it, `most` what a whole round can come to by it where one is known to rest (-1: not known).
 */
export type ProofCriterion = {
  readonly id: CriterionId;
  readonly pair: (a: number, b: number) => number;
  readonly rest: (unit: number) => number;
  readonly rank: (unit: number) => number;
  readonly most: (resting: number) => number;
};

/** The criteria that say something of entrants that meet one by one, in the order in which they weigh by default. */
const USUAL = [
  "rematch",
  "forbidden-pair",
  "rests",
  "win-difference",
  "float-again",
  "clubs",
  "method-order",
] as const satisfies readonly CriterionId[];
type PairCriterionId = (typeof USUAL)[number];

/** The criteria of an event in order: its own, else the usual, clubs behind what is forbidden where it is strict. */
export function proofOrder({ pairing }: EventDocument): readonly PairCriterionId[] {
  const { club, criteria } = pairing;
  if (criteria !== undefined) {
    return USUAL.filter((id) => criteria.includes(id)).sort(
      (a, b) => criteria.indexOf(a) - criteria.indexOf(b),
    );
  }
  if (club === "weak") return USUAL;
  const others = USUAL.filter((id) => id !== "clubs");
  if (club === "off") return others;
  return others.flatMap((id): PairCriterionId[] =>
    id === "forbidden-pair" ? [id, "clubs"] : [id],
  );
}

const nothing = () => 0;

function matrixOf(field: ProofField, listed: (a: string, b: string) => boolean) {
  const size = field.units.length;
  const matrix = new Uint8Array(size * size);
  let couples = 0;
  field.units.forEach(({ id: one }, a) => {
    field.units.forEach(({ id: two }, b) => {
      if (a >= b || !listed(one, two)) return;
      matrix[a * size + b] = 1;
      matrix[b * size + a] = 1;
      couples += 1;
    });
  });
  const pair = (a: number, b: number) => matrix[a * size + b] ?? 0;
  return { pair, most: () => Math.min(couples, size >> 1) };
}

/** The units that play where one rests. */
const playing = ({ units }: ProofField, resting: number) =>
  units.filter((_, unit) => unit !== resting);

function winDifference(field: ProofField) {
  const wins = field.units.map((unit) => unit.wins);
  // The sum of squares is largest with the highest against the lowest, and so on inwards.
  const most = (resting: number) => {
    const sorted = playing(field, resting)
      .map((unit) => unit.wins)
      .sort((a, b) => a - b);
    return sorted
      .slice(0, sorted.length >> 1)
      .reduce((sum, low, at) => sum + ((sorted[sorted.length - 1 - at] ?? 0) - low) ** 2, 0);
  };
  return { pair: (a: number, b: number) => ((wins[a] ?? 0) - (wins[b] ?? 0)) ** 2, most };
}

function floatAgain(field: ProofField) {
  const { units } = field;
  const again = (a: number, b: number) => {
    const way = Math.sign((units[a]?.wins ?? 0) - (units[b]?.wins ?? 0));
    return way !== 0 && units[a]?.way === way ? 1 : 0;
  };
  const most = (resting: number) => playing(field, resting).filter(({ way }) => way !== 0).length;
  return { pair: (a: number, b: number) => again(a, b) + again(b, a), most };
}

function sameClub(field: ProofField) {
  const { units } = field;
  const most = (resting: number) => {
    const members = new Map<string, number>();
    for (const { club } of playing(field, resting)) {
      if (club !== null) members.set(club, (members.get(club) ?? 0) + 1);
    }
    return [...members.values()].reduce((sum, count) => sum + (count >> 1), 0);
  };
  const pair = (a: number, b: number) => {
    const club = units[a]?.club ?? null;
    return club !== null && club === units[b]?.club ? 1 : 0;
  };
  return { pair, most };
}

function methodOrder(field: ProofField) {
  const { between, reach } = methodSteps(field);
  const most = (resting: number) =>
    field.units.reduce((sum, _, unit) => (unit === resting ? sum : sum + reach(unit)), 0);
  return { pair: between, most };
}

/** The criteria of a round over its field, in order. */
export function proofCriteria(event: EventDocument, field: ProofField): readonly ProofCriterion[] {
  const { round, units } = field;
  const ids = units.map(({ id }) => id);
  const couples = readCouples(event, readPast(event.rounds, round), round, ids);
  const costs = restCosts(units);
  const ranks = restRanks(units);
  const measures = {
    rematch: () => matrixOf(field, (a, b) => couples.rematch(a, b) > 0),
    "forbidden-pair": () => matrixOf(field, couples.forbidden),
    rests: () => ({ pair: nothing, most: () => (units.length % 2) * (units.length - 1) }),
    "win-difference": () => winDifference(field),
    "float-again": () => floatAgain(field),
    clubs: () => sameClub(field),
    "method-order": () => methodOrder(field),
  } as const;
  return proofOrder(event).map((id): ProofCriterion => {
    const isRest = id === "rests";
    return {
      id,
      ...measures[id](),
      rest: isRest ? (unit) => costs[unit] ?? 0 : nothing,
      rank: isRest ? (unit) => ranks[unit] ?? 0 : nothing,
    };
  });
}
