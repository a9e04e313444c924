import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { readJudgeBoard } from "@/server/sanctions/judge-board";
import { previewSanction } from "@/server/sanctions/preview";
import { findTournament } from "@/server/tournaments/find-tournament";
import { AC90 } from "../../support/acta-events";
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
import { noted, seatedAt } from "../../support/refereeing";

describe("the scale over several rounds", () => {
  it("corrects what followed when an old incident is cancelled, and shows what no longer agrees", async () => {
    const club = await openClub("individual", 1);
    const player = (
      await database().entrantMember.findFirstOrThrow({
        where: { tournamentId: club.tournamentId, entrant: { number: 1 } },
      })
    ).playerId;
    const recorded: { matchId: string; incidentId: string }[] = [];
    const verdictOf = async (index: number) => {
      const { incidentId } = recorded[index] as { incidentId: string };
      const row = await database().incident.findUniqueOrThrow({ where: { id: incidentId } });
      return row.verdict as { step: number; match: string };
    };
    for (const round of [1, 2, 3]) {
      const { roundId, matchIds } = await startRound(club);
      const matchId = matchIds[0] as string;
      const seat = await seatedAt(matchId, player);
      await playHands(club, matchId, 1);
      const event = noted("F-08.7", [seat], { afterHand: 1 });
      const draft = { infraction: event.infraction, offenders: event.offenders, afterHand: 1 };
      const preview = must(await previewSanction(club.judge, { matchId, draft }));
      expect(preview.sanction?.step).toBe(round);
      expect(preview.earlier.map(({ round: in_, table, by }) => [in_, table, by])).toEqual(
        Array.from({ length: round - 1 }, (_, index) => [index + 1, 1, "Juez Peña"]),
      );
      expect(preview.ends === null).toBe(round < 3);
      must(await append(club.judge, matchId, event));
      recorded.push({ matchId, incidentId: event.incidentId });
      if (round === 3) break;
      for (const _ of [1, 2]) {
        must(
          await append(club.scorekeeper, matchId, {
            type: "hand-recorded",
            handId: randomUUID(),
            hand: AC90,
          }),
        );
      }
      await closeSheet(club, matchId);
      await endRound(club, roundId);
    }
    const [, second, third] = recorded as [
      (typeof recorded)[0],
      (typeof recorded)[0],
      (typeof recorded)[0],
    ];
    expect(await verdictOf(2)).toMatchObject({ step: 3, match: "ends" });
    expect((await actaOf(third.matchId)).state.endedBy).toBe("forfeit");

    must(await append(club.director, second.matchId, { type: "reopened", reason: "Apelación" }));
    must(
      await append(club.judge, second.matchId, {
        type: "incident-cancelled",
        incidentId: second.incidentId,
        reason: "La Junta lo revocó",
      }),
    );
    expect(await verdictOf(2)).toMatchObject({ step: 2, match: "continue" });
    const tournament = await findTournament(club.slug);
    if (!tournament) throw new Error("no tournament");
    const board = await readJudgeBoard(club.judge, tournament);
    expect(board.mismatches).toMatchObject([{ code: "ends-no-more", round: 3, table: 1 }]);
    expect(board.watched.flatMap(({ stakes }) => stakes)).toMatchObject([
      { person: player, infraction: "F-08.7", consequence: "expelled", count: 2 },
    ]);
    const verify = { type: "verified", asDirector: false } as const;
    expect(codesOf(await append(club.judge, third.matchId, verify))).toEqual(["ending-changed"]);
    must(
      await append(club.judge, third.matchId, {
        type: "ending-reviewed",
        incidentId: third.incidentId,
        effect: null,
        reason: "Ya no es la tercera",
      }),
    );
    expect((await actaOf(third.matchId)).state.status).toBe("playing");
    expect((await readJudgeBoard(club.judge, tournament)).mismatches).toEqual([]);
  });
});

describe("a preview", () => {
  let club: Club;
  let match: string;
  beforeAll(async () => {
    club = await openClub("pairs", 1);
    [match] = (await startRound(club)).matchIds as [string];
    await playHands(club, match, 1);
  });
  const preview = async (draft: object, pips?: Record<string, number>) => {
    return previewSanction(club.judge, {
      matchId: match,
      draft: { infraction: "F-14.2", offenders: ["A"], afterHand: 1, ...draft },
      ...(pips ? { pips } : {}),
    });
  };

  it("tells the points, the hand and the score, and writes nothing", async () => {
    const before = await actaOf(match);
    const told = must(await preview({}));
    expect(told).toMatchObject({
      lines: [{ seat: "A", points: -25, on: "match" }],
      hand: { number: 2, isRecorded: false },
      before: { AC: 90, BD: 0 },
      after: { AC: 65, BD: 0 },
      ends: null,
      problems: [],
    });
    expect((await actaOf(match)).match.version).toBe(before.match.version);
  });

  it("asks for the choice of the opponents, and whether the pips were seen (12.2)", async () => {
    const first = must(await preview({ infraction: "F-12.2" }));
    expect(first.needs).toMatchObject([{ code: "choice-needed", needs: "choice" }]);
    const next = must(await preview({ infraction: "F-12.2", choice: "continue" }));
    expect(next.needs).toMatchObject([{ needs: "faceUp" }]);
    const last = must(await preview({ infraction: "F-12.2", choice: "continue", faceUp: false }));
    expect(last.sanction?.tile).toBe("seen-down");
  });

  it("asks for the four totals of a false block and shows the award (10.2)", async () => {
    const asked = must(await preview({ infraction: "F-10.2" }));
    expect(asked.problems.map(({ code }) => code)).toEqual(["pips-needed"]);
    const told = must(await preview({ infraction: "F-10.2" }, { A: 16, B: 15, C: 30, D: 29 }));
    expect([told.problems, told.after]).toEqual([[], { AC: 90, BD: 90 }]);
  });

  it("ends the match where the rules do, and says who wins", async () => {
    expect(must(await preview({ infraction: "F-19.2b" })).ends).toEqual({
      winner: "BD",
      isVoid: false,
    });
    expect(must(await preview({ infraction: "F-24.2" })).ends).toEqual({
      winner: null,
      isVoid: true,
    });
  });

  it("is not for who may not record", async () => {
    const draft = { infraction: "F-14.2", offenders: ["A"], afterHand: 1 } as const;
    const answer = await previewSanction(club.scorekeeper, { matchId: match, draft });
    expect(codesOf(answer)).toEqual(["role-needed"]);
  });
});

describe("the phone of a judge", () => {
  it("groups the tables by state and names who waits", async () => {
    const club = await openClub("pairs", 4);
    const [first, second, third] = (await startRound(club)).matchIds as [string, string, string];
    await playToClosing(club, first);
    await playHands(club, second, 3);
    await playHands(club, third, 1);
    const tournament = await findTournament(club.slug);
    if (!tournament) throw new Error("no tournament");
    const { tables } = await readJudgeBoard(club.judge, tournament);
    expect(tables.map(({ state }) => state)).toEqual(["closed", "to-verify", "playing", "waiting"]);
    expect(tables.map(({ waitingSince }) => waitingSince !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
