import type { EventDocument } from "../../event/event-document";

/** How many sit at a table of an event, and whether in partners. Sides are of one entrant where a pair enters as one. */
export type TableShape = {
  readonly group: 2 | 3 | 4;
  readonly partners: boolean;
};

/** The shape of the tables of an event of pairs or individuals. */
export function shapeOf({ format, alone }: EventDocument): TableShape {
  if (format === "pairs") return { group: 2, partners: false };
  return alone === undefined ? { group: 4, partners: true } : { group: alone, partners: false };
}
