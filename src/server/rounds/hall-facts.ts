import "server-only";
import { groupBy } from "@/domain/kernel/group-by";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaFacts } from "@/domain/match/acta-state";
import { addedMinutes } from "@/domain/match/added-time";
import { foldFacts } from "@/domain/match/fold-acta";
import type { Transaction } from "../db/client";
import { database } from "../db/client";

/** What a look at the hall needs of the actas, beside the rows of their matches. */
export type HallActaFacts = Pick<
  ActaFacts,
  "callMark" | "addedTime" | "signatures" | "openClaims" | "away"
>;

const TYPES = [
  "call-noted",
  "call-withdrawn",
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

/** What a published round's tables do about TIEMPO that no column has, by number, for everybody. */
export type BellFacts = {
  /** Tables that were given minutes of their own; without the reason. */
  readonly extraTimes: readonly ExtraTime[];
  /** Tables that have said what was going on when TIEMPO rang. */
  readonly answered: readonly number[];
};

export const NO_BELL_FACTS: BellFacts = { extraTimes: [], answered: [] };

export async function findBellFacts(roundId: string): Promise<BellFacts> {
  const rows = await database().$queryRaw<{ table: number; event: ActaEvent }[]>`
    SELECT m."table", e."payload" AS "event"
    FROM "ActaEvent" e JOIN "Match" m ON m."id" = e."matchId"
    WHERE m."roundId" = ${roundId}::uuid
      AND e."type" IN ('time-added', 'time-withdrawn', 'call-noted', 'call-withdrawn')
    ORDER BY m."table", e."seq"`;
  const tables = [...groupBy(rows, ({ table }) => table)].map(([table, events]) => {
    const facts = foldFacts(events.map(({ event }) => event));
    return { table, minutes: addedMinutes(facts), isAnswered: facts.callMark !== null };
  });
  return {
    extraTimes: tables.flatMap(({ table, minutes }) => (minutes > 0 ? [{ table, minutes }] : [])),
    answered: tables.flatMap(({ table, isAnswered }) => (isAnswered ? [table] : [])),
  };
}
