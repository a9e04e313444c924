import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const ATTENDANCE_WORDS: GroupWords<(typeof SETTING_GROUPS)["attendance"]> = {
  lateSeconds: {
    label: "Segundos de gracia",
    explanation: "Cuánto hay para llegar a la mesa sin falta.",
    words: "tardanza tarde puntualidad dos minutos",
  },
  lateEffect: {
    label: "Tardanza",
    explanation: "Qué cuesta llegar después de la gracia.",
    words: "tarde puntualidad retraso",
    values: { "record-fine": "multa en el récord", "match-lost": "se pierde la partida" },
  },
  lateFirst: {
    label: "Primera tardanza",
    explanation: "Si la primera vez ya cuesta.",
    words: "tarde puntualidad retraso",
    values: { warned: "se anota como amonestación", full: "cuesta igual" },
  },
  lateFine: {
    label: "Multa por tardanza",
    explanation: "Puntos que resta del récord.",
    words: "tarde puntualidad retraso 50",
  },
  absenceMinutes: {
    label: "Minutos para la ausencia",
    explanation: "Minutos después de TIEMPO en que quien falta queda ausente.",
    words: "ausente faltar no llegó",
  },
  presentPoints: {
    label: "Puntos de los presentes",
    explanation: "Lo que suma, con la partida ganada, quien sí llegó.",
    words: "ausencia ausente forfeit",
  },
  presentWins: {
    label: "Quién gana con una ausencia",
    explanation: "A quién se le da la partida cuando alguien falta.",
    words: "ausente presentes forfeit",
    values: { each: "cada presente", facing: "solo los contrarios del ausente" },
  },
  absenceFine: {
    label: "Multa por ausencia",
    explanation: "Puntos que resta del récord.",
    words: "ausente faltar 100",
  },
  absenceAgainst: {
    label: "Puntos en contra del ausente",
    explanation: "Los que se le anotan por la partida que no jugó.",
    words: "ausencia faltar 200",
  },
  absenceCard: {
    label: "Tarjeta por ausencia",
    explanation: "Si quien falta lleva tarjeta.",
    words: "ausente amarilla",
    values: { none: "ninguna", yellow: "amarilla" },
  },
  byePoints: {
    label: "Puntos del descanso",
    explanation: "Lo que suma, con la partida ganada, quien no tuvo mesa.",
    words: "bye libre",
  },
  byeWin: {
    label: "Descanso",
    explanation: "Si la ronda sin mesa es partida ganada.",
    words: "bye libre victoria",
    values: { win: "partida ganada", "no-win": "solo los puntos" },
  },
  missedRound: {
    label: "Ronda que se falta con aviso",
    explanation: "Qué lleva en el récord quien no fue emparejado en una ronda porque no estaba.",
    words: "ausente permiso ausencia",
    values: { nothing: "nada", absence: "lo de una ausencia" },
  },
  lateEntry: {
    label: "Rondas antes de entrar",
    explanation: "Qué lleva en el récord quien entra con el torneo empezado.",
    words: "tarde inscripción tardía ausencia",
    values: { nothing: "nada", absence: "lo de una ausencia cada una" },
  },
  forfeitScore: {
    label: "Mesa ganada sin jugar",
    explanation: "Qué puntos lleva una mesa dada a un lado sin anotar puntos.",
    words: "forfait forfeit incomparecencia",
    values: { nil: "0–0", absence: "los de una ausencia" },
  },
  wrongSeats: {
    label: "Asientos equivocados",
    explanation: "Qué pasa con los cuatro que se sentaron con otra pareja.",
    words: "mal sentados puesto",
    values: {
      "all-fined": "multa a los cuatro y nadie gana",
      "all-lose": "los cuatro pierden con 0, salvo que se corrija a tiempo",
    },
  },
  wrongSeatsFine: {
    label: "Multa por asientos equivocados",
    explanation: "Puntos que resta a cada uno.",
    words: "mal sentados 100",
  },
  afterExpulsion: {
    label: "Rondas de un expulsado",
    explanation: "Cómo quedan las que no jugará.",
    words: "expulsión",
    values: { absences: "como ausencias", withdrawn: "sin contar" },
  },
};
