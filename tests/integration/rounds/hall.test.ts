import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { hallMarks, riseGroups } from "@/domain/tournament/hall";
import { callJudge } from "@/server/calls/commands";
import { commandClock } from "@/server/clock/commands";
import { roundHistory } from "@/server/clock/history";
import { database } from "@/server/db/client";
import { findHall } from "@/server/rounds/hall";
import { findBellFacts } from "@/server/rounds/hall-facts";
import { findSheetLife } from "@/server/sheets/life";
import { outdatedSheets } from "@/server/sheets/outdated";
import { findPublicSheet } from "@/server/sheets/queries";
import { configureTournament, inputOf } from "@/server/tournaments/configure";
import { findTournament } from "@/server/tournaments/find-tournament";
import { signed } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  codesOf,
  endRound,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "../../support/club-builders";
import { noted } from "../../support/refereeing";

const VERIFIED = { type: "verified", asDirector: false } as const;

describe("the hall in one look", () => {
  let club: Club;
  let round: Awaited<ReturnType<typeof startRound>>;
  beforeAll(async () => {
    club = await openClub("pairs", 5);
    const view = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    must(
      await configureTournament(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        version: view.version,
        input: { ...inputOf(view), desk: { register: true, secondTypist: false, photo: false } },
      }),
    );
    round = await startRound(club);
  });
  const match = (table: number) => round.matchIds[table - 1] as string;
  const hall = async () => {
    const tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
    return (await findHall(tournament)) ?? expect.fail("no hall");
  };
  const tableOf = async (table: number) =>
    (await hall()).tables.find((one) => one.table === table) ?? expect.fail("no table");

  it("has every table of the round, with what it lacks first", async () => {
    const { number, tables } = await hall();
    expect(number).toBe(1);
    expect(tables.map(({ table, needs, stage }) => `${table} ${stage} ${needs}`)).toEqual([
      "1 issued result",
      "2 issued result",
      "3 issued result",
      "4 issued result",
      "5 issued result",
    ]);
    expect(Object.keys(tables[0]?.people ?? {})).toEqual(["A", "B", "C", "D"]);
  });

  it("keeps those seated who wait for a judge (11.2)", async () => {
    await playHands(club, match(1), 3);
    await playHands(club, match(2), 3);
    await playToClosing(club, match(3));
    const { stay, rise } = riseGroups((await hall()).tables);
    expect(stay.map(({ table }) => table)).toEqual([1, 2]);
    expect(rise.map(({ table }) => table)).toEqual([3]);
    must(await append(club.judge, match(1), VERIFIED));
    expect(riseGroups((await hall()).tables).stay.map(({ table }) => table)).toEqual([2]);
    // Who was allowed to go is not called back by a sheet that is opened again.
    must(await append(club.director, match(1), { type: "reopened", reason: "Mano 2" }));
    expect(riseGroups((await hall()).tables).stay.map(({ table }) => table)).toEqual([2]);
  });

  it("marks a refused signature, and asks the desk for the paper of a table", async () => {
    const paper = { type: "medium-changed", to: "paper", reason: "se apagó" } as const;
    must(await append(club.scorekeeper, match(2), paper));
    const totals = { type: "totals-noted", score: { AC: 270, BD: 0 } } as const;
    must(await append(club.scorekeeper, match(2), totals));
    must(await append(club.judge, match(2), VERIFIED));
    must(
      await append(club.judge, match(2), { type: "signed", side: "AC", by: "A", refused: true }),
    );
    expect(await tableOf(2)).toMatchObject({ needs: "signatures", refused: ["AC"], onPaper: true });
    must(await append(club.judge, match(2), signed("BD", "B")));
    expect((await tableOf(2)).needs).toBe("delivery");
    must(await append(club.scorekeeper, match(2), { type: "delivered" }));
    expect(await tableOf(2)).toMatchObject({ stage: "delivered", needs: "registering" });
    must(await append(club.scorekeeper, match(2), { type: "registered" }));
    expect(await tableOf(2)).toMatchObject({ stage: "registered", needs: "closing" });
    must(await append(club.judge, match(2), { type: "closed" }));
    expect(await tableOf(2)).toMatchObject({ stage: "closed", needs: null });
  });

  it("marks a call, and time of its own, whose reason only officials read", async () => {
    await playHands(club, match(4), 1);
    must(
      await append(club.judge, match(4), {
        type: "time-added",
        minutes: 5,
        reason: "se cayó la mesa",
      }),
    );
    must(
      await callJudge(club.scorekeeper, {
        commandId: randomUUID(),
        matchId: match(4),
        reason: "count",
      }),
    );
    const table = await tableOf(4);
    expect(hallMarks(table, false)).toEqual(["call", "extra-time"]);
    expect(table).toMatchObject({
      addedMinutes: 5,
      addedTime: [{ minutes: 5, reason: "se cayó la mesa" }],
      call: { reason: "count", isTaken: false },
    });
    expect(await findBellFacts(round.roundId)).toEqual({
      extraTimes: [{ table: 4, minutes: 5 }],
      answered: [],
    });
  });

  it("knows what a table has answered to the bell (23.3), and takes an answer back", async () => {
    await playHands(club, match(5), 1);
    const answer = async (event: ActaEvent) => {
      must(await append(club.scorekeeper, match(5), event));
      const table = await tableOf(5);
      const { answered } = await findBellFacts(round.roundId);
      return [table.status, hallMarks(table, true), answered];
    };
    const note = (lastTilePlaced: boolean, hands: number) =>
      answer({ type: "call-noted", lastTilePlaced, hands });
    const takeBack = () => answer({ type: "call-withdrawn", reason: "mal respondido" });
    expect(await note(true, 2)).toEqual(["playing", ["hand-owed"], [5]]);
    expect(await takeBack()).toEqual(["playing", ["bell-unanswered"], []]);
    expect(await note(false, 0)).toEqual(["finished", [], [5]]);
    expect(await takeBack()).toEqual(["playing", ["bell-unanswered"], []]);
    expect(await note(true, 1)).toEqual(["extra-hand", ["last-hand"], [5]]);
    expect(await takeBack()).toEqual(["playing", ["bell-unanswered"], []]);
    expect(await note(false, 1)).toEqual(["last-hand", ["last-hand"], [5]]);
  });
});

describe("the history of a round", () => {
  it("tells clock, time of single tables and closing, with who and when", async () => {
    const club = await openClub("pairs", 1);
    const { roundId, matchIds } = await startRound(club);
    const [matchId = ""] = matchIds;
    const clock = async (command: "start" | "pause" | "resume" | "call" | "end") =>
      must(await commandClock(club.director, { commandId: randomUUID(), roundId, command }));
    await clock("start");
    await clock("pause");
    await clock("resume");
    await playHands(club, matchId, 1);
    const added = { type: "time-added", minutes: 3, reason: "una consulta" } as const;
    must(await append(club.judge, matchId, added));
    must(await append(club.judge, matchId, { type: "time-withdrawn", reason: "fue poco" }));
    await clock("call");
    await clock("end");
    const moments = await roundHistory(roundId, { callMinutes: 35, slotMinutes: 40 });
    expect(moments.map(({ what, by }) => `${what} ${by}`)).toEqual([
      "published Directora",
      "start Directora",
      "pause Directora",
      "resume Directora",
      "time-added Juez Peña",
      "time-withdrawn Juez Peña",
      "call Directora",
      "end Directora",
    ]);
    expect(moments.find(({ what }) => what === "time-added")).toMatchObject({
      table: 1,
      minutes: 3,
      reason: "una consulta",
    });
  });
});

describe("the life of a closed Hoja", () => {
  it("says that what counts is not what was sealed, once a sanction of another round is corrected", async () => {
    const club = await openClub("pairs", 1);
    const first = await startRound(club);
    const [earlier = ""] = first.matchIds;
    await playHands(club, earlier, 3);
    const seatOf = async (matchId: string, entrantId?: string) => {
      const { seatings } = (await actaOf(matchId)).match;
      const found = seatings.find((one) => entrantId === undefined || one.entrantId === entrantId);
      return found ?? expect.fail("nobody sits there");
    };
    const { entrantId, seat } = await seatOf(earlier);
    const told = noted("F-08.7", [seat as Seat], { afterHand: 1 });
    must(await append(club.judge, earlier, told));
    await closeSheet(club, earlier);
    await endRound(club, first.roundId);
    const [later = ""] = (await startRound(club)).matchIds;
    await playHands(club, later, 3);
    const again = (await seatOf(later, entrantId)).seat as Seat;
    must(await append(club.judge, later, noted("F-08.7", [again], { afterHand: 1 })));
    await closeSheet(club, later);
    const isOutdated = async (matchId: string) => (await findSheetLife(matchId))?.isOutdated;
    expect(await isOutdated(later)).toBe(false);
    must(await append(club.director, earlier, { type: "reopened", reason: "no fue él" }));
    const { incidentId } = told;
    const cancel = { type: "incident-cancelled", incidentId, reason: "no fue él" } as const;
    must(await append(club.judge, earlier, cancel));
    expect(await isOutdated(later)).toBe(true);
    const laterCode = (await actaOf(later)).match.publicCode;
    expect(await findPublicSheet(laterCode)).toMatchObject({ isOutdated: true });
    const stale = { matchId: later, round: 2, table: 1 };
    expect(await outdatedSheets(database(), club.tournamentId)).toEqual([stale]);
    must(await append(club.director, later, { type: "reopened", reason: "otra multa" }));
    await closeSheet(club, later);
    expect(await isOutdated(later)).toBe(false);
    expect(await outdatedSheets(database(), club.tournamentId)).toEqual([]);
    expect(await findPublicSheet(laterCode)).toMatchObject({ isOutdated: false });
    expect((await findSheetLife(later))?.versions).toHaveLength(2);
  });

  it("voids the hash of a version that is opened, and says who, when and why, to everybody", async () => {
    const club = await openClub("pairs", 1);
    const [matchId = ""] = (await startRound(club)).matchIds;
    await playToClosing(club, matchId);
    const { publicCode } = (await actaOf(matchId)).match;
    const before = await findPublicSheet(publicCode);
    expect(before?.versions).toMatchObject([{ version: 1, voided: null }]);
    const edit = { type: "time-added", minutes: 1, reason: "tarde" } as const;
    expect(codesOf(await append(club.judge, matchId, edit))).toEqual(["acta-closed"]);
    must(await append(club.director, matchId, { type: "reopened", reason: "faltaba una multa" }));
    const opened = await findPublicSheet(publicCode);
    expect(opened?.versions).toMatchObject([
      {
        version: 1,
        hash: before?.versions[0]?.hash,
        voided: { by: "Directora", reason: "faltaba una multa" },
      },
    ]);
    must(await append(club.judge, matchId, VERIFIED));
    must(await append(club.judge, matchId, signed("AC", "A")));
    must(await append(club.judge, matchId, signed("BD", "B")));
    must(await append(club.judge, matchId, { type: "closed" }));
    const after = await findPublicSheet(publicCode);
    expect(after?.versions.map(({ version, voided }) => [version, voided?.reason])).toEqual([
      [2, undefined],
      [1, "faltaba una multa"],
    ]);
    const life = (await findSheetLife(matchId)) ?? expect.fail("no life");
    expect(life.versions.map(({ sealed }) => sealed?.hash)).toEqual(
      after?.versions.map(({ hash }) => hash).toReversed(),
    );
    expect(life.steps.map(({ version, reached, by }) => `${version} ${reached} ${by}`)).toEqual([
      "1 playing Anotador",
      "1 finished Anotador",
      "1 verified Juez Peña",
      "1 null Juez Peña",
      "1 signed Juez Peña",
      "1 closed Juez Peña",
      "2 finished Directora",
      "2 verified Juez Peña",
      "2 null Juez Peña",
      "2 signed Juez Peña",
      "2 closed Juez Peña",
    ]);
  });
});
