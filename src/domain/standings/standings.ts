import { compareIds } from "../event/entrant-order";
import type { EventDocument } from "../event/event-document";
import type { RuleSettings, TieBreak } from "../rules/settings";
import type { Tally } from "./tally";
import { tallyEvent } from "./tally";
import { pointsAgainst } from "./tie-breaks/against";
import { buchholz } from "./tie-breaks/buchholz";
import { buchholzCut1 } from "./tie-breaks/buchholz-cut1";
import { direct } from "./tie-breaks/direct";
import { pointsFor } from "./tie-breaks/for";
import { lots } from "./tie-breaks/lots";
import { net } from "./tie-breaks/net";
import { rank } from "./tie-breaks/rank";
import type { TieBreakContext, TieBreakRule } from "./tie-breaks/tie-break";
import { wins } from "./tie-breaks/wins";

/** One line of the standings. `decidedBy` is what separates it from the line below; null on the last line. */
export type StandingRow = {
  readonly rank: number;
  readonly id: string;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  readonly net: number;
  readonly fines: number;
  readonly decidedBy: TieBreak | null;
};

const TIE_BREAK_RULES: Readonly<Record<TieBreak, TieBreakRule>> = {
  wins,
  net,
  for: pointsFor,
  against: pointsAgainst,
  buchholz,
  "buchholz-cut1": buchholzCut1,
  direct,
  lots,
  rank,
};

type Placed = { readonly tally: Tally; readonly decidedBy: TieBreak | null };

/** Splits a tied group by keys, highest first; each part keeps the order that it came in. */
function splitByKeys(group: readonly Tally[], keys: readonly number[]): readonly Tally[][] {
  const parts = new Map<number, Tally[]>();
  group.forEach((tally, index) => {
    const key = keys[index] ?? 0;
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [tally]);
    else part.push(tally);
  });
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}

/** Orders a tied group; every member but the last says what separated it from the next. */
function place(
  group: readonly Tally[],
  order: readonly TieBreakRule[],
  context: TieBreakContext,
): readonly Placed[] {
  const [first, ...rest] = order;
  if (group.length <= 1) return group.map((tally) => ({ tally, decidedBy: null }));
  if (first === undefined) {
    const byId = [...group].sort((a, b) => compareIds(a.id, b.id));
    return byId.map((tally, index) => ({
      tally,
      decidedBy: index < byId.length - 1 ? "rank" : null,
    }));
  }
  const parts = splitByKeys(group, first.keys(group, context));
  if (parts.length === 1) return place(group, rest, context);
  return parts.flatMap((part, index) => {
    const placed = place(part, first.restarts === true ? order : rest, context);
    if (index === parts.length - 1) return placed;
    return placed.map((row, at) =>
      at === placed.length - 1 ? { ...row, decidedBy: first.id } : row,
    );
  });
}

/**
 * Standings of an event in the order of its tie-breaks (its own, else the rule book's), ending with registration order
 * so that the order is total. Ranks run 1, 2, 3 …; withdrawn entrants stay in.
 */
export function computeStandings(
  event: EventDocument,
  rules: RuleSettings,
): readonly StandingRow[] {
  const tallies = tallyEvent(event, rules);
  const context: TieBreakContext = {
    seed: event.seed,
    rules,
    tallies: new Map(tallies.map((tally) => [tally.id, tally])),
  };
  const order = [...(event.standingsOrder ?? rules.standingsOrder), "rank" as const];
  return place(
    tallies,
    order.map((id) => TIE_BREAK_RULES[id]),
    context,
  ).map(({ tally, decidedBy }, index) => ({
    rank: index + 1,
    id: tally.id,
    played: tally.played,
    wins: tally.wins,
    for: tally.for,
    against: tally.against,
    net: tally.net,
    fines: tally.fines,
    decidedBy,
  }));
}
