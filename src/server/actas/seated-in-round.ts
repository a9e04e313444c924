import "server-only";
import { database } from "../db/client";

/** Where everybody with a place in the round of a match has it, by person: a table, or null for who rests. */
export async function seatedInRound(
  matchId: string,
): Promise<Readonly<Partial<Record<string, number | null>>>> {
  const select = { playerId: true, match: { select: { table: true } } } as const;
  const where = { round: { matches: { some: { id: matchId } } } };
  const seatings = await database().seating.findMany({ where, select });
  const substitutes = await database().substitute.findMany({ where, select });
  return Object.fromEntries(
    [...seatings, ...substitutes].map(({ playerId, match }) => [playerId, match?.table ?? null]),
  );
}
