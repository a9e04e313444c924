import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Field, Float, Unit } from "../field";
import { isTooSoon, lastAsOpponents, lastAsPartners } from "../meetings";
import type { RoundPairing } from "../round-pairing";
import type { Wish } from "./best-pairs-with";
import { bestPairsWith } from "./best-pairs-with";
import { findTablesWith } from "./find-tables-with";
import type { CostDifference, SeatedRound, Verdict } from "./round-cost";
import { costOfSides, differencesOf, seatedRound, verdictOf } from "./round-cost";
import { weighedField } from "./weighed-field";

/** What is already known of two entrants, before anything is computed. Ids name entrants. */
export type MeetingFact =
  | { readonly code: "met"; readonly round: number; readonly tooSoon: boolean }
  | { readonly code: "were-partners"; readonly round: number; readonly tooSoon: boolean }
  | { readonly code: "forbidden" }
  | { readonly code: "same-club"; readonly club: string }
  | { readonly code: "wins-apart"; readonly wins: readonly [number, number] }
  | { readonly code: "floats-again"; readonly id: string; readonly direction: Float };

/** Where an entrant is in a round; `table` is null for who rests. */
export type Whereabouts = { readonly id: string; readonly table: number | null };

/**
 * "¿Por qué no contra…?": the cheapest round in which the two do meet (or the one does rest), against the engine's answer.
 * `proved`: no round that grants it costs less; otherwise it is the cheapest that was found.
 */
export type WhyNot = {
  readonly asked: AskedWhyNot;
  readonly where: readonly Whereabouts[];
  readonly facts: readonly MeetingFact[];
  readonly verdict: Verdict;
  /** By the criteria that change, the weightiest first. */
  readonly differences: readonly CostDifference[];
  /** Who would rest, where that changes. */
  readonly rests: { readonly from: readonly string[]; readonly to: readonly string[] } | null;
  readonly proved: boolean;
};

export type AskedWhyNot =
  | { readonly kind: "meet"; readonly first: string; readonly second: string }
  | { readonly kind: "rest"; readonly id: string };

export type WhyNotProblem =
  | { readonly code: "not-in-round"; readonly id: string }
  | { readonly code: "same-entrant"; readonly id: string }
  | { readonly code: "already-so"; readonly table: number | null }
  | { readonly code: "nobody-rests" }
  | { readonly code: "no-such-round" }
  | { readonly code: "not-by-criteria" };

export type WhyNotAnswer =
  | ({ readonly ok: true } & WhyNot)
  | { readonly ok: false; readonly problems: readonly WhyNotProblem[] };

type Answered = Pick<RoundPairing, "tables" | "byes">;

/**
 * Answers why a round is not another one. `event` holds the rounds before it, `answer` is what the engine made of it.
 * Refuses rounds that were made by a schedule, and what the round already has.
 */
export function whyNot(
  event: EventDocument,
  rules: RuleSettings,
  answer: Answered,
  asked: AskedWhyNot,
): WhyNotAnswer {
  const weighed = weighedField(event, rules);
  if (weighed === null) return { ok: false, problems: [{ code: "not-by-criteria" }] };
  const { field, rotating } = weighed;
  const problems = problemsOf(field, answer, asked);
  if (problems.length > 0) return { ok: false, problems };
  const base = seatedRound(field, answer);
  const [first, second] = idsOf(asked).flatMap((id) => unitOf(field, id) ?? []);
  if (first === undefined) throw new RangeError("a question without an entrant");
  const wish: Wish =
    second === undefined
      ? { kind: "rest", unit: first.place }
      : { kind: "meet", a: first.place, b: second.place };
  const wished = rotating ? findTablesWith(field, base, wish) : bestPairsWith(field, wish);
  if (wished === null) return { ok: false, problems: [{ code: "no-such-round" }] };
  const differences = differencesOf(
    costOfSides(field, base, rotating),
    costOfSides(field, wished, rotating),
  );
  return {
    ok: true,
    asked,
    where: idsOf(asked).flatMap((id) => whereIs(answer, id) ?? []),
    facts: second === undefined ? [] : factsOf(field, first, second),
    verdict: verdictOf(differences),
    differences,
    rests: restsChanged(base, wished),
    proved: wished.proved,
  };
}

const idsOf = (asked: AskedWhyNot): readonly string[] =>
  asked.kind === "rest" ? [asked.id] : [asked.first, asked.second];

const unitOf = (field: Field, id: string) => field.units.find((unit) => unit.id === id);

function problemsOf(field: Field, answer: Answered, asked: AskedWhyNot): readonly WhyNotProblem[] {
  const where = idsOf(asked).map((id) => ({ id, at: whereIs(answer, id) }));
  const missing = where.filter(({ id, at }) => at === null || unitOf(field, id) === undefined);
  if (missing.length > 0) return missing.map(({ id }) => ({ code: "not-in-round", id }));
  const [table, other] = where.map(({ at }) => at?.table ?? null);
  if (asked.kind === "rest") {
    if (table === null) return [{ code: "already-so", table }];
    return answer.byes.length === 0 ? [{ code: "nobody-rests" }] : [];
  }
  if (asked.first === asked.second) return [{ code: "same-entrant", id: asked.first }];
  return table !== null && table !== undefined && table === other
    ? [{ code: "already-so", table }]
    : [];
}

/** Where an entrant of an answer is; null where it has no place. */
function whereIs(
  { tables, byes }: Pick<RoundPairing, "tables" | "byes">,
  id: string,
): Whereabouts | null {
  const table = tables.find(({ AC, BD }) => AC.includes(id) || BD.includes(id));
  if (table !== undefined) return { id, table: table.table };
  return byes.includes(id) ? { id, table: null } : null;
}

/** What there is to know of two of a field: when they met, whether they may, their club, how far apart they stand. */
function factsOf(field: Field, first: Unit, second: Unit): readonly MeetingFact[] {
  const { met, round, settings, forbidden } = field;
  const opponents = lastAsOpponents(met, first.place, second.place);
  const partners = lastAsPartners(met, first.place, second.place);
  const facts: MeetingFact[] = [];
  if (opponents > 0) {
    const tooSoon = isTooSoon(opponents, round, settings.opponentCooldown);
    facts.push({ code: "met", round: opponents, tooSoon });
  }
  if (partners > 0) {
    const tooSoon = isTooSoon(partners, round, settings.partnerCooldown);
    facts.push({ code: "were-partners", round: partners, tooSoon });
  }
  if (forbidden.has(first.place * field.units.length + second.place)) {
    facts.push({ code: "forbidden" });
  }
  if (first.club !== null && first.club === second.club && settings.club !== "off") {
    facts.push({ code: "same-club", club: first.club });
  }
  if (first.wins !== second.wins) {
    facts.push({ code: "wins-apart", wins: [first.wins, second.wins] });
    const [down, up] = first.wins > second.wins ? [first, second] : [second, first];
    if (down.float === "down") facts.push({ code: "floats-again", id: down.id, direction: "down" });
    if (up.float === "up") facts.push({ code: "floats-again", id: up.id, direction: "up" });
  }
  return facts;
}

function restsChanged(base: SeatedRound, wished: SeatedRound): WhyNot["rests"] {
  const restingIn = ({ resting }: SeatedRound) => resting.map(({ id }) => id);
  const from = restingIn(base).filter((id) => !restingIn(wished).includes(id));
  const to = restingIn(wished).filter((id) => !restingIn(base).includes(id));
  return from.length + to.length === 0 ? null : { from, to };
}
