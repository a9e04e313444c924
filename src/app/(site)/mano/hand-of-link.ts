import type { SharedHand } from "@/domain/hand/shared-hand";
import { decodeSharedHand } from "@/domain/hand/shared-hand-text";
import { sharedHandProblemText } from "@/i18n/es/shared-hand";

type Query = { readonly h?: string | readonly string[] };

export type HandSearch = { readonly searchParams: Promise<Query> };

type LinkedHand = {
  /** What the link carries; undefined where it carries no hand. */
  readonly text: string | undefined;
  readonly hand: SharedHand | null;
  /** Why that is no hand. */
  readonly damage: string | null;
};

/** The hand of an address with `?h=…`. */
export function handOfLink({ h }: Query): LinkedHand {
  const text = typeof h === "string" ? h : h?.[0];
  if (text === undefined) return { text, hand: null, damage: null };
  const read = decodeSharedHand(text);
  if (read.ok) return { text, hand: read.value, damage: null };
  const [problem] = read.problems;
  return { text, hand: null, damage: sharedHandProblemText(problem?.code ?? "damaged-hand") };
}
