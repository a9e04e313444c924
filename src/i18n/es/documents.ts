import type { HandEnding } from "@/domain/hand/hand";
import type { NoHandsReason } from "@/domain/match/acta";
import type { TieBreak } from "@/domain/rules/settings";
import type { CardColour } from "@/domain/rules/vocabulary";
import { endingLegend } from "./ending-letters";
import { listed } from "./listed";

// The words of the printed documents.

export const endingWords: Readonly<Record<HandEnding, string>> = {
  domino: "Dominó",
  block: "Tranque",
  annulled: "Anulada",
  "false-block": "Tranque falso",
  redeal: "Se repartió otra vez",
};

export const cardWords: Readonly<Record<CardColour, string>> = {
  yellow: "Amarilla",
  red: "Roja",
  black: "Negra",
};

export const noHandsWords: Readonly<Record<NoHandsReason, string>> = {
  "paper-totals": "Sin manos: se pasó solo el total del papel.",
  "sheet-lost": "Sin manos: la hoja se perdió.",
  "director-ruling": "Sin manos: resultado por decisión del director.",
};

export const decidedByWords: Readonly<Record<TieBreak, string>> = {
  wins: "ganadas",
  net: "efectividad",
  for: "puntos a favor",
  against: "puntos en contra",
  buchholz: "Buchholz",
  "buchholz-cut1": "Buchholz sin el peor",
  direct: "encuentro directo",
  lots: "sorteo",
  rank: "orden de inscripción",
};

export const sheetWords = {
  title: "Hoja de Anotaciones",
  round: "Ronda",
  table: "Mesa",
  pair: (side: string) => `Pareja ${side}`,
  number: (number: string) => `N.º ${number}`,
  scorekeeper: "ANOTA",
  target: (points: number) => `A ${points} puntos`,
  call: (minutes: number) => `TIEMPO a los ${minutes} min`,
  slot: (minutes: number) => `turno de ${minutes} min`,
  firstLeader: "Sale primero",
  callHand: "Mano en juego al TIEMPO",
  callDuring: (hand: number) => `TIEMPO en la mano ${hand}`,
  callAfter: (hand: number) => `TIEMPO después de la mano ${hand}`,
  hand: "Mano",
  leader: "Sale",
  ending: "Cómo terminó y quién",
  points: "Puntos",
  running: "Van",
  pips: "Puntos en mano",
  capicua: "capicúa",
  tied: "empate",
  removed: "Retirada",
  legend: (redeal: boolean) => `Anota ${endingLegend(redeal)}, y la letra de quién.`,
  noteOf: (hand: number, what: string, why: string) =>
    `Mano ${hand} ${what}${why === "" ? "" : `: ${why}`}.`,
  wasCorrected: "corregida",
  wasRemoved: "retirada",
  continues: (part: number, parts: number) => `Continúa en la hoja ${part + 1} de ${parts}.`,
  part: (part: number, parts: number) => `hoja ${part} de ${parts}`,
  player: "Jugador",
  fines: "Multas y abonos",
  cards: "Tarjetas",
  total: "Total",
  standing: "Queda",
  onRecord: "récord",
  won: "Ganó",
  lost: "Perdió",
  result: "Resultado",
  winner: (side: string) => `Ganó la pareja ${side}`,
  noWinner: "Sin pareja ganadora",
  winnerLabel: "Ganó",
  endedLabel: "Terminó por",
  endedFlat: "por",
  endedBy: {
    target: (points: number) => `por llegar a ${points} puntos`,
    time: () => "por tiempo",
    forfeit: () => "por forfait",
  },
  endings: (points: number) => [`${points} puntos`, "tiempo", "forfait"],
  signs: (side: string) => `Firma de la pareja ${side}`,
  judge: "Juez",
  director: "Director, en función de juez",
  refused: "Se negó a firmar (11.3)",
  signedOnPaper: "Firmada en papel",
  signedByPin: "Firmada con su PIN",
  unsigned: "Sin firma",
  byRuling: "Por decisión de la Junta",
  rulingNote: (claim: number, reason: string) =>
    `Corregida por decisión de la Junta, reclamo n.º ${claim}: ${reason.replace(/\.$/, "")}.`,
  by: (seat: string, name: string) => `${seat} · ${name}`,
  verify: "Verifica esta hoja",
  version: (version: number) => `Versión ${version}`,
  closed: (when: string) => `cerrada el ${when}`,
  replaces: (version: number, by: string, when: string, reason: string) =>
    `Corrige la versión ${version}, que reabrió ${by} el ${when}: ${reason}`,
  replaced: (by: string, when: string, reason: string) =>
    `Ya no vale: la reabrió ${by} el ${when}: ${reason}`,
  blank: "En blanco",
  upTo: (hands: number) => (hands === 0 ? "Sin manos todavía" : `Hasta la mano ${hands}`),
  goesOnOnPaper: (hand: number) => `Continúa en papel desde la mano ${hand}.`,
  seating: (hash: string) => `puestos ${hash}`,
  hash: (hash: string, key?: string) =>
    `SHA-256 ${hash}${key === undefined ? "" : ` · clave ${key}`}`,
} as const;

export const listWords = {
  byTable: "Mesas",
  byName: "Busca tu mesa",
  round: (round: number) => `Ronda ${round}`,
  pairAC: "Pareja AC",
  pairBD: "Pareja BD",
  name: "Nombre",
  table: "Mesa",
  seat: "Silla",
  rests: "Descansa",
  restsNote: "descansan esta ronda",
  printed: (when: string) => `Impreso el ${when}`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  standings: "Clasificación",
  afterRound: (round: number) => `Después de la ronda ${round}`,
  duringRound: (round: number, counted: number, tables: number) =>
    `Provisional: ronda ${round}, ${counted} de ${tables} mesas`,
  final: "Final",
  rank: "Pos.",
  entrant: "Participante",
  played: "J",
  wins: "G",
  for: "A favor",
  against: "En contra",
  net: "Efectividad",
  fines: "Multas",
  decidedBy: "Qué decidió",
  legend: (order: string) =>
    `J jugadas, G ganadas. Orden: ${order}. «Qué decidió» separa cada puesto del siguiente.`,
  players: "Lista de presentes",
  present: "Presente",
  federationNumber: "N.º",
  club: "Club",
  fee: "Cuota",
  paid: "pagada",
  owed: "debe",
  provisional: "provisional",
  count: (count: number) => (count === 1 ? "1 persona" : `${count} personas`),
} as const;

export const tableCardWords = {
  table: "Mesa",
  scan: "Escanea para anotar",
  code: "Código de la mesa",
  validFor: (round: number) => `Solo para la ronda ${round}. Cambia en cada ronda.`,
} as const;

export const crossedTableWords = {
  title: "Cuadro cruzado",
  round: (round: number) => `R${round}`,
  net: "Efect.",
  won: "G",
  lost: "P",
  pending: "sin resultado",
  rest: "descansa",
  absent: "ausente",
  with: (places: readonly number[]) => `con ${places.join("·")}`,
  legend:
    "En cada ronda: G ganó o P perdió contra quien va en ese puesto (y con quién jugó), y los puntos.",
  shortLegend: "En cada ronda: G ganó o P perdió contra quien va en ese puesto.",
} as const;

export const credentialWords = {
  title: "Credenciales",
  entrant: (number: number) => `Participante ${number}`,
  number: (number: string) => `N.º ${number}`,
} as const;

export const diplomaWords = {
  title: "Diploma",
  awardedTo: "se otorga a",
  with: (names: readonly string[]) => `junto a ${listed(names)}`,
  place: (place: number) =>
    `por el ${place}.${[1, 3].includes(place % 10) && ![11, 13].includes(place) ? "er" : "º"} lugar`,
  wins: (wins: number) => (wins === 1 ? "1 partida ganada" : `${wins} partidas ganadas`),
  net: (net: string) => `efectividad ${net}`,
  signers: ["Director del torneo", "Juez principal", "Presidente"],
} as const;
