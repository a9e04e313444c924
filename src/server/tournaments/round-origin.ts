import "server-only";
import type { PairedTable, RoundPairing } from "@/domain/pairing/round-pairing";
import type { OpenTable } from "@/domain/tournament/life-cycle-blockers";
import type { ManualChange } from "@/domain/tournament/manual-change";
import { database } from "../db/client";

// Where a published round comes from: what the engine answered, what was changed by hand, and what was still open when
// it was paired. All of it is public (decision 6).

export type RoundOrigin = {
  readonly pairing: RoundPairing;
  readonly seed: string;
  readonly manual: readonly ManualChange[];
  /** Tables of earlier rounds that were not closed when this one was paired. */
  readonly open: readonly OpenTable[];
  /** Entrants by registration number. */
  readonly names: Readonly<Record<string, string>>;
};

/** Where a published round comes from; null for drafts and rounds that do not exist. */
export async function findRoundOrigin(
  tournamentId: string,
  number: number,
): Promise<RoundOrigin | null> {
  const db = database();
  const [round, entrants] = await Promise.all([
    db.round.findFirst({
      where: { tournamentId, number, status: { not: "draft" } },
      omit: { standings: true },
    }),
    db.entrant.findMany({ where: { tournamentId }, select: { number: true, name: true } }),
  ]);
  if (!round) return null;
  const open = round.pairedOpen as unknown as readonly OpenTable[];
  return {
    pairing: round.answer as unknown as RoundPairing,
    seed: round.seed,
    manual: round.manual as unknown as readonly ManualChange[],
    open: open.map(({ round: of, table, counts }) => ({
      round: of,
      table,
      ...(counts === undefined ? {} : { counts }),
    })),
    names: Object.fromEntries(entrants.map((entrant) => [String(entrant.number), entrant.name])),
  };
}

type Sides = Pick<PairedTable, "AC" | "BD">;

function sidesKey({ AC, BD }: Sides): string {
  return [AC, BD]
    .map((side) => side.toSorted().join("+"))
    .toSorted()
    .join(" v ");
}

/**
 * Finds the table of the engine's answer with exactly these sides, wherever it stood; null where people were moved by
 * hand.
 */
export function proposedTables(
  pairing: Pick<RoundPairing, "tables">,
): (sides: Sides) => PairedTable | null {
  const bySides = new Map(pairing.tables.map((table) => [sidesKey(table), table]));
  return (sides) => bySides.get(sidesKey(sides)) ?? null;
}
