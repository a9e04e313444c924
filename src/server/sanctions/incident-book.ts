import "server-only";
import type { ClaimDecision } from "@/domain/claims/claim";
import type { IncidentNote } from "@/domain/match/acta";
import type { CardColour, InfractionCode, PointsTarget } from "@/domain/rules/vocabulary";
import type { Ruling, RulingRow } from "@/domain/sanctions/consistency";
import { summariseRulings } from "@/domain/sanctions/consistency";
import type { SanctionVerdict } from "@/domain/sanctions/incident";
import type { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import type { TournamentView } from "../tournaments/rows";
import { everybodyAt, peopleAt } from "./history";
import type { WatchedPerson } from "./judge-view";
import { refereeingOf, watchedPeople } from "./queries";

// Every incident of a tournament with what it cost, and the same costs added up by person.

export type BookLine = {
  readonly playerId: string;
  readonly name: string;
  readonly points: number;
  readonly on: PointsTarget;
};

export type BookIncident = {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly matchId: string;
  readonly infraction: string;
  /** Null while the verdict lacks something: an offender, a choice. */
  readonly article: string | null;
  readonly step: number | null;
  readonly offenders: readonly string[];
  readonly lines: readonly BookLine[];
  readonly cards: readonly { readonly name: string; readonly card: CardColour }[];
  readonly cancelled: boolean;
  readonly by: string;
  readonly note: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
};

export type BookPerson = {
  readonly playerId: string;
  readonly name: string;
  readonly incidents: number;
  readonly match: number;
  readonly record: number;
  readonly cards: Readonly<Record<CardColour, number>>;
};

/** The points of the incidents, and the same as the results of the tables bear them: they must agree. */
export type Reconciliation = Readonly<
  Record<PointsTarget, { readonly ledger: number; readonly results: number }>
>;

export type IncidentBook = {
  readonly incidents: readonly BookIncident[];
  readonly people: readonly BookPerson[];
  readonly rulings: readonly RulingRow[];
  readonly reconciliation: Reconciliation;
};

/** Cards in force, who is out, and who is one step from it: as of the last published round. */
export function watchListOf(tournament: TournamentView): Promise<readonly WatchedPerson[]> {
  return database().$transaction(async (tx) => {
    const round = await tx.round.aggregate({
      where: { tournamentId: tournament.id, status: { not: "draft" } },
      _max: { number: true },
    });
    const refereeing = await refereeingOf(tx, tournament);
    return watchedPeople(tx, refereeing, round._max.number ?? 0, new Map());
  });
}

const include = {
  match: {
    include: {
      seatings: { include: { player: true } },
      substitutes: { include: { player: true } },
    },
  },
  ledger: { include: { player: true } },
  cards: { include: { player: true } },
} as const satisfies Prisma.IncidentInclude;

type Row = Prisma.IncidentGetPayload<{ include: typeof include }>;

/** The incidents of a tournament, latest round first, cancelled ones marked; and each person's sums of those that stand. */
export async function incidentBookOf(tournamentId: string): Promise<IncidentBook> {
  const rows = await database().incident.findMany({
    where: { tournamentId },
    include,
    orderBy: [{ round: "desc" }, { match: { table: "asc" } }, { seq: "asc" }],
  });
  const incidents = rows.map(toBookIncident);
  return {
    incidents,
    people: sumByPerson(rows),
    rulings: summariseRulings(await rulingsOf(tournamentId, rows)),
    reconciliation: await reconciliationOf(tournamentId),
  };
}

/** What became of each ruling: those that the Junta cancelled or changed were overturned by it. */
async function rulingsOf(tournamentId: string, rows: readonly Row[]): Promise<readonly Ruling[]> {
  const decided = await database().claimEvent.findMany({
    where: { type: "decided", claim: { tournamentId } },
    select: { payload: true },
  });
  const overturned = new Set(
    decided.flatMap(({ payload }) =>
      (payload as unknown as ClaimDecision).effects.flatMap((effect) =>
        effect.effect === "cancel-incident" || effect.effect === "change-incident"
          ? [effect.incidentId]
          : [],
      ),
    ),
  );
  return rows.map((row) => ({
    judge: row.byLabel,
    infraction: row.infraction as InfractionCode,
    verdict: row.verdict as unknown as SanctionVerdict,
    outcome: overturned.has(row.id) ? "overturned" : row.cancelled ? "cancelled" : "stands",
  }));
}

async function reconciliationOf(tournamentId: string): Promise<Reconciliation> {
  const ledger = await database().ledgerLine.groupBy({
    by: ["target"],
    where: { tournamentId },
    _sum: { points: true },
  });
  const results = await database().playerResult.aggregate({
    where: { match: { tournamentId } },
    _sum: { matchFines: true, recordFines: true },
  });
  const sumOf = (on: PointsTarget) => ledger.find(({ target }) => target === on)?._sum.points ?? 0;
  return {
    match: { ledger: sumOf("match"), results: results._sum.matchFines ?? 0 },
    record: { ledger: sumOf("record"), results: results._sum.recordFines ?? 0 },
  };
}

function toBookIncident(row: Row): BookIncident {
  const note = row.note as unknown as IncidentNote;
  const verdict = row.verdict as unknown as SanctionVerdict;
  const people = peopleAt(row.match, row.lineup);
  const nameOf = new Map(
    everybodyAt(row.match).map(({ playerId, player }) => [playerId, personName(player)]),
  );
  const offenders = note.offenders.flatMap((seat) => nameOf.get(people[seat] ?? "") ?? []);
  return {
    id: row.id,
    round: row.round,
    table: row.match.table,
    matchId: row.matchId,
    infraction: row.infraction,
    article: verdict.ok ? verdict.article : null,
    step: verdict.ok ? verdict.step : null,
    offenders,
    lines: row.cancelled
      ? []
      : row.ledger.map(({ playerId, player, points, target }) => ({
          playerId,
          name: personName(player),
          points,
          on: target === "record" ? "record" : "match",
        })),
    cards: row.cards.map(({ player, colour }) => ({
      name: personName(player),
      card: colour as CardColour,
    })),
    cancelled: row.cancelled,
    by: row.byLabel,
    note: note.note ?? null,
    at: row.at.getTime(),
  };
}

function sumByPerson(rows: readonly Row[]): readonly BookPerson[] {
  const people = new Map<string, BookPerson>();
  const add = (
    playerId: string,
    name: string,
    change: (person: BookPerson) => Partial<BookPerson>,
  ) => {
    const before = people.get(playerId) ?? {
      playerId,
      name,
      incidents: 0,
      match: 0,
      record: 0,
      cards: { yellow: 0, red: 0, black: 0 },
    };
    people.set(playerId, { ...before, ...change(before) });
  };
  for (const row of rows.filter(({ cancelled }) => !cancelled)) {
    const seats = peopleAt(row.match, row.lineup);
    for (const seat of (row.note as unknown as IncidentNote).offenders) {
      const player = everybodyAt(row.match).find((one) => one.playerId === seats[seat])?.player;
      if (player) {
        add(player.id, personName(player), ({ incidents }) => ({ incidents: incidents + 1 }));
      }
    }
    for (const { playerId, player, points, target } of row.ledger) {
      const on = target === "record" ? "record" : "match";
      add(playerId, personName(player), (person) => ({ [on]: person[on] + points }));
    }
    for (const { playerId, player, colour } of row.cards) {
      const card = colour as CardColour;
      add(playerId, personName(player), ({ cards }) => ({
        cards: { ...cards, [card]: cards[card] + 1 },
      }));
    }
  }
  return [...people.values()].sort(
    (a, b) => a.match + a.record - (b.match + b.record) || a.name.localeCompare(b.name, "es"),
  );
}
