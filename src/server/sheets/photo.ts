import "server-only";
import { createHash } from "node:crypto";
import { can } from "@/domain/access/can";
import type { ActaEvent } from "@/domain/match/acta";
import { actaForDesk, writeDeskEvents } from "../actas/desk-event";
import { matchFacts } from "../actas/load";
import type { CommandResult } from "../command";
import { required, runCommand } from "../command";
import { database } from "../db/client";
import type { StoredPhoto } from "../people/photo";
import { readPhoto } from "../people/photo-file";
import type { Sender } from "../sender";

// Photos of signed paper Hojas. They show names and signatures: officials of the match see them, nobody else.

/** A sheet full of figures must stay readable, and 200 of them must not fill the disk. */
export const SHEET_PHOTO_LIMITS = { bytes: 700_000, pixels: 2_000, least: 900 } as const;

export type AttachedPhoto = { readonly matchId: string; readonly photoId: string };

/**
 * Adds a photo to a Hoja: a JPEG within `SHEET_PHOTO_LIMITS`, kept without where it was taken. Its SHA-256 goes into the
 * acta, and with it into what is sealed. The same command again adds nothing.
 */
export function attachPhoto(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly matchId: string;
    readonly bytes: Uint8Array;
  },
): Promise<CommandResult<AttachedPhoto>> {
  const { commandId, matchId } = request;
  return runCommand(sender, { id: commandId, action: "acta.photo" }, async (scope) => {
    const acta = await actaForDesk(scope, matchId, "acta.deliver");
    const { bytes, width, height } = required(
      "server",
      readPhoto(request.bytes, SHEET_PHOTO_LIMITS),
    );
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const photoId = commandId;
    await scope.tx.sheetPhoto.create({
      data: {
        id: photoId,
        matchId,
        mime: "image/jpeg",
        bytes,
        sha256,
        width,
        height,
        byLabel: sender.label,
      },
    });
    const attached: ActaEvent = { type: "photo-attached", photoId, sha256 };
    await writeDeskEvents(scope, acta, [attached], commandId);
    return { matchId, photoId };
  });
}

/** A photo of a Hoja for who may follow its table with an account of his own; null for others and where there is none. */
export async function findSheetPhoto(
  sender: Sender,
  matchId: string,
  photoId: string,
): Promise<Pick<StoredPhoto, "bytes" | "mime"> | null> {
  if (sender.actor.kind !== "account") return null;
  const db = database();
  const match = await db.match.findUnique({
    where: { id: matchId },
    include: {
      seatings: { include: { player: { include: { club: true } }, entrant: true } },
    },
  });
  if (!match) return null;
  const facts = await matchFacts(db, sender, match);
  if (!can(sender.actor, "acta.view-live", facts).allowed) return null;
  return db.sheetPhoto.findFirst({
    where: { id: photoId, matchId },
    select: { bytes: true, mime: true },
  });
}
