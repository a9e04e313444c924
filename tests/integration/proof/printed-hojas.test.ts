import { beforeAll, describe, expect, it } from "vitest";
import { renderHojas } from "@/documents/hoja";
import type { SheetData } from "@/documents/sheet-data";
import { scannedUrl } from "@/documents/sheet-data";
import { database } from "@/server/db/client";
import { findPublicSheet } from "@/server/sheets/queries";
import { roundSheets } from "@/server/sheets/round-papers";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { Club } from "../../support/club-builders";
import { openClub, playHands, playToClosing, startRound } from "../../support/club-builders";
import { readPdf } from "../../support/read-pdf";

// The Hojas of a round as they are printed: closed, in the middle of the match, and not begun; and what the hash of their
// seating says once somebody else sits there.

let club: Club;
let matchIds: readonly string[];

async function printed(filled: boolean, table?: number): Promise<readonly SheetData[]> {
  const tournament = await findTournament(club.slug);
  if (!tournament) throw new Error("no tournament");
  const asked = { tournament, number: 1, base: "http://192.168.1.20:3000" };
  return roundSheets(asked, { filled, ...(table === undefined ? {} : { table }) });
}

async function readSheets(sheets: readonly SheetData[]): Promise<readonly string[]> {
  const createdAt = "2026-03-07T01:20:00Z";
  const { bytes } = await renderHojas({ paper: "letter", layout: "one", createdAt, sheets });
  return (await readPdf(bytes)).map(({ text }) => text);
}

const hashesOf = async (code = "") => (await findPublicSheet(code))?.seatingHashes;

beforeAll(async () => {
  club = await openClub("pairs", 3);
  ({ matchIds } = await startRound(club));
  await playToClosing(club, matchIds[0] ?? "");
  await playHands(club, matchIds[1] ?? "", 2);
});

describe("the Hojas of a round, printed", () => {
  it("stand as they are: closed, half played with lines to write on, not begun", async () => {
    const [closed = "", half = "", waiting = ""] = await readSheets(await printed(true));
    expect(closed).toContain("Ganó la pareja AC");
    expect(closed).not.toContain("Continúa en papel");
    expect(half).toContain("Continúa en papel desde la mano 3.");
    expect(half).toContain("Hasta la mano 2 ·");
    expect(half).toMatch(/2 B Tranque B 90 0 180 0 15 16 29 30 3 4 5 /);
    expect(half).not.toMatch(/Ganó la pareja|Perdió|Sin firma/);
    expect(waiting).toContain("Sin manos todavía");
    expect(waiting).toContain(" 1 2 3 4 ");
  });

  it("can be one table alone", async () => {
    const sheets = await printed(true, 2);
    expect(sheets.map(({ table }) => table)).toEqual([2]);
    expect(await printed(true, 9)).toEqual([]);
  });

  it("bear the hash of who sits where, blank and filled, in words and for the QR", async () => {
    const [blank, filled] = [await printed(false), await printed(true)];
    const texts = await readSheets(blank);
    for (const [index, { proof }] of blank.entries()) {
      expect(proof?.seating).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
      expect(filled[index]?.proof?.seating).toBe(proof?.seating);
      expect(texts[index]).toContain(`puestos ${proof?.seating}`);
      expect(proof && scannedUrl(proof)).toBe(`${proof?.url}?p=${proof?.seating}`);
      expect(await hashesOf(proof?.code)).toEqual([proof?.seating]);
    }
    expect(new Set(blank.map(({ proof }) => proof?.seating)).size).toBe(blank.length);
  });

  it("are told from those of other seats: whoever scans an old one is told", async () => {
    const [, before] = await printed(false);
    const person = { firstNames: "Zoé", lastNames: "Ñáñez", searchKey: "zoe nanez" };
    const { id: playerId } = await database().player.create({ data: person });
    await database().seating.updateMany({
      where: { matchId: matchIds[1] ?? "", seat: "A" },
      data: { playerId },
    });
    const now = await hashesOf(before?.proof?.code);
    expect(now).toHaveLength(1);
    expect(now).not.toContain(before?.proof?.seating);
    const [, after] = await printed(false);
    expect(now).toEqual([after?.proof?.seating]);
  });

  it("keep for a closed Hoja the hash that it was printed with, though a name is corrected since", async () => {
    const [before] = await printed(true);
    const [seating] = await database().seating.findMany({ where: { matchId: matchIds[0] ?? "" } });
    await database().player.update({
      where: { id: seating?.playerId ?? "" },
      data: { lastNames: "Núñez Peña" },
    });
    const [after] = await printed(true);
    expect(after?.proof?.seating).toBe(before?.proof?.seating);
    const known = await hashesOf(before?.proof?.code);
    expect(known).toHaveLength(2);
    expect(known).toContain(before?.proof?.seating);
  });
});
