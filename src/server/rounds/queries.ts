import "server-only";
import type { ActaStage, IncidentNote } from "@/domain/match/acta";
import { isCounted, isSealed } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { RoundClock } from "@/domain/tournament/clock";
import type { RoundState } from "@/domain/tournament/life-cycle";
import type { Blocker, TableNeed } from "@/domain/tournament/life-cycle-blockers";
import { closeRoundBlockers, tableNeed } from "@/domain/tournament/life-cycle-blockers";
import type { Prisma } from "@/generated/prisma/client";
import type { TableFigures } from "@/schemas/table-figures";
import { toRoundClock } from "../clock/rows";
import { database } from "../db/client";
import { personName, shortNames } from "../registration/labels";
import type { TournamentView } from "../tournaments/rows";
import { loadEventNow } from "./event-now";
import { loadRoundFacts } from "./facts";
import { LIGHT_ROUND } from "./light-round";
import { matchesOnPaper } from "./on-paper";
import { pairingBlockersOf } from "./pair";

// Rounds as their officials see them. The caller has checked who may: `round.view-draft` for drafts, officials for the rest.

/** A round in a line. `counted`: tables whose result counts. */
export type DirectorRound = {
  readonly id: string;
  readonly number: number;
  readonly status: RoundState;
  readonly clock: RoundClock;
  readonly tables: number;
  readonly counted: number;
  readonly closed: number;
  readonly resting: number;
  /** Changes by hand that stand. */
  readonly changes: number;
};

/** The rounds of a tournament, first to last; drafts only for who may see them. */
export async function listDirectorRounds(
  { id: tournamentId, countsFrom }: Pick<TournamentView, "id" | "countsFrom">,
  options: { readonly drafts: boolean },
): Promise<readonly DirectorRound[]> {
  const rows = await database().round.findMany({
    where: {
      tournamentId,
      number: { gt: 0 },
      ...(options.drafts ? {} : { status: { not: "draft" } }),
    },
    orderBy: { number: "asc" },
    ...LIGHT_ROUND,
    include: {
      matches: { select: { stage: true } },
      seatings: { where: { matchId: null }, distinct: ["entrantId"], select: { id: true } },
    },
  });
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status as RoundState,
    clock: toRoundClock(row),
    tables: row.matches.length,
    counted: row.matches.filter(({ stage }) => isCounted(stage, countsFrom)).length,
    closed: row.matches.filter(({ stage }) => isSealed(stage)).length,
    resting: row.seatings.length,
    changes: (row.manual as readonly unknown[]).length,
  }));
}

/** The number of the round to be paired next, and what stands in its way now. */
export async function nextRound(
  tournament: TournamentView,
): Promise<{ readonly number: number; readonly blockers: readonly Blocker[] }> {
  const db = database();
  const now = await loadEventNow(db, tournament);
  const number = now.event.rounds.length + 1;
  return { number, blockers: await pairingBlockersOf(db, tournament, now) };
}

export type DeskPerson = {
  readonly name: string;
  readonly short: string;
  readonly club: string | null;
};

/** A table as its officials see it: the score as it is written, not yet verified. */
export type DeskTable = TableFigures & {
  readonly table: number;
  readonly seats: Readonly<Record<Seat, DeskPerson | null>>;
  readonly winner: PairSide | null;
  /** Since when it waits for a judge, epoch milliseconds. */
  readonly waitingSince: number | null;
  /** Infractions noted without an offender: a judge must complete them. */
  readonly openIncidents: number;
  /** What it lacks next; null when it is closed. */
  readonly needs: TableNeed | null;
  /** Its Hoja is kept on paper. */
  readonly onPaper: boolean;
  /** Its sheet was verified once and opened again. */
  readonly isReopened: boolean;
};

export type DeskRound = {
  readonly id: string;
  readonly number: number;
  readonly status: "published" | "closed";
  readonly clock: RoundClock;
  readonly tables: readonly DeskTable[];
  /** Names of who rests. */
  readonly resting: readonly string[];
  /** What keeps the round from being closed. */
  readonly blockers: readonly Blocker[];
};

const include = {
  matches: {
    orderBy: { table: "asc" },
    include: {
      seatings: { include: { player: { include: { club: true } } } },
      incidents: { where: { cancelled: false }, select: { note: true } },
    },
  },
  seatings: { where: { matchId: null }, include: { player: true } },
} as const satisfies Prisma.RoundInclude;

type RoundRow = Prisma.RoundGetPayload<{ include: typeof include } & typeof LIGHT_ROUND>;
type MatchRow = RoundRow["matches"][number];

/** A published round for its officials: the given one, else the last. Null for drafts and rounds that do not exist. */
export async function findDeskRound(
  tournament: Pick<TournamentView, "id" | "desk" | "countsFrom">,
  number?: number,
): Promise<DeskRound | null> {
  const db = database();
  const { id: tournamentId } = tournament;
  const row = await db.round.findFirst({
    where: { tournamentId, status: { not: "draft" }, ...(number === undefined ? {} : { number }) },
    orderBy: { number: "desc" },
    ...LIGHT_ROUND,
    include,
  });
  if (!row) return null;
  const facts = (await loadRoundFacts(db, tournament)).find((one) => one.round === row.number);
  const onPaper = await matchesOnPaper(db, { roundId: row.id });
  const needOf = new Map(facts?.tables.map((table) => [table.table, tableNeed(table)]));
  return {
    id: row.id,
    number: row.number,
    status: row.status === "closed" ? "closed" : "published",
    clock: toRoundClock(row),
    tables: row.matches.map((match) => ({
      ...toDeskTable(match),
      needs: needOf.get(match.table)?.needs ?? null,
      onPaper: onPaper.has(match.id),
    })),
    resting: row.seatings.map(({ player }) => personName(player)),
    blockers: facts && row.status !== "closed" ? closeRoundBlockers(facts) : [],
  };
}

function toDeskTable(match: MatchRow): Omit<DeskTable, "needs" | "onPaper"> {
  const names = shortNames(match.seatings.map(({ player }) => player));
  const at = (seat: Seat) => {
    const player = match.seatings.find((one) => one.seat === seat)?.player;
    if (!player) return null;
    return {
      name: personName(player),
      short: names.get(player.id) ?? "",
      club: player.club?.name ?? null,
    };
  };
  return {
    matchId: match.id,
    version: match.version,
    table: match.table,
    stage: match.stage as ActaStage,
    status: match.status as MatchStatus,
    seats: { A: at("A"), B: at("B"), C: at("C"), D: at("D") },
    hands: match.hands,
    score: { AC: match.scoreAC, BD: match.scoreBD },
    winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
    isReopened: match.sheetVersion > 1,
    waitingSince: match.waitingSince?.getTime() ?? null,
    openIncidents: match.incidents.filter(
      ({ note }) => (note as unknown as IncidentNote).offenders.length === 0,
    ).length,
  };
}

/** The tables of the round that a match belongs to, for going from one to the next. */
export type RoundTables = {
  readonly round: number;
  readonly tables: readonly Pick<DeskTable, "matchId" | "table" | "stage">[];
};

/** Null where the match does not exist, is another tournament's, or its round is a draft. */
export async function findRoundTables(
  tournamentId: string,
  matchId: string,
): Promise<RoundTables | null> {
  const match = await database().match.findFirst({
    where: { id: matchId, tournamentId, round: { status: { not: "draft" } } },
    select: {
      round: {
        select: {
          number: true,
          matches: {
            select: { id: true, table: true, stage: true },
            orderBy: { table: "asc" },
          },
        },
      },
    },
  });
  if (!match) return null;
  return {
    round: match.round.number,
    tables: match.round.matches.map(({ id, table, stage }) => ({
      matchId: id,
      table,
      stage: stage as ActaStage,
    })),
  };
}
