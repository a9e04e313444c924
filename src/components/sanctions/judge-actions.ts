import type { Answer } from "@/components/commands/answer";
import type { BySeat } from "@/domain/hand/hand";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaAnswer } from "@/server/actas/append";
import type { SanctionDraft, SanctionPreview } from "@/server/sanctions/preview";

// What a judge's screens send; the pages hand them the server actions that do it.

export type EventInput = {
  readonly matchId: string;
  readonly baseVersion: number;
  readonly event: ActaEvent;
  readonly pips?: BySeat<number>;
  /** The PIN of who signs with one. */
  readonly pin?: string;
};

/** Adds one event to an acta. */
export type RecordAction = (
  input: EventInput & { readonly commandId: string },
) => Promise<Answer<ActaAnswer>>;

export type PreviewInput = {
  readonly matchId: string;
  readonly draft: SanctionDraft;
  readonly pips?: BySeat<number>;
};

/** Judges an infraction without recording it. */
export type PreviewAction = (input: PreviewInput) => Promise<Answer<SanctionPreview>>;
