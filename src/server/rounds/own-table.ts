import "server-only";
import type { Seat } from "@/domain/rules/seat";
import { partnerOf } from "@/domain/rules/seat";
import { database } from "../db/client";
import { personName } from "../registration/labels";

/** Where a person plays now, or rests. */
export type OwnTable = {
  readonly slug: string;
  readonly tournament: string;
  readonly round: number;
  /** Null while resting. */
  readonly place: {
    readonly matchId: string;
    readonly table: number;
    readonly seat: Seat;
    readonly partner: string | null;
    readonly rivals: readonly string[];
    readonly stage: string;
    readonly publicCode: string;
  } | null;
};

/** A person's place in the last published round of each event that is being played. */
export async function ownTables(playerId: string): Promise<readonly OwnTable[]> {
  const tournaments = await database().tournament.findMany({
    where: { status: "running", members: { some: { playerId } } },
    orderBy: [{ startsOn: "desc" }, { createdAt: "desc" }],
    include: {
      roundList: {
        where: { status: { not: "draft" } },
        orderBy: { number: "desc" },
        take: 1,
        include: {
          seatings: {
            where: { playerId },
            include: { match: { include: { seatings: { include: { player: true } } } } },
          },
        },
      },
    },
  });
  return tournaments.flatMap(({ slug, name: tournament, roundList }): OwnTable[] => {
    const [round] = roundList;
    const seating = round?.seatings[0];
    if (!round || !seating) return [];
    const { match, seat } = seating;
    if (!match || seat === null) return [{ slug, tournament, round: round.number, place: null }];
    const own = seat as Seat;
    const nameAt = (wanted: (seat: string | null) => boolean) =>
      match.seatings.filter((one) => wanted(one.seat)).map(({ player }) => personName(player));
    const place = {
      matchId: match.id,
      table: match.table,
      seat: own,
      partner: nameAt((one) => one === partnerOf(own))[0] ?? null,
      rivals: nameAt((one) => one !== own && one !== partnerOf(own)),
      stage: match.stage,
      publicCode: match.publicCode,
    };
    return [{ slug, tournament, round: round.number, place }];
  });
}
