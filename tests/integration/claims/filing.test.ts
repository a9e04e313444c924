import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { admitClaim, refuseClaim, withdrawClaim } from "@/server/claims/answer";
import { addStatement } from "@/server/claims/contribute";
import { database } from "@/server/db/client";
import { file, playerAt, rule } from "../../support/claims";
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
import { noted } from "../../support/refereeing";

const versionOf = async (id: string) =>
  (await database().claim.findUniqueOrThrow({ where: { id } })).version;
const onClaim = async (claimId: string) => ({
  commandId: randomUUID(),
  claimId,
  version: await versionOf(claimId),
});

describe("filing a claim", () => {
  let club: Club;
  let roundId: string;
  let table: string;
  let other: string;
  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const round = await startRound(club);
    roundId = round.roundId;
    [table, other] = round.matchIds as [string, string];
    await playToClosing(club, table);
  });

  it("is for the players of the table, and for officials on behalf of one of them", async () => {
    expect(codesOf(await file(await playerAt(other, "A"), table))).toEqual(["not-in-match"]);
    expect(codesOf(await file(await senderWith("Nadie", []), table))).toEqual(["role-needed"]);
    expect(codesOf(await file(club.scorekeeper, table))).toEqual(["role-needed"]);
    const neighbour = (await database().seating.findFirstOrThrow({ where: { matchId: other } }))
      .playerId;
    expect(codesOf(await file(club.judge, table))).toEqual(["claimant-needed"]);
    expect(codesOf(await file(club.judge, table, { claimantId: neighbour }))).toEqual([
      "claimant-not-at-table",
    ]);
    const seat = await database().seating.findFirstOrThrow({
      where: { matchId: table, seat: "B" },
    });
    const player = await playerAt(table, "A");
    expect(codesOf(await file(player, table, { claimantId: seat.playerId }))).toEqual([
      "claimant-is-other",
    ]);
    expect(codesOf(await file(await playerAt(other, "A"), other))).toEqual([
      "claim-match-not-over",
    ]);
  });

  it("marks the sheet, starts the clock of 48 hours and tells everybody else at the table", async () => {
    const player = await playerAt(table, "A");
    const { claimId, number } = must(await file(player, table));
    expect(number).toBe(1);
    const row = await database().claim.findUniqueOrThrow({ where: { id: claimId } });
    expect(row.dueAt.getTime() - row.filedAt.getTime()).toBe(48 * 3_600_000);
    const { state } = await actaOf(table);
    expect([state.stage, state.sheetVersion]).toEqual(["claimed", 1]);
    const notices = await database().notice.findMany({ where: { claimId } });
    const own = player.actor.kind === "account" ? player.actor.playerId : null;
    expect(notices.map(({ kind }) => kind)).toEqual(Array(3).fill("claim-filed"));
    expect(notices.some(({ playerId }) => playerId === own)).toBe(false);
  });

  it("takes the same claim of a pair once, and one about something else or of the other pair", async () => {
    expect(codesOf(await file(await playerAt(table, "C"), table))).toEqual(["claim-exists"]);
    must(await file(await playerAt(table, "C"), table, { subject: "conduct" }));
    const { number } = must(
      await file(club.judge, table, {
        claimantId: (
          await database().seating.findFirstOrThrow({ where: { matchId: table, seat: "B" } })
        ).playerId,
      }),
    );
    expect(number).toBe(3);
  });

  it("does not keep the round from closing, nor the next from being paired", async () => {
    await playToClosing(club, other);
    await endRound(club, roundId);
  });

  it("is withdrawn by its claimant and then not decided", async () => {
    const [claim] = await database().claim.findMany({
      where: { tournamentId: club.tournamentId, number: 2 },
    });
    const claimId = claim?.id ?? "";
    const request = { ...(await onClaim(claimId)), reason: "Lo arreglamos" };
    expect(codesOf(await withdrawClaim(await playerAt(table, "A"), request))).toEqual([
      "other-person",
    ]);
    must(await withdrawClaim(await playerAt(table, "C"), request));
    expect(codesOf(await rule(club.junta, claimId, []))).toEqual(["claim-over"]);
    expect((await actaOf(table)).state.openClaims.map(({ number }) => number)).toEqual([1, 3]);
  });

  it("is refused by the Junta only, with ground, reason and article; that is final", async () => {
    const third = await database().claim.findFirstOrThrow({
      where: { tournamentId: club.tournamentId, number: 3 },
    });
    const request = {
      ...(await onClaim(third.id)),
      ground: "inadmissible",
      reason: "No dice qué reclama",
      article: "26.2",
    } as const;
    expect(codesOf(await refuseClaim(club.director, request))).toEqual(["role-needed"]);
    must(await refuseClaim(club.junta, request));
    expect(codesOf(await file(await playerAt(table, "D"), table))).toEqual(["claim-final"]);
    expect(codesOf(await admitClaim(club.junta, await onClaim(third.id)))).toEqual(["claim-over"]);
  });

  it("ends when the next round is started; the Junta may take it later, with a reason", async () => {
    const next = await startRound(club);
    const late = { subject: "time" } as const;
    const player = await playerAt(table, "A");
    await database().round.update({
      where: { id: next.roundId },
      data: { startedAt: new Date(Date.now() - 60_000) },
    });
    expect(codesOf(await file(player, table, late))).toEqual(["claim-late"]);
    const claimantId = player.actor.kind === "account" ? player.actor.playerId : null;
    expect(
      codesOf(await file(club.judge, table, { ...late, claimantId, lateReason: "x" })),
    ).toEqual(["claim-late"]);
    expect(codesOf(await file(club.junta, table, { ...late, claimantId }))).toEqual(["claim-late"]);
    const { claimId } = must(
      await file(club.junta, table, { ...late, claimantId, lateReason: "Estaba en el hospital" }),
    );
    expect(await database().claim.findUnique({ where: { id: claimId } })).toMatchObject({
      stage: "admitted",
    });
  });

  it("knows who speaks, whatever else he is", async () => {
    const claim = await database().claim.findFirstOrThrow({
      where: { tournamentId: club.tournamentId, number: 1 },
    });
    const say = async (sender: Parameters<typeof addStatement>[0]) =>
      must(
        await addStatement(sender, { commandId: randomUUID(), claimId: claim.id, text: "Digo" }),
      );
    for (const seat of ["C", "D"] as const) await say(await playerAt(table, seat));
    await say(club.judge);
    await say(club.director);
    await say(club.junta);
    const rows = await database().claimEvent.findMany({
      where: { claimId: claim.id, type: "statement-added" },
      orderBy: { seq: "asc" },
    });
    expect(rows.map(({ payload }) => (payload as { from: string }).from)).toEqual([
      "claimant",
      "other-side",
      "judge",
      "director",
      "junta",
    ]);
    expect(
      codesOf(
        await addStatement(await playerAt(other, "A"), {
          commandId: randomUUID(),
          claimId: claim.id,
          text: "Yo no estaba",
        }),
      ),
    ).toEqual(["not-in-match"]);
  });
});

describe("what the book gives no appeal against", () => {
  it("is told apart before anything is filed (25.3)", async () => {
    const club = await openClub("individual", 1);
    const { matchIds } = await startRound(club);
    const table = matchIds[0] as string;
    await playHands(club, table, 1);
    const event = noted("F-25.3a", ["A"], { afterHand: 1 });
    must(await append(club.judge, table, event));
    await closeSheet(club, table);
    const claim = { subject: "sanction", incidentId: event.incidentId } as const;
    const result = await file(await playerAt(table, "A"), table, claim);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: "claim-no-appeal", infraction: "F-25.3a", article: "25.3" }],
    });
    expect(await database().claim.count({ where: { tournamentId: club.tournamentId } })).toBe(0);
  });
});

describe("the same filing sent twice", () => {
  it("counts once", async () => {
    const club = await openClub("pairs", 1);
    const { matchIds } = await startRound(club);
    const table = matchIds[0] as string;
    await playToClosing(club, table);
    const player = await playerAt(table, "A");
    const commandId = randomUUID();
    const [first, again] = await Promise.all([
      file(player, table, { commandId }),
      file(player, table, { commandId }),
    ]);
    expect(must(again)).toEqual(must(first));
    expect(await database().claim.count({ where: { tournamentId: club.tournamentId } })).toBe(1);
    expect((await actaOf(table)).state.openClaims).toHaveLength(1);
  });
});
