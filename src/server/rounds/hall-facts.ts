import "server-only";
import { groupBy } from "@/domain/kernel/group-by";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaFacts } from "@/domain/match/acta-state";
import { addedMinutes } from "@/domain/match/added-time";
import { foldFacts } from "@/domain/match/fold-acta";
import type { Transaction } from "../db/client";
import { database } from "../db/client";

/** What a look at the hall needs of the actas, beside the rows of their matches. */
export type HallActaFacts = Pick<ActaFacts, "addedTime" | "signatures" | "openClaims" | "away">;

const TYPES = [
  "time-added",
  "time-withdrawn",
  "signed",
  "reopened",
  "claimed",
  "resolved",
  "left-table",
  "returned",
  "substituted",
] as const satisfies readonly ActaEvent["type"][];

const NOTHING = foldFacts([]);

/**
 * Facts of the tables of a round that no column has, by match, from the few events that decide them. Signatures come
 * without their strokes.
 */
export async function hallFactsOf(
  tx: Transaction,
  roundId: string,
): Promise<(matchId: string) => HallActaFacts> {
  const rows = await tx.$queryRaw<{ matchId: string; event: ActaEvent }[]>`
    SELECT e."matchId", e."payload" - 'strokes' AS "event"
    FROM "ActaEvent" e JOIN "Match" m ON m."id" = e."matchId"
    WHERE m."roundId" = ${roundId}::uuid AND e."type" = ANY(${[...TYPES]})
    ORDER BY e."matchId", e."seq"`;
  const eventsOf = groupBy(rows, ({ matchId }) => matchId);
  return (matchId) => {
    const events = eventsOf.get(matchId);
    return events === undefined ? NOTHING : foldFacts(events.map(({ event }) => event));
  };
}

/** Minutes that one table was given. */
export type ExtraTime = { readonly table: number; readonly minutes: number };

/** The tables of a published round that were given minutes of their own, by number; without the reason, for everybody. */
export async function findExtraTimes(roundId: string): Promise<readonly ExtraTime[]> {
  const rows = await database().$queryRaw<{ table: number; event: ActaEvent }[]>`
    SELECT m."table", e."payload" AS "event"
    FROM "ActaEvent" e JOIN "Match" m ON m."id" = e."matchId"
    WHERE m."roundId" = ${roundId}::uuid AND e."type" IN ('time-added', 'time-withdrawn')
    ORDER BY m."table", e."seq"`;
  return [...groupBy(rows, ({ table }) => table)].flatMap(([table, events]) => {
    const minutes = addedMinutes(foldFacts(events.map(({ event }) => event)));
    return minutes > 0 ? [{ table, minutes }] : [];
  });
}
