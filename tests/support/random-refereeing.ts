import { beforeAll, describe, expect, it } from "vitest";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf, SEATS } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { database } from "@/server/db/client";
import { incidentBookOf } from "@/server/sanctions/incident-book";
import { standingsOf } from "@/server/standings/standings-of";
import { findTournament } from "@/server/tournaments/find-tournament";
import type { Club } from "./club-builders";
import {
  actaOf,
  append,
  codesOf,
  endRound,
  must,
  openClub,
  playHands,
  playToClosing,
  startRound,
} from "./club-builders";
import { noted, worth } from "./refereeing";
import type { SlowLedger } from "./slow-ledger";
import { slowLedger } from "./slow-ledger";

// Random refereeing of two rounds, on the real database, against a recount from the raw events of the actas.

const FEDEDODO = [
  ...["F-08.7", "F-19.5", "F-20.2", "F-21.1", "F-22.2", "F-20.1", "F-23.2"],
  ...["F-11.4", "F-11.2", "F-09.2", "F-14.2", "F-19.2b", "F-25.2p"],
] as InfractionCode[];
const FEMUNDO = [
  ...["FEM-25", "FEM-23", "FEM-9", "FEM-22", "FEM-13", "FEM-16", "FEM-24b", "FEM-29g"],
] as InfractionCode[];

export type RefereedEvent = {
  readonly preset: "fededodo-2026" | "femundo-2025";
  readonly format: EventFormat;
};

const BOOKS = {
  "fededodo-2026": { book: "fededodo", codes: FEDEDODO },
  "femundo-2025": { book: "femundo", codes: FEMUNDO },
} as const;

/** What a judge may be told about the play; nothing else may refuse him here. */
const REFUSALS = ["match-finished", "after-hand-out-of-range", "hands-after-end"];

type Played = { readonly club: Club; readonly tables: readonly string[] };

/** Two rounds of two tables: the first round played and open again, the second one table played and one in play. */
async function twoRounds(format: EventFormat, preset: RefereedEvent["preset"]) {
  const club = await openClub(format, 2, preset);
  const first = await startRound(club);
  for (const table of first.matchIds) await playToClosing(club, table);
  await endRound(club, first.roundId);
  const second = await startRound(club);
  for (const table of first.matchIds)
    must(await append(club.director, table, { type: "reopened", reason: "Revisión" }));
  const [done, playing] = second.matchIds as [string, string];
  await playHands(club, done, 3);
  await playHands(club, playing, 1);
  return { club, tables: [...first.matchIds, done, playing] } satisfies Played;
}

const worthOfAll = ({ tables }: Played) => Promise.all(tables.map(worth));

function drawn<Item>(items: readonly Item[], random: Random): Item {
  return items[randomIndex(random, items.length)] as Item;
}

type Drawn = { readonly table: string; readonly event: ActaEvent; readonly version: number };

/** Draws what a judge does next: mostly notes, else changes or takes back what stands. */
async function draw(
  { tables }: Played,
  codes: readonly InfractionCode[],
  random: Random,
): Promise<Drawn> {
  const one = <Item>(items: readonly Item[]) => drawn(items, random);
  const table = one(tables);
  const { state, match } = await actaOf(table);
  const { version } = match;
  const facts = () => ({
    infraction: one(codes),
    // Now and then the offender is still to be named.
    offenders: (random() < 0.1 ? [] : [one(SEATS)]) as readonly Seat[],
    afterHand: randomIndex(random, state.hands.length + 1),
  });
  const what = random();
  if (what < 0.5 || state.incidents.length === 0) {
    const { infraction, offenders, afterHand } = facts();
    return { table, version, event: noted(infraction, offenders, { afterHand }) };
  }
  const old = one(state.incidents);
  const part = one(["offender", "infraction", "moment"] as const);
  return { table, version, event: what < 0.8 ? changed(old, facts(), part) : cancelled(old) };
}

type Facts = Pick<IncidentNote, "infraction" | "offenders" | "afterHand">;

function changed(old: IncidentNote, to: Facts, part: "offender" | "infraction" | "moment") {
  const { infraction, offenders, afterHand } = to;
  const change = { offender: { offenders }, infraction: { infraction }, moment: { afterHand } };
  return { type: "incident-corrected", ...old, ...change[part], reason: "Se aclaró" } as const;
}

function cancelled({ incidentId }: Pick<IncidentNote, "incidentId">) {
  return { type: "incident-cancelled", incidentId, reason: "No fue así" } as const;
}

/** Sends it; a refusal must be one of the play and change nothing. */
async function send({ club: { judge } }: Played, { table, event, version }: Drawn) {
  const answer = await append(judge, table, event);
  if (answer.ok) return;
  expect(REFUSALS, JSON.stringify([event, answer.problems])).toEqual(
    expect.arrayContaining([...codesOf(answer)]),
  );
  expect((await actaOf(table)).match.version).toBe(version);
}

async function cancelEverything(played: Played): Promise<void> {
  for (const table of played.tables)
    for (const note of (await actaOf(table)).state.incidents.toReversed())
      must(await append(played.club.judge, table, cancelled(note)));
}

/** Fines by match and person and cards by person as the database has them: from ledger, from results, from cards. */
async function stored(tournamentId: string) {
  const ledger: Record<string, { match: number; record: number }> = {};
  const lines = await database().ledgerLine.findMany({
    where: { tournamentId },
    include: { incident: true },
  });
  for (const { incident, playerId, points, target } of lines) {
    ledger[`${incident.matchId} ${playerId}`] ??= { match: 0, record: 0 };
    const row = ledger[`${incident.matchId} ${playerId}`];
    if (row) row[target as "match" | "record"] += points;
  }
  const rows = await database().playerResult.findMany({ where: { match: { tournamentId } } });
  const results = Object.fromEntries(
    rows
      .map((row) => [row, { match: row.matchFines, record: row.recordFines }] as const)
      .map(([{ matchId, playerId }, fines]) => [`${matchId} ${playerId}`, fines]),
  );
  const cards: Record<string, Record<string, number>> = {};
  for (const { playerId, colour } of await database().card.findMany({ where: { tournamentId } })) {
    const own = cards[playerId] ?? { yellow: 0, red: 0, black: 0 };
    cards[playerId] = { ...own, [colour]: (own[colour] ?? 0) + 1 };
  }
  return { ledger: withoutZeros(ledger), results: withoutZeros(results), cards };
}

function withoutZeros(rows: Readonly<Record<string, { match: number; record: number }>>) {
  return Object.fromEntries(
    Object.entries(rows).filter(([, { match, record }]) => match !== 0 || record !== 0),
  );
}

/** Everything that the event says about its sanctions is what the recount says. */
async function expectReconciled({ club }: Played, of: RefereedEvent): Promise<void> {
  const slow = await slowLedger(club.tournamentId, BOOKS[of.preset].book, of.format);
  const found = await stored(club.tournamentId);
  expect(found).toEqual({ ledger: slow.fines, results: slow.fines, cards: slow.cards });

  const { people, reconciliation } = await incidentBookOf(club.tournamentId);
  for (const on of ["match", "record"] as const) {
    expect(reconciliation[on].ledger).toBe(reconciliation[on].results);
    expect(reconciliation[on].ledger).toBe(
      Object.values(slow.fines).reduce((sum, row) => sum + row[on], 0),
    );
  }
  for (const { playerId, match, record, cards } of people) {
    const own = finesOf(slow, playerId);
    expect({ match, record, cards }).toEqual({
      ...own,
      cards: slow.cards[playerId] ?? { yellow: 0, red: 0, black: 0 },
    });
  }
  await expectPoints(club, slow, of.format);
  await expectStandings(club, slow);
}

function finesOf(slow: SlowLedger, person: string) {
  return Object.entries(slow.fines)
    .filter(([key]) => key.endsWith(` ${person}`))
    .reduce(
      (sum, [, { match, record }]) => ({
        match: sum.match + match,
        record: sum.record + record,
      }),
      { match: 0, record: 0 },
    );
}

/** The points of the tables that no incident ended: hands, and the fines on the match of a person or of a pair. */
async function expectPoints({ tournamentId }: Club, slow: SlowLedger, format: EventFormat) {
  const results = await database().playerResult.findMany({ where: { match: { tournamentId } } });
  for (const { matchId, playerId, seat, pointsFor } of results) {
    if (slow.ended.includes(matchId)) continue;
    const own = pairSideOf(seat as Seat);
    const hands = own === "AC" ? slow.points[matchId] : 0;
    const bearers = results
      .filter((one) => one.matchId === matchId && pairSideOf(one.seat as Seat) === own)
      .map((one) => one.playerId);
    const lines = (format === "pairs" ? bearers : [playerId]).map(
      (person) => slow.fines[`${matchId} ${person}`]?.match ?? 0,
    );
    // A bonus stands with both of a pair and counts for it once.
    const bonus = format === "pairs" ? await bonusOf(matchId, playerId) : 0;
    expect(pointsFor).toBe((hands ?? 0) + lines.reduce((sum, line) => sum + line, 0) - bonus);
  }
}

async function bonusOf(matchId: string, playerId: string): Promise<number> {
  const { _sum } = await database().ledgerLine.aggregate({
    where: { playerId, incident: { matchId }, target: "match", points: { gt: 0 } },
    _sum: { points: true },
  });
  return _sum.points ?? 0;
}

/** No sheet is verified: the standings hold what is on the record, and nothing else. */
async function expectStandings({ slug, tournamentId }: Club, slow: SlowLedger): Promise<void> {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error("the tournament is gone");
  const { rows, event } = await standingsOf(database(), tournament);
  const members = await database().entrantMember.findMany({
    where: { tournamentId },
    include: { entrant: true },
  });
  for (const { id, for: points } of rows) {
    const own = members.filter(({ entrant }) => String(entrant.number) === id);
    const record = own.reduce((sum, { playerId }) => sum + finesOf(slow, playerId).record, 0);
    expect(points).toBe(record);
    const adjusted = event.adjustments.filter((one) => one.id === id);
    expect(adjusted.reduce((sum, one) => sum + one.points, 0)).toBe(record);
  }
}

/** Random sequences of notes, corrections and cancellations on an event of two rounds. */
export function describeRandomRefereeing(of: RefereedEvent): void {
  const { codes } = BOOKS[of.preset];
  describe(`${of.preset}, ${of.format}`, () => {
    let played: Played;
    beforeAll(async () => {
      played = await twoRounds(of.format, of.preset);
    });

    it.each([1, 2])("reconciles, and is nothing when all is cancelled (seed %i)", async (seed) => {
      const before = await worthOfAll(played);
      const random = seededRandom(`${of.preset} ${of.format} ${seed}`);
      for (let step = 1; step <= 15; step++) {
        await send(played, await draw(played, codes, random));
        if (step % 5 === 0) await expectReconciled(played, of);
      }
      await cancelEverything(played);
      expect(await worthOfAll(played)).toEqual(before);
      await expectReconciled(played, of);
    });

    it("comes to the same in whatever order the rounds are noted", async () => {
      const random = seededRandom(`order ${of.preset} ${of.format}`);
      const one = <Item>(items: readonly Item[]) => drawn(items, random);
      const [first = [], second = []] = [played.tables.slice(0, 2), played.tables.slice(2)].map(
        (tables) =>
          Array.from({ length: 4 }, () => ({
            table: one(tables),
            infraction: one(codes.slice(0, 4)),
            seat: one(["A", "B"] as const),
          })),
      );
      const orders = [
        [...first, ...second],
        first.flatMap((fact, index) => [second[index] ?? fact, fact]),
      ];
      const totals: unknown[] = [];
      for (const order of orders) {
        for (const { table, infraction, seat } of order)
          must(await append(played.club.judge, table, noted(infraction, [seat])));
        await expectReconciled(played, of);
        totals.push(await stored(played.club.tournamentId));
        await cancelEverything(played);
      }
      expect(totals[1]).toEqual(totals[0]);
      expect(Object.keys((totals[0] as { ledger: object }).ledger).length).toBeGreaterThan(1);
    });
  });
}
