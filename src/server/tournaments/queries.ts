import "server-only";
import { isSealed, isVerified } from "@/domain/match/acta";
import type { RoundClock } from "@/domain/tournament/clock";
import type { RoundState } from "@/domain/tournament/life-cycle";
import type { Prisma } from "@/generated/prisma/client";
import { toRoundClock } from "../clock/rows";
import { database } from "../db/client";
import { shortName } from "../registration/labels";
import { LIGHT_ROUND } from "../rounds/light-round";
import type { TournamentView } from "./rows";
import { toTournamentView } from "./rows";

// What everybody may see of tournaments. Drafts, of tournaments and of rounds, never leave this file.

/** A published round in a line: how far its tables are. */
export type RoundSummary = {
  readonly number: number;
  readonly status: Exclude<RoundState, "draft">;
  readonly clock: RoundClock;
  readonly tables: number;
  /** Tables whose result a judge has verified. */
  readonly verified: number;
  readonly closed: number;
};

export type TournamentCard = TournamentView & {
  readonly entrants: number;
  /** The last published round; null before the first. */
  readonly round: RoundSummary | null;
  /** Who won it, by name; nobody before it is closed. */
  readonly winners: readonly string[];
};

const publishedRounds = {
  where: { status: { not: "draft" } },
  orderBy: { number: "asc" },
  ...LIGHT_ROUND,
  include: { matches: { select: { stage: true } } },
} as const satisfies Prisma.Tournament$roundListArgs;

type RoundRow = Prisma.RoundGetPayload<Pick<typeof publishedRounds, "include" | "omit">>;

function toRoundSummary(row: RoundRow): RoundSummary {
  return {
    number: row.number,
    status: row.status === "closed" ? "closed" : "published",
    clock: toRoundClock(row),
    tables: row.matches.length,
    verified: row.matches.filter((match) => isVerified(match.stage)).length,
    closed: row.matches.filter((match) => isSealed(match.stage)).length,
  };
}

/** Every announced tournament, the latest first. */
export async function listPublicTournaments(): Promise<readonly TournamentCard[]> {
  const rows = await database().tournament.findMany({
    where: { status: { not: "draft" } },
    orderBy: [{ startsOn: "desc" }, { createdAt: "desc" }],
    include: {
      roundList: publishedRounds,
      ranking: { where: { place: 1 }, include: { player: true } },
      _count: { select: { entrants: true } },
    },
  });
  return rows.map((row) => {
    const last = row.roundList.at(-1);
    return {
      ...toTournamentView(row),
      entrants: row._count.entrants,
      round: last ? toRoundSummary(last) : null,
      winners: row.status === "closed" ? row.ranking.map(({ player }) => shortName(player)) : [],
    };
  });
}

/** The published rounds of a tournament, first to last. */
export async function listPublishedRounds(tournamentId: string): Promise<readonly RoundSummary[]> {
  const rows = await database().round.findMany({
    ...publishedRounds,
    where: { tournamentId, ...publishedRounds.where },
  });
  return rows.map(toRoundSummary);
}
