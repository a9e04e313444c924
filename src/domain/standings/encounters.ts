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
    const known = (ids: readonly string[]) =>
      ids.flatMap((id) => units.atTable.get(id) ?? []).filter((other) => other !== part.unit);
    matches[part.unit]?.push({ part, opponents: known(opponents), partners: known(partners) });
  });
  return {
    matches,
    opponents: matches.map((own) => [...new Set(own.flatMap(({ opponents }) => opponents))]),
    rests,
  };
}
