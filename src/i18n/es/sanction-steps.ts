import type { SanctionStep, StepEffects } from "@/domain/sanctions/infraction";
import {
  CARD_NAMES,
  choiceName,
  HAND_EFFECT_NAMES,
  MATCH_EFFECT_NAMES,
  PLAYER_EFFECT_NAMES,
  POINTS_TARGET_NAMES,
  TILE_EFFECT_NAMES,
} from "./sanctions";

const signed = (points: number) => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

function pointsParts({ points = {}, on = "match" }: StepEffects): readonly string[] {
  const { offender, partner, opponents } = points;
  const where = on === "record" ? ` ${POINTS_TARGET_NAMES.record}` : "";
  return [
    offender !== undefined && `${signed(offender)} al infractor${where}`,
    partner !== undefined && `${signed(partner)} a su compañero${where}`,
    opponents !== undefined && `${signed(opponents)} a cada contrario${where}`,
  ].filter((part) => part !== false);
}

function playerPart({ player }: StepEffects): string | false {
  if (!player) return false;
  const name = PLAYER_EFFECT_NAMES[player.effect];
  return player.rounds === undefined ? name : `${name} de ${player.rounds} encuentros`;
}

function tilePart({ tile }: StepEffects): string | false {
  if (!tile) return false;
  return tile === "by-face" ? "la ficha queda vista" : TILE_EFFECT_NAMES[tile];
}

/** What one step costs, part by part: "−25 al infractor", "tarjeta amarilla", "la mano se anula". */
export function effectParts(effects: StepEffects): readonly string[] {
  const { card, optionalCard, hand, match } = effects;
  return [
    ...pointsParts(effects),
    playerPart(effects),
    card && CARD_NAMES[card],
    optionalCard && `${CARD_NAMES[optionalCard]}, si el juez la muestra`,
    tilePart(effects),
    hand && HAND_EFFECT_NAMES[hand],
    match && MATCH_EFFECT_NAMES[match],
    effects.winForOthers && "los demás ganan la partida",
  ].filter((part) => typeof part === "string");
}

/** A step in one line; where the book gives a choice, each branch with its name. */
export function stepText(infraction: string, step: SanctionStep): string {
  if (!("branches" in step)) return effectParts(step).join(", ") || "se corrige, sin multa";
  return step.branches
    .map(({ choice, effects }) => {
      const parts = effectParts(effects).join(", ") || "sin multa";
      return `${choiceName(infraction, choice)}: ${parts}`;
    })
    .join("; o ");
}
