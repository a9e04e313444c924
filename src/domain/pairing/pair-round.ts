import type { EventDocument } from "../event/event-document";
import type { RuleSettings } from "../rules/settings";
import { readField } from "./field";
import { pairRotatingPartners } from "./formats/individual";
import { pairFixedPairs } from "./formats/pairs";
import type { PairingAnswer } from "./round-pairing";

/**
 * Pairs the next round of an event (contract `pair`). The answer depends on what the document says and never on the
 * order in which it lists entrants. Who is there is read from `from`, `absent` and `outFrom`; rounds without results
 * count as met. Refuses formats that it cannot pair and entrants listed twice.
 */
export function pairRound(event: EventDocument, rules: RuleSettings): PairingAnswer {
  const seen = new Set<string>();
  for (const { id } of event.entrants) {
    if (seen.has(id)) return { ok: false, problems: [{ code: "duplicate-entrant", id }] };
    seen.add(id);
  }
  switch (event.format) {
    case "pairs":
      return { ok: true, ...pairFixedPairs(readField(event, rules)) };
    case "individual":
      return { ok: true, ...pairRotatingPartners(readField(event, rules)) };
    case "teams":
      return { ok: false, problems: [{ code: "format-not-paired", format: event.format }] };
  }
}
