import "server-only";
import type { SheetData } from "@/documents/sheet-data";
import type { ActaStage } from "@/domain/match/acta";
import type { VoidedVersion } from "@/domain/match/sheet-life";
import { voidedVersions } from "@/domain/match/sheet-life";
import { hashOf } from "@/proof/canonical-json";
import type { KeyRing } from "@/proof/key-file";
import type { SealedDocument } from "@/schemas/sealed-document";
import { findActa } from "../actas/load";
import { database } from "../db/client";
import { keyRing } from "../proof/key-ring";
import { typedCode } from "../rounds/codes";
import { datedEvents, isOutdated } from "./life";
import type { SealState, SheetRow } from "./sealed-document";
import { documentOf, sealOf, sealStateOf } from "./sealed-document";
import { seatingHashes } from "./seating";
import { blankSheet } from "./sheet-data";

/** A closing of a sheet: its figures as they were sealed, and whether they still give the hash that was kept. */
export type SealedSheet = {
  readonly version: number;
  readonly data: SheetData;
  /** The hash kept at the closing. */
  readonly hash: string;
  /** The hash of the figures as they are stored now. */
  readonly computed: string;
  readonly state: SealState;
  /** The key that sealed it; null before there were seals. */
  readonly keyId: string | null;
  /** Epoch milliseconds. */
  readonly closedAt: number;
  /** What can be checked anywhere; null where it is not as it was closed. */
  readonly document: SealedDocument | null;
};

/** A closing as everybody may read of it. `voided`: who opened it to be corrected, when and why. */
export type PublicVersion = {
  readonly version: number;
  readonly closedAt: number;
  readonly hash: string;
  readonly voided: VoidedVersion | null;
};

/** What a code of a Hoja proves. */
export type PublicSheet = {
  readonly code: string;
  readonly slug: string;
  readonly stage: ActaStage;
  readonly round: number;
  readonly table: number;
  /** Who sits where and under which rules; nothing of what was played. */
  readonly seating: SheetData;
  /** The short hash of the seating, and of that of the asked closing where names were corrected since. */
  readonly seatingHashes: readonly string[];
  readonly timeZone: string;
  /** Every closing, the latest first, with its hash and why it counts no more; none before the first. */
  readonly versions: readonly PublicVersion[];
  /** The asked version, else the latest; null before the first closing and for a version that does not exist. */
  readonly sealed: SealedSheet | null;
  /** The latest closing was opened again, and none came after it: no version counts now. */
  readonly annulled: VoidedVersion | null;
  /** What counts is no longer what the latest closing sealed: a sanction of another table was corrected. */
  readonly isOutdated: boolean;
};

/**
 * The public proof behind a code, as typed or scanned. Null for codes that lead nowhere and for tables whose round or
 * tournament is not public.
 */
export async function findPublicSheet(code: string, version?: number): Promise<PublicSheet | null> {
  const db = database();
  const acta = await findActa(db, { publicCode: typedCode(code) });
  if (!acta) return null;
  const { match, tournament } = acta;
  if (tournament.status === "draft" || match.round.status === "draft") return null;
  const sheets = await db.sheetVersion.findMany({
    where: { matchId: match.id },
    orderBy: { version: "desc" },
  });
  const [latest] = sheets;
  const asked = version === undefined ? latest : sheets.find((row) => row.version === version);
  const voided = voidedVersions(datedEvents(acta));
  const annulled = voided.find((one) => one.version === latest?.version) ?? null;
  const sealed =
    asked && latest
      ? toSealed(asked, latest, { code: match.publicCode, annulled }, await keyRing())
      : null;
  return {
    code: match.publicCode,
    slug: tournament.slug,
    stage: match.stage as ActaStage,
    round: match.round.number,
    table: match.table,
    seating: blankSheet(acta),
    seatingHashes: seatingHashes(acta, sealed?.data ?? null),
    timeZone: tournament.timeZone,
    versions: sheets.map(({ version: number, closedAt, hash }) => ({
      version: number,
      closedAt: closedAt.getTime(),
      hash,
      voided: voided.find((one) => one.version === number) ?? null,
    })),
    sealed,
    annulled,
    isOutdated: isOutdated(acta, latest),
  };
}

function toSealed(
  row: SheetRow,
  latest: SheetRow,
  { code, annulled }: { readonly code: string; readonly annulled: VoidedVersion | null },
  ring: KeyRing,
): SealedSheet {
  const state = sealStateOf(row, ring.keys);
  const isGivenOut = state === "authentic" || state === "unsealed";
  const reopening =
    annulled === null
      ? null
      : { code, version: annulled.version, at: new Date(annulled.at).toISOString() };
  return {
    version: row.version,
    data: row.record as SheetData,
    hash: row.hash,
    computed: hashOf(row.record),
    state,
    keyId: sealOf(row)?.keyId ?? null,
    closedAt: row.closedAt.getTime(),
    document: isGivenOut ? documentOf(row, latest, ring, reopening) : null,
  };
}
