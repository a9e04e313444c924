import type { PairingCertificate } from "../../../event/event-document";
import type { CertificateFault } from "../finding";
import type { ProofCriterion } from "./pair-costs";
import type { ProofField } from "./pair-field";

// Proof by prices: whatever the round, each meeting costs, doubled, no less than the prices of its two pay, and so no round
// costs less than all prices together. Sets of odd size give back their price for every meeting inside them, of which there
// can be no more than half. Looked at for every allowed meeting, in whole numbers of any size.

/** Who meets whom by index of unit, and who rests (-1: nobody). */
export type ProofRound = {
  readonly pairs: readonly (readonly [number, number])[];
  readonly rest: number;
};

/** What a certificate comes to: a fault of its own; or twice the cost of the round, and what no round is below. */
export type CertificateAnswer =
  | { readonly ok: false; readonly fault: CertificateFault }
  | { readonly ok: true; readonly doubled: bigint; readonly bound: bigint };

type Weighed = { readonly criterion: ProofCriterion; readonly weight: bigint };

type PricedSet = { readonly members: readonly number[]; readonly price: bigint };

type Reading = {
  /** Criteria that the round keeps altogether and that stand before the weighed: what breaks them is not allowed. */
  readonly kept: readonly ProofCriterion[];
  readonly weighed: readonly Weighed[];
  readonly prices: readonly bigint[];
  readonly sets: readonly PricedSet[];
};

const fault = (code: CertificateFault): CertificateAnswer => ({ ok: false, fault: code });

function costOf(criterion: ProofCriterion, { pairs, rest }: ProofRound): number {
  const resting = rest === -1 ? 0 : criterion.rank(rest);
  return pairs.reduce((sum, [a, b]) => sum + criterion.pair(a, b), resting);
}

/**
 * Whether each weight outweighs all that the criteria behind it can come to. Where the rest weighs most, a round that is as
 * good in it lets the same one rest, and only those need be told apart by the criteria behind it.
 */
function isLexicographic(weighed: readonly Weighed[], { rest }: ProofRound): boolean {
  const settled = weighed[0]?.criterion.id === "rests" ? rest : -1;
  return weighed.every(({ weight }, at) => {
    const resting = at === 0 ? -1 : settled;
    const behind = weighed
      .slice(at + 1)
      .reduce((sum, later) => sum + later.weight * BigInt(later.criterion.most(resting)), 0n);
    return weight > behind;
  });
}

function readWeights(
  certificate: PairingCertificate,
  criteria: readonly ProofCriterion[],
  round: ProofRound,
): Pick<Reading, "kept" | "weighed"> | null {
  const weightOf = (id: ProofCriterion["id"]) => certificate.weights[id];
  const first = criteria.findIndex(({ id }) => weightOf(id) !== undefined);
  const kept = first === -1 ? criteria : criteria.slice(0, first);
  const weighed = criteria.slice(kept.length).flatMap((criterion): readonly Weighed[] => {
    const weight = weightOf(criterion.id);
    return weight === undefined ? [] : [{ criterion, weight: BigInt(weight) }];
  });
  const isWhole = kept.length + weighed.length === criteria.length;
  const isKept = kept.every((criterion) => costOf(criterion, round) === 0);
  return isWhole && isKept && isLexicographic(weighed, round) ? { kept, weighed } : null;
}

/** The sets by index of unit, the place of the rest behind the last; null where one is not a set of an odd number. */
function readSets(
  { sets }: PairingCertificate,
  indexOf: ReadonlyMap<string, number>,
  size: number,
): readonly PricedSet[] | null {
  const read = sets.map(({ members, rest, price }) => ({
    members: [...members.map((id) => indexOf.get(id) ?? -1), ...(rest === true ? [size] : [])],
    price: BigInt(price),
  }));
  const isSound = read.every(
    ({ members, price }) =>
      price >= 0n &&
      members.length % 2 === 1 &&
      new Set(members).size === members.length &&
      !members.includes(-1),
  );
  return isSound ? read : null;
}

/** What the sets around two give back; asked only where the prices alone pay too much. */
function discountFinder(sets: readonly PricedSet[], size: number) {
  const around = Array.from({ length: size + 1 }, (): number[] => []);
  sets.forEach(({ members }, set) => {
    for (const unit of members) around[unit]?.push(set);
  });
  return (a: number, b: number): bigint => {
    const others = new Set(around[b]);
    return (around[a] ?? [])
      .filter((set) => others.has(set))
      .reduce((sum, set) => sum + (sets[set]?.price ?? 0n), 0n);
  };
}

/** Twice the weighed cost of a meeting, or of a rest where `b` is the place of the rest; null where it is not allowed. */
function doubledCost(reading: Reading, round: ProofRound, size: number) {
  const [first] = reading.weighed;
  // Where the rest weighs most, a later turn than the round's cannot be part of a better one.
  const latest =
    first?.criterion.id === "rests" && round.rest !== -1 ? first.criterion.rank(round.rest) : size;
  return (a: number, b: number): bigint | null => {
    const isRest = b === size;
    if (isRest && (first?.criterion.rank(a) ?? 0) > latest) return null;
    const breaks = ({ pair, rank }: ProofCriterion) => (isRest ? rank(a) : pair(a, b)) > 0;
    if (reading.kept.some(breaks)) return null;
    let cost = 0n;
    for (const { criterion, weight } of reading.weighed) {
      const value = isRest ? criterion.rank(a) : criterion.pair(a, b);
      if (value !== 0) cost += weight * BigInt(value);
    }
    return 2n * cost;
  };
}

/** Whether the prices of two pay more than their meeting costs, for any allowed meeting. */
function isOverpriced(
  { prices, sets }: Reading,
  size: number,
  places: number,
  costed: (a: number, b: number) => bigint | null,
): boolean {
  const discount = discountFinder(sets, size);
  for (let a = 0; a < size; a++) {
    const own = prices[a] ?? 0n;
    for (let b = a + 1; b < places; b++) {
      const paid = own + (prices[b] ?? 0n);
      if (paid <= 0n) continue;
      const cost = costed(a, b);
      if (cost !== null && paid > cost && paid - discount(a, b) > cost) return true;
    }
  }
  return false;
}

/**
 * Looks at a certificate of a round over its field: its weights, its prices for every allowed meeting, and what they prove.
 * A round that costs as much as the bound is the best there is.
 */
export function checkCertificate(
  certificate: PairingCertificate,
  field: ProofField,
  criteria: readonly ProofCriterion[],
  round: ProofRound,
): CertificateAnswer {
  const size = field.units.length;
  const indexOf = new Map(field.units.map(({ id }, index) => [id, index]));
  const places = round.rest === -1 ? size : size + 1;
  if (2 * round.pairs.length + (places - size) !== size) return fault("unreadable");
  const weights = readWeights(certificate, criteria, round);
  if (weights === null) return fault("weights");
  const listed = field.units.map(({ id }) => certificate.prices[id]);
  if (listed.includes(undefined) || (round.rest !== -1 && certificate.rest === undefined)) {
    return fault("prices");
  }
  const sets = readSets(certificate, indexOf, size);
  if (sets === null) return fault("sets");
  const prices = listed.map((price) => BigInt(price ?? 0));
  if (places > size) prices.push(BigInt(certificate.rest ?? 0));
  const reading: Reading = { ...weights, prices, sets };
  const costed = doubledCost(reading, round, size);
  if (isOverpriced(reading, size, places, costed)) return fault("overpriced");
  const total = (numbers: readonly bigint[]) => numbers.reduce((sum, each) => sum + each, 0n);
  const inside = sets.map(({ members, price }) => price * BigInt((members.length - 1) / 2));
  const rested = round.rest === -1 ? 0n : (costed(round.rest, size) ?? 0n);
  const met = round.pairs.map(([a, b]) => costed(a, b) ?? 0n);
  return { ok: true, doubled: total(met) + rested, bound: total(prices) - total(inside) };
}
