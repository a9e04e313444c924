import type { InfractionText } from "./infraction-text";

const BY_THE_JUDGE = "El reglamento no le fija multa: decide el juez.";

/** Books without figures of their own: what happened by its name, and the judge says what it costs. */
export const GENERIC_INFRACTIONS: Readonly<Record<string, InfractionText>> = {
  "F-27.1": {
    title: "Caso no previsto",
    summary: "Lo resuelve el juez o el director.",
    words: ["otro", "no previsto", "juez", "celular", "teléfono", "llamada"],
  },
  "F-27.1a": {
    title: "Renuncio",
    summary: BY_THE_JUDGE,
    words: ["pasó con ficha", "pase con ficha", "pase falso", "pasó teniendo"],
  },
  "F-27.1b": {
    title: "Chivo",
    summary: BY_THE_JUDGE,
    words: ["mal puesta", "no cabía", "ficha que no pega"],
  },
  "F-27.1c": {
    title: "Salida equivocada",
    summary: BY_THE_JUDGE,
    words: ["salió", "no le tocaba", "mano"],
  },
  "F-27.1d": {
    title: "Jugada adelantada",
    summary: BY_THE_JUDGE,
    words: ["se adelantó", "jugó antes", "fuera de turno"],
  },
  "F-27.1e": {
    title: "Ficha vista o caída",
    summary: BY_THE_JUDGE,
    words: ["se cayó", "se viró", "tiró la ficha", "tocada", "expuesta"],
  },
  "F-27.1f": {
    title: "Tranque falso",
    summary: BY_THE_JUDGE,
    words: ["falso tranque", "trancado", "viró las fichas"],
  },
  "F-27.1g": {
    title: "Señas",
    summary: BY_THE_JUDGE,
    words: ["señales", "trampa", "gestos", "hizo señas"],
  },
  "F-27.1h": {
    title: "Hablar o gritar",
    summary: BY_THE_JUDGE,
    words: ["habló", "gritó", "bulla", "comentario"],
  },
  "F-27.1i": {
    title: "Golpear la mesa con la ficha",
    summary: BY_THE_JUDGE,
    words: ["golpe", "golpeó", "estrellar", "jugó duro"],
  },
  "F-27.1j": {
    title: "Demora en jugar",
    summary: BY_THE_JUDGE,
    words: ["lento", "se tarda", "piensa mucho"],
  },
  "F-27.1k": {
    title: "Insultos o maltrato",
    summary: BY_THE_JUDGE,
    words: ["insultó", "ofensa", "malas palabras", "pelea", "amenazó"],
  },
  "F-27.1l": {
    title: "Acusación falsa",
    summary: "El acusado no había fallado; decide el juez.",
    words: ["acusó", "reclamo falso"],
  },
};
