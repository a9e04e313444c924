import "server-only";
import type { ActaStage } from "@/domain/match/acta";
import { isVerified } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { RoundClock } from "@/domain/tournament/clock";
import type { Prisma } from "@/generated/prisma/client";
import { toRoundClock } from "../clock/rows";
import { database } from "../db/client";
import { LABEL_COLUMNS, personName, shortNames } from "../registration/labels";
import { LIGHT_ROUND } from "../rounds/light-round";

// A published round as the hall sees it: who sits where, and how far each table is. Scores appear once they are verified:
// what a table is writing is between the table and its officials.

export type BoardPerson = {
  readonly id: string;
  readonly name: string;
  /** First name and first surname. */
  readonly short: string;
  readonly number: string | null;
  readonly nickname: string | null;
  readonly club: string | null;
  /** Registration number of the entrant that the person plays for. */
  readonly entrant: number;
};

export type BoardTable = {
  readonly table: number;
  readonly stage: ActaStage;
  readonly status: MatchStatus;
  /** Its sheet was verified once and opened again. */
  readonly isReopened: boolean;
  readonly seats: Readonly<Record<Seat, BoardPerson | null>>;
  /** Null until verified. */
  readonly result: BoardResult | null;
};

export type BoardResult = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
  readonly endedBy: "target" | "time" | "forfeit" | null;
  /** Opens the public proof of the Hoja. */
  readonly code: string;
};

export type RoundBoard = {
  readonly id: string;
  readonly number: number;
  readonly status: "published" | "closed";
  /** Epoch milliseconds. */
  readonly publishedAt: number | null;
  readonly clock: RoundClock;
  readonly tables: readonly BoardTable[];
  readonly resting: readonly BoardPerson[];
};

const person = {
  select: {
    seat: true,
    player: { select: { ...LABEL_COLUMNS, club: { select: { name: true } } } },
    entrant: { select: { number: true } },
  },
} as const;
const include = {
  matches: {
    orderBy: { table: "asc" },
    select: {
      table: true,
      stage: true,
      status: true,
      scoreAC: true,
      scoreBD: true,
      winner: true,
      endedBy: true,
      sheetVersion: true,
      publicCode: true,
      seatings: { ...person, orderBy: { seat: "asc" } },
    },
  },
  seatings: { ...person, where: { matchId: null } },
} as const satisfies Prisma.RoundInclude;

type MatchRow = Prisma.RoundGetPayload<{ include: typeof include }>["matches"][number];
type SeatingRow = MatchRow["seatings"][number];

/** A published round: the given one, else the last. Null where there is none (or only a draft). */
export async function findRoundBoard(
  tournamentId: string,
  number?: number,
): Promise<RoundBoard | null> {
  const row = await database().round.findFirst({
    where: {
      tournamentId,
      status: { not: "draft" },
      ...(number === undefined ? {} : { number }),
    },
    orderBy: { number: "desc" },
    ...LIGHT_ROUND,
    include,
  });
  if (!row) return null;
  const seated = row.matches.flatMap((match) => match.seatings);
  const names = shortNames([...seated, ...row.seatings].map(({ player }) => player));
  return {
    id: row.id,
    number: row.number,
    status: row.status === "closed" ? "closed" : "published",
    publishedAt: row.publishedAt?.getTime() ?? null,
    clock: toRoundClock(row),
    tables: row.matches.map((match) => toBoardTable(match, names)),
    resting: row.seatings.map((seating) => toBoardPerson(seating, names)),
  };
}

type Names = ReadonlyMap<string, string>;

function toBoardTable(match: MatchRow, names: Names): BoardTable {
  const at = (seat: Seat) => {
    const seating = match.seatings.find((one) => one.seat === seat);
    return seating ? toBoardPerson(seating, names) : null;
  };
  return {
    table: match.table,
    stage: match.stage as ActaStage,
    status: match.status as MatchStatus,
    isReopened: match.sheetVersion > 1,
    seats: { A: at("A"), B: at("B"), C: at("C"), D: at("D") },
    result: isVerified(match.stage) ? toResult(match) : null,
  };
}

function toResult(match: MatchRow): BoardResult {
  return {
    score: { AC: match.scoreAC, BD: match.scoreBD },
    winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
    endedBy: match.endedBy as BoardResult["endedBy"],
    code: match.publicCode,
  };
}

function toBoardPerson({ player, entrant }: SeatingRow, names: Names): BoardPerson {
  return {
    id: player.id,
    name: personName(player),
    short: names.get(player.id) ?? "",
    number: player.number,
    nickname: player.nickname,
    club: player.club?.name ?? null,
    entrant: entrant.number,
  };
}
