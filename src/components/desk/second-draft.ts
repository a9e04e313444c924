import { z } from "zod";
import type { QueueStore } from "@/components/acta/acta-storage";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { recordedHandSchema } from "@/schemas/acta";

// What a second typist has typed so far is kept in this browser: a reload loses no line, and after a comparison that
// found differences only those are typed again.

/** A line of the second typing; `id` only tells lines apart on this screen. */
export type DraftLine = { readonly id: string; readonly hand: RecordedHand };
export type SecondDraft = { readonly leader: Seat | null; readonly lines: readonly DraftLine[] };

export const EMPTY_SECOND: SecondDraft = { leader: null, lines: [] };

/** The draft after a line was corrected or taken off, as the list of hands says it. */
export function draftAfter(draft: SecondDraft, event: ActaEvent): SecondDraft {
  switch (event.type) {
    case "hand-corrected":
      return {
        ...draft,
        lines: draft.lines.map((line) =>
          line.id === event.handId ? { ...line, hand: event.hand } : line,
        ),
      };
    case "hand-removed":
      return { ...draft, lines: draft.lines.filter(({ id }) => id !== event.handId) };
    default:
      return draft;
  }
}

const Stored = z.strictObject({
  leader: z.enum(SEATS).nullable(),
  lines: z.array(z.strictObject({ id: z.string().max(64), hand: recordedHandSchema })).max(200),
});

const keyOf = (matchId: string) => `capicua-segunda:${matchId}`;

/** The draft that this browser kept; an empty one where there is none, or none that can be read. */
export function readSecondDraft(store: QueueStore | null, matchId: string): SecondDraft {
  try {
    const parsed = Stored.safeParse(JSON.parse(store?.getItem(keyOf(matchId)) ?? "null"));
    return parsed.success ? parsed.data : EMPTY_SECOND;
  } catch {
    return EMPTY_SECOND;
  }
}

/** Keeps a draft, or forgets an empty one. A browser that keeps nothing is no reason to stop. */
export function keepSecondDraft(
  store: QueueStore | null,
  matchId: string,
  draft: SecondDraft,
): void {
  try {
    if (draft.leader === null && draft.lines.length === 0) store?.removeItem(keyOf(matchId));
    else store?.setItem(keyOf(matchId), JSON.stringify(draft));
  } catch {
    // Private browsing, or a full store: the draft lives as long as the page.
  }
}
