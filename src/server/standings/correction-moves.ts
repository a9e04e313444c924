import "server-only";
import type { EntrantResult, EventDocument, EventTable } from "@/domain/event/event-document";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { StandingRow } from "@/domain/standings/standings";
import { computeStandings } from "@/domain/standings/standings";
import type { CorrectedFigures, Correction } from "./corrections";

/** A row that is not as it was. */
export type Move = {
  readonly id: string;
  readonly rank: readonly [before: number, after: number];
  readonly wins: readonly [before: number, after: number];
  readonly net: readonly [before: number, after: number];
};

/** The rows whose place, wins or efectividad differ, best placed first; who stands in one alone is left out. */
export function movesBetween(
  before: readonly StandingRow[],
  after: readonly StandingRow[],
): readonly Move[] {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.flatMap((now): Move[] => {
    const was = old.get(now.id);
    if (!was || (was.rank === now.rank && was.wins === now.wins && was.net === now.net)) return [];
    return [
      {
        id: now.id,
        rank: [was.rank, now.rank],
        wins: [was.wins, now.wins],
        net: [was.net, now.net],
      },
    ];
  });
}

/** What a correction moved in an event: its standings with the figures of before at that table, and with those of after. */
export function movesOf(
  event: EventDocument,
  rules: RuleSettings,
  { round, table, before, after }: Correction,
): readonly Move[] {
  if (after === null) return [];
  const withFigures = (figures: CorrectedFigures) =>
    computeStandings(withTable(event, round, table, figures), rules);
  return movesBetween(withFigures(before), withFigures(after));
}

function withTable(
  event: EventDocument,
  round: number,
  number: number,
  figures: CorrectedFigures,
): EventDocument {
  return {
    ...event,
    rounds: event.rounds.map((made, index) =>
      index + 1 !== round
        ? made
        : {
            ...made,
            tables: made.tables.map((table) =>
              table.table === number ? replaced(event, table, figures) : table,
            ),
          },
    ),
  };
}

function replaced(
  event: EventDocument,
  table: EventTable,
  { score, winner, results }: CorrectedFigures,
): EventTable {
  const { results: _, ...rest } = table;
  const base = { ...rest, points: score, winner };
  if (results === null) return base;
  const own = PAIR_SIDES.flatMap((side) =>
    table[side].flatMap((id): [string, EntrantResult][] => {
      const result = resultOf(event, table, side, id, results);
      return result === undefined ? [] : [[id, result]];
    }),
  );
  return { ...base, results: Object.fromEntries(own) };
}

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

/** Of its people's results an entrant has the one that was lost: a pair loses by the fault of one (decision 2). */
function resultOf(
  event: EventDocument,
  table: EventTable,
  side: PairSide,
  id: string,
  results: NonNullable<CorrectedFigures["results"]>,
): EntrantResult | undefined {
  const members = event.entrants.find((entrant) => entrant.id === id)?.members ?? [];
  const own = SEATS_OF[side].flatMap((seat) => {
    const person = table.seats?.[seat];
    const isOwn = person === id || (person !== undefined && members.includes(person));
    return isOwn ? (results[seat] ?? []) : [];
  });
  return own.find(({ won }) => !won) ?? own[0];
}
