import type { IncidentFact, JudgedSanction } from "@/domain/rules/incident-facts";
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
import type {
  CatalogueChapter,
  CountingScope,
  JudgedMatter,
  ReadingMatter,
  TileCondition,
} from "@/domain/sanctions/infraction";
import type { InfractionText } from "./infraction-text";
import { CONDUCT_INFRACTIONS } from "./infractions-conduct";
import { FEMUNDO_INFRACTIONS } from "./infractions-femundo";
import { GENERIC_INFRACTIONS } from "./infractions-generic";
import { PLAY_INFRACTIONS } from "./infractions-play";

/** Title, summary and search words by code. */
export const INFRACTION_TEXTS: Readonly<Record<string, InfractionText>> = {
  ...PLAY_INFRACTIONS,
  ...CONDUCT_INFRACTIONS,
  ...FEMUNDO_INFRACTIONS,
  ...GENERIC_INFRACTIONS,
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
  forfeit: "Dar la partida por perdida",
};

/** A choice in the words of its infraction. */
export function choiceName(infraction: string, choice: SanctionChoice): string {
  return INFRACTION_TEXTS[infraction]?.choices?.[choice] ?? CHOICE_NAMES[choice];
}

const SCOPE_NAMES = {
  event: "en el torneo",
  modality: "en la modalidad",
  match: "en esta partida",
  pair: "contando a la pareja",
} as const;

/** How earlier offences are counted. */
export function countingText(scope: CountingScope): string {
  return scope === "pair"
    ? "Se cuenta en el torneo; a la segunda, también las del compañero"
    : `Se cuenta ${SCOPE_NAMES[scope]}`;
}

/** What a step leaves open: "el juez decide …". */
export const JUDGED_MATTERS: Readonly<Record<JudgedMatter, string>> = {
  points: "los puntos",
  card: "la tarjeta",
  hand: "qué pasa con la mano",
  suspension: "si hay suspensión",
  "suspension-rounds": "cuántos encuentros dura la suspensión",
  effect: "la sanción",
  director: "con el director si la partida se anula",
  waiver: "si el Comité lo dispensa",
  expulsion: "si además hay expulsión",
  membership: "si la Junta revisa la membresía",
};

const READINGS: Readonly<Record<ReadingMatter, string>> = {
  correct: "Se corrige; el reglamento no fija sanción.",
  "verbal-warning": "Amonestación verbal; el reglamento no fija otra.",
  reconstruct: "El juez reconstruye la mano.",
  "tiles-unseen-again": "Las fichas mostradas vuelven a contarse como no vistas.",
  "same-leader": "Sale el mismo salidor.",
  "next-leader-right-of-offender": "La próxima salida es del que está a la derecha del infractor.",
  "later-tiles-seen": "Las fichas puestas después también quedan vistas.",
  "reshuffle-again": "Friega otro jugador.",
  "match-annulled": "La partida se anula.",
  reverse: "Se deshace el cambio, salvo emergencia médica.",
  "red-card": "Lleva tarjeta roja.",
  "recorded-warning": "La primera vez solo se anota.",
  "red-does-not-end": "La roja sola no termina la partida.",
};

const TILE_CONDITIONS: Readonly<Record<TileCondition, string>> = {
  "does-not-fit": "Queda vista solo si no cabe cuando le toque.",
  "face-up-or-identified": "Queda vista si cayó boca arriba o se identificó una punta.",
  "only-caller-turned":
    "Quedan vistas solo si nadie más viró; si otros viraron, devuelven sus fichas al atril.",
};

const LAID_DOWN: Readonly<Record<keyof JudgedSanction, string>> = {
  points: "la multa",
  card: "la tarjeta",
  withCard: "la tarjeta",
  handEffect: "qué pasa con la mano",
  warning: "la amonestación",
  rounds: "los encuentros de suspensión",
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
    case "red-cards-expel":
      return `${reason.count} tarjetas rojas expulsan a ${nameOf(reason.player)}${roundsText(reason.earlier)}.`;
    case "accumulated":
      return `${infractionTitle(reason.infraction)}: ${nameOf(reason.player)}${roundsText(reason.earlier)}.`;
    case "partner-too":
      return `Alcanza también a su compañero, ${nameOf(reason.player)}.`;
    case "fact-assumed":
      return `Se da por hecho: ${factText(reason.fact, reason.assumed)}.`;
    case "not-left-to-judge":
      return `El artículo fija ${LAID_DOWN[reason.what]}: lo puesto por el juez no cuenta.`;
    case "judge-decides":
      return `El juez decide ${JUDGED_MATTERS[reason.what]}.`;
    case "reading":
      return READINGS[reason.what];
    case "tile-only-if":
      return TILE_CONDITIONS[reason.condition];
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
      return problem.needs === "choice"
        ? `${title}: falta escoger entre ${problem.options
            .map((option) => choiceName(problem.infraction, option as SanctionChoice).toLowerCase())
            .join(" o ")}.`
        : `${title}: falta decir ${FACTS[problem.needs].missing}.`;
    case "judged-out-of-range":
      return `${title}: ${rangeText(problem)}.`;
  }
}

function rangeText(problem: SanctionProblem & { readonly code: "judged-out-of-range" }): string {
  const { what, least = 0, most = 0, options = [] } = problem;
  if (what === "points") return `la multa va de ${minus(least)} a ${most} puntos`;
  if (what === "rounds") return `la suspensión va de ${least} a ${most} encuentros`;
  const names = options.map((option) =>
    option in CARD_NAMES
      ? CARD_NAMES[option as CardColour]
      : HAND_EFFECT_NAMES[option as HandEffect],
  );
  return `${LAID_DOWN[what]} se escoge entre ${names.join(", ")}`;
}

function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

function roundsText(earlier: readonly { readonly round: number }[]): string {
  const rounds = [...new Set(earlier.map(({ round }) => round))];
  return rounds.length === 0 ? "" : ` (antes: ronda ${rounds.join(", ")})`;
}

type FactWords = {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** "falta decir …" */
  readonly missing: string;
};

/** What a step may ask of the facts, as a judge is asked. Of `plays`, `yes` are the four or more that annul. */
const FACTS: Readonly<Record<IncidentFact, FactWords>> = {
  faceUp: {
    question: "¿Se vieron los puntos de la ficha?",
    yes: "se vieron los puntos",
    no: "no se vieron los puntos",
    missing: "si se vieron los puntos de la ficha",
  },
  intentional: {
    question: "¿Fue a propósito?",
    yes: "fue a propósito",
    no: "no fue a propósito",
    missing: "si fue a propósito",
  },
  corrected: {
    question: "¿Se corrigió a tiempo?",
    yes: "se corrigió a tiempo",
    no: "no se corrigió a tiempo",
    missing: "si se corrigió a tiempo",
  },
  followed: {
    question: "¿Alguien jugó después?",
    yes: "ya se había jugado un turno",
    no: "nadie había jugado después",
    missing: "si alguien jugó después",
  },
  causedSeen: {
    question: "¿Hizo que se vieran otras fichas?",
    yes: "hizo que se vieran otras fichas",
    no: "no hizo que se vieran otras fichas",
    missing: "si hizo que se vieran otras fichas",
  },
  allTurned: {
    question: "¿Viraron todos?",
    yes: "viraron todos",
    no: "no viraron todos",
    missing: "si viraron todos",
  },
  plays: {
    question: "¿Cuántas jugadas hubo después?",
    yes: "",
    no: "menos de cuatro jugadas después",
    missing: "cuántas jugadas hubo después",
  },
};

/** The question that a fact answers: "¿Fue a propósito?". */
export function factQuestion(fact: IncidentFact): string {
  return FACTS[fact].question;
}

/** A fact as it is: "no fue a propósito"; of numbers, the least of the case. */
export function factText(fact: IncidentFact, value: boolean | number): string {
  if (typeof value === "boolean") return value ? FACTS[fact].yes : FACTS[fact].no;
  if (value === 0) return FACTS[fact].no;
  return `${value === 4 ? "cuatro" : value} jugadas o más después`;
}
