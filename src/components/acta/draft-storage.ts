import { z } from "zod";
import { HAND_ENDINGS } from "@/domain/hand/hand";
import { parseTile } from "@/domain/hand/tile";
import type { ActaHand } from "@/domain/match/acta-state";
import type { Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { infractionCodeSchema } from "@/schemas/hand";
import type { QueueStore } from "./acta-storage";
import type { HandDraft } from "./hand-draft";

// A half-typed hand is kept on the phone until it is recorded or left, so that a reload or a sleeping phone loses none.

const seat = z.enum(SEATS);
const tile = z.string().transform((text, context) => {
  const read = parseTile(text);
  if (read === null) context.addIssue({ code: "custom", message: "not a tile" });
  return read ?? "0-0";
});

const Draft = z.strictObject({
  ending: z.enum(HAND_ENDINGS).nullable(),
  by: seat.nullable(),
  infraction: infractionCodeSchema.nullable(),
  counting: z.enum(["pips", "tiles"]),
  pips: z.partialRecord(seat, z.int().nonnegative()),
  left: z.partialRecord(seat, z.array(tile)),
  doubles: z.int().nullable(),
  closedWith: z.int().min(0).max(6).nullable(),
  lastTile: z.strictObject({ kind: z.enum(["capicua", "seen"]), tile }).nullable(),
  passes: z.array(z.enum([...PAIR_SIDES, ...SEATS])),
}) satisfies z.ZodType<HandDraft>;

export type KeptDraft = {
  readonly draft: HandDraft;
  readonly number: number;
  /** The hand that is corrected; null for a new one. */
  readonly corrects: string | null;
  /** What it was typed upon: see `draftBase`. */
  readonly base: string;
};

const Kept = z.strictObject({
  draft: Draft,
  number: z.int().positive(),
  corrects: z.string().nullable(),
  base: z.string(),
}) satisfies z.ZodType<KeptDraft>;

const keyOf = (match: string) => `capicua-borrador:${match}`;

type Played = { readonly hands: readonly ActaHand[]; readonly nextLeader: Seat | null };

/**
 * What a half-typed hand rests on: for a new hand the one before it and who leads, for a correction the hand as it was.
 * When that has changed the draft no longer fits.
 */
export function draftBase({ hands, nextLeader }: Played, corrects: string | null): string {
  if (corrects === null) return `${hands.length} ${hands.at(-1)?.handId ?? ""} ${nextLeader}`;
  const hand = hands.find(({ handId }) => handId === corrects);
  return hand === undefined ? "" : `${hand.handId} ${hand.corrections} ${hand.leader}`;
}

/** Whether a kept draft can be taken up on the hands as they are now. */
export function stillFits(kept: KeptDraft, played: Played): boolean {
  return kept.base !== "" && kept.base === draftBase(played, kept.corrects);
}

/** The half-typed hand of a match on this phone. Something unreadable counts as none. */
export function readDraft(store: QueueStore | null, match: string): KeptDraft | null {
  try {
    const parsed = Kept.safeParse(JSON.parse(store?.getItem(keyOf(match)) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a half-typed hand, or forgets it with null. A phone that keeps nothing loses no more than before. */
export function keepDraft(store: QueueStore | null, match: string, kept: KeptDraft | null): void {
  try {
    if (kept === null) store?.removeItem(keyOf(match));
    else store?.setItem(keyOf(match), JSON.stringify(kept));
  } catch {
    // Full or closed storage: the hand is still on the screen.
  }
}
