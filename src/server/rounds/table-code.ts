import "server-only";
import QRCode from "qrcode";
import { can } from "@/domain/access/can";
import type { CommandResult } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";

/** What opens a table for writing, and where. `qr` is an SVG of the link. */
export type TableCode = {
  readonly table: number;
  readonly code: string;
  readonly url: string;
  readonly qr: string;
};

/** Where the card of a table leads. */
export function tableUrl(base: string, code: string): string {
  return `${base}/mesa/${code}`;
}

/** The write code of a table of a published round, for who may hand it out. `base` is where links lead. */
export async function readTableCode(
  sender: Sender,
  matchId: string,
  base: string,
): Promise<CommandResult<TableCode>> {
  const match = await database().match.findFirst({
    where: { id: matchId, round: { status: { not: "draft" } } },
    select: { table: true, writeCode: true, tournamentId: true },
  });
  if (!match) return { ok: false, problems: [{ code: "match-not-found" }] };
  const decision = can(sender.actor, "table-codes.issue", { tournamentId: match.tournamentId });
  if (!decision.allowed) {
    const { allowed: _, ...why } = decision;
    return { ok: false, problems: [{ ...why, family: "access" }] };
  }
  const url = tableUrl(base, match.writeCode);
  const qr = await QRCode.toString(url, { type: "svg", margin: 4, errorCorrectionLevel: "M" });
  return { ok: true, value: { table: match.table, code: match.writeCode, url, qr } };
}
