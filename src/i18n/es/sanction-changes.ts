import type { CardColour } from "@/domain/rules/vocabulary";
import type {
  AssessmentChange,
  Before,
  PersonChange,
} from "@/domain/sanctions/compare-assessments";
import { listed } from "./listed";
import { signedFigure } from "./refereeing";
import {
  CARD_NAMES,
  HAND_EFFECT_NAMES,
  infractionTitle,
  MATCH_EFFECT_NAMES,
  PLAYER_EFFECT_NAMES,
  sanctionProblemText,
  TILE_EFFECT_NAMES,
} from "./sanctions";

// What a correction of the past changed, for the director and for whom it concerns.

const KINDS = {
  new: "se anotó",
  gone: "ya no cuenta",
  changed: "cambió",
} as const satisfies Readonly<Record<AssessmentChange["kind"], string>>;

/** "«Manos fuera de su sitio» (art. 8.7) cambió: era la 2.ª vez y es la 1.ª." */
export function changeTitle({ infraction, article, kind, step }: AssessmentChange): string {
  const what = `«${infractionTitle(infraction)}»${article === null ? "" : ` (art. ${article})`}`;
  const steps = kind === "changed" && step ? stepsText(step) : "";
  return `${what} ${KINDS[kind]}${steps}.`;
}

function stepsText({ before, after }: Before<number | null>): string {
  if (after === null) return ": falta una decisión";
  return before === null ? `: es la ${after}.ª vez` : `: era la ${before}.ª vez y es la ${after}.ª`;
}

/** What changed for each person and for the play, a line each: "Ana Peña: −75 → −25 en la partida". */
export function changeLines(
  change: AssessmentChange,
  nameOf: (person: string) => string,
): readonly string[] {
  const { hand, tile, match } = change;
  return [
    ...change.people.map((person) => `${nameOf(person.player)}: ${personParts(person).join("; ")}`),
    hand && `Mano: ${arrow(hand, (effect) => HAND_EFFECT_NAMES[effect])}`,
    tile && `Ficha: ${arrow(tile, (effect) => (effect ? TILE_EFFECT_NAMES[effect] : "nada"))}`,
    match && `Partida: ${arrow(match, (effect) => MATCH_EFFECT_NAMES[effect])}`,
    ...change.problems.map(sanctionProblemText),
  ].filter((line) => typeof line === "string");
}

function personParts({ match, record, cards, effects, wins }: PersonChange): readonly string[] {
  return [
    match && `${arrow(match, figure)} en la partida`,
    record && `${arrow(record, figure)} en el récord del torneo`,
    cards && arrow(cards, cardsText),
    effects &&
      arrow(effects, (list) =>
        list.length === 0
          ? "sin efecto"
          : listed(list.map(({ effect }) => PLAYER_EFFECT_NAMES[effect])),
      ),
    wins && (wins.after ? "se le da la partida" : "ya no se le da la partida"),
  ].filter((part) => typeof part === "string");
}

function arrow<Value>({ before, after }: Before<Value>, say: (value: Value) => string): string {
  return `${say(before)} → ${say(after)}`;
}

function figure(points: number): string {
  return points === 0 ? "0" : signedFigure(points);
}

function cardsText(cards: readonly CardColour[]): string {
  return cards.length === 0 ? "sin tarjeta" : listed(cards.map((card) => CARD_NAMES[card]));
}
