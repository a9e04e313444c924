import "server-only";
import type { ClaimEvent, ClaimOutcome, ClaimSubject } from "@/domain/claims/claim";
import type { LoadedActa } from "../actas/load";
import type { CommandScope } from "../command";
import type { Transaction } from "../db/client";
import { toJson } from "../db/json";
import { everybodyAt } from "../sanctions/history";
import type { LoadedClaim } from "./load";
import { addToClaim } from "./load";

// Who is told what about a claim. Words come from kind and facts. Officials are told where their account is linked to a
// person of the roster; all of them find the claim in the inbox.

export const NOTICE_KINDS = [
  "claim-filed",
  "claim-statement",
  "claim-admitted",
  "claim-refused",
  "claim-withdrawn",
  "claim-decided",
  "sanction-changed",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The facts of a notice about a claim; those of `sanction-changed` name the sanction instead of the claim's subject. */
export type NoticeFacts = {
  readonly number: number;
  readonly round: number;
  readonly table: number;
  readonly subject?: ClaimSubject;
  readonly outcome?: ClaimOutcome;
  /** The sheet was corrected. */
  readonly corrected?: boolean;
  readonly infraction?: string;
  readonly step?: readonly [before: number | null, after: number | null];
};

/** Tells the claimant, everybody else at the table, the judges of the table and the directors; not the sender himself. */
export async function notifyParties(
  scope: CommandScope,
  claim: LoadedClaim,
  acta: LoadedActa,
  kind: Exclude<NoticeKind, "sanction-changed">,
  more: Pick<NoticeFacts, "outcome" | "corrected"> = {},
): Promise<LoadedClaim> {
  const people = new Set([
    claim.row.claimantId,
    ...everybodyAt(acta.match).map(({ playerId }) => playerId),
    ...(await officialsOf(scope.tx, acta)),
  ]);
  const facts: NoticeFacts = {
    number: claim.row.number,
    round: acta.match.round.number,
    table: acta.match.table,
    subject: claim.state.filing.subject,
    ...more,
  };
  return notify(scope, claim, kind, facts, people);
}

/** Tells people something, each once, and writes into the claim who was told. */
export async function notify(
  scope: CommandScope,
  claim: LoadedClaim,
  kind: NoticeKind,
  facts: NoticeFacts,
  people: Iterable<string>,
): Promise<LoadedClaim> {
  const { actor } = scope.sender;
  const own = actor.kind === "account" ? actor.playerId : null;
  const told = [...new Set(people)].filter((playerId) => playerId !== own);
  if (told.length === 0) return claim;
  await scope.tx.notice.createMany({
    data: told.map((playerId) => ({
      playerId,
      tournamentId: claim.row.tournamentId,
      claimId: claim.row.id,
      kind,
      facts: toJson(facts),
    })),
  });
  const event: ClaimEvent = { type: "notified", kind, people: told };
  return addToClaim(scope, claim, [event]);
}

/** People of the roster who refereed the table or direct the event. */
async function officialsOf(tx: Transaction, { match }: LoadedActa): Promise<readonly string[]> {
  const refereed = match.events.flatMap(({ type, accountId }) =>
    accountId !== null && (type === "verified" || type.startsWith("incident-")) ? [accountId] : [],
  );
  const accounts = await tx.account.findMany({
    where: {
      playerId: { not: null },
      active: true,
      OR: [
        { id: { in: refereed } },
        { grants: { some: { role: "director", tournamentId: match.tournamentId } } },
      ],
    },
    select: { playerId: true },
  });
  return accounts.flatMap(({ playerId }) => playerId ?? []);
}
