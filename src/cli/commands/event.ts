import type { EventDocument } from "@/domain/event/event-document";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import type { AskedWhyNot } from "@/domain/pairing/explanation/why-not";
import { whyNot } from "@/domain/pairing/explanation/why-not";
import { pairingCertificate } from "@/domain/pairing/formats/certificate";
import { pairRound } from "@/domain/pairing/pair-round";
import type { RoundPairing } from "@/domain/pairing/round-pairing";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { RuleSettings } from "@/domain/rules/settings";
import { describeFinding } from "@/i18n/es/findings";
import { describeBroken, describeRest, describeWhy } from "@/i18n/es/pairing";
import { describePairingProblem } from "@/i18n/es/pairing-formats";
import { whyNotProblemText, whyNotWords } from "@/i18n/es/round-costs";
import { eventDocumentSchema } from "@/schemas/event";
import { playedEventSchema } from "@/schemas/played-event";
import type { Answer, DocumentCommand } from "../command";
import { documentCommand, withDetail } from "../command";

// `pair` and `check` read the same event document.

function rulesOf(event: EventDocument): RuleSettings {
  return resolveRules(event.rules, { mode: "pairs", players: 4, format: event.format });
}

/** The proof that the round is the best, where there is one. */
function certified(event: EventDocument) {
  const certificate = pairingCertificate(event, rulesOf(event));
  return certificate === null ? {} : { certificate };
}

/** `pair`, and with `whyNot` also why its round is not another one. */
export function pairCommandWith(whyNotAsked: AskedWhyNot | null): DocumentCommand {
  return documentCommand(
    "pair",
    "empareja la ronda siguiente de un torneo y la explica",
    playedEventSchema,
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
        ...certified(event),
        ...(whyNotAsked === null ? {} : { whyNot: whyNotOf(event, answer, whyNotAsked) }),
      };
    },
  );
}

export const pairCommand = pairCommandWith(null);

function whyNotOf(event: EventDocument, answer: RoundPairing, asked: AskedWhyNot): Answer {
  const told = whyNot(event, rulesOf(event), answer, asked);
  if (!told.ok)
    return { ok: false, problems: withDetail(told.problems, (one) => whyNotProblemText(one)) };
  const { lead, facts, costs, note } = whyNotWords(told, (id) => id);
  return { ...told, detail: [lead, ...facts, ...costs, note].join(" ") };
}

export const checkCommand = documentCommand(
  "check",
  "revisa las rondas de un torneo sin usar el emparejador",
  eventDocumentSchema,
  (event) => {
    const { ok, findings } = checkEvent(event, rulesOf(event));
    return { ok, findings: withDetail(findings, (finding) => describeFinding(finding)) };
  },
);
