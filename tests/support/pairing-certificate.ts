import type { PairCriterion } from "@/domain/pairing/criteria/criterion";
import type { Field } from "@/domain/pairing/field";
import type { PairMatching, StageProof } from "@/domain/pairing/formats/pair-matching";
import type { CertificateFault } from "@/domain/pairing/matching/certificate";
import {
  findCertificateFault,
  setsAroundBoth,
  setsByVertex,
} from "@/domain/pairing/matching/certificate";

// Checks the proof of a round of fixed pairs over all couples, stage by stage, knowing the criteria and nothing of the engine.

type EdgeCost = (a: number, b: number) => number;

export type PairingFault =
  | CertificateFault
  | { readonly code: "no-proof" }
  | { readonly code: "criteria-left-out" }
  | { readonly code: "weight-too-small"; readonly stage: number }
  | { readonly code: "another-rests-cheaper" };

/** What edges cost in a stage by some criteria; vertex `size` is the rest. */
function weighted(
  field: Field,
  criteria: readonly PairCriterion[],
  factorOf: (index: number) => number,
): EdgeCost {
  const size = field.units.length;
  const terms = criteria
    .map((criterion, index) => ({ measured: criterion.measure(field), factor: factorOf(index) }))
    .filter(({ factor }) => factor > 0);
  return (a, b) =>
    terms.reduce((sum, { measured, factor }) => {
      const value = b === size ? measured.rest(a) : measured.pair(a, b);
      return value === 0 ? sum : sum + factor * value;
    }, 0);
}

/** The edges that a stage's prices pay for exactly, at its costs; the others are Infinity. */
function tightOnly(cost: EdgeCost, { prices, sets }: StageProof): EdgeCost {
  const around = setsByVertex(prices.length, sets);
  return (a, b) => {
    const shared = setsAroundBoth(around[a] ?? [], around[b] ?? []);
    const paid = shared.reduce((sum, set) => sum + (sets[set]?.price ?? 0), 0);
    const slack = 2 * cost(a, b) - (prices[a] ?? 0) - (prices[b] ?? 0) + paid;
    return slack === 0 ? 0 : Number.POSITIVE_INFINITY;
  };
}

/** What is wrong with the proof of a round; null where it holds. Only for rounds whose rest, if any, is settled first. */
export function findPairingFault(
  field: Field,
  criteria: readonly PairCriterion[],
  { pairs, rest, optimal, proof }: PairMatching,
): PairingFault | null {
  if (!optimal || proof === null) return { code: "no-proof" };
  const size = field.units.length;
  const mates = new Array<number>(size).fill(-1);
  for (const [a, b] of pairs) {
    mates[a] = b;
    mates[b] = a;
  }
  const playing = [...mates.keys()].filter((unit) => unit !== rest);
  const barred = weighted(field, criteria, (index) => (index < proof.barred ? 1 : 0));
  const resting = criteria[proof.barred]?.measure(field).rest;
  if (rest !== -1 && proof.restProof === null) {
    const cheaper = playing.some((unit) => (resting?.(unit) ?? 0) < (resting?.(rest) ?? 0));
    if (!proof.restFirst || cheaper) return { code: "another-rests-cheaper" };
  }
  const told = proof.stages.flatMap((stage) => stage.criteria.map(({ id }) => id));
  const due = criteria.slice(proof.barred).map(({ id }) => id);
  if (told.join(" ") !== due.join(" ")) return { code: "criteria-left-out" };
  let allowed: EdgeCost = (a, b) => (barred(a, b) > 0 ? Number.POSITIVE_INFINITY : 0);
  let before: StageProof | null = null;
  for (const [at, stage] of proof.stages.entries()) {
    const factors = new Map(stage.criteria.map(({ id, factor }) => [id, factor]));
    const own = weighted(field, criteria, (index) =>
      index < proof.barred ? 0 : (factors.get(criteria[index]?.id ?? "rests") ?? 0),
    );
    const around: readonly (readonly number[])[] =
      before === null ? [] : setsByVertex(size + 1, before.sets);
    const sets = (a: number, b: number) => setsAroundBoth(around[a] ?? [], around[b] ?? []).length;
    const earlier: EdgeCost = allowed;
    const cost: EdgeCost = (a, b) => earlier(a, b) + own(a, b) - stage.inside * sets(a, b);
    const vertexOf = new Map(playing.map((unit, vertex) => [unit, vertex]));
    const unitOf = (vertex: number) => playing[vertex] ?? -1;
    const fault = findCertificateFault(playing.length, (a, b) => cost(unitOf(a), unitOf(b)), {
      mates: playing.map((unit) => vertexOf.get(mates[unit] ?? -1) ?? -1),
      prices: playing.map((unit) => stage.prices[unit] ?? 0),
      sets: stage.sets.map(({ members, price }) => ({
        price,
        members: members.map((unit) => vertexOf.get(unit) ?? -1),
      })),
    });
    if (fault !== null) return fault;
    const round = pairs.reduce((sum, [a, b]) => sum + own(a, b), 0);
    if (stage.inside > 0 && stage.inside <= round) return { code: "weight-too-small", stage: at };
    allowed = tightOnly(cost, stage);
    before = stage;
  }
  return null;
}
