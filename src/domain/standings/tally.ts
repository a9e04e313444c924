import { byRegistration } from "../event/entrant-order";
import type { EventDocument, EventRound } from "../event/event-document";
import type { Outcome } from "../event/table-outcome";
import { tableOutcomes } from "../event/table-outcome";
import { netOf } from "../match/net";
import type { RuleSettings } from "../rules/settings";

/** One entrant's figures over the event, and the finished matches that made them. */
export type Tally = {
  readonly id: string;
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  /** Sum of the adjustments below zero: 0 or negative. */
  readonly fines: number;
  readonly matches: readonly Outcome[];
};

type Figures = { -readonly [Key in keyof Omit<Tally, "matches">]: Tally[Key] } & {
  matches: Outcome[];
};

function countRound(figures: ReadonlyMap<string, Figures>, round: EventRound, rules: RuleSettings) {
  for (const table of round.tables) {
    for (const outcome of tableOutcomes(table)) {
      const own = figures.get(outcome.id);
      if (own === undefined) continue;
      own.played += 1;
      own.wins += outcome.won ? 1 : 0;
      own.for += outcome.for;
      own.against += outcome.against;
      own.net += netOf(outcome, rules);
      own.matches.push(outcome);
    }
  }
  for (const id of round.byes) {
    const own = figures.get(id);
    if (own === undefined) continue;
    own.wins += 1;
    own.for += rules.byePoints;
    own.net += rules.byePoints;
  }
}

/**
 * Adds up an event: one tally an entrant, in registration order. Tables without a result are left out, rests are won
 * by the points of the book and not played, adjustments change points for and efectividad (decision 4, contract `standings`).
 */
export function tallyEvent(event: EventDocument, rules: RuleSettings): readonly Tally[] {
  const figures = new Map<string, Figures>();
  for (const { id, rank } of [...event.entrants].sort(byRegistration)) {
    figures.set(id, {
      id,
      rank,
      played: 0,
      wins: 0,
      for: 0,
      against: 0,
      net: 0,
      fines: 0,
      matches: [],
    });
  }
  for (const round of event.rounds) countRound(figures, round, rules);
  for (const { id, points } of event.adjustments) {
    const own = figures.get(id);
    if (own === undefined) continue;
    own.for += points;
    own.net += points;
    own.fines += Math.min(points, 0);
  }
  return [...figures.values()];
}
