import type { EventDocument } from "../event/event-document";
import { companyOf } from "../event/table-outcome";
import type { RuleSettings } from "../rules/settings";
import type { Part } from "./parts";
import { eachPart } from "./parts";
import type { Units } from "./units";

/** A finished match of an entrant, with the others at the table by index; of a team each of its people's matches. */
export type Encounter = {
  readonly part: Part;
  /** One entry a person; never the entrant itself. */
  readonly opponents: readonly number[];
  readonly partners: readonly number[];
};

export type Encounters = {
  readonly matches: readonly (readonly Encounter[])[];
  /** Every opponent once, in the order met. */
  readonly opponents: readonly (readonly number[])[];
  /** Results of each that were rests. */
  readonly rests: readonly number[];
};

/** Who met whom at finished tables. Rests have nobody. */
export function readEncounters(
  event: EventDocument,
  rules: RuleSettings,
  units: Units,
): Encounters {
  const matches = units.entrants.map((): Encounter[] => []);
  const rests = units.entrants.map(() => 0);
  eachPart(event, rules, units, (part) => {
    if (part.kind === "rest") rests[part.unit] = (rests[part.unit] ?? 0) + part.times;
    if (part.table === null) return;
    const { partners, opponents } = companyOf(part.table, part.side, part.id);
    matches[part.unit]?.push({
      part,
      opponents: knownOf(opponents, part.unit, units),
      partners: knownOf(partners, part.unit, units),
    });
  });
  return { matches, opponents: differentOf(matches), rests };
}

function knownOf(names: readonly string[], own: number, { atTable }: Units): readonly number[] {
  const known: number[] = [];
  for (const name of names) {
    const other = atTable.get(name);
    if (other !== undefined && other !== own) known.push(other);
  }
  return known;
}

/** The opponents of each, without those met again. */
function differentOf(matches: Encounters["matches"]): Encounters["opponents"] {
  const metBy = new Int32Array(matches.length).fill(-1);
  return matches.map((own, unit) => {
    const different: number[] = [];
    for (const { opponents } of own) {
      for (const other of opponents) {
        if (metBy[other] === unit) continue;
        metBy[other] = unit;
        different.push(other);
      }
    }
    return different;
  });
}
