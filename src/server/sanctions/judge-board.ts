import "server-only";
import type { ActaEvent, ActaStage } from "@/domain/match/acta";
import { SEALED_STAGES } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { endingMismatches } from "@/domain/tournament/ending-mismatch";
import type { Prisma } from "@/generated/prisma/client";
import { findActa } from "../actas/load";
import { settlementInput } from "../actas/settle";
import { absencesOf } from "../actas/table-trace";
import { listOpenCalls } from "../calls/queries";
import { toRoundClock } from "../clock/rows";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import { shortNames } from "../registration/labels";
import { LIGHT_ROUND } from "../rounds/light-round";
import type { Sender } from "../sender";
import type { TournamentView } from "../tournaments/rows";
import { everybodyAt } from "./history";
import type { BoardMismatch, JudgeBoard, JudgeCard, JudgeState } from "./judge-view";
import { refereeingOf, watchedPeople } from "./queries";

// The hall on a judge's phone: every table of the round in play.

const SEATED = "seats-confirmed";
const COMINGS = ["left-table", "returned", "substituted"] as const;

const include = {
  matches: {
    orderBy: { table: "asc" },
    include: {
      seatings: { include: { player: true } },
      substitutes: { include: { player: true }, orderBy: { lineup: "asc" } },
      events: {
        where: { type: { in: [SEATED, ...COMINGS] } },
        orderBy: { seq: "asc" },
        select: { type: true, payload: true, at: true },
      },
      _count: { select: { incidents: { where: { cancelled: false } } } },
    },
  },
} as const satisfies Prisma.RoundInclude;

/** Sheets that somebody still has to close. */
const OPEN = { stage: { notIn: [...SEALED_STAGES] } } satisfies Prisma.MatchWhereInput;

type RoundRow = Prisma.RoundGetPayload<{ include: typeof include } & typeof LIGHT_ROUND>;
type MatchRow = RoundRow["matches"][number];

/** The tables of the last published round, whom to watch, and what no longer agrees. Access is the caller's matter. */
export async function readJudgeBoard(
  sender: Sender,
  tournament: TournamentView,
): Promise<JudgeBoard> {
  const own = sender.actor.kind === "account" ? sender.actor.playerId : null;
  return database().$transaction(async (tx) => {
    const round = await tx.round.findFirst({
      where: { tournamentId: tournament.id, status: { not: "draft" } },
      orderBy: { number: "desc" },
      ...LIGHT_ROUND,
      include,
    });
    const before = await tx.round.findMany({
      where: {
        tournamentId: tournament.id,
        status: { not: "draft" },
        number: { lt: round?.number ?? 0 },
        matches: { some: OPEN },
      },
      orderBy: { number: "asc" },
      ...LIGHT_ROUND,
      include: { matches: { ...include.matches, where: OPEN } },
    });
    const refereeing = await refereeingOf(tx, tournament);
    return {
      slug: tournament.slug,
      name: tournament.name,
      rounds: tournament.rounds,
      limits: tournament.rules,
      rulesSpec: tournament.rulesSpec,
      round: round && {
        number: round.number,
        isClosed: round.status === "closed",
        clock: toRoundClock(round),
      },
      tables: round ? round.matches.map((match) => toJudgeCard(match, own)) : [],
      earlier: before.flatMap(({ number, matches }) =>
        matches.map((match) => ({ ...toJudgeCard(match, own), round: number })),
      ),
      unseated: round ? unseatedOf(round) : [],
      watched: await watchedPeople(tx, refereeing, round?.number ?? 0, placesOf(round)),
      mismatches: await mismatchesOf(tx, tournament.id),
      calls: await listOpenCalls(tx, tournament.id),
      now: Date.now(),
    };
  });
}

function placesOf(round: RoundRow | null): ReadonlyMap<string, number> {
  return new Map(
    (round?.matches ?? []).flatMap((match) =>
      everybodyAt(match).map(({ playerId }) => [playerId, match.table] as const),
    ),
  );
}

/** Tables that have said nothing yet, where others have confirmed their seats. */
function unseatedOf({ matches }: RoundRow): JudgeBoard["unseated"] {
  const isSeated = ({ events }: MatchRow) => events.some(({ type }) => type === SEATED);
  if (!matches.some(isSeated)) return [];
  return matches
    .filter((match) => match.stage === "issued" && !isSeated(match))
    .map((match) => ({ matchId: match.id, table: match.table, people: namesBySeat(match) }));
}

function namesBySeat(match: MatchRow): JudgeCard["people"] {
  const rows = everybodyAt(match);
  const names = shortNames(rows.map(({ player }) => player));
  return Object.fromEntries(rows.map(({ seat, player }) => [seat, names.get(player.id) ?? ""]));
}

function toJudgeCard(match: MatchRow, own: string | null): JudgeCard {
  return {
    matchId: match.id,
    version: match.version,
    table: match.table,
    state: stateOf(match),
    stage: match.stage as ActaStage,
    status: match.status as MatchStatus,
    hands: match.hands,
    score: { AC: match.scoreAC, BD: match.scoreBD },
    winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
    people: namesBySeat(match),
    waitingSince: match.waitingSince?.getTime() ?? null,
    isReopened: match.sheetVersion > 1,
    incidents: match._count.incidents,
    signed: match.signed,
    away: awayFrom(match),
    isOwn: everybodyAt(match).some(({ playerId }) => playerId === own),
  };
}

function awayFrom({ status, events }: MatchRow): JudgeCard["away"] {
  if (status === "finished") return [];
  const told = events.map(({ payload, at }) => ({ event: payload as unknown as ActaEvent, at }));
  return absencesOf(told).filter(({ until }) => until === null);
}

function stateOf({ stage }: MatchRow): JudgeState {
  switch (stage as ActaStage) {
    case "issued":
      return "waiting";
    case "playing":
      return "playing";
    case "finished":
      return "to-verify";
    case "closed":
    case "claimed":
      return "closed";
    default:
      return "verified";
  }
}

/** Actas of any round that a later correction put at odds with their verdicts. */
async function mismatchesOf(
  tx: Transaction,
  tournamentId: string,
): Promise<readonly BoardMismatch[]> {
  const incidents = await tx.incident.findMany({
    where: { tournamentId, cancelled: false },
    select: { matchId: true, verdict: true },
  });
  const stopped = await tx.match.findMany({
    where: { tournamentId, status: "finished", endedBy: null },
    select: { id: true },
  });
  const suspects = new Set([
    ...incidents.filter(({ verdict }) => endsSomething(verdict)).map(({ matchId }) => matchId),
    ...stopped.map(({ id }) => id),
  ]);
  const found: BoardMismatch[] = [];
  for (const matchId of suspects) {
    const acta = await findActa(tx, { id: matchId });
    if (!acta) continue;
    const { match } = acta;
    for (const mismatch of endingMismatches(settlementInput(acta))) {
      found.push({ ...mismatch, matchId, round: match.round.number, table: match.table });
    }
  }
  return found;
}

function endsSomething(verdict: unknown): boolean {
  const { match } = verdict as { readonly match?: string };
  return match !== undefined && match !== "continue";
}
