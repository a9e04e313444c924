import "server-only";
import type { ListedPerson, RoundListsData } from "@/documents/round-lists";
import type { PrintedEvent, SheetData } from "@/documents/sheet-data";
import type { TableCard } from "@/documents/table-cards";
import { SEALED_STAGES } from "@/domain/match/acta";
import type { VoidedVersion } from "@/domain/match/sheet-life";
import type { Seat } from "@/domain/rules/seat";
import type { Prisma } from "@/generated/prisma/client";
import { seatingHash } from "@/proof/seating-hash";
import { listActas } from "../actas/load";
import { database } from "../db/client";
import { initialedName, personName } from "../registration/labels";
import { tableUrl } from "../rounds/table-code";
import type { TournamentView } from "../tournaments/rows";
import { printedEvent } from "./printed-event";
import { sealOf } from "./sealed-document";
import { blankSheet, filledSheet } from "./sheet-data";

// The papers of a published round as data. Drafts have none: what is on paper must be what was published.

export type PapersOf = {
  readonly tournament: TournamentView;
  readonly number: number;
  /** Where links and QR codes lead. */
  readonly base: string;
};

/** The Hojas of a round in order of table, blank or as they stand; those of `table` only where it is given. */
export async function roundSheets(
  { tournament, number, base }: PapersOf,
  options: { readonly filled: boolean; readonly table?: number },
): Promise<readonly SheetData[]> {
  const db = database();
  const where = {
    tournamentId: tournament.id,
    round: { number, status: { not: "draft" } },
    ...(options.table === undefined ? {} : { table: options.table }),
  } as const;
  // What is closed is printed as it was sealed; its acta is not read.
  const closed = options.filled ? await sealedSheets(where) : [];
  const others = await listActas(db, {
    ...where,
    ...(options.filled ? { NOT: SEALED } : {}),
  });
  const present: PrintedTable[] = [];
  for (const acta of others) {
    const data = options.filled ? filledSheet(acta) : blankSheet(acta);
    present.push({ code: acta.match.publicCode, data });
  }
  return [...closed, ...present]
    .sort((one, other) => one.data.table - other.data.table)
    .map(({ code, data, seal }) => ({
      ...data,
      ...(tournament.rules.doublesRedeal === null ? {} : { redeals: true as const }),
      proof: printedProof(base, code, data, seal),
    }));
}

/** The lowest and the highest number of a round's tables. */
export type TableRange = { readonly first: number; readonly last: number };

/** The numbers of the tables of a published round; null where there is none. */
export async function tableRange({
  tournament,
  number,
}: Pick<PapersOf, "tournament" | "number">): Promise<TableRange | null> {
  const { _min, _max } = await database().match.aggregate({
    where: { tournamentId: tournament.id, round: { number, status: { not: "draft" } } },
    _min: { table: true },
    _max: { table: true },
  });
  return _min.table === null || _max.table === null
    ? null
    : { first: _min.table, last: _max.table };
}

const SEALED = {
  stage: { in: [...SEALED_STAGES] },
  sheets: { some: {} },
} as const satisfies Prisma.MatchWhereInput;

type PrintedTable = {
  readonly code: string;
  readonly data: SheetData;
  readonly seal?: SealOnPaper;
};

async function sealedSheets(where: Prisma.MatchWhereInput): Promise<readonly PrintedTable[]> {
  const matches = await database().match.findMany({
    where: { ...where, ...SEALED },
    select: { publicCode: true, sheets: { orderBy: { version: "desc" }, take: 1 } },
  });
  return matches.flatMap(({ publicCode, sheets }) =>
    sheets.map((sealed) => ({
      code: publicCode,
      data: sealed.record as unknown as SheetData,
      seal: sealedBy(sealed),
    })),
  );
}

function sealedBy({ hash, seal }: { readonly hash: string; readonly seal: unknown }): SealOnPaper {
  return { hash, keyId: sealOf({ seal })?.keyId ?? null };
}

type SealOnPaper = {
  readonly hash: string;
  readonly keyId: string | null;
  /** Why this closing counts no more. */
  readonly voided?: VoidedVersion | null;
};

/** What a Hoja says to be checked by: its code and page, for whom it was printed, and its seal where it is closed. */
export function printedProof(
  base: string,
  code: string,
  seating: SheetData,
  sealed?: SealOnPaper,
): NonNullable<SheetData["proof"]> {
  return {
    code,
    url: `${base}/verificar/${code}`,
    seating: seatingHash(code, seating),
    ...(sealed === undefined ? {} : { hash: sealed.hash }),
    ...(sealed === undefined || sealed.keyId === null ? {} : { key: sealed.keyId }),
    ...(sealed?.voided ? { replaced: reopeningOf(sealed.voided) } : {}),
  };
}

function reopeningOf({ by, at, reason }: VoidedVersion) {
  return { by, at: new Date(at).toISOString(), reason };
}

const include = {
  matches: {
    orderBy: { table: "asc" },
    include: { seatings: { include: { player: { include: { club: true } } } } },
  },
  seatings: { where: { matchId: null }, include: { player: { include: { club: true } } } },
} as const satisfies Prisma.RoundInclude;

type RoundRow = Prisma.RoundGetPayload<{ include: typeof include }>;
type SeatingRow = RoundRow["matches"][number]["seatings"][number];

/** Who sits where in a round, for the lists on the wall; null where there is no such published round. */
export async function roundLists(
  papers: Pick<PapersOf, "tournament" | "number">,
): Promise<RoundListsData | null> {
  const round = await publishedRound(papers);
  if (!round) return null;
  return {
    event: printedEvent(papers.tournament),
    round: round.number,
    tables: round.matches.map(({ table, seatings }) => ({ table, seats: seatsOf(seatings) })),
    byes: entrantsOf(round.seatings),
  };
}

/** The cards that open the tables of a round for writing, with their codes. */
export async function roundCards(papers: PapersOf): Promise<{
  readonly event: PrintedEvent;
  readonly round: number;
  readonly cards: readonly TableCard[];
} | null> {
  const round = await publishedRound(papers);
  if (!round) return null;
  return {
    event: printedEvent(papers.tournament),
    round: round.number,
    cards: round.matches.map(({ table, seatings, writeCode }) => ({
      table,
      code: writeCode,
      url: tableUrl(papers.base, writeCode),
      seats: seatsOf(seatings),
    })),
  };
}

function publishedRound({
  tournament,
  number,
}: Pick<PapersOf, "tournament" | "number">): Promise<RoundRow | null> {
  return database().round.findFirst({
    where: { tournamentId: tournament.id, number, status: { not: "draft" } },
    include,
  });
}

function seatsOf(seatings: readonly SeatingRow[]): Readonly<Record<Seat, ListedPerson | null>> {
  const at = (seat: Seat) => {
    const seating = seatings.find((one) => one.seat === seat);
    return seating ? printedPerson(seating) : null;
  };
  return { A: at("A"), B: at("B"), C: at("C"), D: at("D") };
}

/** The people who rest, those of an entrant together. */
function entrantsOf(resting: readonly SeatingRow[]): readonly (readonly ListedPerson[])[] {
  const entrants = new Map<string, ListedPerson[]>();
  for (const row of resting) {
    const people = entrants.get(row.entrantId) ?? [];
    entrants.set(row.entrantId, [...people, printedPerson(row)]);
  }
  return [...entrants.values()];
}

function printedPerson({ player }: Pick<SeatingRow, "player">): ListedPerson {
  return {
    name: personName(player),
    short: initialedName(player),
    ...(player.number === null ? {} : { number: player.number }),
    ...(player.club === null ? {} : { club: player.club.name }),
  };
}
