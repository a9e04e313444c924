import type { EventDocument } from "../../event/event-document";
import type { Seat } from "../../rules/seat";
import type { RuleSettings } from "../../rules/settings";
import type { PairedTable, RoundPairing } from "../round-pairing";

/** The seats that keep the score by the book, the second where the first's player cannot (8, 11.2). */
const FOURTH_THEN_SECOND: readonly Seat[] = ["D", "B"];

function scorekeeperOf(table: PairedTable, unable: ReadonlySet<string>): Seat | null {
  if (table.players !== undefined || table.AC.length === 0) return null;
  const able = FOURTH_THEN_SECOND.find((seat) => {
    const person = table.seats?.[seat];
    return person === undefined ? table.seats === undefined : !unable.has(person);
  });
  return able ?? null;
}

/**
 * Says who keeps the score at each table of four, where the book gives it to a seat: D, or B where the one at D cannot
 * (`cannotScore` of the entrant); nobody is named where neither can, or where the book leaves it to the table. And how the
 * first lead is found, which is drawn or shown at the table and not decided here (7.1).
 */
export function nameScorekeepers(
  event: EventDocument,
  rules: RuleSettings,
  round: RoundPairing,
): RoundPairing {
  const firstLead = rules.firstLeader;
  if (rules.scorekeeperSeat !== "fourth-then-second") return { ...round, firstLead };
  const unable = new Set(event.entrants.flatMap(({ cannotScore }) => cannotScore ?? []));
  return {
    ...round,
    firstLead,
    tables: round.tables.map((table) => {
      const scorekeeper = scorekeeperOf(table, unable);
      return scorekeeper === null ? table : { ...table, scorekeeper };
    }),
  };
}
