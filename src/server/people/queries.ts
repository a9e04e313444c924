import "server-only";
import { searchWords } from "@/domain/kernel/search-key";
import { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";

export const PEOPLE_PAGE_SIZE = 50;

export const PEOPLE_STATES = ["active", "suspended", "provisional"] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

export type PeopleQuery = {
  readonly text: string;
  /** null for every club; "none" for people without one. */
  readonly clubId: string | null;
  /** `provisional`: without a federation number. */
  readonly state: PeopleState | null;
  /** From 1. */
  readonly page: number;
};

export type PersonRow = {
  readonly id: string;
  readonly number: string | null;
  readonly name: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly city: string | null;
  readonly suspended: boolean;
};

export type PeoplePage = {
  readonly people: readonly PersonRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

// The database compares bytes, which would put Ávila and Ñame after Zapata.
const bySurname = Prisma.sql`lower(translate("lastNames" || ' ' || "firstNames",
  'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'))`;

/** The roster by surname, a page at a time. A page past the end is the last. */
export async function listPeople(query: PeopleQuery): Promise<PeoplePage> {
  const where = peopleWhere(query);
  const [counted] = await database().$queryRaw<{ total: bigint }[]>`
    SELECT count(*) AS total FROM "Player" WHERE ${where}`;
  const total = Number(counted?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE));
  const page = Math.min(Math.max(1, query.page), pages);
  const people = await database().$queryRaw<PersonRow[]>`
    SELECT p."id", p."number", trim(p."firstNames" || ' ' || p."lastNames") AS "name", p."nickname",
      c."name" AS "club", p."city", p."status" = 'suspended' AS "suspended"
    FROM (
      SELECT * FROM "Player" WHERE ${where}
      ORDER BY ${bySurname}, "id"
      LIMIT ${PEOPLE_PAGE_SIZE} OFFSET ${(page - 1) * PEOPLE_PAGE_SIZE}
    ) p LEFT JOIN "Club" c ON c."id" = p."clubId"
    ORDER BY ${bySurname}, p."id"`;
  return { people, total, page, pages };
}

function peopleWhere({ text, clubId, state }: PeopleQuery): Prisma.Sql {
  const parts = [
    Prisma.sql`"mergedIntoId" IS NULL`,
    ...searchWords(text).map((word) => Prisma.sql`(' ' || "searchKey") LIKE ${`% ${word}%`}`),
  ];
  if (clubId === "none") parts.push(Prisma.sql`"clubId" IS NULL`);
  else if (clubId !== null) parts.push(Prisma.sql`"clubId" = ${clubId}::uuid`);
  if (state === "provisional") parts.push(Prisma.sql`"number" IS NULL`);
  else if (state !== null) parts.push(Prisma.sql`"status" = ${state}`);
  return Prisma.join(parts, " AND ");
}

export type PersonRecord = {
  readonly id: string;
  readonly number: string | null;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly clubId: string | null;
  readonly club: string | null;
  readonly city: string | null;
  readonly suspended: boolean;
  readonly version: number;
  /** Epoch milliseconds of the photo, to ask for the newest; null without one. */
  readonly photoAt: number | null;
  /** Whoever this person turned out to be. */
  readonly mergedInto: { readonly id: string; readonly name: string } | null;
  readonly tournaments: readonly { readonly slug: string; readonly name: string }[];
};

/** A person of the roster with everything that officials see; null for an unknown id. */
export async function findPersonRecord(id: string): Promise<PersonRecord | null> {
  const row = await database().player.findUnique({
    where: { id },
    include: {
      club: true,
      mergedInto: true,
      photo: { select: { updatedAt: true } },
      entries: { include: { entrant: { include: { tournament: true } } } },
    },
  });
  if (!row) return null;
  return {
    id,
    number: row.number,
    firstNames: row.firstNames,
    lastNames: row.lastNames,
    name: personName(row),
    nickname: row.nickname,
    clubId: row.clubId,
    club: row.club?.name ?? null,
    city: row.city,
    suspended: row.status === "suspended",
    version: row.version,
    photoAt: row.photo?.updatedAt.getTime() ?? null,
    mergedInto: row.mergedInto && { id: row.mergedInto.id, name: personName(row.mergedInto) },
    tournaments: row.entries.map(({ entrant: { tournament } }) => ({
      slug: tournament.slug,
      name: tournament.name,
    })),
  };
}

export type HistoryLine = {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
};

const MOST_HISTORY = 100;

/** What the audit log says of a person or an account, latest first; the last hundred entries. */
export async function listHistory(subjectId: string): Promise<readonly HistoryLine[]> {
  const rows = await database().auditEntry.findMany({
    where: { subjectId },
    orderBy: { id: "desc" },
    take: MOST_HISTORY,
  });
  const facts = (json: unknown) =>
    typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.getTime(),
    actor: row.actor,
    action: row.action,
    before: facts(row.before),
    after: facts(row.after),
    reason: row.reason,
  }));
}

/** The whole roster as a list to take away, by surname. */
export async function listRosterForExport() {
  const rows = await database().player.findMany({
    where: { mergedIntoId: null },
    include: { club: true },
    orderBy: { id: "asc" },
  });
  const order = new Intl.Collator("es");
  const surnames = (row: (typeof rows)[number]) => `${row.lastNames} ${row.firstNames}`;
  rows.sort((a, b) => order.compare(surnames(a), surnames(b)));
  return rows.map(({ number, firstNames, lastNames, nickname, club, city, status }) => ({
    number,
    firstNames,
    lastNames,
    nickname,
    club: club?.name ?? null,
    city,
    suspended: status === "suspended",
  }));
}
