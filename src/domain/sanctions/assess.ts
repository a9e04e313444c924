import type { EventFormat } from "../rules/settings";
import { findInfraction } from "./catalogue";
import { escalate } from "./escalation";
import type {
  Incident,
  RecordedIncident,
  Sanction,
  SanctionPoints,
  SanctionProblem,
  SanctionReason,
  SanctionVerdict,
} from "./incident";
import { offendersOf, othersOf } from "./incident";
import type { Infraction, SanctionCatalogue, SanctionStep, StepEffects } from "./infraction";
import { withRedCards } from "./red-cards";

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
  const ordered = [...incidents].sort(byOccurrence);
  const verdicts = ordered.map((incident, index) =>
    assessOne(incident, ordered.slice(0, index), context),
  );
  return new Map(
    withRedCards(ordered, verdicts, context.catalogue).map((verdict, index) => [
      (ordered[index] as RecordedIncident).id,
      verdict,
    ]),
  );
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

function assessOne(
  incident: RecordedIncident,
  earlier: readonly RecordedIncident[],
  context: SanctionContext,
): SanctionVerdict {
  const infraction = findInfraction(context.catalogue, incident.infraction);
  if (!infraction) return refusal({ code: "unknown-infraction", infraction: incident.infraction });
  const offenders = offendersOf(incident);
  const [offender] = offenders;
  if (infraction.steps.length === 0)
    return refusal({
      code: "not-an-infraction",
      infraction: infraction.code,
      article: infraction.article,
    });
  if (offender === undefined)
    return refusal({ code: "offender-needed", infraction: infraction.code });
  const { step, reasons } = escalate(infraction, incident, offender, earlier, context.format);
  const chosen = chooseEffects(infraction, step, incident);
  const problems = [
    ...peopleProblems(infraction, incident, offenders),
    ...("problem" in chosen
      ? [chosen.problem]
      : namedProblems(infraction, incident, chosen.effects)),
  ];
  if (problems.length > 0 || "problem" in chosen) return { ok: false, problems };
  return apply({ infraction, incident, offenders, step, reasons, effects: chosen.effects });
}

function refusal(...problems: readonly SanctionProblem[]): SanctionVerdict {
  return { ok: false, problems };
}

type Chosen = { readonly effects: StepEffects } | { readonly problem: SanctionProblem };

function chooseEffects(infraction: Infraction, step: number, incident: Incident): Chosen {
  const row = infraction.steps[step - 1] as SanctionStep;
  const need = (needs: "choice" | "faceUp", options: readonly (Choice | boolean)[]): Chosen => ({
    problem: {
      code: "choice-needed",
      infraction: infraction.code,
      article: infraction.article,
      step,
      needs,
      options,
    },
  });
  if (!("branches" in row)) return { effects: row };
  const choice = incident.choice ?? row.byDefault;
  const branch = row.branches.find((candidate) => candidate.choice === choice);
  if (!branch)
    return need(
      "choice",
      row.branches.map((candidate) => candidate.choice),
    );
  if (branch.effects.tile === "by-face" && incident.faceUp === undefined)
    return need("faceUp", [true, false]);
  return { effects: branch.effects };
}
type Choice = NonNullable<Incident["choice"]>;

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
  if (effects.points?.partner !== undefined && incident.partner === undefined)
    problems.push({ code: "partner-needed", infraction: code, article });
  if (effects.points?.opponents !== undefined && (incident.opponents ?? []).length === 0)
    problems.push({ code: "opponents-needed", infraction: code, article });
  return problems;
}

function apply(facts: {
  readonly infraction: Infraction;
  readonly incident: Incident;
  readonly offenders: readonly string[];
  readonly step: number;
  readonly reasons: readonly SanctionReason[];
  readonly effects: StepEffects;
}): Sanction {
  const { infraction, incident, offenders, effects } = facts;
  const { article } = infraction;
  const card = effects.card ?? (incident.withCard ? effects.optionalCard : undefined);
  const player = effects.player;
  return {
    ok: true,
    infraction: infraction.code,
    article,
    step: facts.step,
    points: pointsLines(incident, offenders, effects),
    wins: effects.winForOthers ? othersOf(incident) : [],
    cards: card === undefined ? [] : offenders.map((person) => ({ player: person, card })),
    hand: effects.hand ?? "continue",
    tile:
      effects.tile === "by-face"
        ? incident.faceUp
          ? "seen-up"
          : "seen-down"
        : (effects.tile ?? null),
    match: effects.match ?? "continue",
    effects: player === undefined ? [] : offenders.map((person) => ({ player: person, ...player })),
    reasons: [
      ...facts.reasons,
      ...(infraction.offender === "accuser" ? [{ code: "accuser-fined", article } as const] : []),
      ...(effects.optionalCard === undefined
        ? []
        : [{ code: "optional-card", article, card: effects.optionalCard } as const]),
      ...(effects.notes ?? []).map((note) => ({ ...note, article })),
    ],
  };
}

function pointsLines(
  incident: Incident,
  offenders: readonly string[],
  effects: StepEffects,
): readonly SanctionPoints[] {
  const on = effects.on ?? "match";
  const { offender = 0, partner = 0, opponents = 0 } = effects.points ?? {};
  const others = othersOf(incident);
  return [
    ...offenders.map((player) => ({ player, points: offender, on })),
    ...others.map((player) => ({
      player,
      points: player === incident.partner ? partner : opponents,
      on,
    })),
  ].filter(({ points }) => points !== 0);
}
