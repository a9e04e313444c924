import type { HandPreview } from "@/components/acta/hand-preview";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { TableView } from "@/server/actas/table-view";
import type { DeskRights } from "./desk-rights";
import type { AnnullingArticle } from "./hand-line";

/** What a desk works with: the acta as it stands, judging and recording, and the ways to other tables. */
export type Desk = {
  readonly acta: ActaState;
  readonly view: TableView;
  readonly rights: DeskRights;
  readonly articles: readonly AnnullingArticle[];
  /** Records events together; false, with what is wrong said, when the rules refuse any of them. */
  readonly record: (...events: readonly ActaEvent[]) => boolean;
  readonly preview: (hand: RecordedHand, corrects?: string) => HandPreview;
  readonly goTo: (table: number) => boolean;
};
