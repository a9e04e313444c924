import "server-only";
import { SEALED_STAGES } from "@/domain/match/acta";
import type { Prisma } from "@/generated/prisma/client";
import type { Reopening, Seal, SealRegistry } from "@/proof/seal";
import { signStatement } from "@/proof/seal";
import { database } from "../db/client";
import { sealOf } from "../sheets/sealed-document";
import { keyRing } from "./key-ring";

const IS_PUBLIC = { status: { not: "draft" } } as const;

/**
 * The present seals of every public Hoja, or of one tournament's, and which of them are open again; signed: with it a check
 * needs no network. Null where there is no public tournament of that name.
 */
export async function sealRegistry(slug?: string): Promise<SealRegistry | null> {
  // Told before anything is read: what happens meanwhile is after it.
  const at = new Date().toISOString();
  const where = {
    round: IS_PUBLIC,
    tournament: { ...IS_PUBLIC, ...(slug === undefined ? {} : { slug }) },
  };
  const tournament =
    slug === undefined
      ? null
      : await database().tournament.findFirst({
          where: where.tournament,
          select: { slug: true, name: true },
        });
  if (slug !== undefined && tournament === null) return null;
  const named = tournament === null ? {} : { tournament };
  const { current } = await keyRing();
  return signStatement("registry", { at, ...named, ...(await knownSeals(where)) }, current);
}

/** What this installation has of the Hojas with these codes, public or not. */
export function sealsOfCodes(codes: readonly string[]): Promise<KnownState> {
  return knownSeals({ publicCode: { in: [...codes] } });
}

type KnownState = { readonly seals: readonly Seal[]; readonly reopened: readonly Reopening[] };

async function knownSeals(where: Prisma.MatchWhereInput): Promise<KnownState> {
  // Before the seals: a Hoja that is closed in between is then there with both, and its new version counts.
  const reopened = await reopenedHojas(where);
  const rows = await database().sheetVersion.findMany({
    where: { match: where },
    orderBy: [{ matchId: "asc" }, { version: "desc" }],
    distinct: ["matchId"],
    select: { seal: true },
  });
  return { seals: rows.flatMap((row) => sealOf(row) ?? []), reopened };
}

/** The Hojas that were closed once, opened again, and are not closed now. */
async function reopenedHojas(where: Prisma.MatchWhereInput): Promise<readonly Reopening[]> {
  const rows = await database().match.findMany({
    where: { ...where, stage: { notIn: [...SEALED_STAGES] }, sheets: { some: {} } },
    orderBy: { id: "asc" },
    select: {
      publicCode: true,
      sheets: { orderBy: { version: "desc" }, take: 1, select: { version: true } },
      events: {
        where: { type: "reopened" },
        orderBy: { seq: "desc" },
        take: 1,
        select: { at: true },
      },
    },
  });
  return rows.flatMap(({ publicCode: code, sheets: [last], events: [event] }) =>
    last && event ? [{ code, version: last.version, at: event.at.toISOString() }] : [],
  );
}
