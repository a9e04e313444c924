import type { EventFormat } from "../rules/settings";
import { accumulate } from "./accumulation";
import { applyEffects } from "./apply-effects";
import { findInfraction } from "./catalogue";
import { chooseEffects } from "./choose-effects";
import { escalate } from "./escalation";
import type { Incident, RecordedIncident, SanctionProblem, SanctionVerdict } from "./incident";
import { offendersOf } from "./incident";
import type { Infraction, SanctionCatalogue, StepEffects } from "./infraction";
import { withJudgement } from "./judgement";
import type { Past, PastToken } from "./past";
import { emptyPast, remember } from "./past";

// What each infraction of an event costs. Nothing is stored but what happened: steps, points and cards are computed
// from the whole history each time, so that correcting an old incident corrects everything that followed from it.

export type SanctionContext = {
  readonly catalogue: SanctionCatalogue;
  readonly format: EventFormat;
};

/**
 * The verdict of every incident of an event, by id. The order of the list does not matter: incidents count by round,
 * then ordinal, then id.
 */
export function assessHistory(
  incidents: readonly RecordedIncident[],
  context: SanctionContext,
): ReadonlyMap<string, SanctionVerdict> {
  return assessAll(incidents, context).verdicts;
}

/** As `assessHistory`, with the accounts that the last incident left behind. */
export function assessAll(
  incidents: readonly RecordedIncident[],
  context: SanctionContext,
): { readonly verdicts: ReadonlyMap<string, SanctionVerdict>; readonly past: Past } {
  const past = emptyPast();
  const verdicts = new Map<string, SanctionVerdict>();
  for (const incident of [...incidents].sort(byOccurrence)) {
    const { verdict, tokens } = assessNext(past, incident, context);
    remember(past, incident, tokens);
    verdicts.set(incident.id, verdict);
  }
  return { verdicts, past };
}

/**
 * What one infraction costs after a history in the order it happened (contract `sanction`). History of later rounds
 * is left out. Refuses unknown codes, missing people and missing choices, the last with their options.
 */
export function assessIncident(
  history: readonly Incident[],
  incident: Incident,
  context: SanctionContext,
): SanctionVerdict {
  const past = history
    .filter(({ round }) => round <= incident.round)
    .map((item, index) => ({ ...item, id: `past-${index}`, ordinal: index }));
  const last = { ...incident, id: "incident", ordinal: history.length };
  const verdict = assessHistory([...past, last], context).get(last.id);
  if (!verdict) throw new Error("assessHistory left out an incident");
  return verdict;
}

function byOccurrence(a: RecordedIncident, b: RecordedIncident): number {
  return a.round - b.round || a.ordinal - b.ordinal || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

type Judged = {
  readonly verdict: SanctionVerdict;
  readonly tokens: ReadonlyMap<string, readonly PastToken[]>;
};

/** What an incident costs after a past, which is left as it is. */
export function assessNext(
  past: Past,
  incident: RecordedIncident,
  context: SanctionContext,
): Judged {
  const { catalogue, format } = context;
  const infraction = findInfraction(catalogue, incident.infraction);
  if (!infraction) return refusal({ code: "unknown-infraction", infraction: incident.infraction });
  const { code, article } = infraction;
  const offenders = offendersOf(incident);
  const [offender] = offenders;
  if (infraction.steps.length === 0)
    return refusal({ code: "not-an-infraction", infraction: code, article });
  if (offender === undefined) return refusal({ code: "offender-needed", infraction: code });
  const isShared = catalogue.sharedIn.includes(format) && infraction.personal !== true;
  const same = past.byCode.get(code) ?? [];
  const { step, reasons } = escalate(infraction, incident, offender, same, { format, isShared });
  const chosen = chooseEffects(infraction, step, incident);
  const people = peopleProblems(infraction, incident, offenders);
  if ("problem" in chosen) return refusal(...people, chosen.problem);
  const judged = withJudgement(infraction, chosen.effects, incident);
  const problems = [
    ...people,
    ...namedProblems(infraction, incident, judged.effects),
    ...judged.problems,
  ];
  if (problems.length > 0) return refusal(...problems);
  const sanction = applyEffects({
    infraction,
    incident,
    offenders,
    step,
    isShared,
    effects: judged.effects,
    more: judged.more,
    reasons: [...reasons, ...chosen.reasons, ...judged.reasons],
  });
  const added = accumulate(past, infraction, incident, sanction, catalogue);
  return { verdict: added.sanction, tokens: added.tokens };
}

function refusal(...problems: readonly SanctionProblem[]): Judged {
  return { verdict: { ok: false, problems }, tokens: new Map() };
}

function peopleProblems(
  infraction: Infraction,
  incident: Incident,
  offenders: readonly string[],
): readonly SanctionProblem[] {
  const { code, article } = infraction;
  const problems: SanctionProblem[] = [];
  if (offenders.length > 1 && infraction.offender !== "several")
    problems.push({ code: "one-offender-only", infraction: code, article });
  const table = [
    ...(incident.partner === undefined ? [] : [incident.partner]),
    ...(incident.opponents ?? []),
  ];
  const alone = infraction.offender === "several" ? table : [...offenders, ...table];
  const twice = alone.find((person, index) => alone.indexOf(person) !== index);
  if (twice !== undefined)
    problems.push({ code: "same-person-twice", infraction: code, player: twice });
  return problems;
}

/** The people whom the effects concern must be named. Where several may offend, whoever is named counts as present. */
function namedProblems(
  infraction: Infraction,
  incident: Incident,
  effects: StepEffects,
): readonly SanctionProblem[] {
  if (infraction.offender === "several") return [];
  const { code, article } = infraction;
  const problems: SanctionProblem[] = [];
  const reachesPartner = effects.points?.partner !== undefined || effects.partnerToo === true;
  if (reachesPartner && incident.partner === undefined)
    problems.push({ code: "partner-needed", infraction: code, article });
  if (effects.points?.opponents !== undefined && (incident.opponents ?? []).length === 0)
    problems.push({ code: "opponents-needed", infraction: code, article });
  return problems;
}
