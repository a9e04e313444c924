import "server-only";
import type { MatchFacts } from "@/domain/access/can";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaContext, ActaState } from "@/domain/match/acta-state";
import { foldActa } from "@/domain/match/fold-acta";
import type { Prisma } from "@/generated/prisma/client";
import { refuse } from "../command";
import type { Transaction } from "../db/client";
import { LIGHT_ROUND } from "../rounds/light-round";
import type { Sender } from "../sender";
import type { TournamentView } from "../tournaments/rows";
import { toTournamentView } from "../tournaments/rows";

const include = {
  tournament: true,
  round: LIGHT_ROUND,
  seatings: {
    include: { player: { include: { club: true } }, entrant: true },
    orderBy: { seat: "asc" },
  },
  substitutes: {
    include: { player: { include: { club: true } } },
    orderBy: { lineup: "asc" },
  },
  events: { orderBy: { seq: "asc" } },
  /** Those that were taken back too. */
  incidents: { orderBy: { seq: "asc" } },
  /** The open one, if any. */
  calls: { where: { endedAt: null }, take: 1 },
} as const satisfies Prisma.MatchInclude;

export type MatchRow = Prisma.MatchGetPayload<{ include: typeof include }>;

export type LoadedActa = {
  readonly match: MatchRow;
  readonly tournament: TournamentView;
  readonly events: readonly ActaEvent[];
  readonly state: ActaState;
};

/** What an acta of a tournament is read by. */
export function actaContextOf({ rules, desk }: TournamentView): ActaContext {
  return { rules, desk };
}

/** A match with its acta read; null when there is none. */
export async function findActa(
  tx: Transaction,
  where: Prisma.MatchWhereUniqueInput,
): Promise<LoadedActa | null> {
  const match = await tx.match.findUnique({ where, include, relationLoadStrategy: "join" });
  return match && toLoadedActa(match);
}

/** Matches with their actas read, by table: one question for a whole round. */
export async function listActas(
  tx: Transaction,
  where: Prisma.MatchWhereInput,
): Promise<readonly LoadedActa[]> {
  const matches = await tx.match.findMany({
    where,
    include,
    orderBy: { table: "asc" },
    relationLoadStrategy: "join",
  });
  return matches.map(toLoadedActa);
}

function toLoadedActa(match: MatchRow): LoadedActa {
  const tournament = toTournamentView(match.tournament);
  const events = match.events.map((row) => row.payload as unknown as ActaEvent);
  return { match, tournament, events, state: foldActa(events, actaContextOf(tournament)) };
}

/** Inside a command: locks the match and reads it. */
export async function lockedActa(tx: Transaction, matchId: string): Promise<LoadedActa> {
  await tx.$queryRaw`SELECT 1 FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
  return (await findActa(tx, { id: matchId })) ?? refuse({ code: "match-not-found" });
}

/** What access decides on: whether the sender plays here, and whether some judge does not (decision 9). */
export async function matchFacts(
  tx: Transaction,
  sender: Sender,
  match: Pick<MatchRow, "id" | "tournamentId" | "seatings"> & {
    readonly substitutes?: readonly { readonly playerId: string }[];
  },
): Promise<MatchFacts> {
  const substitutes =
    match.substitutes ?? (await tx.substitute.findMany({ where: { matchId: match.id } }));
  const playing = [...match.seatings, ...substitutes].map(({ playerId }) => playerId);
  const facts = { tournamentId: match.tournamentId, matchId: match.id };
  // Nothing that the card of a table opens depends on it, and phones ask with every hand.
  if (sender.actor.kind !== "account")
    return { ...facts, playsInMatch: false, judgeAvailable: true };
  const own = sender.actor.playerId;
  const judges = await tx.roleGrant.findMany({
    where: {
      role: "judge",
      OR: [{ tournamentId: match.tournamentId }, { tournamentId: null }],
      account: { active: true },
    },
    include: { account: { select: { playerId: true } } },
  });
  return {
    ...facts,
    playsInMatch: own !== null && playing.includes(own),
    judgeAvailable: judges.some(
      ({ account }) => account.playerId === null || !playing.includes(account.playerId),
    ),
  };
}
