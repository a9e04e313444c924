import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import type { LiveWhat } from "@/schemas/live-topic";

/** Events that stay between a table and its officials, as long as they do not move the table on. */
const PRIVATE: ReadonlySet<ActaEvent["type"]> = new Set([
  "seats-confirmed",
  "leader-drawn",
  "hand-recorded",
  "hand-corrected",
  "hand-removed",
  "time-added",
  "time-withdrawn",
  "left-table",
  "returned",
  "signed",
] satisfies readonly ActaEvent["type"][]);

type Shown = Pick<ActaState, "stage" | "status">;

/** How to announce what was written on an acta: `hand` where everything that the public sees of the table is as it was. */
export function actaTopic(
  before: Shown,
  after: Shown,
  events: readonly Pick<ActaEvent, "type">[],
): Extract<LiveWhat, "hand" | "match"> {
  const isAsItWas = before.stage === after.stage && before.status === after.status;
  return isAsItWas && events.every(({ type }) => PRIVATE.has(type)) ? "hand" : "match";
}
