import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { attachPhoto, findSheetPhoto, SHEET_PHOTO_LIMITS } from "@/server/sheets/photo";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  codesOf,
  must,
  openClub,
  playHands,
  startRound,
} from "../../support/club-builders";
import { jpegOf } from "../../support/jpeg";

const PHOTO = jpegOf(1600, 1200);

let pictures = 0;
/** A picture that is like no other of these tests. */
const another = () => jpegOf(1600 + ++pictures, 1200);

function attach(
  sender: Sender,
  matchId: string,
  bytes: Uint8Array = another(),
  commandId = randomUUID(),
) {
  return attachPhoto(sender, { commandId, matchId, bytes });
}

describe("photos of a signed Hoja", () => {
  let club: Club;
  let match: string;
  beforeAll(async () => {
    club = await openClub("pairs", 1);
    [match] = (await startRound(club)).matchIds as [string];
    await playHands(club, match, 3);
  });

  it("are kept once however often they are sent, without what the camera wrote, and with their hash", async () => {
    const commandId = randomUUID();
    const first = must(await attach(club.scorekeeper, match, PHOTO, commandId));
    expect(must(await attach(club.scorekeeper, match, PHOTO, commandId))).toEqual(first);
    const stored = await database().sheetPhoto.findMany({ where: { matchId: match } });
    expect(stored).toHaveLength(1);
    const [row] = stored;
    expect(row).toMatchObject({ id: commandId, width: 1600, height: 1200, byLabel: "Anotador" });
    expect(Buffer.from(row?.bytes ?? []).includes("Exif")).toBe(false);
    const sha256 = createHash("sha256")
      .update(row?.bytes ?? "")
      .digest("hex");
    const { state } = await actaOf(match);
    expect(state.photos).toEqual([{ photoId: commandId, sha256, version: 1 }]);
    expect(codesOf(await attach(club.judge, match, PHOTO))).toEqual(["photo-twice"]);
  });

  it.each([
    ["too small to be read", jpegOf(640, 480), "photo-too-small"],
    ["too many pixels", jpegOf(4000, 3000), "photo-too-many-pixels"],
    ["too heavy", jpegOf(1600, 1200, SHEET_PHOTO_LIMITS.bytes + 1), "photo-too-large"],
    [
      "something else by its bytes",
      new TextEncoder().encode("GIF89a no es foto"),
      "photo-not-jpeg",
    ],
    ["cut short", PHOTO.slice(0, -2), "photo-not-jpeg"],
  ])("are refused when %s", async (_, bytes, code) => {
    expect(codesOf(await attach(club.judge, match, bytes))).toEqual([code]);
  });

  it("come from several people at once, whatever the version, up to four", async () => {
    const results = await Promise.all([
      attach(club.judge, match),
      attach(club.director, match),
      attach(club.scorekeeper, match),
    ]);
    expect(results.map(codesOf)).toEqual([[], [], []]);
    expect((await actaOf(match)).state.photos).toHaveLength(4);
    expect(codesOf(await attach(club.judge, match))).toEqual(["too-many-photos"]);
    expect(await database().sheetPhoto.count({ where: { matchId: match } })).toBe(4);
  });

  it("are seen by officials of the match alone", async () => {
    const [photo] = (await actaOf(match)).state.photos;
    const see = (sender: Sender) => findSheetPhoto(sender, match, photo?.photoId ?? "");
    for (const sender of [club.director, club.judge, club.scorekeeper, club.junta])
      expect((await see(sender))?.bytes.length).toBeGreaterThan(20);
    const address = "::1";
    const phone: Sender = { actor: { kind: "table", matchId: match }, label: "mesa", address };
    const nobody: Sender = { actor: { kind: "public" }, label: "público", address };
    expect(await see(phone)).toBeNull();
    expect(await see(nobody)).toBeNull();
    expect(codesOf(await attach(phone, match))).not.toEqual([]);
    expect(codesOf(await attach(nobody, match))).not.toEqual([]);
  });

  it("are taken off with a reason, and their bytes stay", async () => {
    const [photo] = (await actaOf(match)).state.photos;
    const photoId = photo?.photoId ?? "";
    const remove = (reason: string) =>
      append(club.scorekeeper, match, { type: "photo-removed", photoId, reason });
    expect(codesOf(await remove(" "))).toEqual(["reason-needed"]);
    must(await remove("salió movida"));
    expect((await actaOf(match)).state.photos).toHaveLength(3);
    expect((await findSheetPhoto(club.judge, match, photoId))?.bytes.length).toBeGreaterThan(20);
    await expect(database().sheetPhoto.deleteMany({ where: { matchId: match } })).rejects.toThrow();
  });

  it("are sealed by their hashes, and none is added to a closed Hoja", async () => {
    await closeSheet(club, match);
    const { state } = await actaOf(match);
    const sheet = await database().sheetVersion.findFirstOrThrow({ where: { matchId: match } });
    expect(sheet.record).toMatchObject({
      record: { photos: state.photos.map(({ sha256 }) => ({ sha256 })) },
    });
    expect(codesOf(await attach(club.judge, match))).toEqual(["acta-closed"]);
  });
});
