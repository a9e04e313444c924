import "server-only";
import type { Seal, SealRegistry } from "@/proof/seal";
import { signStatement } from "@/proof/seal";
import { database } from "../db/client";
import { sealOf } from "../sheets/sealed-document";
import { keyRing } from "./key-ring";

const PUBLIC_MATCH = {
  round: { status: { not: "draft" } },
  tournament: { status: { not: "draft" } },
} as const;

/** The present seals of every public Hoja, or of one tournament's, signed: with it a check needs no network. */
export async function sealRegistry(slug?: string): Promise<SealRegistry> {
  const rows = await database().sheetVersion.findMany({
    where: {
      match: {
        ...PUBLIC_MATCH,
        ...(slug === undefined ? {} : { tournament: { ...PUBLIC_MATCH.tournament, slug } }),
      },
    },
    orderBy: [{ matchId: "asc" }, { version: "desc" }],
    distinct: ["matchId"],
    select: { seal: true },
  });
  const seals = rows.flatMap((row) => sealOf(row) ?? []);
  const { current } = await keyRing();
  return signStatement("registry", { at: new Date().toISOString(), seals }, current);
}

/** The present seals of the Hojas with these codes. */
export async function presentSeals(codes: readonly string[]): Promise<readonly Seal[]> {
  const rows = await database().sheetVersion.findMany({
    where: { match: { publicCode: { in: [...codes] } } },
    orderBy: [{ matchId: "asc" }, { version: "desc" }],
    distinct: ["matchId"],
    select: { seal: true },
  });
  return rows.flatMap((row) => sealOf(row) ?? []);
}
