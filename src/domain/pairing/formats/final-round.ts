import type { EventDocument, EventRound, EventTable } from "../../event/event-document";
import { isFinished, tableOutcomes } from "../../event/table-outcome";

import type { RuleSettings } from "../../rules/settings";
import { outcomeNet } from "../../standings/outcome-net";
import type { PairingProblem, RoundPairing } from "../round-pairing";
import type { RoundScore } from "./score";
import { addOutcome } from "./score";
import { entrantNames } from "./team-lineup";

/** The finalists in order of the standings before the final, best first. */
export type Finalists = readonly string[];

/** A round of the final and who is still in it, or why there is none. */
export type FinalRound =
  | { readonly ok: true; readonly pairing: RoundPairing; readonly left: readonly string[] }
  | { readonly ok: false; readonly problems: readonly PairingProblem[] };

export function peopleAt({ AC, BD, players = [] }: EventTable): readonly string[] {
  return [...AC, ...BD, ...players];
}

/** The entrants of a round, at tables or resting. */
export function entrantsIn(event: EventDocument, round: EventRound): ReadonlySet<string> {
  const entrantOf = entrantNames(event);
  const seated = round.tables.flatMap(peopleAt);
  return new Set([...seated.flatMap((name) => entrantOf.get(name) ?? []), ...round.byes]);
}

/** The first table of a round that is not finished, as a problem: a knockout cannot go on without it. */
export function undecidedIn(round: EventRound, number: number): PairingProblem | null {
  const open = round.tables.find((table) => !isFinished(table));
  return open === undefined ? null : { code: "final-undecided", round: number, table: open.table };
}

/** What each entrant made of a round, all people of a team together. */
export function scoresIn(
  event: EventDocument,
  rules: RuleSettings,
  round: EventRound,
): ReadonlyMap<string, RoundScore> {
  const entrantOf = entrantNames(event);
  const scores = new Map<string, RoundScore>();
  for (const outcome of round.tables.flatMap(tableOutcomes)) {
    const id = entrantOf.get(outcome.id);
    if (id === undefined) continue;
    scores.set(id, addOutcome(scores.get(id), outcome, outcomeNet(outcome, rules)));
  }
  return scores;
}
