import type { EventDocument } from "@/domain/event/event-document";
import type { RuleSettings } from "@/domain/rules/settings";
import { matchesOf, opponentsOf, peopleOf, plainNet, restsOf, total, winsOf } from "./slow-matches";

// The composite efectividad written out once more, with whole fractions: docs/decisions has the definition.

function perThousand(share: number, whole: number): number {
  if (whole <= 0 || share <= 0) return 0;
  return share >= whole ? 1000 : Number((1000n * BigInt(share)) / BigInt(whole));
}

export function slowComposite(event: EventDocument, rules: RuleSettings, id: string): number {
  const begun = event.rounds.filter(
    ({ tables, byes }) =>
      byes.length > 0 ||
      tables.some((table) => table.points || table.results || typeof table.winner === "string"),
  );
  const most = begun.length * peopleOf(event, id);
  const matches = matchesOf(event, rules, id);
  const wins = (ids: readonly string[]) => ids.map((other) => winsOf(event, rules, other));
  const reach = rules.target * (matches.length + restsOf(event, id));
  const met = wins(opponentsOf(event, rules, id)).sort((a, b) => a - b);
  const versus = matches.flatMap((match) => match.versus);
  const beaten = matches.filter((match) => match.won).flatMap((match) => match.versus);
  const partners = matches.flatMap((match) => match.with);
  return (
    4 * perThousand(plainNet(event, rules, id) + reach, 2 * reach) +
    3 * perThousand(total(met.slice(1)), (met.length - 1) * most) +
    2 * perThousand(total(wins(beaten)), versus.length * most) +
    perThousand(partners.length * most - total(wins(partners)), partners.length * most)
  );
}
