import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { withdrawal } from "@/components/desk/delivery-mistake";
import type { ActaEvent } from "@/domain/match/acta";
import { deliverSheet } from "@/server/actas/deliver";
import { deskOfHoja, findTypedTable } from "@/server/actas/desk-target";
import { findPaperRound } from "@/server/actas/paper-desk";
import { database } from "@/server/db/client";
import { findDeskRound } from "@/server/rounds/queries";
import type { Sender } from "@/server/sender";
import { currentSeatingHashes } from "@/server/sheets/seating";
import { signed } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  codesOf,
  endRound,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "../../support/club-builders";

const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "Se teclea de la Hoja." };
const TOTALS: ActaEvent = { type: "totals-noted", score: { AC: 270, BD: 0 } };
const VERIFIED: ActaEvent = { type: "verified", asDirector: false };

async function codeOf(matchId: string): Promise<string> {
  const { match } = await actaOf(matchId);
  return match.publicCode;
}

/** The short hash that a paper of this table says. */
async function seatsOf(matchId: string): Promise<string> {
  const [now] = await currentSeatingHashes(database(), matchId);
  return now ?? "";
}

function deliver(
  { tournamentId }: Club,
  sender: Sender,
  typed: string,
  commandId = randomUUID(),
  said: { readonly anyway?: boolean } = {},
) {
  return deliverSheet(sender, { commandId, tournamentId, typed, ...said });
}

describe("a Hoja that comes on paper", () => {
  let club: Club;
  let other: Club;
  let tables: readonly string[];
  let elsewhere: string;
  beforeAll(async () => {
    club = await openClub("pairs", 4);
    tables = (await startRound(club)).matchIds;
    other = await openClub("pairs", 1);
    elsewhere = (await startRound(other)).matchIds[0] as string;
  });
  const table = (index: number) => tables[index] as string;

  it("is taken in by table number, by code and by its scanned address, each once", async () => {
    const asked = randomUUID();
    expect(codesOf(await deliver(club, club.scorekeeper, "1", asked))).toEqual([
      "delivery-untouched",
    ]);
    expect((await actaOf(table(0))).state).toMatchObject({ delivered: false, medium: null });
    const byNumber = must(await deliver(club, club.scorekeeper, "1", asked, { anyway: true }));
    expect(byNumber).toEqual({ matchId: table(0), round: 1, table: 1, already: false });
    expect((await actaOf(table(0))).state).toMatchObject({ delivered: true, medium: "paper" });
    expect(must(await deliver(club, club.judge, await codeOf(table(0))))).toMatchObject({
      already: true,
    });
    const scanned = `https://club.do/verificar/${await codeOf(table(1))}?p=${await seatsOf(table(1))}`;
    const commandId = randomUUID();
    const first = must(await deliver(club, club.director, scanned, commandId));
    expect(must(await deliver(club, club.director, scanned, commandId))).toEqual(first);
    expect(first).toMatchObject({ table: 2, already: false });
    const events = await database().actaEvent.count({
      where: { matchId: table(1), type: "delivered" },
    });
    expect(events).toBe(1);
  });

  it("says what a code that leads elsewhere is", async () => {
    const refused = await deliver(club, club.scorekeeper, await codeOf(elsewhere));
    expect(refused.ok ? [] : refused.problems).toMatchObject([
      { code: "code-of-other-tournament", tournament: "Noche de prueba", round: 1, table: 1 },
    ]);
    expect(codesOf(await deliver(club, club.scorekeeper, "99"))).toEqual(["table-not-in-round"]);
    expect(codesOf(await deliver(club, club.scorekeeper, "ZZZZ9999"))).toEqual([
      "hoja-code-unknown",
    ]);
    expect(codesOf(await deliver(club, club.scorekeeper, "http://x/mesa/ABC234"))).toEqual([
      "card-scanned",
    ]);
    expect(codesOf(await deliver(club, club.scorekeeper, "hola"))).toEqual([
      "desk-target-unreadable",
    ]);
  });

  it("printed for other seats, is asked about at both fields, and logged when it is taken in", async () => {
    const night = await openClub("pairs", 1);
    const [match] = (await startRound(night)).matchIds as [string];
    const now = await seatsOf(match);
    const scanned = `http://club.do/verificar/${await codeOf(match)}?p=0000-0000`;
    const otherSeats = { paper: "0000-0000", now };
    expect(await findTypedTable(database(), night.tournamentId, scanned)).toMatchObject({
      value: { matchId: match, otherSeats },
    });
    const commandId = randomUUID();
    const asked = await deliver(night, night.scorekeeper, scanned, commandId);
    expect(asked.ok ? [] : asked.problems).toEqual([
      { code: "hoja-of-other-seats", round: 1, table: 1, ...otherSeats },
    ]);
    expect((await actaOf(match)).state.delivered).toBe(false);
    const { tournamentId } = night;
    const request = { commandId, tournamentId, typed: scanned, anyway: true };
    must(await deliverSheet(night.scorekeeper, request));
    expect((await actaOf(match)).state.delivered).toBe(true);
    const logged = await database().auditEntry.findFirst({
      where: { subjectId: match, action: "acta.delivered-of-other-seats" },
    });
    expect(logged?.after).toEqual(otherSeats);
    expect(await findTypedTable(database(), tournamentId, await codeOf(match))).toMatchObject({
      value: { otherSeats: null },
    });
  });

  it("is taken in by officials only", async () => {
    expect(codesOf(await deliver(club, club.junta, "3"))).toEqual(["role-needed"]);
    const phone: Sender = {
      actor: { kind: "table", matchId: table(2) },
      label: "mesa 3",
      address: "::1",
    };
    expect(codesOf(await deliver(club, phone, "3"))).not.toEqual([]);
    expect((await actaOf(table(2))).state.delivered).toBe(false);
  });

  it("is taken back where it was taken in by mistake, and its table goes on by phone", async () => {
    const { state } = await actaOf(table(1));
    for (const event of withdrawal(state, "Era la Hoja de otra mesa."))
      must(await append(club.scorekeeper, table(1), event));
    expect((await actaOf(table(1))).state).toMatchObject({ delivered: false, medium: "phone" });
    const again = withdrawal((await actaOf(table(1))).state, "Otra vez.");
    expect(again).toHaveLength(1);
    expect(codesOf(await append(club.scorekeeper, table(1), again[0] as ActaEvent))).toEqual([
      "nothing-delivered",
    ]);
    must(await deliver(club, club.scorekeeper, await codeOf(table(1))));
    must(await append(club.scorekeeper, table(1), PAPER));
  });

  it("keeps the medium of a table that its phone has begun", async () => {
    await playHands(club, table(2), 1);
    must(await deliver(club, club.scorekeeper, "3"));
    expect((await actaOf(table(2))).state).toMatchObject({ medium: null, delivered: true });
  });

  it("is listed with what lies on the desk of it", async () => {
    const listed = await findPaperRound(club.tournamentId);
    expect(
      listed?.tables.map(({ table, onPaper, delivered }) => [table, onPaper, delivered]),
    ).toEqual([
      [1, true, true],
      [2, true, true],
      [3, false, true],
      [4, false, false],
    ]);
    const board = await findDeskRound((await actaOf(table(0))).tournament);
    expect(board?.tables.map(({ onPaper }) => onPaper)).toEqual([true, true, false, false]);
  });

  it("opens its desk to officials who scan it, and to nobody else", async () => {
    const code = await codeOf(table(0));
    const desk = `/director/${club.slug}/mesas/${table(0)}`;
    for (const sender of [club.director, club.judge, club.scorekeeper])
      expect(await deskOfHoja(sender, code)).toBe(desk);
    expect(await deskOfHoja(club.junta, code)).toBeNull();
    expect(await deskOfHoja(club.director, "ZZZZ9999")).toBeNull();
  });

  it("is not verified before its written totals are typed and agree, or are explained", async () => {
    const match = table(3);
    must(await append(club.scorekeeper, match, PAPER));
    await playHands(club, match, 3);
    expect(codesOf(await append(club.judge, match, VERIFIED))).toEqual(["totals-needed"]);
    const wrong = { ...TOTALS, score: { AC: 260, BD: 0 } } as const;
    const refused = await append(club.scorekeeper, match, wrong);
    expect(refused.ok ? [] : refused.problems).toMatchObject([
      { code: "totals-differ", sum: { AC: 270, BD: 0 }, written: { AC: 260, BD: 0 } },
    ]);
    const reason = "La mano 3 se sumó mal en el papel.";
    must(await append(club.scorekeeper, match, { ...wrong, reason }));
    must(await append(club.judge, match, VERIFIED));
    const logged = await database().auditEntry.findFirst({
      where: { subjectId: match, action: "acta.totals-noted" },
    });
    expect(logged?.reason).toBe(reason);
  });

  it("needs registering before it closes where the tournament asks for it, and seals who did it", async () => {
    const match = table(3);
    await database().tournament.update({
      where: { id: club.tournamentId },
      data: { desk: { register: true } },
    });
    must(await append(club.judge, match, signed("AC", "A", { onPaper: true })));
    must(await append(club.judge, match, signed("BD", "B", { onPaper: true })));
    const close = { type: "closed", countersign: { onPaper: true } } as const;
    expect(codesOf(await append(club.director, match, close))).toEqual(["registration-needed"]);
    expect(codesOf(await append(club.scorekeeper, match, { type: "registered" }))).toEqual([
      "not-delivered",
    ]);
    must(await deliver(club, club.scorekeeper, "4"));
    must(await append(club.scorekeeper, match, { type: "registered" }));
    must(await append(club.director, match, close));
    const sheet = await database().sheetVersion.findFirstOrThrow({ where: { matchId: match } });
    expect(sheet.record).toMatchObject({
      record: {
        medium: "paper",
        delivered: { by: "Anotador" },
        registered: { by: "Anotador" },
        paperTotals: { score: { AC: 260, BD: 0 }, reason: "La mano 3 se sumó mal en el papel." },
      },
    });
    expect(codesOf(await deliver(club, club.scorekeeper, "4"))).toEqual([]);
  });
});

describe("the Hoja of an earlier round", () => {
  it("is found by its code, and a number is of the round played now", async () => {
    const club = await openClub("pairs", 1);
    const first = await startRound(club);
    const [earlier] = first.matchIds as [string];
    await playToClosing(club, earlier);
    await endRound(club, first.roundId);
    const [now] = (await startRound(club)).matchIds as [string];
    const find = (typed: string) => findTypedTable(database(), club.tournamentId, typed);
    expect(await find("1")).toMatchObject({ value: { matchId: now, round: 2, isCurrent: true } });
    expect(await find(await codeOf(earlier))).toMatchObject({
      value: { matchId: earlier, round: 1, isCurrent: false },
    });
    expect(codesOf(await deliver(club, club.scorekeeper, await codeOf(earlier)))).toEqual([
      "desk-round-closed",
    ]);
  });
});
