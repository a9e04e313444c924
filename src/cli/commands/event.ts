import type { EventDocument } from "@/domain/event/event-document";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import { pairRound } from "@/domain/pairing/pair-round";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { RuleSettings } from "@/domain/rules/settings";
import { describeFinding } from "@/i18n/es/findings";
import { describeBroken, describeRest, describeWhy } from "@/i18n/es/pairing";
import { describePairingProblem } from "@/i18n/es/pairing-formats";
import { eventDocumentSchema } from "@/schemas/event";
import { documentCommand, withDetail } from "../command";

// `pair` and `check` read the same event document.

function rulesOf(event: EventDocument): RuleSettings {
  return resolveRules(event.rules, { mode: "pairs", players: 4, format: event.format });
}

export const pairCommand = documentCommand(
  "pair",
  "empareja la ronda siguiente de un torneo y la explica",
  eventDocumentSchema,
  (event) => {
    const answer = pairRound(event, rulesOf(event));
    if (!answer.ok) {
      return { ok: false, problems: withDetail(answer.problems, describePairingProblem) };
    }
    return {
      ...answer,
      tables: answer.tables.map((table) => ({
        ...table,
        why: withDetail(table.why, (reason) => describeWhy(reason)),
      })),
      rests: answer.rests.map((rest) => ({ ...rest, why: withDetail(rest.why, describeRest) })),
      broken: withDetail(answer.broken, (broken) => describeBroken(broken)),
    };
  },
);

export const checkCommand = documentCommand(
  "check",
  "revisa las rondas de un torneo sin usar el emparejador",
  eventDocumentSchema,
  (event) => {
    const { ok, findings } = checkEvent(event, rulesOf(event));
    return { ok, findings: withDetail(findings, (finding) => describeFinding(finding)) };
  },
);
