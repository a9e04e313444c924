import type {
  CriterionId,
  EventDocument,
  PairingCertificate,
  WholeAmount,
} from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { pairCriteria } from "../criteria/pairs/pair-criteria";
import { restCost } from "../criteria/rests";
import type { Field } from "../field";
import { readField, unitAt } from "../field";
import { finalOf } from "./final";
import { spreadsClubs, withFirstRound } from "./first-round";
import { matchPairs } from "./match-pairs";
import type { PairMatching, StageProof } from "./pair-matching";

// The proof of a round by stages, written as one: each stage's prices weigh so much more than those of the stages after it
// that nothing which costs more in it can be made good later. Whole numbers of any size.

/** One proof over units by index, the rest behind the last of them. Sets know the stage that they come from. */
type Flat = {
  readonly weights: ReadonlyMap<CriterionId, bigint>;
  readonly prices: readonly bigint[];
  readonly sets: readonly {
    readonly members: readonly number[];
    readonly price: bigint;
    readonly stage: number;
  }[];
};

const largest = (numbers: Iterable<bigint>) => {
  let most = 0n;
  for (const each of numbers) if (each > most) most = each;
  return most;
};

function flatStage({ criteria, prices, sets }: StageProof, stage: number): Flat {
  return {
    weights: new Map(criteria.map(({ id, factor }) => [id, BigInt(factor)])),
    prices: prices.map(BigInt),
    sets: sets.map(({ members, price }) => ({ members, price: BigInt(price), stage })),
  };
}

/** More than a whole round can cost by some criteria, and than any two of their prices make together. */
function beyond({ units, round }: Field, { weights, prices }: Flat): bigint {
  const size = BigInt(units.length + 1);
  const most = 2n * size * size * BigInt(round + 1) ** 2n;
  const cost = BigInt(weights.size) * largest(weights.values()) * most;
  const paid = 2n * largest(prices);
  return 1n + (cost > paid ? cost : paid);
}

/** A stage after others: those count `factor` times, and each set of the last of them is worth `inside` more. */
function withStage(field: Field, before: Flat, proof: StageProof, stage: number): Flat {
  const next = flatStage(proof, stage);
  const factor = beyond(field, next);
  const inside = 2n * BigInt(proof.inside);
  return {
    weights: new Map([
      ...[...before.weights].map(([id, weight]) => [id, weight * factor] as const),
      ...next.weights,
    ]),
    prices: next.prices.map((price, unit) => price + factor * (before.prices[unit] ?? 0n)),
    sets: [
      ...before.sets.map((set) => ({
        ...set,
        price: set.price * factor + (set.stage === stage - 1 ? inside : 0n),
      })),
      ...next.sets,
    ],
  };
}

/** The place of a unit among all in order of who rests first, from 0. */
function restRank(field: Field, unit: number): number {
  const cost = restCost(field);
  return field.units.filter((_, other) => cost(other) < cost(unit)).length;
}

/** A round whose rest was settled first: that weighs more than all the rest, and nobody before him could have rested. */
function withRest(field: Field, stages: Flat, rest: number, restProof: StageProof | null): Flat {
  const size = field.units.length;
  const weight = beyond(field, stages);
  const rank = BigInt(restRank(field, rest));
  const steep = weight * (rank + 1n);
  const own = restProof === null ? null : flatStage(restProof, -1);
  const low = largest(stages.prices);
  const stagePrice = (unit: number) => (unit === rest ? -low : (stages.prices[unit] ?? 0n));
  const prices = field.units.map((_, unit) => stagePrice(unit) + steep * (own?.prices[unit] ?? 0n));
  const above = own === null ? 0n : steep * ((own.prices[size] ?? 0n) - 2n * rank);
  return {
    weights: new Map([...stages.weights, ["rests", weight]]),
    prices: [...prices, low + 2n * weight * rank + above],
    sets: [
      ...stages.sets,
      ...(own?.sets ?? []).map((set) => ({ ...set, price: steep * set.price })),
    ],
  };
}

function toAmount(value: bigint): WholeAmount {
  const isSafe =
    value <= BigInt(Number.MAX_SAFE_INTEGER) && -value <= BigInt(Number.MAX_SAFE_INTEGER);
  return isSafe ? Number(value) : value.toString();
}

function certificateOf(field: Field, { proof, rest }: PairMatching): PairingCertificate | null {
  const [first, ...others] = proof?.stages ?? [];
  if (!proof || first === undefined) return null;
  const stages = others.reduce(
    (before, stage, index) => withStage(field, before, stage, index + 1),
    flatStage(first, 0),
  );
  const flat = proof.restFirst ? withRest(field, stages, rest, proof.restProof) : stages;
  const size = field.units.length;
  const idsOf = (members: readonly number[]) =>
    members.filter((unit) => unit < size).map((unit) => unitAt(field, unit).id);
  const restPrice = flat.prices[size] ?? 0n;
  return {
    weights: Object.fromEntries([...flat.weights].map(([id, weight]) => [id, toAmount(weight)])),
    prices: Object.fromEntries(
      field.units.map(({ id }, unit) => [id, toAmount(flat.prices[unit] ?? 0n)]),
    ),
    ...(rest === -1 ? {} : { rest: toAmount(restPrice) }),
    sets: flat.sets.map(({ members, price }) => ({
      members: idsOf(members),
      ...(members.includes(size) ? { rest: true } : {}),
      price: toAmount(price),
    })),
  };
}

/**
 * The certificate of the next round of an event whose entrants meet one by one by the standings, as `pair` answers it; null
 * for every other round, and where optimality is not claimed. The same event gives the same round as `pairRound` makes.
 */
export function pairingCertificate(
  original: EventDocument,
  rules: RuleSettings,
): PairingCertificate | null {
  const { format, alone, pairing } = original;
  const oneByOne = format === "pairs" || (format === "individual" && alone === 2);
  if (!oneByOne || pairing.system === "round-robin") return null;
  if (finalOf(original) !== null || spreadsClubs(original)) return null;
  const field = readField(withFirstRound(original), rules);
  return certificateOf(field, matchPairs(field, pairCriteria(field.settings)));
}
