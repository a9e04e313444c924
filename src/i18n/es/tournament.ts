import type {
  RoundState,
  SettingRefusal,
  TournamentSetting,
  TournamentState,
} from "@/domain/tournament/life-cycle";
import type { Blocker, OpenTable, TableNeed } from "@/domain/tournament/life-cycle-blockers";
import type { RoundsWarning } from "@/domain/tournament/life-cycle-rounds";
import type { EntrantEvent } from "@/domain/tournament/registration";
import type { EntrantRefusal } from "@/domain/tournament/registration-commands";
import { listed } from "./listed";
import type { NameOf } from "./people";

export const TOURNAMENT_STATE_NAMES: Readonly<Record<TournamentState, string>> = {
  draft: "Borrador",
  open: "Inscripción abierta",
  running: "En juego",
  closed: "Cerrado",
};

export const ROUND_STATE_NAMES: Readonly<Record<RoundState, string>> = {
  draft: "Borrador",
  published: "Publicada",
  closed: "Cerrada",
};

export const TOURNAMENT_SETTING_NAMES: Readonly<Record<TournamentSetting, string>> = {
  name: "Nombre",
  venue: "Lugar",
  startsOn: "Fecha",
  startTime: "Hora de inicio",
  timeZone: "Zona horaria",
  feeCents: "Inscripción",
  rounds: "Rondas",
  clock: "Reloj",
  tableOrder: "Orden de las mesas",
  weight: "Categoría",
  rules: "Reglamento",
  method: "Método de emparejar",
  club: "Mismo club",
  partnerCooldown: "Descanso entre compañeros",
  opponentCooldown: "Descanso entre rivales",
  system: "Sistema",
  cycles: "Vueltas",
  firstRound: "Primera ronda",
  criteria: "Criterios para emparejar",
  final: "Fase final",
  standingsOrder: "Orden de desempate",
  countsFrom: "Desde cuándo cuenta una Hoja",
  desk: "Hojas en papel",
  forbidden: "Quiénes no se enfrentan",
  format: "Modalidad",
  teamSize: "Cuántos juegan de cada equipo",
};

/** Why a setting cannot change now. */
export function settingRefusalText(refusal: SettingRefusal): string {
  const setting = TOURNAMENT_SETTING_NAMES[refusal.setting];
  switch (refusal.code) {
    case "tournament-closed":
      return `${setting}: el torneo está cerrado y ya no cambia.`;
    case "frozen-by-round-1":
      return `${setting}: quedó fijo al publicarse la ronda 1. Aún se pueden cambiar las rondas, el reloj y el orden de las mesas.`;
    case "frozen-by-entrants":
      return `${setting}: ya hay ${refusal.entrants} inscritos; retira las inscripciones para cambiarla.`;
    case "fewer-rounds-than-published":
      return `${setting}: ya se publicaron ${refusal.published}; pon ${refusal.published} o más.`;
  }
}

const NEEDS: Readonly<Record<TableNeed, string>> = {
  result: "falta terminar la partida",
  verification: "falta que la verifique el juez",
  signatures: "faltan firmas",
  delivery: "falta que la Hoja llegue a la mesa de control",
  registering: "falta que la mesa de control la registre",
  closing: "falta cerrar la Hoja",
};

/** What a table lacks next, in a list of tables. */
export const TABLE_NEED_NAMES: Readonly<Record<TableNeed, string>> = {
  result: "Falta el resultado",
  verification: "Falta verificar",
  signatures: "Faltan firmas",
  delivery: "Falta entregarla",
  registering: "Falta registrarla",
  closing: "Falta cerrar",
};

function names(people: readonly string[], nameOf: NameOf): string {
  return people.map(nameOf).join(", ");
}

/** What stands in the way, with the table and the people to go to. */
export function blockerText(blocker: Blocker, nameOf: NameOf): string {
  switch (blocker.code) {
    case "table-open":
      return `Ronda ${blocker.round}, mesa ${blocker.table}: ${NEEDS[blocker.needs]} (${names(blocker.people, nameOf)}).${blocker.counts ? "" : " Su resultado no cuenta todavía."}`;
    case "round-open":
      return `La ronda ${blocker.round} tiene sus mesas cerradas: ciérrala.`;
    case "draft-waiting":
      return `La ronda ${blocker.round} está en borrador: publícala o descártala.`;
    case "nothing-to-publish":
      return `La ronda ${blocker.round} no tiene mesas: empareja otra vez.`;
    case "already-published":
      return `La ronda ${blocker.round} ya está publicada.`;
    case "tournament-closed":
      return "El torneo está cerrado.";
    case "tournament-not-running":
      return "El torneo no ha empezado: se cierra después de jugar.";
    case "all-rounds-played":
      return `Ya están las ${blocker.planned} rondas previstas: aumenta las rondas o cierra el torneo.`;
    case "rounds-left":
      return `Rondas jugadas: ${blocker.played} de ${blocker.planned}.`;
    case "too-few-present":
      return `Hay ${blocker.present} presentes y una mesa necesita ${blocker.needed}: marca la asistencia.`;
    case "not-checked-in":
      return blocker.people.length === 1
        ? `Falta 1 por llegar: ${names(blocker.people, nameOf)}. No se empareja.`
        : `Faltan ${blocker.people.length} por llegar: ${names(blocker.people, nameOf)}. No se emparejan.`;
    case "standings-changed":
      return `Un resultado cambió después de emparejar la ronda ${blocker.round}: conviene emparejar otra vez.`;
    case "seated-twice":
      return `${nameOf(blocker.person)} está en las mesas ${listed(blocker.tables)}.`;
    case "seated-but-out":
      return `Mesa ${blocker.table}: ${nameOf(blocker.person)} no juega esta ronda; empareja otra vez o cámbialo.`;
    case "present-but-unplaced":
      return `${nameOf(blocker.person)} está presente y no tiene mesa ni descanso.`;
    case "barred-in-lineup":
      return `${blocker.entrant} no juega: ${names(blocker.people, nameOf)} está expulsado o suspendido y sigue en la alineación. Pon a un suplente en Inscripción.`;
    case "sheet-outdated":
      return `Ronda ${blocker.round}, mesa ${blocker.table}: su Hoja se cerró antes de corregirse una sanción y ya no dice lo que cuenta. Reábrela y ciérrala otra vez.`;
    case "provisional-person":
      return `${nameOf(blocker.person)} juega con número provisional: únelo a su ficha.`;
  }
}

/** Tables that were open when a later round was paired: which, and whose result did not count. */
export function openTablesText(open: readonly OpenTable[]): string {
  const rounds = [...new Set(open.map(({ round }) => round))];
  return rounds
    .map((round) => {
      const tables = open.filter((one) => one.round === round);
      const uncounted = tables.filter(({ counts }) => counts === false);
      const [verb, of] =
        uncounted.length === 1 ? ["contaba", "la mesa"] : ["contaban", "las mesas"];
      const why = uncounted.length === 0 ? "" : ` No ${verb} todavía ${of} ${numbers(uncounted)}.`;
      return `Ronda ${round}: ${tables.length === 1 ? "mesa" : "mesas"} ${numbers(tables)}.${why}`;
    })
    .join(" ");
}

function numbers(tables: readonly OpenTable[]): string {
  return listed(tables.map(({ table }) => table));
}

/** A warning about the number of rounds. */
export function roundsWarningText(warning: RoundsWarning): string {
  const who = warning.relation === "partners" ? "compañeros" : "rivales";
  return warning.code === "repeats-unavoidable"
    ? `Con ${warning.rounds} rondas habrá que repetir ${who}: sin repetir alcanzan ${warning.atMost}.`
    : `Con ${warning.rounds} rondas puede hacer falta repetir ${who}: hasta ${warning.atMost} es seguro que no.`;
}

function pesos(cents: number): string {
  const [whole = "0", decimals = "00"] = (cents / 100).toFixed(2).split(".");
  return `RD$ ${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${decimals}`;
}

/** A line in the history of an entrant. */
export function entrantEventText(event: EntrantEvent, nameOf: NameOf): string {
  switch (event.type) {
    case "registered":
      return event.walkIn
        ? `Inscrito en la puerta, desde la ronda ${event.round}.`
        : `Inscrito, desde la ronda ${event.round}.`;
    case "checked-in":
      return `Llegó antes de la ronda ${event.round}.`;
    case "check-in-undone":
      return "Se deshizo la llegada.";
    case "withdrawn":
      return event.reason === undefined
        ? `Se retiró desde la ronda ${event.round}.`
        : `Se retiró desde la ronda ${event.round}: ${event.reason}.`;
    case "returned":
      return `Volvió desde la ronda ${event.round}.`;
    case "absent":
      return `No jugará la ronda ${event.round}.`;
    case "absence-cancelled":
      return `Sí jugará la ronda ${event.round}.`;
    case "fee-paid":
      return `Pagó ${pesos(event.cents)}.`;
    case "fee-returned":
      return `Se le devolvió ${pesos(event.cents)}.`;
    case "lineup-changed":
      return `Entra ${nameOf(event.in)} por ${nameOf(event.out)} desde la ronda ${event.round}.`;
    case "joined":
      return `El provisional ${nameOf(event.provisionalId)} es ${nameOf(event.playerId)}.`;
  }
}

/** Why something cannot be done with an entrant now. */
export function entrantRefusalText(refusal: EntrantRefusal): string {
  switch (refusal.code) {
    case "tournament-closed":
      return "El torneo está cerrado.";
    case "no-rounds-left":
      return `Ya se publicaron las ${refusal.planned} rondas: no queda ninguna por jugar.`;
    case "already-registered":
      return "Ya está inscrito.";
    case "not-registered":
      return "No está inscrito: inscríbelo primero.";
    case "already-checked-in":
      return `Ya llegó: juega desde la ronda ${refusal.from}.`;
    case "not-checked-in":
      return "No se ha marcado su llegada.";
    case "already-playing":
      return `Juega desde la ronda ${refusal.from}, ya publicada: en vez de deshacer la llegada, retíralo.`;
    case "already-withdrawn":
      return `Está retirado desde la ronda ${refusal.round}: márcalo de vuelta primero.`;
    case "not-withdrawn":
      return "No está retirado.";
    case "round-published":
      return `La ronda ${refusal.round} ya se publicó: se puede desde la ${refusal.next}.`;
    case "round-not-planned":
      return `La ronda ${refusal.round} no está prevista: el torneo tiene ${refusal.planned}.`;
    case "already-absent":
      return `Ya estaba marcado que no juega la ronda ${refusal.round}.`;
    case "not-absent":
      return `No estaba marcado ausente en la ronda ${refusal.round}.`;
    case "barred":
      return "Está expulsado o suspendido: no puede jugar.";
    case "not-a-team":
      return "Solo un equipo cambia su alineación.";
    case "not-in-lineup":
      return "El que sale no está entre los que juegan la próxima ronda.";
    case "not-a-substitute":
      return "El que entra tiene que ser un suplente del equipo.";
    case "amount-not-positive":
      return "El monto debe ser mayor que cero.";
    case "more-than-paid":
      return `Pagó ${pesos(refusal.paidCents)}: no se le puede devolver ${pesos(refusal.cents)}.`;
  }
}
