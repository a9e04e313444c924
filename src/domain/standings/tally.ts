import type { EventDocument } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";
import { compositeOf } from "./composite";
import { readEncounters } from "./encounters";
import type { Figures, Tally } from "./figures";
import { once } from "./once";
import { eachPart } from "./parts";
import { readUnits } from "./units";

function emptyFigures(size: number): Figures {
  return {
    played: new Float64Array(size),
    wins: new Float64Array(size),
    for: new Float64Array(size),
    against: new Float64Array(size),
    net: new Float64Array(size),
    fines: new Float64Array(size),
  };
}

/**
 * Adds up an event. Tables without a result are left out; rests, missed rounds and forfeits count as the rules say;
 * adjustments change points for and efectividad (decision 4, contract `standings`).
 */
export function tallyEvent(event: EventDocument, rules: RuleSettings): Tally {
  const units = readUnits(event);
  const sums = emptyFigures(units.entrants.length);
  eachPart(event, rules, units, (part) => {
    const { unit } = part;
    sums.played[unit] = (sums.played[unit] ?? 0) + part.played;
    sums.wins[unit] = (sums.wins[unit] ?? 0) + part.wins;
    sums.for[unit] = (sums.for[unit] ?? 0) + part.for;
    sums.against[unit] = (sums.against[unit] ?? 0) + part.against;
    sums.net[unit] = (sums.net[unit] ?? 0) + part.net;
    sums.fines[unit] = (sums.fines[unit] ?? 0) + part.fines;
  });
  const encounters = once(() => readEncounters(event, rules, units));
  const tally: Tally = { ...sums, plainNet: sums.net, units, encounters };
  if (rules.netFormula !== "composite") return tally;
  const net = Float64Array.from(
    units.entrants,
    (_, unit) => compositeOf(tally, event, rules, unit).total,
  );
  return { ...tally, net };
}
