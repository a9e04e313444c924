import Link from "next/link";
import type { ReactNode } from "react";
import { LinkPending } from "@/components/ui/link-pending";
import { isOpenClaim } from "@/domain/claims/claim";
import { SUBJECT_NAMES } from "@/i18n/es/claims";
import { localInstant } from "@/i18n/es/document-dates";
import type { ClaimLine } from "@/server/claims/claim-rows";
import { BoardClockPill } from "./board-clock";
import { ClaimStatePill } from "./claim-state-pill";

type ClaimListProps = {
  readonly claims: readonly ClaimLine[];
  readonly now: number;
  readonly empty: ReactNode;
};

/** Claims in rows: which, about what, by whom, and the running clock of those without an answer. */
export function ClaimList({ claims, now, empty }: ClaimListProps) {
  if (claims.length === 0) return empty;
  return (
    <ul className="divide-y divide-line border-t-2 border-ink">
      {claims.map((claim) => (
        <li key={claim.id}>
          <Link
            href={`/junta/${claim.id}`}
            className="grid gap-x-6 gap-y-1.5 px-1 py-3.5 hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto] sm:px-3"
          >
            <span className="min-w-0">
              <span className="block leading-tight">
                <strong className="tabular-nums">N.º {claim.number}</strong> ·{" "}
                <strong>{SUBJECT_NAMES[claim.subject]}</strong>
                <LinkPending />
              </span>
              <span className="block text-sm text-ink-soft">
                {claim.tournament} · ronda {claim.round}, mesa {claim.table}
              </span>
              <span className="block text-sm text-ink-soft">
                Reclama {claim.claimant} · {localInstant(iso(claim.filedAt), claim.timeZone)}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end sm:justify-center">
              {isOpenClaim(claim.stage) && <BoardClockPill dueAt={claim.dueAt} now={now} />}
              <ClaimStatePill stage={claim.stage} outcome={claim.outcome} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
