import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { pairNextRound } from "@/server/rounds/pair";
import { closeRound, publishRound } from "@/server/rounds/publish";
import { findDeskRound, findRoundTables, nextRound } from "@/server/rounds/queries";
import { readTableCode } from "@/server/rounds/table-code";
import { roundCards, roundLists, roundSheets } from "@/server/sheets/round-papers";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { TournamentView } from "@/server/tournaments/rows";
import type { Club } from "../../support/club-builders";
import {
  append,
  codesOf,
  endRound,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "../../support/club-builders";

const BASE = "http://192.168.1.20:3000";

describe("one round after another", () => {
  let club: Club;
  let first: Awaited<ReturnType<typeof startRound>>;
  let tournament: TournamentView;
  beforeAll(async () => {
    club = await openClub("individual", 2);
    first = await startRound(club);
    tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
  });
  const table = (index: number) => first.matchIds[index] as string;
  const pair = (override: boolean) =>
    pairNextRound(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      override,
    });
  const draftOf = () =>
    database().round.findFirstOrThrow({
      where: { tournamentId: club.tournamentId, status: "draft" },
    });

  it("pairs on open tables only when the director takes it on, and the round keeps which", async () => {
    await playToClosing(club, table(0));
    await playHands(club, table(1), 3);
    const refused = await pair(false);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: "table-open", round: 1, table: 2, needs: "verification" }],
    });
    if (refused.ok) return;
    const [problem] = refused.problems;
    expect(problem?.overridable).toBe(true);
    expect(problem?.people).toHaveLength(4);
    expect((await nextRound(tournament)).blockers).toMatchObject([
      { code: "table-open", table: 2 },
    ]);
    must(await pair(true));
    expect((await draftOf()).pairedOpen).toMatchObject([{ round: 1, table: 2, counts: false }]);
    const { after } = await database().auditEntry.findFirstOrThrow({
      where: { tournamentId: club.tournamentId, action: "round.pair" },
      orderBy: { id: "desc" },
    });
    expect(after).toMatchObject({
      overridden: [{ code: "table-open", table: 2, needs: "verification", counts: false }],
    });
  });

  it("does not publish while the round before is open, and says which table and who", async () => {
    const { id: roundId } = await draftOf();
    const request = { commandId: randomUUID(), roundId, override: true };
    const refused = await publishRound(club.director, request);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: "table-open", round: 1, table: 2, overridable: false }],
    });
    if (!refused.ok) expect(refused.problems[0]?.people).toHaveLength(4);
    expect((await draftOf()).status).toBe("draft");
  });

  it("closes a round once its tables are closed, with ink on paper too, and not before", async () => {
    const close = () =>
      closeRound(club.director, { commandId: randomUUID(), roundId: first.roundId });
    expect(codesOf(await close())).toEqual(["table-open"]);
    must(await append(club.judge, table(1), { type: "verified", asDirector: false }));
    for (const [side, by] of [
      ["AC", "C"],
      ["BD", "B"],
    ] as const) {
      must(await append(club.director, table(1), { type: "signed", side, by, onPaper: true }));
    }
    const desk = await findDeskRound(tournament, 1);
    expect(desk?.tables.map(({ needs }) => needs)).toEqual([null, "closing"]);
    must(await append(club.judge, table(1), { type: "closed" }));
    const sealed = await database().sheetVersion.findFirstOrThrow({
      where: { matchId: table(1) },
    });
    expect(sealed.record).toMatchObject({
      record: { signatures: [{ side: "AC", by: "C", onPaper: true }, { onPaper: true }] },
    });
    await endRound(club, first.roundId);
    expect(must(await close())).toEqual({ number: 1 });
  });

  it("warns that results changed since the draft was paired, and publishes over it", async () => {
    const { id: roundId } = await draftOf();
    const publish = (override: boolean) =>
      publishRound(club.director, { commandId: randomUUID(), roundId, override });
    expect(codesOf(await publish(false))).toEqual(["standings-changed"]);
    must(await publish(true));
    expect(must(await publish(false))).toEqual({ number: 2 });
  });
});

describe("the papers and codes of a round", () => {
  let club: Club;
  let tournament: TournamentView;
  let roundId: string;
  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const request = { commandId: randomUUID(), tournamentId: club.tournamentId, override: true };
    roundId = must(await pairNextRound(club.director, request)).roundId;
    tournament = (await findTournament(club.slug)) ?? expect.fail("no tournament");
  });
  const papers = () => ({ tournament, number: 1, base: BASE });
  const matchOf = () => database().match.findFirstOrThrow({ where: { roundId, table: 1 } });

  it("has none while it is a draft, not even for officials", async () => {
    const match = await matchOf();
    expect(await findDeskRound(tournament, 1)).toBeNull();
    expect(await findRoundTables(club.tournamentId, match.id)).toBeNull();
    expect(await roundSheets(papers(), { filled: false })).toEqual([]);
    expect(await roundLists(papers())).toBeNull();
    expect(await roundCards(papers())).toBeNull();
    expect(codesOf(await readTableCode(club.director, match.id, BASE))).toEqual([
      "match-not-found",
    ]);
  });

  it("prints every table once it is published, and gives codes to officials alone", async () => {
    must(await publishRound(club.director, { commandId: randomUUID(), roundId, override: true }));
    const match = await matchOf();
    const sheets = await roundSheets(papers(), { filled: false });
    expect(sheets.map((sheet) => sheet.table)).toEqual([1, 2]);
    expect(sheets[0]?.proof).toMatchObject({
      code: match.publicCode,
      url: `${BASE}/verificar/${match.publicCode}`,
    });
    expect(sheets[0]?.record).toBeUndefined();
    const cards = await roundCards(papers());
    expect(cards?.cards[0]).toMatchObject({ url: `${BASE}/mesa/${match.writeCode}` });
    const code = must(await readTableCode(club.scorekeeper, match.id, BASE));
    expect(code).toMatchObject({ table: 1, code: match.writeCode });
    expect(code.qr).toContain("<svg");
    expect(codesOf(await readTableCode(club.junta, match.id, BASE))).toEqual(["role-needed"]);
  });

  it("prints a closed sheet with the hash that was sealed", async () => {
    const match = await matchOf();
    await playToClosing(club, match.id);
    const [sheet] = await roundSheets(papers(), { filled: true, table: 1 });
    const sealed = await database().sheetVersion.findFirstOrThrow({
      where: { matchId: match.id },
    });
    expect(sheet?.proof?.hash).toBe(sealed.hash);
    expect(sheet?.record).toMatchObject({ points: { AC: 270, BD: 0 }, winner: "AC" });
  });
});
