import type { HandPreview } from "@/components/acta/hand-preview";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import type { DeskRights } from "./desk-rights";
import type { AnnullingArticle, HandLine } from "./hand-line";

/** What a desk works with: the acta as it stands, judging and recording, and the ways to other tables. */
export type Desk = {
  readonly acta: ActaState;
  readonly view: TableView;
  readonly rights: DeskRights;
  readonly articles: readonly AnnullingArticle[];
  /** Records events together; false, with what is wrong said, when the rules refuse any of them. */
  readonly record: (...events: readonly ActaEvent[]) => boolean;
  readonly preview: (hand: RecordedHand, corrects?: string) => HandPreview;
  /** Goes to what was typed or scanned: a table's number, a Hoja's code, the address in its QR. */
  readonly goTo: (typed: string) => void;
  /** Takes the last line off and gives it back to be typed again. */
  readonly undoLine: () => void;
  /** The line that was taken off a moment ago, as it was typed. */
  readonly undone: HandLine | null;
};
