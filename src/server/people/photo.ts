import "server-only";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { required, runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { readPhoto } from "./photo-file";
import { lockedPerson } from "./save-person";

// Who may see a photo: whoever is signed in, official or player. A face is not part of the public record, so no photo is
// served without a session (the route checks it), and no proxy may keep one.

export type StoredPhoto = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  readonly updatedAt: Date;
};

export async function findPhoto(personId: string): Promise<StoredPhoto | null> {
  return database().playerPhoto.findUnique({ where: { playerId: personId } });
}

/** Sets or replaces a person's photo, a JPEG that `readPhoto` accepts. */
export function savePhoto(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly personId: string;
    readonly bytes: Uint8Array;
  },
): Promise<CommandResult<{ personId: string }>> {
  const { personId } = request;
  const command = { id: request.commandId, action: "people.photo" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.manage", {});
    const { bytes } = required("server", readPhoto(request.bytes));
    await lockedPerson(scope.tx, personId);
    const data = { mime: "image/jpeg", bytes };
    await scope.tx.playerPhoto.upsert({
      where: { playerId: personId },
      create: { playerId: personId, ...data },
      update: data,
    });
    scope.audit({ action: "people.photo", subjectId: personId });
    return { personId };
  });
}

/** Takes a person's photo away; nothing is kept of it. */
export function removePhoto(
  sender: Sender,
  request: { readonly commandId: string; readonly personId: string },
): Promise<CommandResult<{ personId: string }>> {
  const { personId } = request;
  const command = { id: request.commandId, action: "people.photo-remove" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.manage", {});
    await lockedPerson(scope.tx, personId);
    await scope.tx.playerPhoto.deleteMany({ where: { playerId: personId } });
    scope.audit({ action: "people.photo-remove", subjectId: personId });
    return { personId };
  });
}
