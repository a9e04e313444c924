import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Field } from "../field";
import { readField } from "../field";
import { finalOf } from "../formats/final";
import { spreadsClubs, withFirstRound } from "../formats/first-round";

/** The field of a round that criteria made. `rotating`: four at a table with changing partners, else two. */
export type WeighedField = { readonly field: Field; readonly rotating: boolean };

/**
 * The field that the criteria weighed for the next round of an event; null where something else made the round: a schedule,
 * a final, clubs spread out, teams in blocks, or everybody each for himself at tables of three or four.
 */
export function weighedField(event: EventDocument, rules: RuleSettings): WeighedField | null {
  const { format, alone, pairing } = event;
  if (format === "teams" || alone === 3 || alone === 4) return null;
  if (pairing.system === "round-robin" || finalOf(event) !== null || spreadsClubs(event))
    return null;
  return {
    field: readField(withFirstRound(event), rules),
    rotating: format === "individual" && alone === undefined,
  };
}
