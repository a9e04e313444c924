import "server-only";
import type { AddedTime } from "@/domain/match/acta-state";
import { addedMinutes } from "@/domain/match/added-time";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import type { HallFacts } from "@/domain/tournament/hall";
import type { QueuedCall } from "../calls/queries";
import { listOpenCalls } from "../calls/queries";
import { database } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { hallFactsOf } from "./hall-facts";
import type { DeskRound, DeskTable } from "./queries";
import { findDeskRound } from "./queries";

// A whole round in one look, for its officials. The caller has checked who asks.

/** A table in the hall. Instants are epoch milliseconds. */
export type HallTable = Omit<DeskTable, "seats"> &
  Omit<HallFacts, "call"> & {
    readonly call: (HallFacts["call"] & Pick<QueuedCall, "reason" | "takenBy">) | null;
    /** First name and first surname, by seat. */
    readonly people: Readonly<Partial<Record<Seat, string>>>;
    /** Sides that refused to sign. */
    readonly refused: readonly PairSide[];
    /** Numbers of the claims before the Junta. */
    readonly claims: readonly number[];
    /** Who is away from the table. */
    readonly away: readonly Seat[];
    readonly addedTime: readonly AddedTime[];
    /** The phone that writes; null where none has written, and on paper. */
    readonly writer: { readonly label: string; readonly at: number | null } | null;
  };

export type Hall = Pick<DeskRound, "id" | "number" | "status" | "clock"> & {
  readonly tables: readonly HallTable[];
  /** The server's instant. */
  readonly now: number;
};

/** The hall of the last published round; null before the first. */
export async function findHall(tournament: TournamentView): Promise<Hall | null> {
  const db = database();
  const round = await findDeskRound(tournament);
  if (!round) return null;
  const factsOf = await hallFactsOf(db, round.id);
  const calls = await listOpenCalls(db, tournament.id);
  const writers = await writersOf(round.id);
  const callOf = new Map(calls.map((call) => [call.matchId, call]));
  const tables = round.tables.map(({ seats, ...table }): HallTable => {
    const facts = factsOf(table.matchId);
    const call = callOf.get(table.matchId) ?? null;
    const refused = PAIR_SIDES.filter((side) => {
      const signature = facts.signatures[side];
      return signature !== undefined && "refused" in signature;
    });
    const away = SEATS.filter((seat) => facts.away[seat] !== undefined);
    return {
      ...table,
      people: Object.fromEntries(
        SEATS.flatMap((seat) => (seats[seat] ? [[seat, seats[seat].short]] : [])),
      ),
      call: call && {
        at: call.at,
        isTaken: call.takenBy !== null,
        reason: call.reason,
        takenBy: call.takenBy,
      },
      refused,
      isRefused: refused.length > 0,
      claims: facts.openClaims.map(({ number }) => number),
      away,
      isAway: away.length > 0,
      isBellAnswered: facts.callMark !== null,
      addedTime: facts.addedTime,
      addedMinutes: addedMinutes(facts),
      writer: table.onPaper ? null : (writers.get(table.matchId) ?? null),
    };
  });
  const { id, number, status, clock } = round;
  return { id, number, status, clock, tables, now: Date.now() };
}

async function writersOf(
  roundId: string,
): Promise<ReadonlyMap<string, NonNullable<HallTable["writer"]>>> {
  const rows = await database().match.findMany({
    where: { roundId, writerLabel: { not: null } },
    select: { id: true, writerLabel: true, writerAt: true },
  });
  return new Map(
    rows.map(({ id, writerLabel, writerAt }) => [
      id,
      { label: writerLabel ?? "", at: writerAt?.getTime() ?? null },
    ]),
  );
}
