import type { EventDocument } from "../../event/event-document";

/** How many meet at a table of an event, or in a block of teams, and whether in partners. */
export type TableShape = {
  readonly group: 2 | 3 | 4;
  readonly partners: boolean;
};

/** The shape of the tables of an event; sides are of one entrant where a pair enters as one. */
export function shapeOf({ format, alone }: EventDocument): TableShape {
  if (format === "pairs") return { group: 2, partners: false };
  if (format === "teams") return { group: 4, partners: false };
  return alone === undefined ? { group: 4, partners: true } : { group: alone, partners: false };
}

/** Of so many, how many rest and how many meet by two: of teams, two left over are a block of their own. */
export function leftOver(
  event: EventDocument,
  here: number,
): { readonly resting: number; readonly short: 0 | 2 } {
  const over = here % shapeOf(event).group;
  if (event.format === "teams" && over >= 2) return { resting: over - 2, short: 2 };
  return { resting: over, short: 0 };
}
