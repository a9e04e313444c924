import "server-only";
import { database } from "../db/client";

/** Active clubs by name, for a filter. */
export async function listClubNames(): Promise<
  readonly { readonly id: string; readonly name: string }[]
> {
  return database().club.findMany({
    where: { active: true },
    select: { id: true, name: true },
    orderBy: { name: "asc" },
  });
}
