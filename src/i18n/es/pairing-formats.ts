import type {
  FormatReason,
  FormatRestReason,
  PairingProblem,
} from "@/domain/pairing/round-pairing";
import { listed } from "./listed";

// Sentences about rounds that follow a schedule, a bracket or the blocks of teams.

type NameOf = (id: string) => string;

const SCHEDULES = {
  berger: "Calendario de todos contra todos",
  whist: "Calendario whist (con cada compañero una vez, contra cada rival dos)",
  criteria: "Todos contra todos por criterios (para este número no hay calendario exacto)",
} as const;

/** What is played in a knockout, by how many are left. */
function stageText(left: number): string {
  if (left <= 2) return "Final";
  if (left <= 4) return "Semifinal";
  if (left <= 8) return "Cuartos de final";
  return `Eliminatoria de ${left}`;
}

/** Why a table is as it is, where the format says so, in one sentence. */
export function describeFormatWhy(reason: FormatReason, nameOf: NameOf): string {
  switch (reason.code) {
    case "clubs-spread":
      return "Primera ronda: clubes repartidos.";
    case "schedule":
      return `${SCHEDULES[reason.kind]}: jornada ${reason.round} de ${reason.rounds}.`;
    case "mended":
      return "Mesa hecha con los que quedaron de mesas incompletas del calendario.";
    case "knockout":
      return `${stageText(reason.left)}: puestos ${listed(reason.places.map(String))} antes de la fase final.`;
    case "last-four":
      return `Los cuatro últimos: partida ${reason.game} de 3, cada una con otro compañero.`;
    case "block":
      return reason.ranks.length === 1
        ? `Número ${reason.ranks[0]} de los equipos ${listed(reason.teams.map(nameOf))}.`
        : `Números ${listed(reason.ranks.map(String))} de ${listed(reason.teams.map(nameOf))}.`;
  }
}

/** The same in a few words, for the cards of a draft. */
export function formatWhyShort(reason: FormatReason, nameOf: NameOf): string {
  switch (reason.code) {
    case "clubs-spread":
      return "Clubes repartidos";
    case "schedule":
      return `Jornada ${reason.round} de ${reason.rounds}`;
    case "mended":
      return "De mesas incompletas";
    case "knockout":
      return `${stageText(reason.left)} (${reason.places.join("–")})`;
    case "last-four":
      return `Partida ${reason.game} de los cuatro últimos`;
    case "block":
      return `N.º ${listed(reason.ranks)}: ${listed(reason.teams.map(nameOf))}`;
  }
}

/** Why somebody rests, where the format says so, in one sentence. */
export function describeFormatRest(reason: FormatRestReason, nameOf: NameOf): string {
  switch (reason.code) {
    case "schedule-rest":
      return "Le toca descansar por calendario.";
    case "opponent-away":
      return reason.opponent === null
        ? "No queda nadie para completar su mesa en esta ronda."
        : `Le tocaba con ${nameOf(reason.opponent)}, que no juega esta ronda.`;
    case "best-wait":
      return `Puesto ${reason.place}: los mejores entran en la ronda siguiente de la fase final.`;
  }
}

const people = (count: number) => (count === 1 ? "1 persona" : `${count} personas`);

/** Why an event could not be paired, and what would be right. */
export function describePairingProblem(problem: PairingProblem): string {
  switch (problem.code) {
    case "duplicate-entrant":
      return `El participante ${problem.id} está dos veces en la lista: déjalo una sola vez.`;
    case "schedule-over":
      return `El calendario tiene ${problem.rounds} jornadas y ya están todas: cierra el torneo, o ponle otra vuelta antes de empezarlo.`;
    case "schedule-full":
      return `El participante ${problem.id} llegó con el calendario de ${problem.places} ya empezado y no hay sitio libre: solo lo hay cuando el número es impar.`;
    case "final-over":
      return problem.winners.length === 0
        ? "La fase final ya se jugó: no hay más rondas."
        : `La fase final ya se jugó: ganó ${listed(problem.winners)}.`;
    case "final-undecided":
      return `Falta el resultado de la mesa ${problem.table} de la ronda ${problem.round}: sin él no se sabe quién sigue.`;
    case "final-odd":
      return `La eliminatoria individual empieza con un número par de 4 o más, y hay ${problem.entrants}: cambia cuántos pasan.`;
    case "final-not-played":
      return `No hay fase final para mesas de ${problem.alone} donde cada quien juega solo.`;
    case "schedule-not-played":
      return `No hay calendario de todos contra todos para mesas de ${problem.alone} donde cada quien juega solo: usa el sistema suizo.`;
    case "incomplete-team":
      return `El equipo ${problem.id} tiene ${people(problem.people)} y juegan ${problem.needed}: complétalo o retíralo.`;
    case "unknown-substitute":
      return `En los cambios del equipo ${problem.id}, ${problem.person} no puede entrar o salir: entra un suplente del equipo que no esté jugando, y sale uno que juega.`;
    case "person-twice":
      return `${problem.person} está más de una vez (${listed(problem.ids)}): déjalo en un solo equipo.`;
    case "odd-team-size":
      return `En cada equipo juegan ${problem.teamSize}, y debe ser un número par: los bloques de dos equipos sientan a dos de cada uno.`;
  }
}
