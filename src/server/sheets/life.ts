import "server-only";
import type { SheetData } from "@/documents/sheet-data";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent } from "@/domain/match/acta";
import { isSealed } from "@/domain/match/acta";
import type { DatedEvent, LifeStep, VoidedVersion } from "@/domain/match/sheet-life";
import { sheetLife, voidedVersions } from "@/domain/match/sheet-life";
import type { LoadedActa } from "../actas/load";
import { actaContextOf, findActa } from "../actas/load";
import { database } from "../db/client";
import { filledSheet } from "./sheet-data";

/** A version of a Hoja: its hash once it was closed, and why it counts no more. Instants in epoch milliseconds. */
export type SheetVersionNote = {
  readonly version: number;
  readonly sealed: { readonly hash: string; readonly closedAt: number } | null;
  readonly voided: VoidedVersion | null;
};

/** The whole life of a Hoja, for its officials. */
export type SheetLife = {
  readonly timeZone: string;
  /** When the round was published; null for drafts. */
  readonly issuedAt: number | null;
  readonly steps: readonly LifeStep[];
  /** First to last. */
  readonly versions: readonly SheetVersionNote[];
  /** What counts is no longer what was sealed: a sanction noted elsewhere was corrected, and with it the fines of this one. */
  readonly isOutdated: boolean;
};

/** The figures of a sheet that a sanction of another moment can move. */
function figuresOf({ record }: SheetData) {
  if (!record) return null;
  const { fines, cards, points, winner, results = null } = record;
  return { fines, cards, points, winner, results };
}

/**
 * Whether what counts is no longer what was sealed: a sanction noted elsewhere was corrected, and with it the fines of this
 * sheet. `last`: its latest closing, of which the sealed figures are read. False for sheets that are not sealed now.
 */
export function isOutdated(
  acta: LoadedActa,
  last: { readonly record: unknown } | undefined,
): boolean {
  if (last === undefined || !isSealed(acta.state.stage)) return false;
  const sealed = figuresOf(last.record as SheetData);
  return !sameData(sealed, figuresOf(filledSheet(acta)));
}

/** The events of a loaded acta with when and from whom. */
export function datedEvents({ match }: Pick<LoadedActa, "match">): readonly DatedEvent[] {
  return match.events.map(({ payload, at, byLabel }) => ({
    event: payload as unknown as ActaEvent,
    at: at.getTime(),
    by: byLabel,
  }));
}

/** The life of a Hoja; null where there is no such match. The caller has checked who asks. */
export async function findSheetLife(matchId: string): Promise<SheetLife | null> {
  const db = database();
  const acta = await findActa(db, { id: matchId });
  if (!acta) return null;
  const { match, tournament, state } = acta;
  const sheets = await db.sheetVersion.findMany({
    where: { matchId },
    orderBy: { version: "asc" },
  });
  const last = sheets.at(-1);
  const events = datedEvents(acta);
  const voided = voidedVersions(events);
  return {
    timeZone: tournament.timeZone,
    isOutdated: isOutdated(acta, last),
    issuedAt: match.round.publishedAt?.getTime() ?? null,
    steps: sheetLife(events, actaContextOf(tournament)),
    versions: Array.from({ length: state.sheetVersion }, (_, index): SheetVersionNote => {
      const version = index + 1;
      const sheet = sheets.find((row) => row.version === version);
      return {
        version,
        sealed: sheet ? { hash: sheet.hash, closedAt: sheet.closedAt.getTime() } : null,
        voided: voided.find((one) => one.version === version) ?? null,
      };
    }),
  };
}
