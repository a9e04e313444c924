import { ROLES } from "@/domain/access/roles";
import { ROLE_NAMES } from "./access";
import { PLAYER_STATUS_NAMES } from "./people";

// Why a person, a club, an account or an import was refused, and what would be right.

type Facts = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const list = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");
const thousands = (value: unknown) => Math.round(Number(value) / 1000);

function roleName(value: unknown): string {
  const role = ROLES.find((one) => one === value);
  return role === undefined ? "ese rol" : ROLE_NAMES[role];
}

function statusName(value: unknown): string {
  return value === "suspended" ? PLAYER_STATUS_NAMES.suspended : PLAYER_STATUS_NAMES.active;
}

export const PEOPLE_PROBLEMS: Readonly<Record<string, (facts: Facts) => string>> = {
  "number-permanent": ({ number }) =>
    `El número de federación es permanente: déjalo en ${text(number)}. Si es de otra persona, crea una ficha nueva.`,
  "number-taken": ({ number, person }) =>
    `El número ${text(number)} ya es de ${text(person)}: revisa el carnet y escribe el que corresponde.`,
  "same-name": ({ people }) => `Ya hay alguien con ese nombre: ${list(people)}.`,
  "status-already": ({ status }) => `Ya está como «${statusName(status)}».`,
  "club-not-found": () => "Ese club no existe o no está activo: elige otro de la lista.",
  "club-exists": ({ club }) => `Ya existe el club «${text(club)}»: usa ese o escribe otro nombre.`,
  "merge-in-tournament": ({ person }) =>
    `${text(person)} está en un torneo: únelo desde la inscripción de ese torneo, para que pasen sus resultados.`,
  "merge-with-account": ({ person }) =>
    `${text(person)} tiene una cuenta: en Cuentas, enlázala primero con la ficha que queda.`,
  "photo-too-large": ({ bytes, most }) =>
    `La foto pesa ${thousands(bytes)} kB: admite hasta ${thousands(most)} kB.`,
  "photo-not-jpeg": () => "Ese archivo no es una foto JPEG completa: elige otra foto.",
  "photo-too-many-pixels": ({ width, height, most }) =>
    `La foto mide ${width} × ${height}: admite hasta ${most} × ${most} puntos.`,
  "photo-too-small": ({ width, height, least }) =>
    `La foto es muy pequeña (${width} × ${height} puntos) y no se lee: hazla con la cámara del teléfono, que se vea la Hoja entera; hacen falta ${least} puntos en su lado largo.`,
  "roster-changed": () =>
    "El padrón o el archivo cambió desde la revisión: mira la revisión nueva y confirma otra vez.",
  "answer-not-offered": ({ rows }) =>
    `La respuesta de la fila ${list(rows)} ya no se puede cumplir: dos filas no pueden ser la misma persona. Revísala.`,
  "username-taken": ({ username }) =>
    `El usuario «${text(username)}» ya existe: escribe otro (los signos y los espacios cuentan como puntos).`,
  "person-has-account": ({ username }) =>
    `Esa persona ya tiene la cuenta «${text(username)}»: cada persona lleva una sola.`,
  "role-held": ({ person, role }) => `${text(person)} ya tiene el rol de ${roleName(role)} ahí.`,
  "role-not-held": () => "Ese rol ya no lo tiene.",
  "own-admin": () =>
    "No puedes quitarte la administración ni cerrar tu propia cuenta: pídeselo a otro administrador.",
  "last-admin": () =>
    "Es la única cuenta de administración que queda: da primero ese rol a otra cuenta.",
  "password-shown-already": () => "La contraseña de ese envío ya no se puede mostrar: genera otra.",
  "wrong-password": () => "La contraseña actual no es esa: escríbela otra vez.",
  "too-many-attempts": ({ waitSeconds }) =>
    `Hubo muchos intentos. Espera ${waitSeconds} segundos y prueba otra vez.`,
};
