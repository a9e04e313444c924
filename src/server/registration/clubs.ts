import "server-only";
import { database } from "../db/client";

export type ClubChoice = { readonly id: string; readonly name: string };

/** Clubs that somebody who comes without a number may name. */
export async function listActiveClubs(): Promise<readonly ClubChoice[]> {
  return database().club.findMany({
    where: { active: true },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}
