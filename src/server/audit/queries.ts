import "server-only";
import { searchKey, searchWords } from "@/domain/kernel/search-key";
import { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { LABEL_COLUMNS, shortName } from "../registration/labels";
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
  /** Of an entry about a table: who sits where, by seat. */
  readonly seats: Readonly<Partial<Record<string, string>>>;
};

export type AuditPage = {
  readonly lines: readonly AuditLine[];
  /** The people and entrants that the entries name, by the id or number that they are stored under. */
  readonly names: Readonly<Partial<Record<string, string>>>;
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
  const subjects = rows.map((row) => row.subjectId);
  const tables = await tableNames(subjects);
  const seats = await seatedPeople(subjects);
  const names = await storedNames(tournamentId, rows);
  return {
    names,
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
      seats: seats.get(row.subjectId ?? "") ?? {},
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
  const ids = uuids(subjects);
  const matches = await database().match.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, table: true, round: { select: { number: true } } },
  });
  const rounds = await database().round.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, number: true },
  });
  return new Map([
    ...matches.map(
      ({ id, table, round }) => [id, `${roundName(round.number)}, mesa ${table}`] as const,
    ),
    ...rounds.map(({ id, number }) => [id, roundName(number)] as const),
  ]);
}

/** The people at each table, by match and seat. */
async function seatedPeople(
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const seatings = await database().seating.findMany({
    where: { matchId: { in: [...uuids(subjects)] } },
    select: { matchId: true, seat: true, player: { select: LABEL_COLUMNS } },
  });
  const tables = new Map<string, Record<string, string>>();
  for (const { matchId, seat, player } of seatings) {
    if (matchId === null || seat === null) continue;
    tables.set(matchId, { ...tables.get(matchId), [seat]: shortName(player) });
  }
  return tables;
}

/** Names of whom the data of these entries call by an id, or of entrants by their number. */
async function storedNames(
  tournamentId: string,
  rows: readonly { readonly before: unknown; readonly after: unknown }[],
): Promise<AuditPage["names"]> {
  const data = JSON.stringify(rows.map(({ before, after }) => [before, after]));
  const players = await database().player.findMany({
    where: { id: { in: [...new Set(data.match(UUIDS))] } },
    select: LABEL_COLUMNS,
  });
  const entrants = await database().entrant.findMany({
    where: { tournamentId },
    select: { number: true, name: true },
  });
  return Object.fromEntries([
    ...players.map((player) => [player.id, shortName(player)] as const),
    ...entrants.map(({ number, name }) => [String(number), name] as const),
  ]);
}

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function uuids(ids: readonly (string | null)[]): readonly string[] {
  return [...new Set(ids.filter((id) => id !== null))].filter((id) => /^[0-9a-f-]{36}$/.test(id));
}

function roundName(storedNumber: number): string {
  const name = `Ronda ${numberOfRound(storedNumber)}`;
  return isWithdrawn(storedNumber) ? `${name} (retirada)` : name;
}
