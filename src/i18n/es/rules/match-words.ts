import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const MATCH_WORDS: GroupWords<(typeof SETTING_GROUPS)["match"]> = {
  target: {
    label: "Meta",
    explanation: "Puntos con los que se gana la partida.",
    words: "puntos 100 150 200 tantos",
  },
  callMinutes: {
    label: "Minutos hasta TIEMPO",
    explanation: "Cuándo se canta TIEMPO por segunda vez y llega la última mano.",
    words: "reloj duración campana",
  },
  slotMinutes: {
    label: "Minutos de mesa",
    explanation: "Cuánto se reserva la mesa, con lo que tarda la mano en curso.",
    words: "reloj duración tiempo",
  },
  afterCall: {
    label: "Si la mano ya terminó al cantar TIEMPO",
    explanation: "Qué pasa cuando no hay mano en curso y nadie llegó a la meta.",
    words: "última mano extra adicional",
    values: { "extra-hand": "se juega una mano más", finish: "la partida termina" },
  },
  tieBreakHand: {
    label: "Desempate que vuelve a empatar",
    explanation: "Qué pasa cuando la mano de desempate tampoco decide.",
    words: "empate tiempo",
    values: { repeat: "se juega otra hasta desempatar", once: "queda empatada" },
  },
  annulledLastHand: {
    label: "Última mano anulada",
    explanation: "Si la última mano se anula después de TIEMPO.",
    values: { replayed: "se juega otra", counts: "cuenta como la última" },
  },
  turn: {
    label: "Sentido del turno",
    explanation: "Hacia qué lado sigue el juego.",
    words: "derecha izquierda reloj antihorario",
    values: { right: "a la derecha", left: "a la izquierda" },
  },
};
