import "server-only";
import { VERIFIED_STAGES } from "@/domain/match/acta";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { otherPair, pairSideOf, partnerOf, SEATS } from "@/domain/rules/seat";
import type { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import { LIGHT_ROUND } from "../rounds/light-round";

// A person as everybody may see them: who they are, the events that gave points, the verified matches.

export type PersonEvent = {
  readonly slug: string;
  readonly tournament: string;
  /** ISO date. */
  readonly heldOn: string;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly points: number;
};

export type PersonMatch = {
  readonly id: string;
  readonly slug: string;
  readonly tournament: string;
  readonly heldOn: string;
  readonly round: number;
  readonly table: number;
  readonly partner: string | null;
  readonly opponents: readonly string[];
  readonly won: boolean;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Opens the public proof of the Hoja. */
  readonly code: string;
};

export type PublicPerson = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly city: string | null;
  readonly suspended: boolean;
  readonly events: readonly PersonEvent[];
  readonly matches: readonly PersonMatch[];
};

const include = {
  club: true,
  ranking: { include: { tournament: true }, orderBy: { heldOn: "desc" } },
  results: {
    where: {
      match: {
        stage: { in: [...VERIFIED_STAGES] },
        round: { status: { not: "draft" } },
        tournament: { status: { not: "draft" } },
      },
    },
    include: {
      match: {
        include: { tournament: true, round: LIGHT_ROUND, seatings: { include: { player: true } } },
      },
    },
  },
} as const satisfies Prisma.PlayerInclude;

type ResultRow = Prisma.PlayerGetPayload<{ include: typeof include }>["results"][number];

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The person of a federation number, or null. Numbers are compared as stored. */
export async function findPublicPerson(number: string): Promise<PublicPerson | null> {
  const player = await database().player.findFirst({
    where: { number, mergedIntoId: null },
    include,
  });
  if (!player?.number) return null;
  return {
    id: player.id,
    number: player.number,
    name: personName(player),
    nickname: player.nickname,
    club: player.club?.name ?? null,
    city: player.city,
    suspended: player.status === "suspended",
    events: player.ranking.map((entry) => ({
      slug: entry.tournament.slug,
      tournament: entry.tournament.name,
      heldOn: isoDay(entry.heldOn),
      place: entry.place,
      played: entry.played,
      won: entry.won,
      points: entry.points,
    })),
    matches: player.results.map(toPersonMatch).sort(latestFirst),
  };
}

function toPersonMatch(row: ResultRow): PersonMatch {
  const { match } = row;
  const seat = row.seat as Seat;
  const nameAt = (wanted: Seat) => {
    const seating = match.seatings.find((one) => one.seat === wanted);
    return seating ? personName(seating.player) : null;
  };
  const across: PairSide = otherPair(pairSideOf(seat));
  return {
    id: match.id,
    slug: match.tournament.slug,
    tournament: match.tournament.name,
    heldOn: isoDay(match.tournament.startsOn),
    round: match.round.number,
    table: match.table,
    partner: nameAt(partnerOf(seat)),
    opponents: SEATS.filter((one) => pairSideOf(one) === across).flatMap(
      (one) => nameAt(one) ?? [],
    ),
    won: row.won ?? false,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    code: match.publicCode,
  };
}

function latestFirst(a: PersonMatch, b: PersonMatch): number {
  return b.heldOn.localeCompare(a.heldOn) || b.round - a.round;
}
