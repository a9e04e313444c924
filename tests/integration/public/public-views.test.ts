import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { findPublicSheet } from "@/server/sheets/queries";
import { publicStandings } from "@/server/standings/queries";
import { findTournament } from "@/server/tournaments/find-tournament";
import { listPublicTournaments, listPublishedRounds } from "@/server/tournaments/queries";
import { findRoundBoard } from "@/server/tournaments/round-board";
import { findRoundOrigin } from "@/server/tournaments/round-origin";
import type { TournamentView } from "@/server/tournaments/rows";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  must,
  openClub,
  playToClosing,
  startRound,
} from "../../support/club-builders";

describe("what everybody sees of a round", () => {
  let club: Club;
  let first: string;
  let tournament: TournamentView;

  beforeAll(async () => {
    club = await openClub("pairs", 2);
    const { matchIds } = await startRound(club);
    first = matchIds[0] ?? "";
    await playToClosing(club, first);
    const { slug } = await database().tournament.findUniqueOrThrow({
      where: { id: club.tournamentId },
    });
    const found = await findTournament(slug);
    if (!found) throw new Error("the club's tournament is gone");
    tournament = found;
  });

  it("shows the score of verified tables and of no other", async () => {
    const board = await findRoundBoard(tournament.id);
    const results = board?.tables.map(({ result }) => result !== null);
    expect(results?.filter(Boolean)).toHaveLength(1);
    expect((await listPublishedRounds(tournament.id))[0]).toMatchObject({ tables: 2, closed: 1 });
  });

  it("counts only verified tables in the standings", async () => {
    const { rows, isSnapshot } = await publicStandings(tournament);
    expect(rows.map((row) => row.played).sort()).toEqual([0, 0, 1, 1]);
    expect(rows.every((row) => row.name !== row.id)).toBe(true);
    expect(isSnapshot).toBe(false);
  });

  it("proves a closed Hoja by its code, and knows a figure that was changed", async () => {
    const { publicCode } = (await actaOf(first)).match;
    const spaced = `${publicCode.slice(0, 4)} ${publicCode.slice(4)}`.toLowerCase();
    const sheet = await findPublicSheet(spaced);
    expect(sheet?.sealed).toMatchObject({ version: 1, state: "authentic" });
    expect(sheet?.sealed?.data.record?.hands.length).toBeGreaterThan(0);
    const kept = await database().sheetVersion.findFirstOrThrow({ where: { matchId: first } });
    const forged = { ...(kept.record as object), table: 99 };
    const seal = kept.seal ?? {};
    const copy = { matchId: first, version: 9, record: forged, hash: kept.hash, seal };
    await database().sheetVersion.create({ data: copy });
    expect((await findPublicSheet(publicCode))?.sealed).toMatchObject({ state: "altered" });
    expect((await findPublicSheet(publicCode, 1))?.sealed).toMatchObject({ state: "authentic" });
  });

  it("tells of an open table who sits there and nothing that was played", async () => {
    const open = await database().match.findFirstOrThrow({
      where: { tournamentId: tournament.id, id: { not: first } },
    });
    const sheet = await findPublicSheet(open.publicCode);
    expect(sheet).toMatchObject({ sealed: null, versions: [] });
    expect(sheet?.seating.seats.A?.name).toEqual(expect.any(String));
    expect(sheet?.seating.record).toBeUndefined();
    expect(JSON.stringify(sheet)).not.toContain(open.writeCode);
  });

  it("keeps the first version when the Hoja is corrected, and says so meanwhile", async () => {
    const { publicCode } = (await actaOf(first)).match;
    must(await append(club.director, first, { type: "reopened", reason: "suma mal hecha" }));
    const meanwhile = await findPublicSheet(publicCode, 1);
    expect(meanwhile?.stage).not.toBe("closed");
    expect(meanwhile?.sealed).toMatchObject({ version: 1, state: "authentic" });
    await closeSheet(club, first);
    const corrected = await findPublicSheet(publicCode, 2);
    expect(corrected?.stage).toBe("closed");
    expect(corrected?.sealed).toMatchObject({ version: 2, state: "authentic" });
    expect(corrected?.versions.map(({ version }) => version)).toEqual(
      expect.arrayContaining([1, 2]),
    );
  });
});

describe("drafts", () => {
  it("appear nowhere: neither a draft tournament nor a draft round", async () => {
    const club = await openClub("pairs", 1);
    const { roundId, matchIds } = await startRound(club);
    await database().round.update({ where: { id: roundId }, data: { status: "draft" } });
    const { publicCode } = (await actaOf(matchIds[0] ?? "")).match;
    expect(await findRoundBoard(club.tournamentId)).toBeNull();
    expect(await findRoundBoard(club.tournamentId, 1)).toBeNull();
    expect(await findRoundOrigin(club.tournamentId, 1)).toBeNull();
    expect(await listPublishedRounds(club.tournamentId)).toEqual([]);
    expect(await findPublicSheet(publicCode)).toBeNull();
    await database().round.update({ where: { id: roundId }, data: { status: "published" } });
    await database().tournament.update({
      where: { id: club.tournamentId },
      data: { status: "draft" },
    });
    expect((await listPublicTournaments()).map(({ id }) => id)).not.toContain(club.tournamentId);
    expect(await findPublicSheet(publicCode)).toBeNull();
  });
});
