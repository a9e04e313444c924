import type { PairingMethod } from "@/domain/event/event-document";
import type {
  BrokenCriterion,
  PassedOver,
  RestReason,
  TableReason,
} from "@/domain/pairing/round-pairing";
import { listed } from "./listed";
import { describeFormatRest, describeFormatWhy } from "./pairing-formats";

// Whole sentences about a round, for the public and for auditors: why a table is so, who rests and why, what is wrong.

type NameOf = (id: string) => string;

const asGiven: NameOf = (id) => id;

const METHODS: Readonly<Record<PairingMethod, string>> = {
  fold: "el primero con el último",
  slide: "la mitad de arriba con la de abajo",
  adjacent: "cada uno con el siguiente",
  random: "por sorteo",
};

const both = (ids: readonly string[], nameOf: NameOf) => listed(ids.map(nameOf));
const wins = (count: number) => (count === 1 ? "1 ganada" : `${count} ganadas`);
const times = (count: number) => (count === 1 ? "1 vez" : `${count} veces`);

/** Why a table is as it is, in one sentence. */
export function describeWhy(reason: TableReason, nameOf: NameOf = asGiven): string {
  switch (reason.code) {
    case "clubs-spread":
    case "schedule":
    case "mended":
    case "knockout":
    case "last-four":
    case "block":
      return describeFormatWhy(reason, nameOf);
    case "first-round":
      return `Primera ronda: ${METHODS[reason.method]}.`;
    case "same-wins":
      return `Todos llegan con ${wins(reason.wins)}.`;
    case "float":
      return `${nameOf(reason.down)} baja a jugar con ${nameOf(reason.up)}, que tiene ${wins(reason.difference)} menos.`;
    case "float-lower":
      return `${nameOf(reason.lower)} estaba más abajo en ese grupo y no bajó: ${obstacleText(reason.obstacle, listed([reason.lower, reason.up].map(nameOf)))}.`;
    case "natural-opponent":
      return `El método daba a ${nameOf(reason.id)} como rival a ${nameOf(reason.natural)}: ${obstacleText(reason.obstacle, "los dos")}.`;
    case "win-spread":
      return `En la mesa hay entre ${reason.fewest} y ${wins(reason.most)}.`;
    case "first-meeting":
      return "No se habían enfrentado.";
    case "new-partners":
      return "Ninguno repite compañero.";
    case "method":
      return `Puestos ${listed(reason.places)}: ${METHODS[reason.method]} de su grupo, en lo posible.`;
    case "balanced-sides":
      return `Parejas equilibradas: puestos ${reason.places.slice(0, 2).join(" y ")} contra ${reason.places.slice(2).join(" y ")}.`;
    case "meets-again":
      return `${both(reason.ids, nameOf)} se enfrentaron en la ronda ${reason.round}; ya pueden repetir.`;
    case "rematch":
    case "opponent-repeated":
      return `${both(reason.ids, nameOf)} repiten el cruce de la ronda ${reason.round}: no se pudo evitar.`;
    case "partner-repeated":
      return `${both(reason.ids, nameOf)} repiten como compañeros desde la ronda ${reason.round}: no se pudo evitar.`;
    case "forbidden-pair":
      return `${both(reason.ids, nameOf)} no debían coincidir: no se pudo evitar.`;
    case "same-club":
      return `${both(reason.ids, nameOf)} son del mismo club (${reason.club}).`;
  }
}

/** What stood between two who might have met, after a colon. */
function obstacleText(obstacle: PassedOver, who: string): string {
  switch (obstacle.because) {
    case "met":
      return `${who} ya jugaron en la ronda ${obstacle.round}`;
    case "forbidden":
      return `${who} no deben coincidir`;
    case "same-club":
      return `${who} son del mismo club`;
    case "floats-again":
      return "habría dos saltos de grupo seguidos en el mismo sentido";
    case "elsewhere":
      return "así la ronda no saldría mejor";
  }
}

/** Why somebody rests, in one sentence. */
export function describeRest(reason: RestReason, nameOf: NameOf = asGiven): string {
  switch (reason.code) {
    case "schedule-rest":
    case "opponent-away":
    case "best-wait":
      return describeFormatRest(reason, nameOf);
    case "too-few":
      return `Hay ${reason.present} y una mesa necesita ${reason.needed}.`;
    case "rest-lowest":
      return `Puesto ${reason.place}: el más bajo de los que menos han descansado (${times(reason.rests)}).`;
    case "rest-protects":
    case "second-bye":
      return `Puesto ${reason.place}${reason.rests === 0 ? "" : `, ya descansó ${times(reason.rests)}`}: ${turnText(reason.before, nameOf)}.`;
  }
}

function turnText(before: string | undefined, nameOf: NameOf): string {
  const who = before === undefined ? "otro" : nameOf(before);
  return `antes le tocaba a ${who}, pero así la ronda rompería un criterio que pesa más`;
}

/** A hard criterion that no round could keep, in one sentence. */
export function describeBroken(broken: BrokenCriterion, nameOf: NameOf = asGiven): string {
  const at = broken.table === undefined ? "" : `Mesa ${broken.table}: `;
  const who = both(broken.ids, nameOf);
  const from = broken.round === undefined ? "" : ` (ronda ${broken.round})`;
  switch (broken.code) {
    case "rematch":
    case "opponent-repeated":
      return `${at}${who} repiten cruce${from}.`;
    case "partner-repeated":
      return `${at}${who} repiten como compañeros${from}.`;
    case "forbidden-pair":
      return `${at}${who} no debían coincidir.`;
    case "same-club":
      return `${at}${who} son del mismo club.`;
    case "second-bye":
      return `${who} descansa otra vez.`;
    case "fixed-table":
      return `${at}${who} pidió la mesa ${broken.wanted}, que esta ronda es de alguien mejor colocado.`;
  }
}
