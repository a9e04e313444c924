import "server-only";
import type { EventRound, EventTable } from "@/domain/event/event-document";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import type { Transaction } from "../db/client";
import { newPublicCode, newWriteCode } from "./codes";

// A round as rows: a match a table, and one place for everybody, at a seat or resting.

type EntrantPeople = {
  readonly id: string;
  readonly number: number;
  readonly members: readonly { readonly playerId: string }[];
};

type Place = {
  readonly seat: Seat;
  readonly entrant: EntrantPeople;
  readonly playerId: string;
};

/** Who sits where: a pair takes A and C, or B and D; individuals sit in the order in which their side names them. */
export function seatsOfTable(
  table: Pick<EventTable, "AC" | "BD">,
  format: EventFormat,
  entrantOf: ReadonlyMap<string, EntrantPeople>,
): readonly Place[] {
  return SEATS.flatMap((seat): Place[] => {
    const side = seat === "A" || seat === "C" ? table.AC : table.BD;
    const second = seat === "C" || seat === "D";
    const entrant = entrantOf.get(side[format === "individual" && second ? 1 : 0] ?? "");
    const member = entrant?.members[format === "pairs" && second ? 1 : 0];
    return entrant && member ? [{ seat, entrant, playerId: member.playerId }] : [];
  });
}

/** Writes the places of a draft, replacing those it had. Tables that keep their number keep their codes. */
export async function writePlaces(
  tx: Transaction,
  round: { readonly id: string; readonly tournamentId: string },
  format: EventFormat,
  plan: EventRound,
): Promise<void> {
  const entrants = await tx.entrant.findMany({
    where: { tournamentId: round.tournamentId },
    include: { members: { orderBy: { position: "asc" } } },
  });
  const entrantOf = new Map(entrants.map((entrant) => [String(entrant.number), entrant]));
  await tx.seating.deleteMany({ where: { roundId: round.id } });
  await tx.match.deleteMany({
    where: { roundId: round.id, table: { notIn: plan.tables.map((table) => table.table) } },
  });
  const kept = await tx.match.findMany({ where: { roundId: round.id } });
  const missing = plan.tables.filter((table) => !kept.some((match) => match.table === table.table));
  const created = await tx.match.createManyAndReturn({
    data: missing.map((table) => ({
      tournamentId: round.tournamentId,
      roundId: round.id,
      table: table.table,
      publicCode: newPublicCode(),
      writeCode: newWriteCode(),
    })),
  });
  const matchOf = new Map([...kept, ...created].map((match) => [match.table, match.id]));
  const seated = plan.tables.flatMap((table) =>
    seatsOfTable(table, format, entrantOf).map(({ seat, entrant, playerId }) => ({
      roundId: round.id,
      matchId: matchOf.get(table.table) ?? null,
      seat,
      entrantId: entrant.id,
      playerId,
    })),
  );
  const resting = plan.byes.flatMap((number) => {
    const entrant = entrantOf.get(number);
    return (entrant?.members ?? []).map(({ playerId }) => ({
      roundId: round.id,
      matchId: null,
      seat: null,
      entrantId: entrant?.id ?? "",
      playerId,
    }));
  });
  await tx.seating.createMany({ data: [...seated, ...resting] });
}

/** The places of a round as the event document writes them. */
export async function readPlaces(tx: Transaction, roundId: string): Promise<EventRound> {
  const seatings = await tx.seating.findMany({
    where: { roundId },
    include: { match: { select: { table: true } }, entrant: { select: { number: true } } },
    orderBy: { seat: "asc" },
  });
  const tables = new Map<number, { AC: Set<string>; BD: Set<string> }>();
  const byes = new Set<string>();
  for (const { match, seat, entrant } of seatings) {
    const id = String(entrant.number);
    if (!match) {
      byes.add(id);
      continue;
    }
    const sides = tables.get(match.table) ?? { AC: new Set(), BD: new Set() };
    sides[seat === "A" || seat === "C" ? "AC" : "BD"].add(id);
    tables.set(match.table, sides);
  }
  return {
    tables: [...tables]
      .sort(([a], [b]) => a - b)
      .map(([table, { AC, BD }]) => ({ table, AC: [...AC], BD: [...BD] })),
    byes: [...byes],
  };
}
