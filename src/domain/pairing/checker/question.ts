import type { Couples } from "./couples";
import type { LookedFor } from "./hard-order";

// "Could this round have been made with less of what should not happen?" as numbers: what each couple of people costs as
// partners and as opponents, and what each costs that rests. The kinds are digits of one integer, the weightiest first.

export type Question = {
  readonly ids: readonly string[];
  readonly kinds: readonly LookedFor[];
  /** People at a table; four of them play in partners where `partners` is set, else each against each. */
  readonly group: 2 | 3 | 4;
  readonly partners: boolean;
  readonly resting: number;
  /** Two who are left over and meet by themselves (teams), or 0. */
  readonly short: 0 | 2;
  readonly base: number;
  /** By a × size + b. */
  readonly together: Float64Array;
  readonly across: Float64Array;
  readonly rest: Float64Array;
};

/** Who sits at a table, partners first and last two; and who rests. By index. */
export type Seating = {
  readonly tables: readonly (readonly number[])[];
  readonly resting: readonly number[];
};

/** Fields beyond this are not asked about: what is wrong with them stays a notice. */
export const LARGEST_ASKED = 1200;

const one = (condition: boolean) => (condition ? 1 : 0);

function amongPartners(couples: Couples, kind: LookedFor, a: string, b: string): number {
  if (kind === "partner-repeated") return one(couples.partner(a, b) > 0);
  if (kind === "forbidden-pair") return one(couples.forbidden(a, b));
  return kind === "club-partners" ? one(couples.sameClub(a, b)) : 0;
}

function amongOpponents(couples: Couples, kind: LookedFor, a: string, b: string): number {
  if (kind === "rematch" || kind === "opponent-repeated") return one(couples.rematch(a, b) > 0);
  if (kind === "forbidden-pair") return one(couples.forbidden(a, b));
  return kind === "clubs" || kind === "club-opponents" ? one(couples.sameClub(a, b)) : 0;
}

/** The digits of a cost, one a kind. */
export function kindsOf({ kinds, base }: Question, cost: number): readonly number[] {
  const digits: number[] = [];
  let left = cost;
  for (let i = 0; i < kinds.length; i++) {
    digits.unshift(left % base);
    left = Math.floor(left / base);
  }
  return digits;
}

/** Asks about a field; null where it is too large, or its numbers would not fit. */
export function askQuestion(
  couples: Couples,
  kinds: readonly LookedFor[],
  shape: Pick<Question, "group" | "partners" | "resting" | "short">,
): Question | null {
  const { ids } = couples;
  const size = ids.length;
  if (size > LARGEST_ASKED) return null;
  const rests = ids.map((id) => couples.rests(id));
  const most = 6 * Math.ceil(size / shape.group) + shape.resting * Math.max(0, ...rests);
  const base = most + 1;
  const fitting = kinds.slice(0, Math.floor(Math.log(2 ** 52) / Math.log(base)));
  const weights = fitting.map((_, at) => base ** (fitting.length - 1 - at));
  const together = new Float64Array(size * size);
  const across = new Float64Array(size * size);
  ids.forEach((a, x) => {
    ids.forEach((b, y) => {
      if (x === y) return;
      fitting.forEach((kind, at) => {
        const weight = weights[at] ?? 0;
        together[x * size + y] =
          (together[x * size + y] ?? 0) + weight * amongPartners(couples, kind, a, b);
        across[x * size + y] =
          (across[x * size + y] ?? 0) + weight * amongOpponents(couples, kind, a, b);
      });
    });
  });
  const forRest = weights[fitting.indexOf("rests")] ?? 0;
  const rest = Float64Array.from(rests, (count) => count * forRest);
  return { ids, kinds: fitting, ...shape, base, together, across, rest };
}

/** What a table costs: partners as seated first and last two, or each against each. */
export function tableCost(question: Question, table: readonly number[]): number {
  const { together, across, ids, partners } = question;
  const size = ids.length;
  const [a = 0, b = 0, c = 0, d = 0] = table;
  if (partners && table.length === 4) {
    return (
      (together[a * size + b] ?? 0) +
      (together[c * size + d] ?? 0) +
      (across[a * size + c] ?? 0) +
      (across[a * size + d] ?? 0) +
      (across[b * size + c] ?? 0) +
      (across[b * size + d] ?? 0)
    );
  }
  let cost = 0;
  for (let i = 0; i < table.length; i++) {
    for (let j = i + 1; j < table.length; j++) {
      cost += across[(table[i] ?? 0) * size + (table[j] ?? 0)] ?? 0;
    }
  }
  return cost;
}

/** The cheapest way to seat people at one table. */
export function cheapestSeating(question: Question, people: readonly number[]): readonly number[] {
  if (!question.partners || people.length < 4) return people;
  const [a = 0, b = 0, c = 0, d = 0] = people;
  const ways = [people, [a, c, b, d], [a, d, b, c]];
  return ways.reduce((best, way) =>
    tableCost(question, way) < tableCost(question, best) ? way : best,
  );
}

/** What a whole seating costs. */
export function seatingCost(question: Question, { tables, resting }: Seating): number {
  const seated = tables.reduce((sum, table) => sum + tableCost(question, table), 0);
  return resting.reduce((sum, unit) => sum + (question.rest[unit] ?? 0), seated);
}
