import type { Outcome } from "../event/table-outcome";
import { netOf } from "../match/net";
import type { RuleSettings } from "../rules/settings";

/** Efectividad that one outcome of a table is worth by the book, for whoever compares people without whole standings. */
export function outcomeNet(outcome: Outcome, rules: RuleSettings): number {
  return netOf(outcome, rules);
}
