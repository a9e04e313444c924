import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Seat } from "@/domain/rules/seat";
import { appendToActa } from "@/server/actas/append";
import type { CommandResult } from "@/server/command";
import { database } from "@/server/db/client";
import { incidentBookOf } from "@/server/sanctions/incident-book";
import type { Sender } from "@/server/sender";
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
  startRound,
} from "../../support/club-builders";
import { cardsOf, noted, seatedAt, sums } from "../../support/refereeing";

const stepOf = async (incidentId: string) => {
  const { verdict } = await database().incident.findUniqueOrThrow({ where: { id: incidentId } });
  return (verdict as { readonly step: number }).step;
};

const incidentsAt = async (matchId: string) => (await actaOf(matchId)).state.incidents.length;

/** Sends, and where somebody was faster sends again on what is there now. */
async function insist(sender: Sender, matchId: string, event: Parameters<typeof append>[2]) {
  for (let tries = 1; ; tries++) {
    const answer = await append(sender, matchId, event);
    if (answer.ok || codesOf(answer)[0] !== "stale") return { answer, tries };
  }
}

async function expectNothingLeftOver(club: Club): Promise<void> {
  const { reconciliation } = await incidentBookOf(club.tournamentId);
  for (const { ledger, results } of Object.values(reconciliation)) expect(ledger).toBe(results);
}

describe("two judges at once", () => {
  let club: Club;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 4);
    tables = (await startRound(club)).matchIds;
    for (const table of tables) await playHands(club, table, 1);
  });
  const table = (index: number) => tables[index] as string;

  it("sending the same incident count it once", async () => {
    const event = noted("F-11.4", ["A"], { afterHand: 1 });
    const both = await Promise.all([
      append(club.judge, table(0), event),
      append(club.otherJudge, table(0), event),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap(codesOf)).toEqual(["stale"]);
    const again = await append(both[0]?.ok ? club.otherJudge : club.judge, table(0), event);
    expect(codesOf(again)).toEqual(["incident-id-used"]);
    expect(await incidentsAt(table(0))).toBe(1);
    expect((await sums(table(0))).map(([, , fines]) => fines)).toEqual([-25, 0, 0, 0]);
    expect(await cardsOf(table(0))).toEqual(["yellow"]);
    await expectNothingLeftOver(club);
  });

  it("repeating one command are answered the same", async () => {
    const event = noted("F-11.4", ["B"], { afterHand: 1 });
    const { version } = (await actaOf(table(0))).match;
    const command = { commandId: randomUUID(), matchId: table(0), baseVersion: version, event };
    const answers = await Promise.all([1, 2, 3].map(() => appendToActa(club.judge, command)));
    expect(answers.map((answer) => must(answer))).toEqual(
      Array(3).fill(must(answers[0] as CommandResult<unknown>)),
    );
    expect(await incidentsAt(table(0))).toBe(2);
    expect((await sums(table(0))).map(([, , fines]) => fines)).toEqual([-25, -25, 0, 0]);
    await expectNothingLeftOver(club);
  });

  it("noting different things at one table both come through, one on a second try", async () => {
    const { version } = (await actaOf(table(1))).match;
    const events = [
      noted("F-20.2", ["A"], { afterHand: 1 }),
      noted("F-20.2", ["A"], { afterHand: 1 }),
    ] as const;
    const judges = [club.judge, club.otherJudge] as const;
    const first = await Promise.all(
      events.map((event, index) =>
        append(judges[index] as Sender, table(1), event, { baseVersion: version }),
      ),
    );
    expect(first.flatMap(codesOf)).toEqual(["stale"]);
    const late = first.findIndex(({ ok }) => !ok);
    must(await append(judges[late] as Sender, table(1), events[late] as (typeof events)[0]));
    const steps = await Promise.all(events.map(({ incidentId }) => stepOf(incidentId)));
    expect(steps[late]).toBe(2);
    expect([...steps].sort()).toEqual([1, 2]);
    expect((await sums(table(1))).map(([, , fines]) => fines)).toEqual([-100, 0, -75, 0]);
    await expectNothingLeftOver(club);
  });

  it("lose and double nothing in a storm over two tables", async () => {
    const storm = [2, 3, 2, 3, 2, 3, 2, 3].map((at, index) => ({
      at,
      judge: index % 3 === 0 ? club.otherJudge : club.judge,
      event: noted("F-11.1", [(["A", "B", "C", "D"] as const)[index % 4] as Seat], {
        afterHand: 1,
      }),
    }));
    const sent = await Promise.all(
      storm.map(({ at, judge, event }) => insist(judge, table(at), event)),
    );
    for (const { answer } of sent) must(answer);
    const ids = storm.map(({ event }) => event.incidentId);
    const lines = await database().ledgerLine.findMany({ where: { incidentId: { in: ids } } });
    expect(lines.map(({ incidentId }) => incidentId).sort()).toEqual([...ids].sort());
    for (const at of [2, 3]) {
      const { match, state } = await actaOf(table(at));
      expect(state.incidents).toHaveLength(4);
      expect(match.events.map(({ seq }) => seq)).toEqual(match.events.map((_, index) => index + 1));
      expect(match.version).toBe(match.events.length);
    }
    await expectNothingLeftOver(club);
  });
});

/** Two rounds of one table, the first played and opened again: the same pair sits at two tables that take notes. */
async function twoTables() {
  const club = await openClub("pairs", 1);
  const first = await startRound(club);
  const [early] = first.matchIds as [string];
  await playHands(club, early, 3);
  await closeSheet(club, early);
  await endRound(club, first.roundId);
  const [late] = (await startRound(club)).matchIds as [string];
  await playHands(club, late, 1);
  must(await append(club.director, early, { type: "reopened", reason: "Revisión" }));
  const entrant = await database().entrant.findFirstOrThrow({
    where: { tournamentId: club.tournamentId, number: 1 },
    include: { members: { orderBy: { position: "asc" } } },
  });
  const [one, partner] = entrant.members.map(({ playerId }) => playerId) as [string, string];
  return { club, early, late, one, partner };
}

const finesOf = async (matchId: string, playerId: string) =>
  (await database().playerResult.findFirstOrThrow({ where: { matchId, playerId } })).matchFines;

describe("the same person at two tables", () => {
  it.each(["early", "late"] as const)(
    "gets both steps right, whoever is first (%s)",
    async (head) => {
      const { club, early, late, one, partner } = await twoTables();
      const events = {
        early: noted("F-19.5", [await seatedAt(early, one)], { afterHand: 1 }),
        late: noted("F-19.5", [await seatedAt(late, one)], { afterHand: 1 }),
      };
      const send = {
        early: () => append(club.judge, early, events.early),
        late: () => append(club.otherJudge, late, events.late),
      };
      const order = head === "early" ? [send.early, send.late] : [send.late, send.early];
      for (const answer of await Promise.all(order.map((start) => start()))) must(answer);
      expect(await stepOf(events.early.incidentId)).toBe(1);
      expect(await stepOf(events.late.incidentId)).toBe(2);
      expect([await finesOf(early, one), await finesOf(early, partner)]).toEqual([-25, 0]);
      expect([await finesOf(late, one), await finesOf(late, partner)]).toEqual([-75, -75]);
      await expectNothingLeftOver(club);
    },
  );

  it("counts the partner's offence as the pair's second (8.7)", async () => {
    const { club, early, late, one, partner } = await twoTables();
    const first = noted("F-08.7", [await seatedAt(early, one)], { afterHand: 1 });
    const second = noted("F-08.7", [await seatedAt(late, partner)], { afterHand: 1 });
    const answers = await Promise.all([
      append(club.judge, early, first),
      append(club.otherJudge, late, second),
    ]);
    for (const answer of answers) must(answer);
    expect([await stepOf(first.incidentId), await stepOf(second.incidentId)]).toEqual([1, 2]);
    expect([await finesOf(late, one), await finesOf(late, partner)]).toEqual([-75, -75]);
    await expectNothingLeftOver(club);
  });
});

describe("what a change of the past changed", () => {
  it("is told to whoever cancels the first of two offences: where, which step, which points", async () => {
    const { club, early, late, one, partner } = await twoTables();
    const first = noted("F-19.5", [await seatedAt(early, one)], { afterHand: 1 });
    const second = noted("F-19.5", [await seatedAt(late, one)], { afterHand: 1 });
    expect(must(await append(club.judge, early, first)).changes).toEqual([]);
    expect(must(await append(club.judge, late, second)).changes).toEqual([]);
    const { incidentId } = first;
    const cancel = { type: "incident-cancelled", incidentId, reason: "No fue así" } as const;
    const { changes } = must(await append(club.judge, early, cancel));
    expect(changes).toEqual([
      {
        round: 2,
        table: 1,
        names: expect.objectContaining({
          [one]: "Jugador 1 Número 1",
          [partner]: "Jugador 2 Número 1",
        }),
        change: {
          incidentId: second.incidentId,
          kind: "changed",
          infraction: "F-19.5",
          article: "19.5",
          step: { before: 2, after: 1 },
          people: expect.arrayContaining([
            { player: one, match: { before: -75, after: -25 } },
            { player: partner, match: { before: -75, after: 0 } },
          ]),
          problems: [],
        },
      },
    ]);
    expect([await finesOf(late, one), await finesOf(late, partner)]).toEqual([-25, 0]);
  });

  it("is told to whoever notes, or corrects, something earlier than what is on record", async () => {
    const { club, early, late, one } = await twoTables();
    const second = noted("F-19.5", [await seatedAt(late, one)], { afterHand: 1 });
    must(await append(club.judge, late, second));
    const first = noted("F-19.5", [await seatedAt(early, one)], { afterHand: 1 });
    const noting = must(await append(club.judge, early, first)).changes;
    expect(noting).toMatchObject([
      {
        round: 2,
        table: 1,
        change: { incidentId: second.incidentId, step: { before: 1, after: 2 } },
      },
    ]);
    const { type: _, ...note } = first;
    const correct = {
      type: "incident-corrected",
      ...note,
      infraction: "F-11.1",
      reason: "Otra",
    } as const;
    const correcting = must(await append(club.judge, early, correct)).changes;
    expect(correcting).toMatchObject([
      {
        round: 2,
        table: 1,
        change: { incidentId: second.incidentId, step: { before: 2, after: 1 } },
      },
    ]);
  });
});
