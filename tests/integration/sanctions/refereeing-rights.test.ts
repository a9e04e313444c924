import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Action } from "@/domain/access/permissions";
import { ACTIONS } from "@/domain/access/permissions";
import type { ClaimSubject } from "@/domain/claims/claim";
import type { ActaEvent } from "@/domain/match/acta";
import { callJudge, endCall, releaseCall, takeCall } from "@/server/calls/commands";
import { admitClaim, refuseClaim, withdrawClaim } from "@/server/claims/answer";
import { addStatement } from "@/server/claims/contribute";
import type { CommandResult } from "@/server/command";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { signed } from "../../support/acta-events";
import { file, rule } from "../../support/claims";
import type { Club } from "../../support/club-builders";
import {
  append,
  codesOf,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "../../support/club-builders";
import { noted } from "../../support/refereeing";
import type { Asker } from "../../support/refereeing-roles";
import { askersAt, digestOfDatabase, isAllowed, officialsOf } from "../../support/refereeing-roles";

// Every command of refereeing × everybody, generated from the table of rights. The commands follow each other on four
// tables: who may not goes first and changes nothing, then who may, of whom the first is accepted.

type Answer = CommandResult<unknown>;
type Command = {
  readonly name: string;
  /** All of them are needed. */
  readonly needs: readonly Action[];
  readonly table: number;
  /** Done before anybody asks; what it answers is handed to `send`. */
  readonly prepare?: () => Promise<string>;
  readonly send: (asker: Asker, prepared: string) => Promise<Answer>;
};

const id = () => randomUUID();
let club: Club;
let tables: readonly string[];
let officials: Awaited<ReturnType<typeof officialsOf>>;
const at = (index: number) => tables[index] as string;

beforeAll(async () => {
  club = await openClub("pairs", 4);
  const other = await openClub("pairs", 1);
  officials = await officialsOf(club, other.tournamentId);
  tables = (await startRound(club)).matchIds;
  await playHands(club, at(0), 1);
  await playHands(club, at(1), 3);
  await playHands(club, at(2), 3);
  must(await append(club.judge, at(2), incident));
  must(await append(club.judge, at(2), { type: "verified", asDirector: false }));
  await playToClosing(club, at(3));
});

const incident = noted("F-11.4", ["A"], { afterHand: 1 });

async function personAt(table: number, seat: string): Promise<string> {
  const where = { matchId: at(table), seat };
  return (await database().seating.findFirstOrThrow({ where })).playerId;
}

async function notedAt(table: number): Promise<string> {
  const event = noted("F-11.4", ["A"], { afterHand: 1 });
  must(await append(club.judge, at(table), event));
  return event.incidentId;
}

async function openCall(): Promise<string> {
  const request = { commandId: id(), matchId: at(0), reason: "other" } as const;
  return must(await callJudge(club.scorekeeper, request)).callId;
}

/** A claim of the player at a seat of the closed table, about its result or its sanction. */
async function claimOf(seat: string, subject: ClaimSubject = "result"): Promise<string> {
  const claimantId = await personAt(3, seat);
  const open = await database().claim.findFirst({
    where: { matchId: at(3), claimantId, subject, stage: { in: ["filed", "admitted"] } },
  });
  return open?.id ?? must(await file(club.director, at(3), { claimantId, subject })).claimId;
}

const versionOf = async (claimId: string) =>
  (await database().claim.findUniqueOrThrow({ where: { id: claimId } })).version;

function event(table: number, build: (prepared: string) => ActaEvent) {
  return ({ sender }: Asker, prepared: string) => append(sender, at(table), build(prepared));
}

const onCall =
  (command: (sender: Sender, request: { commandId: string; callId: string }) => Promise<Answer>) =>
  ({ sender }: Asker, callId: string) =>
    command(sender, { commandId: id(), callId });

const reason = "Una razón";
const COMMANDS: readonly Command[] = [
  {
    name: "record an incident",
    needs: ["incident.record"],
    table: 0,
    send: event(0, () => noted("F-20.1", ["A"], { afterHand: 1 })),
  },
  {
    name: "correct an incident",
    needs: ["incident.record"],
    table: 0,
    prepare: () => notedAt(0),
    send: event(0, (incidentId) => ({
      ...{ ...incident, incidentId, type: "incident-corrected" },
      ...{ offenders: ["B"], reason },
    })),
  },
  {
    name: "cancel an incident",
    needs: ["incident.cancel"],
    table: 0,
    prepare: () => notedAt(0),
    send: event(0, (incidentId) => ({ type: "incident-cancelled", incidentId, reason })),
  },
  {
    name: "give time",
    needs: ["incident.record"],
    table: 0,
    send: event(0, () => ({ type: "time-added", minutes: 2, reason })),
  },
  {
    name: "take time back",
    needs: ["incident.record"],
    table: 0,
    send: event(0, () => ({ type: "time-withdrawn", reason })),
  },
  {
    name: "review how a match ended",
    needs: ["incident.record"],
    table: 0,
    prepare: () => notedAt(0),
    send: event(0, (incidentId) => ({ type: "ending-reviewed", incidentId, effect: null, reason })),
  },
  {
    name: "review how a verified match ended",
    needs: ["incident.record", "acta.reopen"],
    table: 2,
    send: event(2, () => ({
      ...{ type: "ending-reviewed", incidentId: incident.incidentId },
      ...{ effect: null, reason },
    })),
  },
  {
    name: "call a judge",
    needs: ["judge.call"],
    table: 0,
    send: ({ sender }) =>
      callJudge(sender, { commandId: id(), matchId: at(0), reason: "infraction" }),
  },
  {
    name: "withdraw a call",
    needs: ["judge.call"],
    table: 0,
    prepare: openCall,
    send: onCall((sender, request) => endCall(sender, { ...request, outcome: "withdrawn" })),
  },
  {
    name: "take a call",
    needs: ["judge.answer"],
    table: 0,
    prepare: openCall,
    send: onCall(takeCall),
  },
  {
    name: "leave a call",
    needs: ["judge.answer"],
    table: 0,
    prepare: openCall,
    send: onCall(releaseCall),
  },
  {
    name: "resolve a call",
    needs: ["judge.answer"],
    table: 0,
    prepare: openCall,
    send: onCall((sender, request) => endCall(sender, { ...request, outcome: "resolved" })),
  },
  {
    name: "verify",
    needs: ["acta.verify"],
    table: 1,
    send: event(1, () => ({ type: "verified", asDirector: false })),
  },
  {
    name: "collect a signature",
    needs: ["acta.sign-collect"],
    table: 1,
    send: event(1, () => signed("AC", "A")),
  },
  {
    name: "close",
    needs: ["acta.close"],
    table: 1,
    prepare: async () => {
      must(await append(club.judge, at(1), signed("BD", "B")));
      return "";
    },
    send: event(1, () => ({ type: "closed" })),
  },
  {
    name: "reopen",
    needs: ["acta.reopen"],
    table: 1,
    send: event(1, () => ({ type: "reopened", reason })),
  },
  {
    name: "file a claim",
    needs: ["claim.file"],
    table: 3,
    prepare: () => personAt(3, "A"),
    send: ({ sender, playsHere }, claimantId) =>
      file(sender, at(3), { claimantId: playsHere ? null : claimantId }),
  },
  {
    name: "add a statement to a claim",
    needs: ["claim.read"],
    table: 3,
    prepare: () => claimOf("B"),
    send: ({ sender }, claimId) =>
      addStatement(sender, { commandId: id(), claimId, text: "Así fue." }),
  },
  {
    name: "withdraw a claim",
    needs: ["claim.withdraw"],
    table: 3,
    prepare: () => claimOf("B"),
    send: async ({ sender }, claimId) =>
      withdrawClaim(sender, {
        commandId: id(),
        claimId,
        version: await versionOf(claimId),
        reason,
      }),
  },
  {
    name: "admit a claim",
    needs: ["claim.decide"],
    table: 3,
    prepare: () => claimOf("A"),
    send: async ({ sender }, claimId) =>
      admitClaim(sender, { commandId: id(), claimId, version: await versionOf(claimId) }),
  },
  {
    name: "decide a claim",
    needs: ["claim.decide"],
    table: 3,
    prepare: () => claimOf("A"),
    send: ({ sender }, claimId) => rule(sender, claimId, []),
  },
  {
    name: "refuse a claim",
    needs: ["claim.decide"],
    table: 3,
    prepare: () => claimOf("C", "conduct"),
    send: async ({ sender }, claimId) =>
      refuseClaim(sender, {
        ...{ commandId: id(), claimId, version: await versionOf(claimId) },
        ...{ ground: "inadmissible", reason, article: "26.2" },
      }),
  },
  {
    name: "apply a decision to the sheet",
    needs: ["claim.decide", "claim.apply"],
    table: 3,
    prepare: () => claimOf("D"),
    send: ({ sender }, claimId) =>
      rule(sender, claimId, [{ effect: "rule-score", score: { AC: 0, BD: 200 }, winner: "BD" }]),
  },
];

async function askersOf({ table }: Command): Promise<readonly Asker[]> {
  return askersAt(officials, at(table), {
    B: await personAt(table, "B"),
    D: await personAt(table, "D"),
  });
}

const isAccess = (answer: Answer) =>
  !answer.ok && answer.problems.some(({ family }) => family === "access");

describe("the rights of refereeing", () => {
  it("are all tried here", () => {
    const tried = new Set(COMMANDS.flatMap(({ needs }) => needs));
    const refereeing = ACTIONS.filter((action) =>
      /^(?:incident|judge|claim)\.|^acta\.(?:verify|sign-collect|close|reopen)$/.test(action),
    );
    // A list is read and changes nothing.
    expect(refereeing.filter((action) => !tried.has(action))).toEqual(["claim.list"]);
  });

  it.each(COMMANDS)("$name", async (command) => {
    const prepared = (await command.prepare?.()) ?? "";
    const claim = await database().claim.findFirst({
      where: { id: command.needs[0] === "claim.withdraw" ? prepared : id() },
    });
    const may = (asker: Asker) =>
      command.needs.every((action) => isAllowed(asker, action, claim?.claimantId ?? null));
    const askers = await askersOf(command);
    const before = await digestOfDatabase();
    for (const asker of askers.filter((one) => !may(one))) {
      const answer = await command.send(asker, prepared);
      expect(isAccess(answer), `${asker.name}: ${JSON.stringify(answer)}`).toBe(true);
    }
    expect(await digestOfDatabase()).toBe(before);
    const allowed = askers.filter(may);
    expect(allowed.length).toBeGreaterThan(0);
    for (const [index, asker] of allowed.entries()) {
      const answer = await command.send(asker, prepared);
      expect(isAccess(answer), `${asker.name}: ${JSON.stringify(answer)}`).toBe(false);
      if (index === 0) expect(answer.ok, `${asker.name}: ${JSON.stringify(answer)}`).toBe(true);
    }
    expect(await digestOfDatabase()).not.toBe(before);
  });

  it("let the director verify where no judge is available, unless he plays there", async () => {
    const verify = { type: "verified", asDirector: false } as const;
    expect(codesOf(await append(club.director, at(2), verify))).toEqual(["judge-available"]);
    const judges = { grants: { some: { role: "judge" } } };
    await database().account.updateMany({ where: judges, data: { active: false } });
    const actor = { ...club.director.actor, playerId: await personAt(2, "D") };
    const playing = { ...club.director, actor } as Sender;
    expect(codesOf(await append(playing, at(2), verify))).toEqual(["own-match"]);
    must(await append(club.director, at(2), verify));
  });
});
