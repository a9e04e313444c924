import type { AccessDecision } from "@/domain/access/can";
import type { Action } from "@/domain/access/permissions";
import type { Capacity, Role } from "@/domain/access/roles";

/** Roles as people call them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: "Administrador",
  junta: "Junta Directiva",
  director: "Director",
  judge: "Juez",
  scorekeeper: "Anotador",
  player: "Jugador",
};

const CAPACITY_NAMES: Readonly<Record<Capacity, string>> = {
  admin: "el administrador",
  junta: "la Junta Directiva",
  director: "el director",
  judge: "un juez",
  scorekeeper: "un anotador",
  player: "el propio jugador",
  table: "la mesa con su código",
  public: "cualquiera",
};

/** What each action does, as an infinitive: "Para … hace falta …". */
export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  "public.read": "ver las páginas públicas",
  "people.manage": "crear o cambiar jugadores",
  "people.import": "importar un listado de jugadores",
  "clubs.manage": "crear o cambiar clubes",
  "accounts.manage": "administrar cuentas y roles",
  "certificate.manage": "cambiar el certificado que firma las Hojas",
  "backup.create": "guardar una copia de todo",
  "backup.restore": "restaurar una copia",
  "tournament.create": "crear un torneo",
  "tournament.configure": "cambiar los ajustes del torneo",
  "tournament.view-draft": "entrar a las páginas de los oficiales",
  "tournament.close": "cerrar el torneo",
  "officials.assign": "nombrar jueces y anotadores",
  "entrants.manage": "inscribir o retirar participantes",
  "fees.record": "anotar pagos de inscripción",
  checkin: "marcar asistencia",
  "round.pair": "emparejar una ronda",
  "round.edit-preview": "cambiar el borrador de la ronda",
  "round.view-draft": "ver el borrador de la ronda",
  "round.publish": "publicar la ronda",
  "round.close": "cerrar la ronda",
  "clock.run": "manejar el reloj",
  "sheets.print": "imprimir las Hojas",
  "table-codes.issue": "entregar los códigos de mesa",
  "standings.view-draft": "ver la tabla provisional",
  "audit.read": "leer el registro de cambios",
  "acta.view-live": "ver la mesa en juego",
  "acta.record-hand": "anotar manos",
  "acta.desk-entry": "pasar la Hoja en la mesa de control",
  "acta.change-medium": "pasar una mesa del teléfono al papel",
  "acta.deliver": "recibir la Hoja en la mesa de control",
  "incident.record": "anotar una infracción",
  "incident.cancel": "anular una infracción",
  "acta.verify": "verificar la Hoja",
  "acta.sign-collect": "recoger las firmas",
  "acta.sign-own": "firmar la Hoja de tu mesa",
  "acta.close": "cerrar la Hoja",
  "acta.reopen": "reabrir la Hoja",
  "judge.call": "llamar a un juez",
  "judge.answer": "atender una llamada",
  "claim.file": "presentar un reclamo",
  "claim.read": "ver un reclamo",
  "claim.decide": "decidir un reclamo",
  "claim.apply": "corregir la Hoja por decisión de la Junta",
  "claim.withdraw": "retirar un reclamo",
  "claim.list": "ver los reclamos del torneo",
  "sanctions.view-private": "ver las sanciones de un jugador",
};

function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} o ${last}`;
}

/** A refusal in words: why not, and who could or what would be right. */
export function refusalText(refusal: AccessDecision & { readonly allowed: false }): string {
  const doing = ACTION_NAMES[refusal.action];
  switch (refusal.code) {
    case "own-match":
      return `Quien juega en la mesa no puede ${doing}: le toca a otro juez o director.`;
    case "judge-available":
      return "Hay un juez disponible para esta mesa: la Hoja la verifica el juez.";
    case "other-match":
      return "Este código es de otra mesa o de otra ronda: usa el de la tarjeta de tu mesa.";
    case "other-tournament":
      return `Para ${doing} el rol de ${ROLE_NAMES[refusal.role]} debe ser en este torneo: el que hay es en otro.`;
    case "all-tournaments-needed":
      return `Para ${doing} el rol de ${ROLE_NAMES[refusal.role]} debe valer para todos los torneos.`;
    case "other-person":
      return refusal.action === "claim.withdraw"
        ? "Un reclamo lo retira quien lo presentó, o un oficial a su pedido."
        : "Solo se ven las sanciones propias.";
    case "not-in-match":
      return `Para ${doing} hay que haber jugado en esa mesa, o ser oficial del torneo.`;
    case "sign-in-needed":
      return `Para ${doing} hay que entrar con una cuenta: puede hacerlo ${whoCan(refusal.roles)}.`;
    case "role-needed":
      return `Esta cuenta no puede ${doing}: puede hacerlo ${whoCan(refusal.roles)}.`;
  }
}

function whoCan(roles: readonly Capacity[]): string {
  return oneOf(roles.map((role) => CAPACITY_NAMES[role]));
}
