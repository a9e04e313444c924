import "server-only";
import type { ClaimEvent, ClaimOutcome, ClaimStage, ClaimSubject } from "@/domain/claims/claim";
import { foldClaim } from "@/domain/claims/fold-claim";
import type { PairSide } from "@/domain/rules/seat";
import type { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";

// Claims in lists: the inbox, the register, a person's own, what everybody may see.

const include = {
  tournament: { select: { id: true, slug: true, name: true, timeZone: true } },
  match: {
    select: { id: true, table: true, publicCode: true, round: { select: { number: true } } },
  },
  claimant: true,
  events: { orderBy: { seq: "asc" } },
} as const satisfies Prisma.ClaimInclude;

type Row = Prisma.ClaimGetPayload<{ include: typeof include }>;

/** A claim in a line. Instants are epoch milliseconds. */
export type ClaimLine = {
  readonly id: string;
  readonly number: number;
  readonly tournamentId: string;
  readonly slug: string;
  readonly tournament: string;
  readonly timeZone: string;
  readonly round: number;
  readonly table: number;
  readonly claimant: string;
  readonly side: PairSide;
  readonly subject: ClaimSubject;
  readonly text: string;
  readonly stage: ClaimStage;
  readonly outcome: ClaimOutcome | null;
  readonly answer: { readonly reason: string; readonly article: string } | null;
  readonly effects: readonly string[];
  /** The version of the Hoja that the decision sealed; null where none. */
  readonly sheetVersion: number | null;
  readonly publicCode: string;
  /** Published rounds that were paired on the figures of before. */
  readonly pairedRounds: readonly number[];
  readonly filedAt: number;
  readonly filedBy: string;
  readonly dueAt: number;
  readonly answeredAt: number | null;
  readonly answeredBy: string | null;
};

/** Claims by a condition, in the order asked. */
export async function listClaims(
  where: Prisma.ClaimWhereInput,
  orderBy: Prisma.ClaimOrderByWithRelationInput[],
): Promise<readonly ClaimLine[]> {
  const rows = await database().claim.findMany({ where, orderBy, include });
  return rows.flatMap(toLine);
}

function toLine(row: Row): ClaimLine[] {
  const state = foldClaim(row.events.map(({ payload }) => payload as unknown as ClaimEvent));
  if (!state || !row.match) return [];
  const { filing, decision, refusal, application } = state;
  const answered = row.events.findLast(({ type }) => type === "decided" || type === "refused");
  const reasons = decision ?? refusal;
  return [
    {
      id: row.id,
      number: row.number,
      tournamentId: row.tournament.id,
      slug: row.tournament.slug,
      tournament: row.tournament.name,
      timeZone: row.tournament.timeZone,
      round: row.match.round.number,
      table: row.match.table,
      claimant: personName(row.claimant),
      side: filing.side,
      subject: filing.subject,
      text: filing.text,
      stage: state.stage,
      outcome: decision?.outcome ?? null,
      answer: reasons && { reason: reasons.reason, article: reasons.article },
      effects: decision?.effects.map(({ effect }) => effect) ?? [],
      sheetVersion: application?.sheetVersion ?? null,
      publicCode: row.match.publicCode,
      pairedRounds: application?.pairedRounds ?? [],
      filedAt: row.filedAt.getTime(),
      filedBy: row.events[0]?.byLabel ?? "",
      dueAt: row.dueAt.getTime(),
      answeredAt: answered?.at.getTime() ?? null,
      answeredBy: answered?.byLabel ?? null,
    },
  ];
}
