import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { JudgeBoard } from "@/server/sanctions/judge-view";
import { JudgeStatePill } from "./judge-state-pill";

/** Sheets of earlier rounds that wait for somebody, a link each; nothing where there are none. */
export function EarlierTables({
  slug,
  earlier,
}: {
  readonly slug: string;
  readonly earlier: JudgeBoard["earlier"];
}) {
  if (earlier.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" title="Hojas de rondas anteriores sin cerrar">
        <ul className="flex flex-col gap-1">
          {earlier.map(({ matchId, round, table, state, stage, status }) => (
            <li key={matchId}>
              <Link
                href={`/juez/${slug}/mesa/${matchId}`}
                className="flex min-h-12 flex-wrap items-center gap-3 font-semibold underline underline-offset-4"
              >
                <Icon name="document" />
                {`Ronda ${round}, mesa ${table}`}
                <JudgeStatePill state={state} stage={stage} status={status} />
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
