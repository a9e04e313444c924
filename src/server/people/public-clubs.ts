import "server-only";
import { database } from "../db/client";

export type ClubChoice = { readonly id: string; readonly name: string };

/** Active clubs in Spanish order, to filter by or to choose from. */
export async function listClubNames(): Promise<readonly ClubChoice[]> {
  const clubs = await database().club.findMany({
    where: { active: true },
    select: { id: true, name: true },
  });
  return clubs.sort((a, b) => a.name.localeCompare(b.name, "es"));
}
