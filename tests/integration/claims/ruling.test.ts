import { beforeAll, describe, expect, it } from "vitest";
import type { RecordedHand } from "@/domain/match/acta";
import { rehearseRuling } from "@/server/claims/rule";
import { database } from "@/server/db/client";
import { findPublicSheet } from "@/server/sheets/queries";
import { closeTournament } from "@/server/tournaments/close";
import { AC90, BD90 } from "../../support/acta-events";
import { expectRecounted, file, fileAndRule, playerAt, rule } from "../../support/claims";
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
  senderWith,
  startRound,
} from "../../support/club-builders";
import { cardsOf, noted, seatedAt, sums } from "../../support/refereeing";

const handIds = async (matchId: string) =>
  (await actaOf(matchId)).state.handFacts.map(({ handId }) => handId);

/** Five hands of 90: three of AC between two of BD, so that one hand decides. */
async function playClose(club: Club, matchId: string): Promise<void> {
  await playHands(club, matchId, 1);
  for (const hand of [BD90, AC90, BD90, AC90] satisfies readonly RecordedHand[]) {
    const handId = crypto.randomUUID();
    must(await append(club.scorekeeper, matchId, { type: "hand-recorded", handId, hand }));
  }
}

async function newTable(format: "pairs" | "individual") {
  const club = await openClub(format, 1);
  const { roundId, matchIds } = await startRound(club);
  return { club, roundId, table: matchIds[0] as string };
}

describe("a decision that cancels an infraction", () => {
  it("takes its fine and its card away, and seals a new version without signatures", async () => {
    const { club, table } = await newTable("individual");
    await playHands(club, table, 3);
    const event = noted("F-11.4", ["A"], { afterHand: 2 });
    must(await append(club.judge, table, event));
    await closeSheet(club, table);
    expect(await cardsOf(table)).toEqual(["yellow"]);
    const { applied } = await fileAndRule(
      club,
      table,
      [{ effect: "cancel-incident", incidentId: event.incidentId }],
      { subject: "sanction", incidentId: event.incidentId },
    );
    expect(await cardsOf(table)).toEqual([]);
    expect((await sums(table)).map(([, , match]) => match)).toEqual([0, 0, 0, 0]);
    expect(applied?.application.sheetVersion).toBe(2);
    const { match, state } = await actaOf(table);
    expect(state).toMatchObject({ stage: "closed", signatures: {}, openClaims: [] });
    await expectRecounted(club, "individual");
    const sheet = await findPublicSheet(match.publicCode);
    expect(sheet?.sealed).toMatchObject({
      version: 2,
      state: "authentic",
      data: { record: { ruling: { claim: 1, reason: "Lo muestra la Hoja de papel" } } },
    });
    expect(sheet?.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect((await findPublicSheet(match.publicCode, 1))?.sealed?.state).toBe("authentic");
  });

  it("corrects the later steps of that infraction and tells whoever they are of", async () => {
    const club = await openClub("individual", 1);
    const player = (
      await database().entrantMember.findFirstOrThrow({
        where: { tournamentId: club.tournamentId, entrant: { number: 1 } },
      })
    ).playerId;
    const recorded: { table: string; incidentId: string }[] = [];
    for (const round of [1, 2]) {
      const { roundId, matchIds } = await startRound(club);
      const table = matchIds[0] as string;
      await playHands(club, table, 3);
      const event = noted("F-19.5", [await seatedAt(table, player)], { afterHand: 1 });
      must(await append(club.judge, table, event));
      await closeSheet(club, table);
      recorded.push({ table, incidentId: event.incidentId });
      if (round === 1) await endRound(club, roundId);
    }
    const [first, second] = recorded as [(typeof recorded)[0], (typeof recorded)[0]];
    expect((await sums(second.table)).map(([, , fines]) => Number(fines)).sort()).toEqual([
      -75, -75, 0, 0,
    ]);
    const { applied, claimId } = await fileAndRule(club, first.table, [
      { effect: "cancel-incident", incidentId: first.incidentId },
    ]);
    expect(applied?.application).toMatchObject({
      steps: [{ incidentId: second.incidentId, round: 2, step: [2, 1] }],
      pairedRounds: [2],
    });
    expect((await sums(second.table)).map(([, , fines]) => Number(fines)).sort()).toEqual([
      -25, 0, 0, 0,
    ]);
    await expectRecounted(club, "individual");
    const notice = await database().notice.findFirstOrThrow({
      where: { claimId, kind: "sanction-changed" },
    });
    expect(notice).toMatchObject({ playerId: player, facts: { step: [2, 1], round: 2 } });
  });

  it("brings back the hand that the infraction had annulled", async () => {
    const { club, table } = await newTable("pairs");
    await playHands(club, table, 3);
    const event = noted("F-14.2", ["A"], { afterHand: 2 });
    must(await append(club.judge, table, event));
    const again = { type: "hand-recorded", handId: crypto.randomUUID(), hand: AC90 } as const;
    must(await append(club.scorekeeper, table, again));
    await closeSheet(club, table);
    const before = (await actaOf(table)).state;
    expect(before.score).toEqual({ AC: 270, BD: 0 });
    const removed = { effect: "remove-hand", handId: again.handId } as const;
    await fileAndRule(club, table, [
      { effect: "cancel-incident", incidentId: event.incidentId },
      removed,
    ]);
    const { state } = await actaOf(table);
    expect(state.hands.map(({ points }) => points.AC)).toEqual([90, 90, 90]);
    await expectRecounted(club, "pairs");
  });
});

describe("a decision that changes an infraction", () => {
  it("moves it to somebody else with everything it costs", async () => {
    const { club, table } = await newTable("individual");
    await playHands(club, table, 1);
    const event = noted("F-14.2", ["A"], { afterHand: 1 });
    must(await append(club.judge, table, event));
    for (const _ of [1, 2]) {
      const handId = crypto.randomUUID();
      must(await append(club.scorekeeper, table, { type: "hand-recorded", handId, hand: AC90 }));
    }
    await closeSheet(club, table);
    await fileAndRule(club, table, [
      {
        effect: "change-incident",
        incidentId: event.incidentId,
        infraction: "F-14.2",
        offenders: ["B"],
      },
    ]);
    expect((await sums(table)).map(([, , fines]) => fines)).toEqual([0, -25, 0, 0]);
    const { state } = await actaOf(table);
    expect(state.hands).toHaveLength(4);
    expect(state.hands[1]?.hand).toEqual({ annulled: { infraction: "F-14.2", by: "B" } });
    await expectRecounted(club, "individual");
  });

  it("gives back the hand that the old one annulled and the new one does not", async () => {
    const { club, table } = await newTable("individual");
    await playHands(club, table, 2);
    const event = noted("F-14.2", ["A"], { afterHand: 1 });
    must(await append(club.judge, table, event));
    for (const _ of [1, 2]) {
      const handId = crypto.randomUUID();
      must(await append(club.scorekeeper, table, { type: "hand-recorded", handId, hand: AC90 }));
    }
    await closeSheet(club, table);
    const last = (await handIds(table)).at(-1) ?? "";
    await fileAndRule(club, table, [
      {
        effect: "change-incident",
        incidentId: event.incidentId,
        infraction: "F-11.4",
        offenders: ["A"],
      },
      { effect: "remove-hand", handId: last },
    ]);
    const { state } = await actaOf(table);
    expect(state.score).toEqual({ AC: 270, BD: 0 });
    expect(await cardsOf(table)).toEqual(["yellow"]);
    await expectRecounted(club, "individual");
  });

  it("may add one that nobody had noted", async () => {
    const { club, table } = await newTable("individual");
    await playToClosing(club, table);
    await fileAndRule(club, table, [
      { effect: "add-incident", infraction: "F-11.4", offenders: ["B"], afterHand: 1 },
    ]);
    expect((await sums(table)).map(([, , fines]) => fines)).toEqual([0, -25, 0, 0]);
    await expectRecounted(club, "individual");
  });
});

describe("a decision on hands and results", () => {
  it("corrects a hand and turns the match", async () => {
    const { club, table } = await newTable("pairs");
    await playClose(club, table);
    await closeSheet(club, table);
    const last = (await handIds(table)).at(-1) ?? "";
    const { applied } = await fileAndRule(club, table, [
      { effect: "correct-hand", handId: last, hand: BD90 },
    ]);
    expect(applied?.application).toMatchObject({
      score: [
        { AC: 270, BD: 180 },
        { AC: 180, BD: 270 },
      ],
      winner: ["AC", "BD"],
    });
    expect(applied?.application.places.map(({ wins }) => wins)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    await expectRecounted(club, "pairs");
  });

  it("takes no correction that would leave the match unfinished, and rules the score instead", async () => {
    const { club, table } = await newTable("pairs");
    await playToClosing(club, table);
    const last = (await handIds(table)).at(-1) ?? "";
    const { claimId } = must(await file(await playerAt(table, "B"), table));
    const removal = { effect: "remove-hand", handId: last } as const;
    expect(codesOf(await rule(club.junta, claimId, [removal]))).toEqual(["match-not-finished"]);
    expect((await actaOf(table)).state).toMatchObject({ stage: "claimed", sheetVersion: 1 });
    must(
      await rule(club.junta, claimId, [
        removal,
        { effect: "rule-score", score: { AC: 180, BD: 190 }, winner: "BD" },
      ]),
    );
    expect((await sums(table)).map(([won, own]) => [won, own])).toEqual([
      [false, 180],
      [true, 190],
      [false, 180],
      [true, 190],
    ]);
    const { match } = await actaOf(table);
    expect(match).toMatchObject({ winner: "BD", scoreAC: 180, scoreBD: 190, stage: "closed" });
  });

  it("annuls a match: played, and won by nobody", async () => {
    const { club, table } = await newTable("individual");
    await playToClosing(club, table);
    await fileAndRule(club, table, [{ effect: "annul-result" }]);
    expect(await sums(table)).toEqual(Array(4).fill([false, 0, 0, 0]));
    expect((await actaOf(table)).match).toMatchObject({ winner: null, endedBy: "forfeit" });
  });

  it("leaves everything as it was when the sheet is confirmed", async () => {
    const { club, table } = await newTable("pairs");
    await playToClosing(club, table);
    const before = await sums(table);
    const { applied } = await fileAndRule(club, table, []);
    expect(applied).toBeNull();
    expect(await sums(table)).toEqual(before);
    const { state } = await actaOf(table);
    expect([state.stage, state.sheetVersion]).toEqual(["closed", 1]);
    expect(codesOf(await file(await playerAt(table, "C"), table))).toEqual(["claim-final"]);
  });

  it("corrects a sheet of a closed round and leaves the round closed", async () => {
    const { club, roundId, table } = await newTable("pairs");
    await playToClosing(club, table);
    await endRound(club, roundId);
    await fileAndRule(club, table, [
      { effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" },
    ]);
    expect((await database().round.findUniqueOrThrow({ where: { id: roundId } })).status).toBe(
      "closed",
    );
  });
});

describe("a decision after the event was closed", () => {
  it("is still taken within 24 hours, and writes the ranking anew", async () => {
    const { club, roundId, table } = await newTable("pairs");
    await playToClosing(club, table);
    await endRound(club, roundId);
    const { tournamentId } = club;
    const close = { commandId: crypto.randomUUID(), tournamentId, override: true };
    must(await closeTournament(club.director, close));
    const wonBy = async (seat: "A" | "B") => {
      const { playerId } = await database().seating.findFirstOrThrow({
        where: { matchId: table, seat },
      });
      const entry = await database().rankingEntry.findFirstOrThrow({
        where: { tournamentId, playerId },
      });
      return [entry.place, entry.won];
    };
    expect([await wonBy("A"), await wonBy("B")]).toEqual([
      [1, 1],
      [2, 0],
    ]);
    await fileAndRule(club, table, [
      { effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" },
    ]);
    expect([await wonBy("A"), await wonBy("B")]).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const tournament = await database().tournament.findUniqueOrThrow({
      where: { id: tournamentId },
    });
    expect(tournament.status).toBe("closed");
  });
});

describe("who decides", () => {
  let club: Club;
  let table: string;
  let claimId: string;
  beforeAll(async () => {
    ({ club, table } = await newTable("pairs"));
    await playToClosing(club, table);
    claimId = must(await file(await playerAt(table, "A"), table)).claimId;
  });
  const flip = { effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" } as const;

  it("is the Junta, and nobody of it who played at that table", async () => {
    expect(codesOf(await rule(club.director, claimId, [flip]))).toEqual(["role-needed"]);
    expect(codesOf(await rule(club.judge, claimId, []))).toEqual(["role-needed"]);
    const { playerId } = await database().seating.findFirstOrThrow({
      where: { matchId: table, seat: "D" },
    });
    const involved = await senderWith("Vocal", ["junta"], playerId);
    expect(codesOf(await rule(involved, claimId, [flip]))).toEqual(["own-match"]);
  });

  it("rehearses a decision without leaving a trace", async () => {
    const before = await sums(table);
    const { version } = await database().claim.findUniqueOrThrow({ where: { id: claimId } });
    const decision = {
      outcome: "upheld",
      reason: "Se ve",
      article: "26.2",
      effects: [flip],
    } as const;
    const told = must(await rehearseRuling(club.junta, { claimId, version, decision }));
    expect(told.applied?.application.winner).toEqual(["AC", "BD"]);
    expect(told.applied?.results[1].map(({ won }) => won)).toEqual([false, true, false, true]);
    expect(await sums(table)).toEqual(before);
    const after = await database().claim.findUniqueOrThrow({ where: { id: claimId } });
    expect([after.version, after.stage]).toEqual([version, "filed"]);
    const judge = await rehearseRuling(club.judge, { claimId, version, decision });
    expect(codesOf(judge)).toEqual(["role-needed"]);
  });

  it("of two at once is the first; the sheet is corrected once", async () => {
    const second = await senderWith("Otra vocal", ["junta"]);
    const results = await Promise.all([
      rule(club.junta, claimId, [flip]),
      rule(second, claimId, []),
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.flatMap(codesOf)).toEqual(["claim-over"]);
    const decided = await database().claimEvent.count({ where: { claimId, type: "decided" } });
    expect(decided).toBe(1);
    const sheets = await database().sheetVersion.count({ where: { matchId: table } });
    expect(sheets).toBe(results[0]?.ok ? 2 : 1);
  });

  it("is written down when it is of the club of a party", async () => {
    const { club: other, table: match } = await newTable("pairs");
    await playToClosing(other, match);
    const { id: clubId } = await database().club.create({
      data: { name: `Club ${crypto.randomUUID()}`, searchKey: "club" },
    });
    const { playerId } = await database().seating.findFirstOrThrow({
      where: { matchId: match, seat: "B" },
    });
    await database().player.update({ where: { id: playerId }, data: { clubId } });
    const mate = await database().player.create({
      data: { firstNames: "Vocal", lastNames: "Del Club", searchKey: "vocal", clubId },
    });
    const member = await senderWith("Vocal del club", ["junta"], mate.id);
    const { claimId: own } = must(await file(await playerAt(match, "A"), match));
    must(await rule(member, own, []));
    const event = await database().claimEvent.findFirstOrThrow({
      where: { claimId: own, type: "decided" },
    });
    expect(event.payload).toMatchObject({ sameClub: true });
  });
});
