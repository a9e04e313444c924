import "server-only";
import { isSealed } from "@/domain/match/acta";
import type { SealedDocument } from "@/schemas/sealed-document";
import { database } from "../db/client";
import { keyRing } from "../proof/key-ring";
import type { PapersOf } from "./round-papers";
import { documentOf, sealStateOf } from "./sealed-document";

/** What proves the closed Hojas of a round, in order of table; of `table` only where it is given. */
export async function roundSeals(
  { tournament, number }: Pick<PapersOf, "tournament" | "number">,
  table?: number,
): Promise<readonly SealedDocument[]> {
  const matches = await database().match.findMany({
    where: {
      tournamentId: tournament.id,
      round: { number, status: { not: "draft" } },
      ...(table === undefined ? {} : { table }),
    },
    orderBy: { table: "asc" },
    include: { sheets: { orderBy: { version: "desc" }, take: 1 } },
  });
  const ring = await keyRing();
  return matches.flatMap(({ stage, sheets: [latest] }) =>
    latest && isSealed(stage) && sealStateOf(latest, ring.keys) === "authentic"
      ? [documentOf(latest, latest, ring)]
      : [],
  );
}
