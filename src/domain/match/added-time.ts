import type { ActaFacts } from "./acta-state";

/** Minutes that this table alone has been given: its bell rings so much later than the round's. */
export function addedMinutes({ addedTime }: Pick<ActaFacts, "addedTime">): number {
  return addedTime.reduce((sum, { minutes }) => sum + minutes, 0);
}
