import type { SETTING_GROUPS } from "@/domain/rules/settings";
import type { GroupWords } from "./setting-words";

export const PLAY_WORDS: GroupWords<(typeof SETTING_GROUPS)["play"]> = {
  openingOrientation: {
    label: "Orientación de la primera ficha",
    explanation: "Cómo se pone la salida cuando no es un doble.",
    words: "salida mixta punta menor mayor",
    values: {
      "small-half-to-leader": "la punta menor hacia el salidor",
      free: "como se quiera",
    },
  },
  moveSeconds: {
    label: "Segundos para jugar",
    explanation: "Cuánto se puede pensar una jugada.",
    words: "demora tiempo pensar",
  },
  passSeconds: {
    label: "Segundos para pasar",
    explanation: "Cuánto hay para decir PASO.",
    words: "demora tiempo pase",
  },
  singleOptionSeconds: {
    label: "Segundos con una sola jugada",
    explanation: "Cuánto hay cuando solo cabe una ficha; 0 es en el acto.",
    words: "demora tiempo pensar",
  },
  closingSeconds: {
    label: "Segundos para decidir un cierre",
    explanation: "Cuánto se puede pensar si se tranca el juego.",
    words: "demora tiempo tranque",
  },
  passWord: {
    label: "Cómo se pasa",
    explanation: "De qué manera se dice que no hay jugada.",
    words: "pase paso golpe tocar gesto",
    values: {
      "word-only": "solo con la palabra PASO",
      "word-or-knock": "con la palabra PASO o un golpe en la mesa",
      free: "como se acostumbre en la mesa",
    },
  },
  badPass: {
    label: "Pase tarde o con gestos",
    explanation: "Qué trae un pase mal hecho.",
    words: "pase paso golpe demorado",
    values: {
      bonus: "puntos para los contrarios",
      "warn-then-fine": "amonestación y después multa",
      none: "nada",
    },
  },
  falsePass: {
    label: "Renuncio",
    explanation: "Qué pasa con la mano cuando alguien pasó teniendo ficha.",
    words: "pase con ficha pase falso paso",
    values: {
      annul: "la mano se anula",
      "annul-if-exposed": "la mano sigue; se anula si hizo ver otras fichas",
      correct: "se corrige y la mano sigue",
    },
  },
  falsePassClaim: {
    label: "Plazo para reclamar un renuncio",
    explanation: "Hasta cuándo se puede reclamar.",
    words: "pase con ficha reclamo",
    values: {
      "next-hand": "hasta que se toquen las fichas de la mano siguiente",
      "same-hand": "durante la mano y al terminarla",
    },
  },
  chivo: {
    label: "Chivo",
    explanation: "Qué pasa con la mano cuando se puso una ficha que no pega.",
    words: "ficha mal puesta colocada no cabe",
    values: {
      "opponents-choose": "los contrarios deciden si sigue o se anula",
      "by-plays": "sigue con pocas jugadas después; con más, se anula",
      correct: "se corrige y la mano sigue",
    },
  },
  chivoPlays: {
    label: "Jugadas para anular por chivo",
    explanation: "Con cuántas jugadas después de la mal puesta conviene anular la mano.",
    words: "ficha mal puesta",
  },
  chivoTurn: {
    label: "Turno después del chivo",
    explanation: "Si quien puso la ficha que no pega juega otra.",
    words: "ficha mal puesta",
    values: { "plays-again": "juega otra o pasa", "loses-turn": "pierde el turno" },
  },
  misplacedTile: {
    label: "Ficha que cabía por la otra punta",
    explanation: "Hasta cuándo se corrige sin falta.",
    words: "chivo corregir lado extremo",
    values: {
      "before-next-touch": "hasta que el siguiente toque una ficha",
      "before-next-play": "hasta que el siguiente juegue",
      "any-time": "siempre",
    },
  },
  earlyPlay: {
    label: "Jugada adelantada",
    explanation: "Qué pasa con la ficha de quien jugó antes de su turno.",
    words: "adelantarse fuera de turno",
    values: {
      "seen-if-it-does-not-fit": "multa; ficha vista si no cabe en su turno",
      "seen-tile": "multa y ficha vista",
      correct: "se corrige",
    },
  },
  consecutivePlay: {
    label: "Jugada corrida",
    explanation: "Cuándo se puede seguir jugando mientras los demás pasan.",
    words: "paso corrido adelantada",
    values: {
      "words-or-passes": "diciendo JUGADA CORRIDA u oyendo los tres PASO",
      passes: "cuando los demás pasan",
      free: "como se acostumbre en la mesa",
    },
  },
  lastTileEarly: {
    label: "Dominar antes del turno",
    explanation: "Si se puede enseñar la última ficha cuando el compañero ya jugó.",
    words: "adelantada última ficha pegarse",
    values: { allowed: "se permite", forbidden: "es jugada adelantada" },
  },
};
