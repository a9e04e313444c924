import "server-only";
import type { ExistingPerson, ExistingRoster } from "@/domain/tournament/roster-plan";
import type { Transaction } from "../db/client";

/** The roster as an import compares it, with what is needed to write safely: versions, and clubs by name. */
export type StoredRoster = ExistingRoster & {
  readonly versions: ReadonlyMap<string, number>;
  readonly clubIds: ReadonlyMap<string, string>;
};

/** Everybody of the roster, who was joined to somebody else left out. */
export async function loadRoster(tx: Transaction): Promise<StoredRoster> {
  const clubs = await tx.club.findMany({ orderBy: { id: "asc" } });
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]));
  const rows = await tx.player.findMany({
    where: { mergedIntoId: null },
    orderBy: { id: "asc" },
  });
  const people = rows.map(
    ({ id, number, firstNames, lastNames, nickname, clubId, city }): ExistingPerson => ({
      id,
      number,
      firstNames,
      lastNames,
      nickname,
      club: nameOf.get(clubId ?? "") ?? null,
      city,
    }),
  );
  return {
    people,
    clubs: clubs.map(({ name }) => name),
    versions: new Map(rows.map(({ id, version }) => [id, version])),
    clubIds: new Map(clubs.map(({ id, name }) => [name, id])),
  };
}
