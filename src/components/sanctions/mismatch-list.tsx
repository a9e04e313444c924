import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { mismatchText } from "@/i18n/es/refereeing";
import type { BoardMismatch } from "@/server/sanctions/judge-view";

type MismatchListProps = {
  readonly slug: string;
  readonly mismatches: readonly BoardMismatch[];
  /** What a judge may do about each of them; where nothing is given, the way to its table. */
  readonly actions?: (mismatch: BoardMismatch) => ReactNode;
};

/** Tables of any round whose sheet no longer agrees with the corrected history. */
export function MismatchList({ slug, mismatches, actions }: MismatchListProps) {
  return mismatches.map((mismatch) => (
    <div key={mismatch.incidentId} className="mb-4">
      <Notice
        tone="warning"
        title={`Ronda ${mismatch.round}, mesa ${mismatch.table}: hay que revisarla`}
        actions={
          actions?.(mismatch) ?? (
            <LinkButton href={`/juez/${slug}/mesa/${mismatch.matchId}`}>
              Ver la mesa {mismatch.table}
            </LinkButton>
          )
        }
      >
        {mismatchText(mismatch)}
      </Notice>
    </div>
  ));
}
