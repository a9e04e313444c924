import "server-only";
import { can } from "@/domain/access/can";
import type { ClockPhase, RoundClock } from "@/domain/tournament/clock";
import { readClock } from "@/domain/tournament/clock";
import type { RoundState } from "@/domain/tournament/life-cycle";
import type { NextStep } from "@/domain/tournament/next-step";
import { nextStep } from "@/domain/tournament/next-step";
import { entrantsAtTable } from "@/domain/tournament/registration-members";
import { toRoundClock } from "../clock/rows";
import { database } from "../db/client";
import { registrationOf } from "../registration/queries";
import { LIGHT_ROUND } from "../rounds/light-round";
import type { Sender } from "../sender";
import type { TournamentView } from "./rows";
import { toTournamentView } from "./rows";

// Tournaments as those see them who run them: drafts included.

export type DirectedTournament = TournamentView & {
  readonly entrants: number;
  /** The last published round; null before the first. */
  readonly round: number | null;
};

/** The tournaments that an actor officiates in, the latest first. Drafts are among them. */
export async function listDirectedTournaments(
  actor: Sender["actor"],
): Promise<readonly DirectedTournament[]> {
  const rows = await database().tournament.findMany({
    orderBy: [{ startsOn: "desc" }, { createdAt: "desc" }],
    include: {
      _count: { select: { entrants: true } },
      roundList: {
        where: { status: { not: "draft" } },
        orderBy: { number: "desc" },
        take: 1,
        select: { number: true },
      },
    },
  });
  return rows
    .filter(({ id }) => can(actor, "tournament.view-draft", { tournamentId: id }).allowed)
    .map((row) => ({
      ...toTournamentView(row),
      entrants: row._count.entrants,
      round: row.roundList[0]?.number ?? null,
    }));
}

export type PanelRound = {
  readonly number: number;
  readonly state: RoundState;
  readonly clock: RoundClock;
  readonly phase: ClockPhase;
  readonly tables: number;
  /** Tables not yet begun, in play, over and waiting for a judge, verified but not closed, closed. */
  readonly issued: number;
  readonly playing: number;
  readonly waiting: number;
  readonly verified: number;
  readonly closed: number;
};

export type DirectorPanel = {
  readonly step: NextStep;
  readonly expected: number;
  readonly present: number;
  readonly missing: number;
  readonly withdrawn: number;
  /** Entrants who still owe of the fee, and how much in all. */
  readonly owing: number;
  readonly owedCents: number;
  /** People who play without a number. */
  readonly provisional: number;
  readonly incidents: number;
  readonly round: PanelRound | null;
  /** The server's instant. */
  readonly now: number;
};

/** What a director sees first: the counts, the round, and the next step. A draft round is shown only with `drafts`. */
export async function directorPanel(
  tournament: TournamentView,
  options: { readonly drafts: boolean },
): Promise<DirectorPanel> {
  const { entrants, expected, present, missing } = await registrationOf(tournament);
  const round = await lastRound(tournament, options.drafts);
  const now = Date.now();
  const owing = entrants.filter(({ state, owedCents }) => state.outFrom === null && owedCents > 0);
  return {
    step: nextStep({
      state: tournament.status,
      planned: tournament.rounds,
      expected,
      present,
      perTable: entrantsAtTable(tournament.format),
      round: round && {
        number: round.number,
        state: round.state,
        clock: round.phase,
        tables: round.tables,
        waiting: round.waiting,
        open: round.tables - round.closed,
      },
    }),
    expected,
    present,
    missing: missing.length,
    withdrawn: entrants.length - expected,
    owing: owing.length,
    owedCents: owing.reduce((sum, { owedCents }) => sum + owedCents, 0),
    provisional: entrants.flatMap(({ members }) => members).filter(({ number }) => number === null)
      .length,
    incidents: await database().incident.count({
      where: { tournamentId: tournament.id, cancelled: false },
    }),
    round,
    now,
  };
}

async function lastRound(tournament: TournamentView, drafts: boolean): Promise<PanelRound | null> {
  const row = await database().round.findFirst({
    where: { tournamentId: tournament.id, ...(drafts ? {} : { status: { not: "draft" } }) },
    orderBy: { number: "desc" },
    ...LIGHT_ROUND,
    include: { matches: { select: { stage: true } } },
  });
  if (!row) return null;
  const clock = toRoundClock(row);
  const at = (stage: string) => row.matches.filter((match) => match.stage === stage).length;
  const [issued, playing, waiting, closed] = [
    at("issued"),
    at("playing"),
    at("finished"),
    at("closed") + at("claimed"),
  ];
  const tables = row.matches.length;
  return {
    number: row.number,
    state: row.status as RoundState,
    clock,
    phase: readClock(clock, tournament.rules, Date.now()).phase,
    tables,
    issued,
    playing,
    waiting,
    verified: tables - issued - playing - waiting - closed,
    closed,
  };
}
