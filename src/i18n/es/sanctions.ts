import type {
  CardColour,
  HandEffect,
  MatchEffect,
  PlayerEffect,
  PointsTarget,
  SanctionChoice,
  TileEffect,
} from "@/domain/rules/vocabulary";
import type { SanctionProblem, SanctionReason } from "@/domain/sanctions/incident";
import type { CatalogueChapter, JudgedMatter, ReadingMatter } from "@/domain/sanctions/infraction";
import type { InfractionText } from "./infraction-text";
import { CONDUCT_INFRACTIONS } from "./infractions-conduct";
import { PLAY_INFRACTIONS } from "./infractions-play";

/** Title, summary and search words by code. */
export const INFRACTION_TEXTS: Readonly<Record<string, InfractionText>> = {
  ...PLAY_INFRACTIONS,
  ...CONDUCT_INFRACTIONS,
};

/** The title of an infraction; the code itself where it has no words yet. */
export function infractionTitle(code: string): string {
  return INFRACTION_TEXTS[code]?.title ?? code;
}

export const CHAPTER_NAMES: Readonly<Record<CatalogueChapter, string>> = {
  preparation: "Fregado y toma de fichas",
  handling: "Manejo y tiempo",
  passing: "Pase y tranque",
  counting: "Conteo y Hoja",
  tiles: "Fichas tocadas, chivo y fichas vistas",
  conduct: "Conducta",
  attendance: "Asistencia y abandono",
  cards: "Tarjetas y expulsión",
};

export const CARD_NAMES: Readonly<Record<CardColour, string>> = {
  yellow: "tarjeta amarilla",
  red: "tarjeta roja",
  black: "tarjeta negra",
};

export const HAND_EFFECT_NAMES: Readonly<Record<HandEffect, string>> = {
  continue: "la mano sigue",
  annul: "la mano se anula",
  award: "lo no jugado va a los contrarios",
  redeal: "se reparte de nuevo",
  reshuffle: "friega otro jugador",
};

export const TILE_EFFECT_NAMES: Readonly<Record<TileEffect, string>> = {
  "seen-up": "ficha vista, boca arriba",
  "seen-down": "ficha vista, boca abajo",
};

export const MATCH_EFFECT_NAMES: Readonly<Record<MatchEffect, string>> = {
  continue: "la partida sigue",
  forfeit: "pierde la partida por forfeit",
  void: "partida anulada",
  ends: "la partida termina",
};

export const PLAYER_EFFECT_NAMES: Readonly<Record<PlayerEffect, string>> = {
  warned: "amonestación verbal",
  expelled: "expulsión del torneo",
  "expelled-permanently": "expulsión permanente",
  suspended: "suspensión",
  barred: "no puede jugar",
};

export const POINTS_TARGET_NAMES: Readonly<Record<PointsTarget, string>> = {
  match: "en la partida",
  record: "en el récord del torneo",
};

export const CHOICE_NAMES: Readonly<Record<SanctionChoice, string>> = {
  continue: "Seguir la mano",
  annul: "Anular la mano",
  expel: "Expulsar",
  suspend: "Suspender",
};

/** A choice in the words of its infraction. */
export function choiceName(infraction: string, choice: SanctionChoice): string {
  return INFRACTION_TEXTS[infraction]?.choices?.[choice] ?? CHOICE_NAMES[choice];
}

const SCOPE_NAMES = {
  event: "en el torneo",
  match: "en esta partida",
  pair: "contando a la pareja",
} as const;

const JUDGED: Readonly<Record<JudgedMatter, string>> = {
  points: "los puntos",
  card: "la tarjeta",
  hand: "qué pasa con la mano",
  suspension: "si hay suspensión",
  "suspension-rounds": "cuántos encuentros dura la suspensión",
  effect: "la sanción",
  director: "si la partida se anula (el director)",
  membership: "si la Junta revisa la membresía",
};

const READINGS: Readonly<Record<ReadingMatter, string>> = {
  correct: "Se corrige; el reglamento no fija sanción.",
  "verbal-warning": "Amonestación verbal; el reglamento no fija otra.",
  reconstruct: "El juez reconstruye la mano.",
  "tiles-unseen-again": "Las fichas mostradas vuelven a contarse como no vistas.",
  "same-leader": "Sale el mismo salidor.",
  "reshuffle-again": "Friega otro jugador.",
  "match-annulled": "La partida se anula.",
  reverse: "Se deshace el cambio, salvo emergencia médica.",
  "red-card": "Lleva tarjeta roja.",
  "recorded-warning": "La primera vez solo se anota.",
  "red-does-not-end": "La roja sola no termina la partida.",
};

/** A reason in one sentence. `nameOf` gives the name of a person's id. */
export function sanctionReasonText(
  reason: SanctionReason,
  nameOf: (person: string) => string = (person) => person,
): string {
  switch (reason.code) {
    case "offence-count":
      return `${reason.count}.ª vez ${SCOPE_NAMES[reason.scope]}: ${nameOf(reason.player)}.`;
    case "earlier-offence":
      return `Antes: ${nameOf(reason.player)}, ronda ${reason.round}.`;
    case "accuser-fined":
      return "La multa es para quien acusó.";
    case "optional-card":
      return `El juez puede mostrar ${CARD_NAMES[reason.card]}.`;
    case "red-cards-expel": {
      const rounds = reason.earlier.map(({ round }) => round).join(", ");
      return `${reason.count} tarjetas rojas expulsan a ${nameOf(reason.player)} (antes: ronda ${rounds}).`;
    }
    case "judge-decides":
      return `El juez decide ${JUDGED[reason.what]}.`;
    case "reading":
      return READINGS[reason.what];
    case "tile-only-if":
      return reason.condition === "does-not-fit"
        ? "Queda vista solo si no cabe cuando le toque."
        : "Queda vista si cayó boca arriba o se identificó una punta.";
    case "see":
      return `Si se repite o es grave, ver ${infractionTitle(reason.infraction)}.`;
    case "no-appeal":
      return "No admite apelación.";
  }
}

/** A refusal in one sentence, with what would be right. */
export function sanctionProblemText(problem: SanctionProblem): string {
  const title = infractionTitle(problem.infraction);
  switch (problem.code) {
    case "unknown-infraction":
      return `El código ${problem.infraction} no está en el catálogo: escoge uno de la lista.`;
    case "not-an-infraction":
      return `${title}: el artículo ${problem.article} dice que no es infracción.`;
    case "offender-needed":
      return `${title}: falta decir quién la cometió.`;
    case "one-offender-only":
      return `${title}: se anota una por cada jugador.`;
    case "partner-needed":
      return `${title}: falta el compañero, que también recibe la multa.`;
    case "opponents-needed":
      return `${title}: faltan los contrarios, que reciben los puntos.`;
    case "same-person-twice":
      return `${title}: la misma persona aparece dos veces en la mesa.`;
    case "choice-needed":
      return problem.needs === "faceUp"
        ? `${title}: falta decir si se vieron los puntos de la ficha.`
        : `${title}: falta escoger entre ${problem.options
            .map((option) => choiceName(problem.infraction, option as SanctionChoice).toLowerCase())
            .join(" o ")}.`;
  }
}
