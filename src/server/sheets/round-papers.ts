import "server-only";
import type { RoundListsData } from "@/documents/round-lists";
import type { PrintedEvent, PrintedPerson, SheetData } from "@/documents/sheet-data";
import type { TableCard } from "@/documents/table-cards";
import { isSealed } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import type { Prisma } from "@/generated/prisma/client";
import { seatingHash } from "@/proof/seating-hash";
import { findActa } from "../actas/load";
import { database } from "../db/client";
import { personName } from "../registration/labels";
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
  const matches = await db.match.findMany({
    where: {
      tournamentId: tournament.id,
      round: { number, status: { not: "draft" } },
      ...(options.table === undefined ? {} : { table: options.table }),
    },
    orderBy: { table: "asc" },
    include: { sheets: { orderBy: { version: "desc" }, take: 1 } },
  });
  const sheets: SheetData[] = [];
  for (const { id, stage, publicCode, sheets: closings } of matches) {
    const [sealed] = options.filled && isSealed(stage) ? closings : [];
    // What is closed is printed as it was sealed.
    const shown = sealed
      ? (sealed.record as unknown as SheetData)
      : await presentSheet(id, options.filled);
    if (shown === null) continue;
    const proof = printedProof(base, publicCode, shown, sealed && sealedBy(sealed));
    sheets.push({ ...shown, proof });
  }
  return sheets;
}

async function presentSheet(matchId: string, filled: boolean): Promise<SheetData | null> {
  const db = database();
  const acta = await findActa(db, { id: matchId });
  if (!acta) return null;
  return filled ? filledSheet(db, acta) : blankSheet(acta);
}

function sealedBy({ hash, seal }: { readonly hash: string; readonly seal: unknown }): SealOnPaper {
  return { hash, keyId: sealOf({ seal })?.keyId ?? null };
}

type SealOnPaper = { readonly hash: string; readonly keyId: string | null };

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
  };
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
    byes: round.seatings.map(printedPerson),
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

function seatsOf(seatings: readonly SeatingRow[]): Readonly<Record<Seat, PrintedPerson | null>> {
  const at = (seat: Seat) => {
    const seating = seatings.find((one) => one.seat === seat);
    return seating ? printedPerson(seating) : null;
  };
  return { A: at("A"), B: at("B"), C: at("C"), D: at("D") };
}

function printedPerson({ player }: Pick<SeatingRow, "player">): PrintedPerson {
  return {
    name: personName(player),
    ...(player.number === null ? {} : { number: player.number }),
    ...(player.club === null ? {} : { club: player.club.name }),
  };
}
