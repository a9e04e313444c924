import "server-only";
import type { SheetData } from "@/documents/sheet-data";
import type { EntrantResult } from "@/domain/event/event-document";
import { sameData } from "@/domain/kernel/same-data";
import type { ActaEvent, CountsFrom } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES, pairSideOf } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { Prisma } from "@/generated/prisma/client";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { TournamentView } from "../tournaments/rows";

// Results that counted and were changed afterwards, from what is on record: the acta's events, its sealed versions, and
// when each round was paired. Nothing is stored for it.

/** What a table was worth. `results` by seat where they are known: of sealed versions, and now. */
export type CorrectedFigures = {
  readonly score: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide | null;
  readonly results: Readonly<Partial<Record<Seat, EntrantResult>>> | null;
};

/** One time that a sheet whose result counted was opened again. */
export type Correction = {
  readonly matchId: string;
  readonly publicCode: string;
  readonly round: number;
  readonly table: number;
  /** Names of the entrants of each side. */
  readonly sides: Readonly<Record<PairSide, readonly string[]>>;
  /** The version of the sheet that was opened. */
  readonly version: number;
  /** Who opened it, why, and by which claim where the Junta did. */
  readonly by: string;
  readonly reason: string;
  readonly claim: number | null;
  /** Epoch milliseconds; `settledAt` null while the table does not count again. */
  readonly reopenedAt: number;
  readonly settledAt: number | null;
  readonly before: CorrectedFigures;
  /** Null while the table does not count again. */
  readonly after: CorrectedFigures | null;
  /** Whether anybody's figures are other ones; true while it does not count again. */
  readonly changesResult: boolean;
  /** Published rounds that were paired while the figures of before counted. */
  readonly usedBy: readonly number[];
};

const include = {
  round: { select: { number: true } },
  seatings: { include: { entrant: { select: { name: true } } }, orderBy: { seat: "asc" } },
  events: { orderBy: { seq: "asc" } },
  sheets: true,
  results: true,
} as const satisfies Prisma.MatchInclude;

type MatchRow = Prisma.MatchGetPayload<{ include: typeof include }>;
type PairedRound = { readonly number: number; readonly createdAt: Date };

/** Every correction of an event's published rounds, in the order in which the sheets were opened again. */
export async function correctionsOf(
  tournament: Pick<TournamentView, "id" | "rules" | "countsFrom">,
  tx: Transaction = database(),
): Promise<readonly Correction[]> {
  const matches = await tx.match.findMany({
    where: {
      tournamentId: tournament.id,
      sheetVersion: { gt: 1 },
      round: { status: { not: "draft" } },
    },
    include,
  });
  if (matches.length === 0) return [];
  const rounds = await tx.round.findMany({
    where: { tournamentId: tournament.id, status: { not: "draft" } },
    select: { number: true, createdAt: true },
    orderBy: { number: "asc" },
  });
  return matches
    .flatMap((match) => correctionsOfMatch(match, rounds, tournament))
    .sort((a, b) => a.reopenedAt - b.reopenedAt || a.table - b.table);
}

/**
 * Whether an event makes the figures of a sheet count: a verification, or a ruling that corrects; the closing where
 * nothing counts before it.
 */
function countsBy(from: CountsFrom, event: ActaEvent): boolean {
  if (from === "closed") return event.type === "closed";
  return event.type === "verified" || (event.type === "resolved" && event.corrects === true);
}

function correctionsOfMatch(
  match: MatchRow,
  rounds: readonly PairedRound[],
  { rules, countsFrom }: Pick<TournamentView, "rules" | "countsFrom">,
): readonly Correction[] {
  const events = match.events.map((row) => row.payload as unknown as ActaEvent);
  const opened = countedOpenings(events, countsFrom);
  return opened.map(({ reason, at, version, countedAt }, index): Correction => {
    const next = opened[index + 1]?.at ?? events.length;
    const reopened = match.events[at]?.at.getTime() ?? 0;
    const counts = (event: ActaEvent) => countsBy(countsFrom, event);
    const settling = events.findIndex((one, place) => place > at && place < next && counts(one));
    const ruling = events.slice(at, next).find((one) => one.type === "resolved" && one.corrects);
    const before = figuresOf(match, events.slice(0, at), version, rules);
    const until = opened[index + 1]?.version ?? match.sheetVersion;
    const after = settling === -1 ? null : figuresOf(match, events.slice(0, next), until, rules);
    return {
      matchId: match.id,
      publicCode: match.publicCode,
      round: match.round.number,
      table: match.table,
      sides: sideNames(match),
      version,
      by: match.events[at]?.byLabel ?? "",
      reason,
      claim: ruling?.type === "resolved" ? ruling.number : null,
      reopenedAt: reopened,
      settledAt: match.events[settling]?.at.getTime() ?? null,
      before,
      after,
      changesResult: after === null || !isSameResult(before, after),
      usedBy: rounds
        .filter(
          ({ number, createdAt }) =>
            number > match.round.number &&
            createdAt.getTime() < reopened &&
            createdAt.getTime() >= (match.events[countedAt]?.at.getTime() ?? reopened),
        )
        .map(({ number }) => number),
    };
  });
}

type Opening = {
  readonly reason: string;
  /** Where it stands among the events, and where the version that it opens began to count. */
  readonly at: number;
  readonly countedAt: number;
  readonly version: number;
};

/** The openings of a sheet that counted. What was opened before it counted corrects nothing. */
function countedOpenings(events: readonly ActaEvent[], from: CountsFrom): readonly Opening[] {
  const opened = events.flatMap((event, at) => (event.type === "reopened" ? [{ event, at }] : []));
  return opened.flatMap(({ event, at }, index): readonly Opening[] => {
    const since = opened[index - 1]?.at ?? -1;
    const countedAt = events.findLastIndex(
      (one, place) => place > since && place < at && countsBy(from, one),
    );
    return countedAt < 0 ? [] : [{ reason: event.reason, at, countedAt, version: index + 1 }];
  });
}

/** The figures of a version: as sealed, as they are now, or as far as the acta's own events tell. */
function figuresOf(
  match: MatchRow,
  events: readonly ActaEvent[],
  version: number,
  rules: RuleSettings,
): CorrectedFigures {
  const sealed = match.sheets.find((sheet) => sheet.version === version);
  const record = (sealed?.record as unknown as SheetData | undefined)?.record;
  if (record) {
    return { score: record.points, winner: record.winner, results: record.results ?? null };
  }
  if (version === match.sheetVersion) {
    const results = match.results.map((row): [Seat, EntrantResult] => [
      row.seat as Seat,
      { won: row.won ?? false, for: row.pointsFor, against: row.pointsAgainst },
    ]);
    return {
      score: { AC: match.scoreAC, BD: match.scoreBD },
      winner: PAIR_SIDES.find((side) => side === match.winner) ?? null,
      results: Object.fromEntries(results),
    };
  }
  const { score, winner } = foldActa(events, { rules });
  return { score, winner, results: null };
}

function isSameResult(before: CorrectedFigures, after: CorrectedFigures): boolean {
  const known = before.results !== null && after.results !== null;
  return (
    before.winner === after.winner &&
    sameData(before.score, after.score) &&
    (!known || sameData(before.results, after.results))
  );
}

function sideNames(match: MatchRow): Correction["sides"] {
  const names = (side: PairSide) => [
    ...new Set(
      match.seatings
        .filter(({ seat }) => pairSideOf(seat as Seat) === side)
        .map(({ entrant }) => entrant.name),
    ),
  ];
  return { AC: names("AC"), BD: names("BD") };
}
