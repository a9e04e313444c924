import { ROLES } from "@/domain/access/roles";
import { ROLE_NAMES } from "./access";
import { auditActionName } from "./audit";
import { PLAYER_STATUS_NAMES } from "./people";

// What was done to a person of the roster or to an account, as its history says it.

const ACTIONS: Readonly<Record<string, string>> = {
  "people.create": "Creó la ficha",
  "people.update": "Cambió la ficha",
  "people.suspend": "Suspendió",
  "people.reinstate": "Levantó la suspensión",
  "people.photo": "Puso la foto",
  "people.photo-remove": "Quitó la foto",
  "people.merge": "Unió una ficha sin número a esta",
  "entrants.join": "Unió a quien jugó sin número",
  "accounts.create": "Creó la cuenta",
  "accounts.change": "Cambió la cuenta",
  "accounts.reset-password": "Generó una contraseña nueva",
  "accounts.change-password": "Cambió su contraseña",
  "accounts.grant": "Dio un rol",
  "accounts.revoke": "Quitó un rol",
};

/** What an entry of the history did. */
export function historyActionName(action: string): string {
  return ACTIONS[action] ?? auditActionName(action);
}

const FIELDS: Readonly<Record<string, string>> = {
  number: "No. Federación",
  firstNames: "Nombres",
  lastNames: "Apellidos",
  nickname: "Apodo",
  club: "Club",
  city: "Ciudad",
  status: "Estado",
  provisional: "Sin número",
  person: "Persona",
  username: "Usuario",
  displayName: "Nombre que se muestra",
  active: "Abierta",
  role: "Rol",
  tournament: "Torneo",
};

function valueText(field: string, value: unknown): string {
  if (field === "role") {
    const role = ROLES.find((one) => one === value);
    if (role !== undefined) return ROLE_NAMES[role];
  }
  if (field === "status")
    return value === "suspended" ? PLAYER_STATUS_NAMES.suspended : PLAYER_STATUS_NAMES.active;
  if (field === "tournament" && value === null) return "todos";
  if (typeof value === "boolean") return value ? "sí" : "no";
  return value === null || value === undefined || value === "" ? "en blanco" : String(value);
}

type Facts = Readonly<Record<string, unknown>>;

/** What changed, a line a field: `Club: en blanco → Peña de la Caoba`. Data without a name are not shown. */
export function historyChanges(before: Facts, after: Facts): readonly string[] {
  const fields = Object.keys(FIELDS).filter((field) => field in before || field in after);
  return fields.flatMap((field) => {
    const name = FIELDS[field];
    if (!(field in before))
      return after[field] === null && field !== "tournament"
        ? []
        : [`${name}: ${valueText(field, after[field])}`];
    if (!(field in after)) return [`${name}: ${valueText(field, before[field])}`];
    return before[field] === after[field]
      ? []
      : [`${name}: ${valueText(field, before[field])} → ${valueText(field, after[field])}`];
  });
}
