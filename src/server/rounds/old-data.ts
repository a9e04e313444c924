import "server-only";
import { sameData } from "@/domain/kernel/same-data";
import type { StandingRow } from "@/domain/standings/standings";
import type { MovedRow } from "@/domain/tournament/old-standings";
import { movedRows } from "@/domain/tournament/old-standings";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import type { Correction } from "../standings/corrections";
import { correctionsOf } from "../standings/corrections";
import { standingsOf } from "../standings/standings-of";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import { answersHeld } from "./answers-held";
import { undoBlockersOf } from "./undo";

// A round stays as it was paired, on the standings that were kept with it. Where those are no longer what the results say,
// the director says whether it stands all the same or is paired again.

/** A round that was paired on standings that a later correction moved. */
export type OldDataRound = {
  readonly roundId: string;
  readonly number: number;
  readonly moved: readonly (MovedRow & { readonly name: string })[];
  /** The corrections that came after it was paired. */
  readonly corrections: readonly Pick<Correction, "round" | "table" | "reason" | "claim">[];
  /** Whether it can be taken back and paired again: nothing has come of it. */
  readonly canRepair: boolean;
  /** The director's word that it stands, given on the standings as they are now; null while it is open. */
  readonly kept: KeptOldData | null;
};

/** Epoch milliseconds. */
export type KeptOldData = { readonly by: string; readonly at: number; readonly reason: string };

type StoredRound = {
  readonly id: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly status: string;
  readonly standings: unknown;
};

/** The published rounds of an event that were paired on standings of before a correction, first to last. */
export async function oldDataRounds(
  tournament: TournamentView,
  options: { readonly only?: number } = {},
): Promise<readonly OldDataRound[]> {
  const db = database();
  const rounds = await db.round.findMany({
    where: {
      tournamentId: tournament.id,
      status: { not: "draft" },
      number: options.only ?? { gt: 1 },
    },
    select: { id: true, tournamentId: true, number: true, status: true, standings: true },
    orderBy: { number: "asc" },
  });
  if (rounds.length === 0) return [];
  const corrections = await correctionsOf(tournament);
  const old: OldDataRound[] = [];
  for (const round of rounds) {
    const read = await readOldData(db, tournament, round, corrections);
    if (read) old.push(read);
  }
  return old;
}

/** A round that was paired before a correction, as everybody may read of it. */
export type PublicOldData = Pick<OldDataRound, "corrections" | "kept">;

const publicAnswers = answersHeld<PublicOldData | null>();

/** What the public reads over a round that was paired before a correction; null where nothing moved since. */
export function publicOldData(
  tournament: TournamentView,
  number: number,
): Promise<PublicOldData | null> {
  if (number === 1) return Promise.resolve(null);
  return publicAnswers(`${tournament.id} ${number}`, async () => {
    const [old] = await oldDataRounds(tournament, { only: number });
    return old ? { corrections: old.corrections, kept: old.kept } : null;
  });
}

async function readOldData(
  tx: Transaction,
  tournament: TournamentView,
  round: StoredRound,
  corrections: readonly Correction[],
): Promise<OldDataRound | null> {
  const moved = await movedSince(tx, tournament, round);
  if (moved.length === 0) return null;
  const names = await tx.entrant.findMany({
    where: { tournamentId: tournament.id, number: { in: moved.map(({ id }) => Number(id)) } },
    select: { number: true, name: true },
  });
  const nameOf = new Map(names.map(({ number, name }) => [String(number), name]));
  const blockers = await undoBlockersOf(tx, round);
  return {
    roundId: round.id,
    number: round.number,
    moved: moved.map((row) => ({ ...row, name: nameOf.get(row.id) ?? row.id })),
    corrections: corrections
      .filter(({ usedBy, changesResult }) => changesResult && usedBy.includes(round.number))
      .map(({ round: of, table, reason, claim }) => ({ round: of, table, reason, claim })),
    canRepair: blockers.length === 0,
    kept: await keptWord(tx, round, moved),
  };
}

async function movedSince(
  tx: Transaction,
  tournament: TournamentView,
  round: StoredRound,
): Promise<readonly MovedRow[]> {
  const { event } = await standingsOf(tx, tournament, { upToRound: round.number - 1 });
  return movedRows(round.standings as readonly StandingRow[], event, tournament.rules);
}

/** The director's last word on a round, where it was given on the same figures as now. */
async function keptWord(
  tx: Transaction,
  round: StoredRound,
  moved: readonly MovedRow[],
): Promise<KeptOldData | null> {
  const entry = await tx.auditEntry.findFirst({
    where: { subjectId: round.id, action: "round.keep-old-data" },
    orderBy: { id: "desc" },
  });
  const said = entry?.after as { readonly moved?: unknown } | null | undefined;
  if (!entry || !sameData(said?.moved ?? null, moved)) return null;
  return { by: entry.actor, at: entry.at.getTime(), reason: entry.reason ?? "" };
}

/** The director's word that a round stands, though it was paired on standings of before a correction. Public. */
export function keepOldRound(
  sender: Sender,
  request: { readonly commandId: string; readonly roundId: string; readonly reason: string },
): Promise<CommandResult<{ number: number }>> {
  const command = { id: request.commandId, action: "round.keep-old-data" };
  return runCommand(sender, command, async (scope) => {
    const { tx } = scope;
    const round = await tx.round.findUnique({ where: { id: request.roundId } });
    if (!round || round.status === "draft") return refuse({ code: "round-not-found" });
    authorize(sender, "round.pair", { tournamentId: round.tournamentId });
    const tournament = await lockedTournament(tx, round.tournamentId);
    const moved = await movedSince(tx, tournament, round);
    if (moved.length === 0) return refuse({ code: "not-on-old-data", round: round.number });
    scope.audit({
      action: "round.keep-old-data",
      tournamentId: tournament.id,
      subjectId: round.id,
      after: { number: round.number, moved },
      reason: request.reason,
    });
    scope.announce({ tournamentId: tournament.id, what: "round" });
    return { number: round.number };
  });
}
