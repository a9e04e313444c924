import "server-only";
import { searchWords } from "@/domain/kernel/search-key";
import { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";

/** A person as a picker shows it. */
export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly suspended: boolean;
};

const MOST_FOUND = 20;

/**
 * People whose names, nickname or number begin with the words typed, in any order, accents and case aside; the first 20
 * by surname. Nobody for an empty query.
 */
export async function findPeople(query: string): Promise<readonly FoundPerson[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const matches = words.map((word) => Prisma.sql`(' ' || "searchKey") LIKE ${`% ${word}%`}`);
  const found = await database().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Player"
    WHERE "mergedIntoId" IS NULL AND ${Prisma.join(matches, " AND ")}
    ORDER BY "lastNames", "firstNames", "id"
    LIMIT ${MOST_FOUND}`;
  const players = await database().player.findMany({
    where: { id: { in: found.map((row) => row.id) } },
    include: { club: true },
  });
  const byName = (a: { lastNames: string; firstNames: string }) => `${a.lastNames} ${a.firstNames}`;
  players.sort((a, b) => byName(a).localeCompare(byName(b), "es") || a.id.localeCompare(b.id));
  return players.map((player) => ({
    id: player.id,
    name: personName(player),
    number: player.number,
    nickname: player.nickname,
    club: player.club?.name ?? null,
    suspended: player.status === "suspended",
  }));
}
