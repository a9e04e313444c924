import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { readTable } from "@/server/actas/queries";
import { callJudge, endCall, releaseCall, takeCall } from "@/server/calls/commands";
import { listOpenCalls } from "@/server/calls/queries";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import type { Club } from "../../support/club-builders";
import { codesOf, must, openClub, startRound } from "../../support/club-builders";

const id = () => randomUUID();

describe("a table that calls a judge", () => {
  let club: Club;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 6);
    tables = (await startRound(club)).matchIds;
  });
  const table = (index: number): Sender => ({
    actor: { kind: "table", matchId: tables[index] as string },
    label: `mesa ${index + 1}`,
    address: "10.0.0.9",
  });
  const call = (index: number, sender = table(index)) =>
    callJudge(sender, { commandId: id(), matchId: tables[index] as string, reason: "count" });
  const queue = async () =>
    (await listOpenCalls(database(), club.tournamentId)).map((one) => [
      one.table,
      one.takenBy?.label ?? null,
    ]);

  it("waits once, however often and from however many phones it calls", async () => {
    const answers = await Promise.all([call(0), call(0), call(0, club.scorekeeper)]);
    expect(new Set(answers.map((answer) => must(answer).callId)).size).toBe(1);
    expect(await queue()).toEqual([[1, null]]);
    expect(must(await readTable(table(0), tables[0] as string)).call).toMatchObject({
      reason: "count",
      takenBy: null,
    });
  });

  it("calls for its own table only", async () => {
    expect(codesOf(await call(1, table(0)))).toEqual(["other-match"]);
    expect(await database().judgeCall.count({ where: { matchId: tables[1] as string } })).toBe(0);
  });

  it("is taken by one judge, who may leave it to another, and ends once", async () => {
    const { callId } = must(await call(0));
    const both = await Promise.all([
      takeCall(club.judge, { commandId: id(), callId }),
      takeCall(club.otherJudge, { commandId: id(), callId }),
    ]);
    expect(both.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect(both.flatMap(codesOf)).toEqual(["call-taken"]);
    must(await releaseCall(club.judge, { commandId: id(), callId }));
    must(await takeCall(club.otherJudge, { commandId: id(), callId }));
    must(await call(1));
    expect(await queue()).toEqual([
      [2, null],
      [1, club.otherJudge.label],
    ]);
    const end = { callId, outcome: "resolved" } as const;
    must(await endCall(club.otherJudge, { commandId: id(), ...end }));
    expect(codesOf(await endCall(club.judge, { commandId: id(), ...end }))).toEqual(["call-ended"]);
    expect(await queue()).toEqual([[2, null]]);
  });

  it("is withdrawn by its table, and resolved by no scorekeeper", async () => {
    const { callId } = must(await call(1));
    const resolve = { commandId: id(), callId, outcome: "resolved" } as const;
    expect(codesOf(await endCall(club.scorekeeper, resolve))).toEqual(["role-needed"]);
    expect(codesOf(await endCall(table(0), { ...resolve, outcome: "withdrawn" }))).toEqual([
      "other-match",
    ]);
    must(await endCall(table(1), { ...resolve, commandId: id(), outcome: "withdrawn" }));
    expect(await queue()).toEqual([]);
    must(await call(1));
    expect(await queue()).toEqual([[2, null]]);
  });
});
