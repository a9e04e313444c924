import type { HandRequest } from "../hand/adjudicate-request";
import { sharedHandOf } from "../hand/shared-hand";
import { encodeSharedHand } from "../hand/shared-hand-text";
import type { RulesSpec } from "../rules/rules-spec";
import type { ActaHand } from "./acta-state";

/**
 * The text of a link that replays a recorded hand, as `encodeSharedHand` writes it; null where the table did not note
 * every move, or plays a rule book with settings of its own, which no link carries.
 */
export function recordedReplay(
  { hand, leader, number }: Pick<ActaHand, "hand" | "leader" | "number">,
  rules: RulesSpec,
): string | null {
  if (!("play" in hand) || leader === null) return null;
  const request: HandRequest = { ...hand, rules, leader, mode: "pairs", firstHand: number === 1 };
  const shared = sharedHandOf(request);
  return shared === null ? null : encodeSharedHand(shared);
}
