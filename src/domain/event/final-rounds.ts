import type { EventFormat } from "../rules/settings";
import type { EventDocument, FinalPhase } from "./event-document";

/** What decides how long a final is. */
type FinalOf = {
  readonly format: EventFormat;
  readonly alone?: EventDocument["alone"];
  readonly final?: Pick<FinalPhase, "kind" | "entrants"> | undefined;
};

/** Rounds that a final takes; a knockout with the three games of the last four where partners change. 0: there is none. */
export function finalRounds({ format, alone, final }: FinalOf): number {
  if (final === undefined) return 0;
  if (final.kind === "round-robin") return final.entrants - 1 + (final.entrants % 2);
  const rounds = Math.ceil(Math.log2(final.entrants));
  return format === "individual" && alone === undefined ? Math.max(0, rounds - 2) + 3 : rounds;
}
