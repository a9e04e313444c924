import type {
  RosterField,
  RosterFileProblem,
  RosterNote,
  RosterRowProblem,
} from "@/domain/tournament/roster";
import type {
  Likeness,
  RosterAction,
  RosterDecision,
  UpdatedField,
} from "@/domain/tournament/roster-plan";
import { numberProblemText } from "./fields";

/** Columns of a roster as people call them. */
export const ROSTER_FIELD_NAMES: Readonly<Record<RosterField, string>> = {
  number: "No. Federación",
  firstNames: "Nombres",
  lastNames: "Apellidos",
  fullName: "Nombre completo",
  nickname: "Apodo",
  club: "Club",
  city: "Ciudad",
};

/** What will be done with a row. */
export const ROSTER_ACTION_NAMES: Readonly<Record<RosterAction, string>> = {
  create: "Nuevo",
  update: "Se actualiza",
  unchanged: "Sin cambios",
  decide: "Por decidir",
  repeated: "Repetido",
  conflict: "Conflicto",
  error: "Con error",
};

const EXPECTED_COLUMNS =
  "una fila con los títulos de las columnas, por ejemplo: No. Federación; Apellidos; Nombres; Apodo; Club; Ciudad";

const FILE_KINDS = {
  spreadsheet: "un libro de Excel",
  pdf: "un PDF",
  image: "una imagen",
  other: "un archivo que no es de texto",
} as const;

function quoted(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .map((text) => `«${text}»`)
    .join(", ");
}

/** Why a file cannot be imported, and what would be right. */
export function rosterFileProblemText(problem: RosterFileProblem): string {
  switch (problem.code) {
    case "file-empty":
      return "El archivo está vacío: guarda el listado como CSV y súbelo otra vez.";
    case "file-too-large":
      return `El archivo pesa ${megabytes(problem.bytes)} MB: un listado admite hasta ${megabytes(problem.most)} MB.`;
    case "file-is-not-text":
      return `Esto es ${FILE_KINDS[problem.kind]}: ábrelo en Excel y usa «Guardar como… CSV».`;
    case "too-many-rows":
      return `El archivo tiene ${problem.rows} filas: divídelo en partes de hasta ${problem.most}.`;
    case "too-many-columns":
      return `El archivo tiene ${problem.columns} columnas: deja solo las del listado, hasta ${problem.most}.`;
    case "no-header":
      return `No se encuentra el encabezado: hace falta ${EXPECTED_COLUMNS}. La primera fila dice: ${quoted(problem.firstRow)}.`;
    case "no-name-column":
      return `Falta la columna de los nombres: pon «Nombres» y «Apellidos», o «Nombre completo». El encabezado dice: ${quoted(problem.headers)}.`;
    case "no-rows":
      return "Debajo del encabezado no hay ninguna persona.";
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function rowProblem(problem: RosterRowProblem): string {
  switch (problem.code) {
    case "missing":
      return "falta; escríbelo.";
    case "one-word-name":
      return `«${problem.value}» trae una sola palabra: hacen falta nombre y apellido.`;
    case "not-a-name":
      return `«${problem.value}» no parece un nombre: solo letras, espacios, guiones y apóstrofos.`;
    case "too-long":
      return `tiene ${problem.length} caracteres: admite hasta ${problem.most}.`;
    case "too-many-cells":
      return `hay ${problem.found} celdas y el encabezado tiene ${problem.expected}: si un texto lleva el separador, ponlo entre comillas.`;
    case "unreadable-character":
      return `«${problem.value}» trae letras que no se pueden leer: guarda el archivo como CSV UTF-8.`;
    default:
      return numberProblemText(problem);
  }
}

/** What is wrong with a row: `Fila 54, No. Federación: …`. */
export function rosterRowProblemText(problem: RosterRowProblem): string {
  const field = problem.field === null ? "" : `, ${ROSTER_FIELD_NAMES[problem.field]}`;
  return `Fila ${problem.line}${field}: ${rowProblem(problem)}`;
}

/** What was read with a guess or repaired in a good row. */
export function rosterNoteText(note: RosterNote): string {
  switch (note.code) {
    case "name-recased":
      return `«${note.from}» se guardará como «${note.to}».`;
    case "name-split":
      return `Se leyó: nombres «${note.firstNames}», apellidos «${note.lastNames}».`;
    case "nickname-taken-out":
      return `El apodo «${note.nickname}» venía dentro del nombre.`;
    case "number-rewritten":
      return `El número «${note.from}» se leyó como ${note.to}.`;
    case "cells-joined":
      return `${ROSTER_FIELD_NAMES[note.field]}: se unieron las celdas sobrantes, «${note.value}».`;
    case "stray-quote":
      return "Había unas comillas sin cerrar: revisa lo que se leyó.";
  }
}

const CHANGED_NAMES: Readonly<Record<UpdatedField, string>> = ROSTER_FIELD_NAMES;

function likenessText(alike: Likeness): string {
  if ("line" in alike) return `la fila ${alike.line}`;
  return alike.number === null ? `${alike.name} (sin número)` : `${alike.name} (${alike.number})`;
}

function likenessList(alike: readonly Likeness[]): string {
  return alike.map(likenessText).join(", ");
}

/** What a row of the plan means, beyond its action; empty where there is nothing to add. */
export function rosterDecisionText(decision: RosterDecision): string {
  switch (decision.action) {
    case "create":
      return decision.alike.length === 0
        ? ""
        : `Mismo nombre y club que ${likenessList(decision.alike)}: revisa que no sea la misma persona con dos números.`;
    case "update":
      return decision.changes
        .map(({ field, from, to }) => `${CHANGED_NAMES[field]}: ${from ?? "en blanco"} → ${to}`)
        .join("; ");
    case "unchanged":
      return "";
    case "decide":
      return decision.why === "number-missing"
        ? "No trae número de federación: se deja fuera, salvo que se decida crearla sin número."
        : `Se parece a ${likenessList(decision.alike)}: se deja fuera, salvo que se decida si es la misma persona o una nueva.`;
    case "repeated":
      return `Ya está en la fila ${decision.firstLine}: cuenta una sola vez.`;
    case "conflict":
      return `El número ${decision.row.number ?? ""} es también de ${likenessList(decision.with)}, con otro nombre: corrige el número o el nombre.`;
    case "error":
      return decision.problems.map(rosterRowProblemText).join(" ");
  }
}
