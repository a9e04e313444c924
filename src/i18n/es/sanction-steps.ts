import type { GivenResult, SanctionStep, StepEffects } from "@/domain/sanctions/infraction";
import { capitalized } from "./capitalized";
import {
  CARD_NAMES,
  choiceName,
  factText,
  HAND_EFFECT_NAMES,
  JUDGED_MATTERS,
  MATCH_EFFECT_NAMES,
  PLAYER_EFFECT_NAMES,
  POINTS_TARGET_NAMES,
  sanctionReasonText,
  TILE_EFFECT_NAMES,
} from "./sanctions";

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

/** The points of a step, party by party: "−25 al infractor", "+25 a cada contrario"; then where, off the match. */
export function pointsParts({ points = {}, on = "match" }: StepEffects): readonly string[] {
  const { offender, partner, opponents } = points;
  const parts = [
    offender !== undefined && `${signed(offender)} al infractor`,
    partner !== undefined && `${signed(partner)} a su compañero`,
    opponents !== undefined && `${signed(opponents)} a cada contrario`,
  ].filter((part) => part !== false);
  return parts.length > 0 && on === "record" ? [...parts, POINTS_TARGET_NAMES.record] : parts;
}

const encounters = (rounds: number) => (rounds === 1 ? "un encuentro" : `${rounds} encuentros`);

function playerPart({ player }: StepEffects): string | false {
  if (!player) return false;
  const name = PLAYER_EFFECT_NAMES[player.effect];
  return player.rounds === undefined ? name : `${name} de ${encounters(player.rounds)}`;
}

function judgePart({ judge, notes = [] }: StepEffects): string | false {
  if (!judge) {
    const open = notes.flatMap((note) => (note.code === "judge-decides" ? [note.what] : []));
    const matters = open.map((what) => JUDGED_MATTERS[what]);
    return matters.length > 0 && `el juez decide ${matters.join(" y ")}`;
  }
  const { points, cards, hands, warning, rounds } = judge;
  const parts = [
    warning && "amonestación",
    points && `multa de hasta ${signed(points.least)}`,
    cards && "tarjeta",
    hands && "la mano",
    rounds && `hasta ${encounters(rounds.most)} de suspensión`,
  ].filter((part) => typeof part === "string");
  return `a juicio del juez: ${parts.join(", ")}`;
}

const figure = ({ for: own, against }: GivenResult) =>
  against === "conceded" ? `${own} contra los puntos concedidos` : `${own}–${against}`;

function resultParts({ result, match }: StepEffects): readonly (string | false)[] {
  if (!result) return [];
  const { offender, others } = result;
  if (match === "void") return [`los cuatro pierden ${figure(offender)}`];
  return [
    `pierde ${figure(offender)}`,
    others !== undefined && `los demás ganan ${figure(others)}`,
  ];
}

/** What a step brings besides points and the card that is shown: "la mano se anula", "expulsión del torneo". */
export function otherParts(effects: StepEffects): readonly string[] {
  const { optionalCard, hand, match, tile, result } = effects;
  return [
    playerPart(effects),
    optionalCard && `${CARD_NAMES[optionalCard]}, si el juez la muestra`,
    tile && TILE_EFFECT_NAMES[tile],
    hand && HAND_EFFECT_NAMES[hand],
    match && !result && MATCH_EFFECT_NAMES[match],
    effects.winForOthers && !result && "los demás ganan la partida",
    ...resultParts(effects),
    effects.partnerToo && "también su compañero",
    judgePart(effects),
  ].filter((part) => typeof part === "string");
}

/** What one step costs, part by part: "−25 al infractor", "tarjeta amarilla", "la mano se anula". */
export function effectParts(effects: StepEffects): readonly string[] {
  const card = effects.card && CARD_NAMES[effects.card];
  return [...pointsParts(effects), ...(card ? [card] : []), ...otherParts(effects)];
}

/** A step, case by case: what has to be so, in words, and what it costs then. Nothing has to be so where there is one. */
export type StepCase = { readonly when: string | null; readonly effects: StepEffects };

/** The cases of a step in the order of the book, with the conditions that lead to each. */
export function stepCases(infraction: string, step: SanctionStep): readonly StepCase[] {
  const under = (when: string, effects: SanctionStep): readonly StepCase[] =>
    stepCases(infraction, effects).map((inner) => ({
      when: inner.when === null ? when : `${when}, ${inner.when}`,
      effects: inner.effects,
    }));
  if ("branches" in step)
    return step.branches.flatMap(({ choice, effects }) =>
      under(`al ${choiceName(infraction, choice).toLowerCase()}`, effects),
    );
  if ("cases" in step)
    return step.cases.flatMap(({ when, effects }) =>
      // The usual case of a fact that everything else hangs on needs no words.
      when === false && isNested(effects)
        ? stepCases(infraction, effects)
        : under(`si ${factText(step.asks, when)}`, effects),
    );
  return [{ when: null, effects: step }];
}

function isNested(step: SanctionStep): boolean {
  return "branches" in step || "cases" in step;
}

/** What else the book or a reading of ours says of a step, in sentences. */
export function noteTexts({ notes = [] }: StepEffects): readonly string[] {
  return notes
    .filter(({ code }) => code !== "judge-decides")
    .map((note) => sanctionReasonText({ ...note, article: "" }));
}

/** What a case costs in one line; where nothing is fined, that it is put right. */
export function caseText({ effects }: StepCase): string {
  return effectParts(effects).join(", ") || "se corrige, sin multa";
}

/** A step in one line; where the book gives a choice, each branch with its name. */
export function stepText(infraction: string, step: SanctionStep): string {
  const cases = stepCases(infraction, step);
  return cases
    .map((one) =>
      one.when === null ? caseText(one) : `${capitalized(one.when)}: ${caseText(one)}`,
    )
    .join("; o ");
}
