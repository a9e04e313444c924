import type { EventDocument, EventRound } from "../event/event-document";
import { isFinished } from "../event/table-outcome";
import type { RuleSettings } from "../rules/settings";
import type { Encounter } from "./encounters";
import type { Tally } from "./figures";
import { cutBuchholzOf } from "./tie-breaks/buchholz-cut1";
import { peopleAtOnce } from "./units";

// Composite efectividad (docs/decisions, our reading of the fourth formula in use): four indexes from 0 to 1,000, rounded
// down, weighed 4, 3, 2 and 1. The whole runs from 0 to 10,000.

export const COMPOSITE_PARTS = ["technical", "opponents", "victories", "partners"] as const;
export type CompositePart = (typeof COMPOSITE_PARTS)[number];

export const COMPOSITE_WEIGHTS: Readonly<Record<CompositePart, number>> = {
  technical: 4,
  opponents: 3,
  victories: 2,
  partners: 1,
};

/** `share` of `whole` from 0 to 1,000, rounded down. */
export type CompositeIndex = {
  readonly share: number;
  readonly whole: number;
  readonly index: number;
};

export type Composite = Readonly<Record<CompositePart, CompositeIndex>> & {
  readonly total: number;
};

function indexOf(share: number, whole: number): CompositeIndex {
  if (whole <= 0) return { share: 0, whole: 0, index: 0 };
  const within = Math.min(Math.max(share, 0), whole);
  return { share, whole, index: Math.floor((1000 * within) / whole) };
}

/** Whether anything of a round counts: a table that is over, or a rest. */
function hasBegun({ tables, byes }: EventRound): boolean {
  return byes.length > 0 || tables.some(isFinished);
}

/**
 * The composite of one entrant. With n matches (rests too), the target t and W
 * the wins that one can have by now:
 * technical: the plain efectividad on the scale from −n·t to n·t;
 * opponents: the wins of the different opponents without the lowest, of those they could have;
 * victories: the wins of the opponents in matches won, of what those of all matches could have;
 * partners: the wins that partners lack, of those they could have.
 */
export function compositeOf(
  tally: Tally,
  event: EventDocument,
  rules: RuleSettings,
  unit: number,
): Composite {
  const { encounters, units, wins, plainNet } = tally;
  const { matches, opponents, rests } = encounters();
  const own = matches[unit] ?? [];
  const entrant = units.entrants[unit];
  const times = entrant === undefined ? 1 : peopleAtOnce(event, entrant);
  const most = times * event.rounds.filter(hasBegun).length;
  const winsOf = (others: readonly number[]) =>
    others.reduce((total, other) => total + (wins[other] ?? 0), 0);
  const sum = (of: (match: Encounter) => number) =>
    own.reduce((total, match) => total + of(match), 0);
  const reach = (own.length + (rests[unit] ?? 0)) * rules.target;
  const met = opponents[unit]?.length ?? 0;
  const faced = sum((match) => match.opponents.length);
  const beaten = sum(({ part, opponents: others }) => (part.wins > 0 ? winsOf(others) : 0));
  const partners = sum((match) => match.partners.length) * most;
  const parts = {
    technical: indexOf((plainNet[unit] ?? 0) + reach, 2 * reach),
    opponents: indexOf(cutBuchholzOf(tally, unit), (met - 1) * most),
    victories: indexOf(beaten, faced * most),
    partners: indexOf(partners - sum((match) => winsOf(match.partners)), partners),
  };
  const total = COMPOSITE_PARTS.reduce(
    (weighed, part) => weighed + COMPOSITE_WEIGHTS[part] * parts[part].index,
    0,
  );
  return { ...parts, total };
}
