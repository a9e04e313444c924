import "server-only";
import type { SheetData } from "@/documents/sheet-data";
import { seatingHash } from "@/proof/seating-hash";
import type { LoadedActa } from "../actas/load";
import { findActa } from "../actas/load";
import type { Transaction } from "../db/client";
import { blankSheet } from "./sheet-data";

/** A paper that was printed for other seats than its table has: the short hash that it says, and the table's now. */
export type OtherSeats = { readonly paper: string; readonly now: string };

/** The short hash of a table's seats, and of those of a closing, `sealed`, where names were corrected since. */
export function seatingHashes(acta: LoadedActa, sealed: SheetData | null): readonly string[] {
  const shown = [blankSheet(acta), ...(sealed === null ? [] : [sealed])];
  return [...new Set(shown.map((one) => seatingHash(acta.match.publicCode, one)))];
}

/** The short hashes that the papers of a match may say, the table's own first; none where there is no such match. */
export async function currentSeatingHashes(
  tx: Transaction,
  matchId: string,
): Promise<readonly string[]> {
  const acta = await findActa(tx, { id: matchId });
  if (!acta) return [];
  const last = await tx.sheetVersion.findFirst({
    where: { matchId },
    orderBy: { version: "desc" },
    select: { record: true },
  });
  return seatingHashes(acta, last && (last.record as unknown as SheetData));
}

/** What is wrong with a paper that says it was printed for the seats `paper`; null where they are the table's. */
export async function otherSeats(
  tx: Transaction,
  matchId: string,
  paper: string,
): Promise<OtherSeats | null> {
  const hashes = await currentSeatingHashes(tx, matchId);
  const [now] = hashes;
  return now === undefined || hashes.includes(paper) ? null : { paper, now };
}
