import { beforeAll, describe, expect, it } from "vitest";
import type { Seat } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { database } from "@/server/db/client";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  codesOf,
  must,
  openClub,
  playHands,
  startRound,
} from "../../support/club-builders";
import type { Noted } from "../../support/refereeing";
import { noted, worth } from "../../support/refereeing";

describe("an infraction recorded and cancelled", () => {
  let club: Club;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 5);
    tables = (await startRound(club)).matchIds;
  });
  const table = (index: number) => tables[index] as string;

  it.each<[string, InfractionCode, Seat, Noted, Record<string, number> | undefined]>([
    ["a fine with a card", "F-11.4", "A", {}, undefined],
    ["a renuncio that annuls the hand in play (14.2)", "F-14.2", "B", {}, undefined],
    ["a bonus to both opponents (9.2)", "F-09.2", "D", {}, undefined],
    ["a false block with its award (10.2)", "F-10.2", "C", {}, { A: 16, B: 15, C: 30, D: 29 }],
    ["a walk-out that ends the match (19.2)", "F-19.2b", "A", {}, undefined],
    ["wrong seats that void it (24.2)", "F-24.2", "A", {}, undefined],
  ])("leaves every total as it was: %s", async (_, infraction, offender, more, pips) => {
    const match = table(0);
    if ((await actaOf(match)).state.hands.length === 0) await playHands(club, match, 1);
    const before = await worth(match);
    const event = noted(infraction, [offender], { afterHand: 1, ...more });
    must(await append(club.judge, match, event, pips ? { pips } : {}));
    expect(await worth(match)).not.toEqual(before);
    const cancelled = { type: "incident-cancelled", incidentId: event.incidentId } as const;
    expect(codesOf(await append(club.judge, match, { ...cancelled, reason: " " }))).toEqual([
      "reason-needed",
    ]);
    must(await append(club.judge, match, { ...cancelled, reason: "No fue así" }));
    expect(await worth(match)).toEqual(before);
  });

  it("annuls a hand already on the sheet, and gives it back", async () => {
    const match = table(1);
    await playHands(club, match, 2);
    const before = await worth(match);
    const event = noted("F-14.2", ["A"], { afterHand: 0 });
    must(await append(club.judge, match, event));
    expect((await actaOf(match)).state.score).toEqual({ AC: 90, BD: 0 });
    must(
      await append(club.judge, match, {
        type: "incident-cancelled",
        incidentId: event.incidentId,
        reason: "Sí llevaba",
      }),
    );
    expect(await worth(match)).toEqual(before);
  });

  it("completes the offender later, with everything that comes along", async () => {
    const match = table(2);
    await playHands(club, match, 1);
    const event = noted("F-14.2", [], { afterHand: 1 });
    must(await append(club.judge, match, event));
    expect((await actaOf(match)).state.hands).toHaveLength(1);
    const before = await worth(match);
    const { type: _, ...note } = event;
    must(
      await append(club.judge, match, {
        type: "incident-corrected",
        ...note,
        offenders: ["B"],
        reason: "Era B",
      }),
    );
    const { state } = await actaOf(match);
    expect(state.hands.at(-1)?.hand).toEqual({ annulled: { infraction: "F-14.2", by: "B" } });
    expect((await worth(match)).ledger).toHaveLength(1);
    must(
      await append(club.judge, match, {
        type: "incident-cancelled",
        incidentId: event.incidentId,
        reason: "No hubo",
      }),
    );
    const after = await worth(match);
    expect([after.results, after.hands]).toEqual([before.results, before.hands]);
  });

  it("is refused on an old version, and two judges at once lose nothing", async () => {
    const match = table(3);
    await playHands(club, match, 1);
    const { version } = (await actaOf(match)).match;
    const [first, second] = [noted("F-11.4", ["A"]), noted("F-20.2", ["B"])];
    const answers = await Promise.all([
      append(club.judge, match, first, { baseVersion: version }),
      append(club.otherJudge, match, second, { baseVersion: version }),
    ]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(["stale"]);
    const [again, by] = answers[0]?.ok ? [second, club.otherJudge] : [first, club.judge];
    must(await append(by, match, again));
    expect((await actaOf(match)).state.incidents).toHaveLength(2);
    expect(await database().ledgerLine.count({ where: { incident: { matchId: match } } })).toBe(2);
  });

  it("is not for a scorekeeper, nor for a judge who plays there", async () => {
    const { match } = await actaOf(table(4));
    const playing = match.seatings[0]?.playerId as string;
    const own = {
      ...club.judge,
      actor: { ...club.judge.actor, playerId: playing },
    } as Club["judge"];
    const event = noted("F-11.4", ["A"]);
    expect(codesOf(await append(club.scorekeeper, match.id, event))).toEqual(["role-needed"]);
    expect(codesOf(await append(own, match.id, event))).toEqual(["own-match"]);
  });
});
