import type { CriterionId, EventDocument } from "../../event/event-document";

// In which order the things that should not happen weigh in an event: what comes first may not be made worse to spare what
// comes later. Written down here a second time, so that the checker does not take the engine's word.

/** The criteria whose breaches the checker looks for at every table, and the rests. */
export const LOOKED_FOR = [
  "rematch",
  "partner-repeated",
  "opponent-repeated",
  "forbidden-pair",
  "clubs",
  "club-partners",
  "club-opponents",
  "rests",
] as const satisfies readonly CriterionId[];
export type LookedFor = (typeof LOOKED_FOR)[number];

const isLookedFor = (id: CriterionId): id is LookedFor => LOOKED_FOR.some((each) => each === id);

/** Where everybody at a table meets everybody, the names that other formats have for it mean the same. */
const MEANT: Readonly<Partial<Record<CriterionId, LookedFor>>> = {
  "opponent-repeated": "rematch",
  "club-opponents": "clubs",
};

const CLUBS: readonly CriterionId[] = ["clubs", "club-partners", "club-opponents"];

function defaultOrder(event: EventDocument): readonly CriterionId[] {
  const strict = event.pairing.club === "strict";
  const rotating = event.format === "individual" && event.alone === undefined;
  if (rotating) {
    const clubs = strict ? (["club-partners", "club-opponents"] as const) : [];
    return ["partner-repeated", "forbidden-pair", "opponent-repeated", ...clubs, "rests"];
  }
  return ["rematch", "forbidden-pair", ...(strict ? (["clubs"] as const) : []), "rests"];
}

/**
 * What is looked for in a round where `resting` rest, the weightiest first, up to the first criterion that the checker does
 * not measure: beyond it, nothing can be said about what was avoidable.
 */
export function hardOrder(event: EventDocument, resting: number): readonly LookedFor[] {
  const order = event.pairing.criteria ?? defaultOrder(event);
  const strict = event.pairing.club === "strict";
  const rotating = event.format === "individual" && event.alone === undefined;
  const known: LookedFor[] = [];
  for (const named of order) {
    const id = rotating ? named : (MEANT[named] ?? named);
    if (!isLookedFor(id) || (CLUBS.includes(id) && !strict)) break;
    if (id === "rests" && resting === 0) continue;
    known.push(id);
    // Who rests is chosen by more than the number of rests, so that nothing behind it can be decided.
    if (id === "rests") break;
  }
  return known;
}
