import "server-only";
import { randomUUID } from "node:crypto";
import type { EventRound, EventTable } from "@/domain/event/event-document";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { EventFormat } from "@/domain/rules/settings";
import type { Transaction } from "../db/client";
import { listEntrantRows } from "../registration/entrant-rows";
import { newPublicCode, newWriteCode } from "./codes";

// A round as rows: a match a table, and one place for everybody, at a seat or resting.

type EntrantPeople = {
  readonly id: string;
  readonly number: number;
  readonly members: readonly string[];
};

type Place = {
  readonly seat: Seat;
  readonly entrant: EntrantPeople;
  readonly playerId: string;
};

/**
 * Who sits where: a pair takes A and C, or B and D; individuals, and the people of teams, sit in the order in which their
 * side names them. `entrantOf` knows the entrants by number, and in teams by each of their people.
 */
export function seatsOfTable(
  table: Pick<EventTable, "AC" | "BD">,
  format: EventFormat,
  entrantOf: ReadonlyMap<string, EntrantPeople>,
): readonly Place[] {
  return SEATS.flatMap((seat): Place[] => {
    const side = seat === "A" || seat === "C" ? table.AC : table.BD;
    const second = seat === "C" || seat === "D";
    const name = side[format !== "pairs" && second ? 1 : 0] ?? "";
    const entrant = entrantOf.get(name);
    const playerId =
      format === "teams" ? name : entrant?.members[format === "pairs" && second ? 1 : 0];
    return entrant && playerId !== undefined ? [{ seat, entrant, playerId }] : [];
  });
}

/** Writes the places of a draft, replacing those it had. Tables that keep their number keep their codes. */
export async function writePlaces(
  tx: Transaction,
  round: { readonly id: string; readonly tournamentId: string },
  format: EventFormat,
  plan: EventRound,
): Promise<void> {
  const entrants = await listEntrantRows(tx, round.tournamentId);
  const entrantOf = new Map(
    entrants.flatMap((entrant) => {
      const people = format === "teams" ? entrant.members : [];
      return [String(entrant.number), ...people].map((name) => [name, entrant] as const);
    }),
  );
  await tx.seating.deleteMany({ where: { roundId: round.id } });
  await tx.match.deleteMany({
    where: { roundId: round.id, table: { notIn: plan.tables.map((table) => table.table) } },
  });
  const kept = await tx.match.findMany({
    where: { roundId: round.id },
    select: { id: true, table: true },
  });
  const keptTables = new Set(kept.map(({ table }) => table));
  const missing = plan.tables.flatMap(({ table }) =>
    keptTables.has(table) ? [] : [{ id: randomUUID(), table }],
  );
  await insertMatches(tx, round, missing);
  const matchOf = new Map([...kept, ...missing].map((match) => [match.table, match.id]));
  const seated = plan.tables.flatMap((table) =>
    seatsOfTable(table, format, entrantOf).map(({ seat, entrant, playerId }) => ({
      matchId: matchOf.get(table.table) ?? null,
      seat,
      entrantId: entrant.id,
      playerId,
    })),
  );
  const resting = plan.byes.flatMap((number) => {
    const entrant = entrantOf.get(number);
    return (entrant?.members ?? []).map((playerId) => ({
      matchId: null,
      seat: null,
      entrantId: entrant?.id ?? "",
      playerId,
    }));
  });
  await insertSeatings(tx, round.id, [...seated, ...resting]);
}

// One statement for all rows: a hall has hundreds of tables, and the client takes its time over each value.

/** So many draws in a row that are all taken mean that something else is wrong. */
const MOST_DRAWS = 5;

async function insertMatches(
  tx: Transaction,
  { id: roundId, tournamentId }: { readonly id: string; readonly tournamentId: string },
  tables: readonly { readonly id: string; readonly table: number }[],
): Promise<void> {
  let left = tables;
  for (let draw = 0; left.length > 0; draw++) {
    if (draw === MOST_DRAWS) throw new Error(`no codes for ${left.length} tables`);
    // The hall has hundreds of tables a night, for years: now and then a code is drawn that another match has.
    const rows = left.map((table) => ({
      ...table,
      publicCode: newPublicCode(),
      writeCode: newWriteCode(),
    }));
    const written = await tx.$queryRaw<readonly { readonly id: string }[]>`
    INSERT INTO "Match" ("tournamentId", "roundId", "updatedAt", "id", "table", "publicCode",
      "writeCode")
    SELECT ${tournamentId}::uuid, ${roundId}::uuid, now(), r.*
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r("id" uuid, "table" int, "publicCode" text, "writeCode" text)
    ON CONFLICT DO NOTHING
    RETURNING "id"`;
    const ids = new Set(written.map(({ id }) => id));
    left = left.filter(({ id }) => !ids.has(id));
  }
}

async function insertSeatings(
  tx: Transaction,
  roundId: string,
  places: readonly {
    readonly matchId: string | null;
    readonly seat: Seat | null;
    readonly entrantId: string;
    readonly playerId: string;
  }[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Seating" ("id", "roundId", "matchId", "seat", "entrantId", "playerId")
    SELECT gen_random_uuid(), ${roundId}::uuid, r.*
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS r("matchId" uuid, "seat" text, "entrantId" uuid, "playerId" uuid)`;
}

/** The places of a round as the event document writes them: entrants by number, people of teams by id. */
export async function readPlaces(tx: Transaction, roundId: string): Promise<EventRound> {
  const seatings = await tx.seating.findMany({
    where: { roundId },
    include: {
      match: { select: { table: true } },
      entrant: { select: { number: true, tournament: { select: { format: true } } } },
    },
    orderBy: { seat: "asc" },
  });
  const tables = new Map<number, { AC: Set<string>; BD: Set<string> }>();
  const byes = new Set<string>();
  for (const { match, seat, entrant, playerId } of seatings) {
    if (!match) {
      byes.add(String(entrant.number));
      continue;
    }
    const id = entrant.tournament.format === "teams" ? playerId : String(entrant.number);
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
