import "server-only";
import type { Problem } from "../command";
import type { Transaction } from "../db/client";

// A round that was taken back stays on record with its tables, codes and whatever its tables had confirmed: nothing of it
// is deleted. It gives up its number, so that the round can be paired again, and goes by a negative one: the second time
// that round 3 was taken back is −3002. It never is public again.

const STEP = 1_000;

/** Whether a stored round is one that was taken back. */
export function isWithdrawn(storedNumber: number): boolean {
  return storedNumber < 0;
}

/** The number that a stored round had or has. */
export function numberOfRound(storedNumber: number): number {
  return storedNumber < 0 ? Math.floor(-storedNumber / STEP) : storedNumber;
}

/** Why nothing can be done at a round that is no longer, or not yet, public. */
export function notPublished(storedNumber: number): Problem {
  const round = numberOfRound(storedNumber);
  return isWithdrawn(storedNumber)
    ? { code: "round-withdrawn", round }
    : { code: "round-not-published", round };
}

/** The number under which a round is put away. */
export async function nextWithdrawnNumber(
  tx: Transaction,
  tournamentId: string,
  number: number,
): Promise<number> {
  const before = await tx.round.count({
    where: { tournamentId, number: { lte: -number * STEP, gt: -(number + 1) * STEP } },
  });
  return -(number * STEP + before + 1);
}
