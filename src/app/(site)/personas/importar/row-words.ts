import type { RosterDecision } from "@/domain/tournament/roster-plan";

/** Who a row is about; empty for a row that could not be read. */
export function rowName(decision: RosterDecision): string {
  if (decision.action === "error") return "";
  return `${decision.row.firstNames} ${decision.row.lastNames}`;
}

/** Number, nickname, club and city of a row, as far as it has them. */
export function rowFacts(decision: RosterDecision): string {
  if (decision.action === "error") return "";
  const { number, nickname, club, city } = decision.row;
  const facts = [number ?? "sin número", nickname && `«${nickname}»`, club, city];
  return facts.filter(Boolean).join(" · ");
}
