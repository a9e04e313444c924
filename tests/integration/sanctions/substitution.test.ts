import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { readTable } from "@/server/actas/queries";
import { database } from "@/server/db/client";
import { personSearchKey } from "@/server/people/search-key";
import { incidentBookOf } from "@/server/sanctions/incident-book";
import { sanctionsOf } from "@/server/sanctions/person-sanctions";
import { filledSheet } from "@/server/sheets/sheet-data";
import { standingsOf } from "@/server/standings/standings-of";
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
  senderWith,
  startRound,
} from "../../support/club-builders";
import { noted, seatedAt, sums } from "../../support/refereeing";

async function newPerson(firstNames: string): Promise<string> {
  const person = { firstNames, lastNames: "Reserva" };
  const row = await database().player.create({
    data: { ...person, searchKey: personSearchKey(person) },
  });
  return row.id;
}

async function sitting(matchId: string, seat: Seat): Promise<string> {
  return (await database().seating.findFirstOrThrow({ where: { matchId, seat } })).playerId;
}

const comesIn = (seat: Seat, playerId: string): ActaEvent => ({
  type: "substituted",
  seat,
  in: playerId,
  reason: "Se desmayó",
});
const hand = (): ActaEvent => ({ type: "hand-recorded", handId: randomUUID(), hand: AC90 });

describe.each(["individual", "pairs"] as const)(
  "a substitution in the middle (23.4), %s",
  (format) => {
    let club: Club;
    let match: string;
    let first: string;
    const before = noted("F-11.4", ["B"], { afterHand: 1 });
    const after = noted("F-11.4", ["B"], { afterHand: 2 });
    let reserve: string;
    beforeAll(async () => {
      club = await openClub(format, 1);
      [match] = (await startRound(club)).matchIds as [string];
      first = await sitting(match, "B");
      reserve = await newPerson("Ana");
      await playHands(club, match, 1);
      must(await append(club.judge, match, before));
      must(await append(club.judge, match, { type: "left-table", seat: "B", permitted: true }));
      must(await append(club.judge, match, comesIn("B", reserve)));
      must(await append(club.scorekeeper, match, hand()));
      must(await append(club.judge, match, after));
      must(await append(club.scorekeeper, match, hand()));
    });

    it("keeps what was noted before with who left, and gives the rest to who came in", async () => {
      const book = await incidentBookOf(club.tournamentId);
      const by = new Map(book.incidents.map(({ id, offenders }) => [id, offenders]));
      expect(by.get(after.incidentId)).toEqual(["Ana Reserva"]);
      expect(by.get(before.incidentId)).not.toEqual(["Ana Reserva"]);
      const cards = await database().card.findMany({
        where: { tournamentId: club.tournamentId },
        orderBy: { incident: { seq: "asc" } },
      });
      expect(cards.map(({ playerId, colour }) => [playerId, colour])).toEqual([
        [first, cards[0]?.colour],
        [reserve, cards[0]?.colour],
      ]);
      const verdicts = await database().incident.findMany({ where: { matchId: match } });
      // The first step again for who came in: nothing is inherited.
      expect(verdicts.map(({ verdict }) => (verdict as { step: number }).step)).toEqual([1, 1]);
      const own = await sanctionsOf(club.director.actor, reserve);
      expect(own?.map(({ id }) => id)).toEqual([after.incidentId]);
    });

    it("counts the result for whoever began, with the fines of the seat, and none for the substitute", async () => {
      expect(await database().playerResult.count({ where: { playerId: reserve } })).toBe(0);
      const lines = await database().ledgerLine.findMany({
        where: { tournamentId: club.tournamentId },
        orderBy: { incident: { seq: "asc" } },
      });
      expect(lines.map(({ playerId, points }) => [playerId, points])).toEqual([
        [first, -25],
        [reserve, -25],
      ]);
      const [, seatB] = await sums(match);
      expect(seatB?.[0]).toBe(false);
      expect(Number(seatB?.[2]) + Number(seatB?.[3])).toBe(-50);
      const { reconciliation } = await incidentBookOf(club.tournamentId);
      for (const { ledger, results } of Object.values(reconciliation)) expect(ledger).toBe(results);
    });

    it("says it on the table, on the Hoja and in its seal, and takes the substitute's signature", async () => {
      const view = must(await readTable(club.judge, match));
      expect(view.people.B?.playerId).toBe(reserve);
      expect(view.absences).toMatchObject([{ seat: "B", permitted: true }]);
      expect(view.absences[0]?.until).not.toBeNull();
      const said = { seat: "B", in: "Ana Reserva", afterHand: 1, reason: "Se desmayó" };
      expect(view.substitutions).toMatchObject([said]);
      await closeSheet(club, match);
      const sheet = filledSheet(await actaOf(match));
      expect(sheet.record?.substitutions).toMatchObject([said]);
      expect(sheet.seats.B?.name).toBe(view.substitutions[0]?.out);
      const sealed = await database().sheetVersion.findFirstOrThrow({ where: { matchId: match } });
      expect(JSON.stringify(sealed.record)).toContain("Ana Reserva");
    });

    it("puts the fines of the seat on the entrant's row and no stranger into the standings", async () => {
      const tournament = await findTournament(club.slug);
      if (!tournament) throw new Error("no such tournament");
      const { rows } = await standingsOf(database(), tournament);
      const entrants = await database().entrant.count({
        where: { tournamentId: club.tournamentId },
      });
      expect(rows).toHaveLength(entrants);
      const member = await database().entrantMember.findFirstOrThrow({
        where: { tournamentId: club.tournamentId, playerId: first },
        include: { entrant: true },
      });
      const row = rows.find(({ id }) => id === String(member.entrant.number));
      const [, seatB] = await sums(match);
      expect(row?.fines).toBe(seatB?.[3]);
    });

    it("keeps the totals when the substitute's incident is cancelled", async () => {
      const reopened = { type: "reopened", reason: "Recuento" } as const;
      must(await append(club.junta, match, reopened));
      const cancelled = { type: "incident-cancelled", incidentId: after.incidentId } as const;
      must(await append(club.judge, match, { ...cancelled, reason: "No fue así" }));
      const [, seatB] = await sums(match);
      expect(Number(seatB?.[2]) + Number(seatB?.[3])).toBe(-25);
      expect(await database().card.count({ where: { playerId: reserve } })).toBe(0);
    });
  },
);

describe("who may not come in", () => {
  let club: Club;
  let tables: readonly string[];
  const table = (index: number) => tables[index] as string;
  beforeAll(async () => {
    club = await openClub("individual", 3);
    tables = (await startRound(club)).matchIds;
    for (const matchId of tables) await playHands(club, matchId, 1);
  });
  const attempt = async (seat: Seat, playerId: string, sender = club.judge) =>
    codesOf(await append(sender, table(0), comesIn(seat, playerId)));

  it("refuses who plays here or at another table, and who is in no roster", async () => {
    expect(await attempt("A", await sitting(table(1), "C"))).toEqual(["substitute-seated"]);
    expect(await attempt("A", await sitting(table(0), "C"))).toEqual(["substitute-seated"]);
    expect(await attempt("A", randomUUID())).toEqual(["player-not-found"]);
  });

  it("refuses the suspended, and who has come in elsewhere", async () => {
    const suspended = await newPerson("Suspendido");
    await database().player.update({ where: { id: suspended }, data: { status: "suspended" } });
    expect(await attempt("A", suspended)).toEqual(["substitute-barred"]);
    const busy = await newPerson("Ocupada");
    must(await append(club.judge, table(1), comesIn("A", busy)));
    expect(await attempt("A", busy)).toEqual(["substitute-seated"]);
  });

  it("takes one person once a round, even when two judges send him at once", async () => {
    const wanted = await newPerson("Solicitado");
    const both = await Promise.all([
      append(club.judge, table(0), comesIn("D", wanted)),
      append(club.otherJudge, table(2), comesIn("D", wanted)),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap(codesOf)).toEqual(["substitute-seated"]);
  });

  it("is for who referees, and not for one who has come in here", async () => {
    expect(await attempt("B", await newPerson("Otro"), club.scorekeeper)).toEqual(["role-needed"]);
    const referee = await newPerson("Árbitro");
    const judge = await senderWith("Juez jugador", ["judge"], referee);
    must(await append(judge, table(2), comesIn("A", referee)));
    expect(codesOf(await append(judge, table(2), comesIn("B", await newPerson("Más"))))).toEqual([
      "own-match",
    ]);
    expect(await seatedAt(table(2), await sitting(table(2), "A"))).toBe("A");
  });
});

describe("somebody expelled", () => {
  it("is replaced by nobody, and comes in for nobody; nor does who rests", async () => {
    const club = await openClub("individual", 2);
    const round = await startRound(club);
    const [one, two] = round.matchIds as [string, string];
    await playHands(club, one, 1);
    const fights = noted("F-19.4", ["A"], { afterHand: 1 });
    must(await append(club.judge, one, fights));
    const relief = comesIn("A", await newPerson("Relevo"));
    expect(codesOf(await append(club.judge, one, relief))).toEqual(["replaced-expelled"]);
    const playOn = {
      type: "ending-reviewed",
      incidentId: fights.incidentId,
      effect: null,
    } as const;
    must(await append(club.judge, one, { ...playOn, reason: "Se jugó hasta el final" }));
    expect(codesOf(await append(club.judge, one, relief))).toEqual(["replaced-expelled"]);
    for (const _ of [1, 2]) must(await append(club.scorekeeper, one, hand()));
    await closeSheet(club, one);
    await playToClosing(club, two);
    await endRound(club, round.roundId);

    const expelled = await sitting(one, "A");
    const next = await startRound(club);
    const [match] = next.matchIds as [string];
    await playHands(club, match, 1);
    const seating = { roundId: next.roundId };
    expect(await database().seating.count({ where: { ...seating, playerId: expelled } })).toBe(0);
    expect(codesOf(await append(club.judge, match, comesIn("B", expelled)))).toEqual([
      "substitute-barred",
    ]);
    const resting = await database().seating.findFirstOrThrow({
      where: { ...seating, matchId: null },
    });
    expect(codesOf(await append(club.judge, match, comesIn("B", resting.playerId)))).toEqual([
      "substitute-rests",
    ]);
  });
});
