// Refusals that the server itself makes: things that are not there, clashes between people, the order of rounds.

import { DESK_PROBLEMS } from "./desk-problems";
import { PEOPLE_PROBLEMS } from "./people-problems";
import { SIGNING_PROBLEMS } from "./signing-problems";

type Facts = Readonly<Record<string, unknown>>;
type Describe = (facts: Facts) => string;

const list = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

export const SERVER_PROBLEMS: Readonly<Record<string, Describe>> = {
  "already-exists": () => "Ya existe uno igual; recarga la página para verlo.",
  "command-id-reused": () =>
    "Ese envío ya se usó para otra cosa; recarga la página e inténtalo otra vez.",
  stale: ({ table }) =>
    table === undefined
      ? "Otra persona cambió esto mientras lo tenías abierto. Ya ves lo último: revisa y vuelve a enviar."
      : `Alguien más anotó en la mesa ${table}. Ya ves lo último: revisa y vuelve a enviar.`,
  "tournament-not-found": () => "Ese torneo no existe.",
  "round-not-found": () => "Esa ronda no existe; quizá se descartó.",
  "match-not-found": () => "Esa mesa no existe.",
  "entrant-not-found": () => "Ese participante no existe en el torneo.",
  "player-not-found": () => "Esa persona no está en el padrón.",
  "substitute-seated": ({ person, table }) =>
    `${list(person)} tiene asiento en la mesa ${list(table)} de esta ronda: busca a quien no juegue.`,
  "substitute-rests": ({ person }) =>
    `${list(person)} descansa en esta ronda y esa ronda ya le cuenta: busca a quien no juegue.`,
  "substitute-barred": ({ person }) => `${list(person)} está fuera por sanción y no puede entrar.`,
  "replaced-expelled": ({ seat }) =>
    `Quien ocupa ${list(seat)} fue expulsado: a un expulsado nadie lo sustituye.`,
  "seat-empty": ({ seat }) => `En ${list(seat)} no hay nadie a quien sustituir.`,
  "round-not-published": ({ round }) => `La ronda ${round} todavía no está publicada.`,
  "round-withdrawn": ({ round }) =>
    `La ronda ${round} se retiró antes de jugarse. Espera a que la dirección publique las mesas nuevas.`,
  "not-on-old-data": ({ round }) =>
    `La ronda ${round} ya coincide con los resultados de ahora: no hay nada que decidir.`,
  "change-refused": () => "Ese cambio no se puede hacer: mira lo que trae.",
  "change-reason-needed": () => "Ese cambio hay que confirmarlo con un motivo: escríbelo.",
  "round-closed": ({ round }) =>
    `La ronda ${round} ya está cerrada; reabre la Hoja para corregirla.`,
  "clock-command-out-of-place": ({ round }) =>
    `El reloj de la ronda ${round} ya cambió: mira cómo está antes de seguir.`,
  "entrant-not-in-round": ({ id }) => `El número ${id} no está en esta ronda.`,
  "table-not-in-round": ({ table }) => `No hay mesa ${table} en esta ronda.`,
  "nothing-to-swap": () => "Elige dos distintos para intercambiarlos.",
  "wrong-state": ({ state }) => `Ahora no se puede: está en «${list(state)}».`,
  "ending-changed": ({ table }) =>
    `La mesa ${table} terminó por una infracción que ya no la termina. Anúlala o vuelve a anotarla antes de verificar.`,
  "table-on-paper": ({ table }) =>
    `La mesa ${table} sigue en papel: se anota en la Hoja. Para volver al teléfono, avisen al juez o a la mesa de control.`,
  "other-writer": ({ label, table }) =>
    `En la mesa ${list(table)} anota ahora otro teléfono (${list(label)}). Para escribir desde este, toca «Anotar desde este teléfono».`,
  "table-code-unknown": () =>
    "Ese código no abre ninguna mesa. Revísalo en la tarjeta de tu mesa: cada ronda trae uno nuevo.",
  "table-code-early": () =>
    "La ronda de ese código todavía no está publicada. Prueba otra vez cuando el director la publique.",
  "table-code-withdrawn": ({ round }) =>
    `La ronda ${round} de esa tarjeta se retiró. Busca tu mesa nueva cuando la dirección la publique.`,
  "too-many-codes": ({ waitSeconds }) =>
    `Hubo muchos códigos equivocados. Espera ${waitSeconds} segundos y prueba otra vez.`,
  "call-not-found": () => "Esa llamada no existe.",
  "call-ended": ({ table, by }) => `La llamada de la mesa ${table} ya la cerró ${list(by)}.`,
  "call-taken": ({ by }) => `Ya va ${list(by)}.`,
  "account-not-found": () => "Esa cuenta no existe o está cerrada.",
  "post-held": ({ person }) => `${list(person)} ya tiene ese puesto en el torneo.`,
  "post-not-found": () => "Ese puesto ya no está en el torneo.",
  "team-name-needed": () => "Falta el nombre del equipo: escríbelo.",
  "team-name-taken": ({ name }) => `Ya hay un equipo «${list(name)}»: ponle otro nombre.`,
  "two-entrants-needed": () => "Elige dos inscritos distintos de este torneo.",
  ...DESK_PROBLEMS,
  ...PEOPLE_PROBLEMS,
  ...SIGNING_PROBLEMS,
  "no-connection": () => "No hay conexión con el servidor. Inténtalo otra vez.",
  "invalid-request": ({ detail }) =>
    `No se entendió lo enviado: ${list(detail).replace(/\.$/, "")}.`,
  "too-many-attempts": ({ waitSeconds }) =>
    `Fueron muchos intentos. Espera ${waitSeconds} segundos y prueba otra vez.`,
  "setup-in-demo": () => "La demostración ya trae sus cuentas; aquí no se crea ninguna.",
  "setup-done": () => "Esta instalación ya tiene cuentas. Entra con la tuya.",
  "setup-code-wrong": () =>
    "Ese código no es el que salió en la terminal, o ya se usó. Si no lo tienes, reinicia el programa: saca uno nuevo.",
};
