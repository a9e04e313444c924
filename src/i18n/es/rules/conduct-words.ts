import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const CONDUCT_WORDS: GroupWords<(typeof SETTING_GROUPS)["conduct"]> = {
  handsOnTable: {
    label: "Manos sobre la mesa",
    explanation: "Qué trae no tener las manos debajo mientras se espera.",
    words: "brazos cruzados",
    values: {
      fine: "multa desde la primera vez",
      warn: "amonestación y después multa",
      allowed: "se permite",
    },
  },
  handsCounting: {
    label: "Segunda vez con las manos",
    explanation: "De quién cuentan las faltas anteriores.",
    words: "brazos",
    values: { pair: "las de los dos de la pareja", player: "las del jugador" },
  },
  talk: {
    label: "Hablar durante la mano",
    explanation: "Si se puede conversar mientras se juega.",
    words: "conversar silencio comentarios",
    values: {
      forbidden: "no; solo pasar, decir JUGADA CORRIDA, reclamar o llamar al juez",
      allowed: "se permite",
    },
  },
  signals: {
    label: "Señas",
    explanation: "Qué traen las señas entre compañeros.",
    words: "trampa gestos claves",
    values: {
      escalating: "multa, multa a los dos, expulsión",
      "black-card": "tarjeta negra, también al compañero",
      allowed: "se permiten",
      judge: "lo resuelve el juez",
    },
  },
  complaintsForfeit: {
    label: "Quejas que pierden la partida",
    explanation: "A cuántas amonestaciones por quejarse se pierde.",
    words: "reclamos constantes protestar",
  },
  insults: {
    label: "Insultos",
    explanation: "Qué trae maltratar de palabra.",
    words: "agresión verbal ofensas maltrato",
    values: { expelled: "expulsión", "red-card": "tarjeta roja", judge: "lo resuelve el juez" },
  },
  markedTiles: {
    label: "Marcar fichas",
    explanation: "Qué trae rayar o alterar las fichas.",
    words: "trampa rayar alterar",
    values: {
      "expelled-for-good": "expulsión definitiva",
      expelled: "expulsión",
      "red-card": "tarjeta roja",
      judge: "lo resuelve el juez",
    },
  },
  drunkenness: {
    label: "Embriaguez",
    explanation: "Qué pasa con quien llega o juega bebido.",
    words: "alcohol borracho ebrio",
    values: {
      "barred-or-expelled": "antes de sentarse no juega; en la mesa, expulsión",
      "red-card": "tarjeta roja",
      judge: "lo resuelve el juez",
    },
  },
  suspensionRounds: {
    label: "Rondas de suspensión por irse sin permiso",
    explanation: "Cuántas se pierde quien deja la mesa por un rato.",
    words: "abandono levantarse ausentarse encuentros",
  },
  suspensionCarries: {
    label: "Suspensión que no cabe en el torneo",
    explanation: "Qué pasa con las rondas que faltan por cumplir.",
    words: "abandono encuentros",
    values: { "next-event": "pasan al torneo siguiente", "this-event": "se pierden" },
  },
  walkoutFine: {
    label: "Multa por irse enojado",
    explanation: "Puntos que pierde del récord quien abandona por enojo.",
    words: "abandono enojo 200",
  },
  walkoutResult: {
    label: "Partida que alguien abandona",
    explanation: "Qué se anotan los demás.",
    words: "abandono enojo forfeit",
    values: {
      "win-and-points": "partida ganada y los puntos de los presentes",
      target: "la meta contra lo que habían concedido",
    },
  },
  walkoutWinners: {
    label: "Quién gana con un abandono",
    explanation: "Si el compañero de quien se fue también gana.",
    words: "abandono enojo compañero",
    values: { "three-others": "los otros tres", opponents: "solo los contrarios" },
  },
};
