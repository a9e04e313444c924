import "server-only";
import { searchKey, searchWords } from "@/domain/kernel/search-key";
import { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { isWithdrawn, numberOfRound } from "../rounds/withdrawn";

export type AuditLine = {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly address: string;
  readonly action: string;
  /** Whom or what it was about, where that has a name. */
  readonly subject: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
};

export type AuditPage = {
  readonly lines: readonly AuditLine[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

export type AuditQuery = {
  /** Words of the actor, the reason or the data, in any order, accents and case aside; empty for everything. */
  readonly text: string;
  /** Names of actions, so that a word finds them as people read them. */
  readonly actions: readonly (readonly [action: string, name: string])[];
  readonly page: number;
};

export const AUDIT_PAGE_SIZE = 50;

/** The log of a tournament, latest first, a page at a time. A page past the end is the last. */
export async function listAudit(tournamentId: string, query: AuditQuery): Promise<AuditPage> {
  const where = Prisma.join(
    [
      Prisma.sql`log."tournamentId" = ${tournamentId}::uuid`,
      ...searchWords(query.text).map((word) => matching(word, query.actions)),
    ],
    " AND ",
  );
  const [counted] = await database().$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM "AuditEntry" log LEFT JOIN "Entrant" e ON e."id"::text = log."subjectId"
    WHERE ${where}`;
  const total = Number(counted?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / AUDIT_PAGE_SIZE));
  const page = Math.min(Math.max(1, query.page), pages);
  const found = await database().$queryRaw<{ id: bigint; subject: string | null }[]>`
    SELECT log."id", e."name" AS subject
    FROM "AuditEntry" log LEFT JOIN "Entrant" e ON e."id"::text = log."subjectId"
    WHERE ${where}
    ORDER BY log."id" DESC LIMIT ${AUDIT_PAGE_SIZE} OFFSET ${(page - 1) * AUDIT_PAGE_SIZE}`;
  const subjectOf = new Map(found.map(({ id, subject }) => [id, subject]));
  const rows = await database().auditEntry.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: "desc" },
  });
  const tables = await tableNames(rows.map((row) => row.subjectId));
  return {
    lines: rows.map((row) => ({
      id: String(row.id),
      at: row.at.getTime(),
      actor: row.actor,
      address: row.address,
      action: row.action,
      subject: subjectOf.get(row.id) ?? tables.get(row.subjectId ?? "") ?? null,
      before: row.before,
      after: row.after,
      reason: row.reason,
    })),
    total,
    page,
    pages,
  };
}

/** One word of a query: begins no word in particular, because data are JSON and hold ids beside names. */
function matching(word: string, actions: AuditQuery["actions"]): Prisma.Sql {
  const named = actions.filter(([, name]) => searchKey(name).includes(word)).map(([code]) => code);
  const text = Prisma.sql`translate(lower(concat_ws(' ', log."actor", log."reason", e."name", log."before"::text, log."after"::text)), 'áéíóúüñ', 'aeiouun')`;
  return Prisma.sql`(${text} LIKE ${`%${word}%`} OR log."action" = ANY(${named}))`;
}

/** "Ronda 2, mesa 5" of each subject that is a match, "Ronda 2" of each that is a round. */
async function tableNames(
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(subjects.filter((id) => id !== null))].filter((id) =>
    /^[0-9a-f-]{36}$/.test(id),
  );
  const matches = await database().match.findMany({
    where: { id: { in: ids } },
    select: { id: true, table: true, round: { select: { number: true } } },
  });
  const rounds = await database().round.findMany({
    where: { id: { in: ids } },
    select: { id: true, number: true },
  });
  return new Map([
    ...matches.map(
      ({ id, table, round }) => [id, `${roundName(round.number)}, mesa ${table}`] as const,
    ),
    ...rounds.map(({ id, number }) => [id, roundName(number)] as const),
  ]);
}

function roundName(storedNumber: number): string {
  const name = `Ronda ${numberOfRound(storedNumber)}`;
  return isWithdrawn(storedNumber) ? `${name} (retirada)` : name;
}
