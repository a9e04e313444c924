import type { HandProblem, HandProblemCode } from "@/domain/hand/hand";
import type { Names } from "./hand-facts";
import { endsText, listOf, moveText, nameOf, numberOf, wordOf } from "./hand-facts";
import { describeImpossiblePips } from "./left-problems";

// Why a hand cannot have happened, and what would be right.

type Describe = (problem: HandProblem, names: Names) => string;

function placeText(p: HandProblem, names: Names): string {
  if (p.place === "stock") return "el pozo";
  if (p.place === "lastTile") return "la última ficha";
  return p.seat === undefined ? "la mano" : nameOf(p.seat, names);
}

const countRange: Describe = (p, names) => {
  const expected =
    p.expected === undefined ? `entre ${numberOf(p.min)} y ${numberOf(p.max)}` : wordOf(p.expected);
  if (p.place === undefined && p.seat === undefined) {
    return `quedan ${numberOf(p.count)} fichas entre todos y al terminar así quedan ${expected}`;
  }
  const who = p.place === "stock" ? "el pozo tiene" : `${placeText(p, names)} tiene`;
  return `${who} ${numberOf(p.count)} fichas y se esperan ${expected}`;
};

const outOfTurn: Describe = (p, names) => {
  if (p.side !== undefined) return `${nameOf(p.side, names)} no juega en esta mesa`;
  if (p.expected === undefined) return `${nameOf(p.seat, names)} no juega en esta mesa`;
  if (p.at === 0) {
    const holder = typeof p.tile === "string" ? `, que tiene la ${p.tile}` : "";
    return `salida equivocada de ${nameOf(p.seat, names)}: sale ${nameOf(p.expected, names)}${holder}`;
  }
  return `juega ${nameOf(p.seat, names)} y el turno es de ${nameOf(p.expected, names)}`;
};

const doesNotFit: Describe = (p) => {
  const fits = Array.isArray(p.fits) ? p.fits : [];
  const ends = endsText(p.ends);
  if (fits.length === 2)
    return `la ${wordOf(p.tile)} cabe por los dos extremos (${ends}): falta L o R`;
  if (fits.length === 1) {
    return `la ${wordOf(p.tile)} no cabe por ese extremo; va por ${fits[0] === "L" ? "la izquierda (L)" : "la derecha (R)"}`;
  }
  return `la ${wordOf(p.tile)} no cabe: los extremos son ${ends}`;
};

const notBlocked: Describe = (p) => {
  if (Array.isArray(p.tiles)) return `no está trancado: todavía se puede jugar ${listOf(p.tiles)}`;
  if (Array.isArray(p.ends)) {
    return `no está trancado: con los extremos ${endsText(p.ends)} queda alguna ficha que cabe`;
  }
  return "no está trancado: de todos los números quedan fichas sin jugar";
};

const unfinished: Describe = (p, names) => {
  if (p.doubles !== undefined) {
    const needed =
      typeof p.needed === "number" ? `se piden ${p.needed}` : "no se reparte por dobles";
    return `${nameOf(p.seat, names)} mostró ${numberOf(p.doubles)} dobles y ${needed}: la mano sigue`;
  }
  const tiles =
    Array.isArray(p.tiles) && p.tiles.length > 0 ? ` y puede jugar ${listOf(p.tiles)}` : "";
  return `la mano no ha terminado: el turno es de ${nameOf(p.seat, names)}${tiles}`;
};

const PROBLEMS: Readonly<Record<HandProblemCode, Describe>> = {
  "unknown-tile": (p) => `no existe la ficha «${wordOf(p.tile)}»; van de 0-0 a 6-6`,
  "duplicate-tile": (p, names) =>
    `la ${wordOf(p.tile)} está dos veces; la segunda, en ${placeText(p, names)}`,
  "wrong-tile-count": countRange,
  "missing-tiles": (p, names) =>
    p.seat === undefined
      ? "faltan las fichas o los puntos que le quedan a cada jugador"
      : `faltan las fichas o los puntos de ${nameOf(p.seat, names)}`,
  "tile-not-in-hand": (p, names) => `${nameOf(p.seat, names)} no tiene la ${wordOf(p.tile)}`,
  "out-of-turn": outOfTurn,
  "does-not-fit": doesNotFit,
  "must-lead-with": (p) => `la primera mano se abre con la ${wordOf(p.expected)}`,
  "playable-tile-held": (p, names) =>
    `renuncio: ${nameOf(p.seat, names)} pasó y podía jugar ${listOf(p.tiles)}`,
  "must-draw": (p, names) =>
    typeof p.expected === "string"
      ? `la ficha que sigue en el pozo es la ${p.expected}, no la ${wordOf(p.tile)}`
      : `${nameOf(p.seat, names)} debe robar: quedan ${numberOf(p.stock)} fichas por levantar`,
  "must-not-draw": (p, names) =>
    Array.isArray(p.tiles) && p.tiles.length > 0
      ? `${nameOf(p.seat, names)} no puede robar: podía jugar ${listOf(p.tiles)}`
      : "no quedan fichas que se puedan robar",
  "played-after-end": (p) =>
    `la mano ya había terminado en ${p.ending === "block" ? "tranque" : "dominó"} en la jugada ${numberOf(p.endedAt) + 1}`,
  unfinished,
  "not-blocked": notBlocked,
  "pips-out-of-range": (p, names) =>
    p.seat === undefined
      ? `los puntos suman ${wordOf(p.pips)} y el juego entero tiene ${numberOf(p.max)}`
      : `${nameOf(p.seat, names)} tiene ${wordOf(p.pips)} puntos y se esperan de ${numberOf(p.min)} a ${numberOf(p.max)}`,
  "pips-impossible": describeImpossiblePips,
  "closer-has-tiles": (p, names) =>
    `${nameOf(p.seat, names)} dominó y no le puede quedar nada (${wordOf(p.pips, wordOf(p.count))})`,
  "seen-tile-not-played": (p, names) =>
    `${nameOf(p.seat, names)} debe jugar su ficha vista ${wordOf(p.expected)} a la primera oportunidad`,
  "seen-tile-cannot-finish": (p, names) =>
    `${nameOf(p.seat, names)} no puede terminar con la ficha vista ${wordOf(p.tile)}`,
  "both-sides-score": () => "solo un lado anota en una mano",
  "points-out-of-range": (p) =>
    p.max === undefined
      ? `los puntos (${wordOf(p.points)}) no caben en una mano`
      : `los puntos (${wordOf(p.points)}) no caben en una mano: de ${numberOf(p.min)} a ${numberOf(p.max)}`,
};

/** The sentence of a problem, without its article. */
export function describeProblemFacts(problem: HandProblem, names: Names): string {
  return `${moveText(problem.at)}${PROBLEMS[problem.code](problem, names)}`;
}
