import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import { database } from "@/server/db/client";
import { recordAttendance } from "@/server/registration/attend";
import { registrationOf } from "@/server/registration/queries";
import { nextRound } from "@/server/rounds/queries";
import { loadEvent } from "@/server/tournaments/event-document";
import { findTournament } from "@/server/tournaments/find-tournament";
import { publicEvent } from "@/server/tournaments/public-event";
import type { Club } from "../../support/club-builders";
import {
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

describe("a team whose member is expelled", () => {
  let club: Club;
  let expelled: string;

  const tournament = async () => {
    const found = await findTournament(club.slug);
    if (!found) throw new Error("the tournament is gone");
    return found;
  };
  const teamOf = async (person: string) => {
    const { entrants } = await registrationOf(await tournament());
    const team = entrants.find(({ members }) => members.some((one) => one.playerId === person));
    if (!team) throw new Error(`${person} is in no team`);
    return team;
  };
  const change = async (out: string, comes: string, sender = club.director) =>
    recordAttendance(sender, {
      commandId: randomUUID(),
      entrantId: (await teamOf(expelled)).id,
      command: { type: "change-lineup", out, in: comes },
    });
  const seatings = (roundId: string) =>
    database().seating.findMany({ where: { roundId, matchId: { not: null } } });

  beforeAll(async () => {
    club = await openClub("teams", 4, "fededodo-2026", { substitutes: 1 });
    const first = await startRound(club);
    const [one, ...others] = first.matchIds as [string, ...string[]];
    await playHands(club, one, 1);
    must(await append(club.judge, one, noted("F-19.4", ["A"], { afterHand: 1 })));
    await closeSheet(club, one);
    for (const id of others) await playToClosing(club, id);
    await endRound(club, first.roundId);
    const seat = await database().seating.findFirstOrThrow({ where: { matchId: one, seat: "A" } });
    expelled = seat.playerId;
  });

  it("is named before the next round, with whom it has to replace", async () => {
    const { blockers } = await nextRound(await tournament());
    const team = await teamOf(expelled);
    expect(blockers).toContainEqual(
      expect.objectContaining({ code: "barred-in-lineup", entrant: team.name, overridable: true }),
    );
  });

  it("refuses a change that names nobody right, and anyone's but the director's", async () => {
    const team = await teamOf(expelled);
    const [other = ""] = team.playing.filter((id) => id !== expelled);
    const stranger = randomUUID();
    expect(codesOf(await change(stranger, other))).toEqual(["not-in-lineup"]);
    expect(codesOf(await change(expelled, other))).toEqual(["not-a-substitute"]);
    expect(codesOf(await change(expelled, stranger))).toEqual(["not-a-substitute"]);
    const player = await senderWith("Capitán", ["player"]);
    expect(codesOf(await change(expelled, other, player))).toEqual(["role-needed"]);
  });

  it("plays on with a substitute, who cannot be the expelled one again", async () => {
    const team = await teamOf(expelled);
    const substitute = team.members.find(({ playerId }) => !team.playing.includes(playerId));
    if (!substitute) throw new Error("there is no substitute");
    must(await change(expelled, substitute.playerId));
    expect((await teamOf(expelled)).playing).toContain(substitute.playerId);
    expect(codesOf(await change(substitute.playerId, expelled))).toEqual(["barred"]);
    const { blockers } = await nextRound(await tournament());
    expect(blockers.map(({ code }) => code)).not.toContain("barred-in-lineup");

    const second = await startRound(club);
    const seated = (await seatings(second.roundId)).map(({ playerId }) => playerId);
    expect(seated).toHaveLength(16);
    expect(seated).toContain(substitute.playerId);
    expect(seated).not.toContain(expelled);
    for (const id of second.matchIds) await playToClosing(club, id);
    await endRound(club, second.roundId);
  });

  it("stands in the event that anybody may check, under public names", async () => {
    const now = await tournament();
    for (const event of [await loadEvent(database(), now), await publicEvent(now)]) {
      const findings = checkEvent(event, now.rules).findings;
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const changed = event.entrants.filter(({ changes }) => changes !== undefined);
      expect(changed).toHaveLength(1);
      expect(changed[0]?.changes).toEqual([
        {
          from: 2,
          out: changed[0]?.members?.find((id) => id === changed[0]?.changes?.[0]?.out),
          in: changed[0]?.members?.[4],
        },
      ]);
    }
  });
});
