import type { z } from "zod";
import type { NumberProblem } from "@/domain/tournament/roster-number";
import { capitalized } from "./capitalized";
import { plainError } from "./document-error";
import { settingFieldWords } from "./rules/field-words";

// Words for what is wrong in a form: the field by its name, and what would be right. Given to zod as the error map
// (`schema.safeParse(data, { error: fieldError })`, `zodResolver(schema, { error: fieldError })`).

type FieldWords = {
  /** With its article, as in "Falta …". */
  readonly label: string;
  readonly expected: string;
};

const FIELDS: Readonly<Record<string, FieldWords>> = {
  p12: { label: "el archivo del certificado", expected: "elige el .p12 o .pfx, que no esté vacío" },
  organisation: { label: "el nombre de la federación", expected: "escribe un nombre" },
  name: { label: "el nombre", expected: "escribe un nombre" },
  venue: { label: "el lugar", expected: "escribe dónde se juega" },
  city: { label: "la ciudad", expected: "escribe la ciudad o déjala en blanco" },
  startsOn: { label: "la fecha", expected: "un día del calendario, como 2026-02-13" },
  startTime: {
    label: "la hora de inicio",
    expected: "una hora de 00:00 a 23:59, como 19:30, o en blanco si no se dice",
  },
  timeZone: { label: "la zona horaria", expected: "una zona como America/Santo_Domingo" },
  format: { label: "la modalidad", expected: "parejas fijas, individual o equipos" },
  weight: { label: "la categoría", expected: "nacional, regional, club o abierto" },
  rules: { label: "el reglamento", expected: "elige uno de la lista" },
  preset: { label: "el reglamento", expected: "elige uno de la lista" },
  rounds: { label: "el número de rondas", expected: "un número entero de 1 a 30" },
  round: { label: "la ronda", expected: "un número entero de 1 a 30" },
  method: {
    label: "el método de emparejar",
    expected: "plegado, deslizado, vecinos o sorteo",
  },
  club: { label: "el trato a los del mismo club", expected: "sin evitar, evitar o prohibir" },
  partnerCooldown: {
    label: "el descanso entre compañeros",
    expected: "de 0 a 30 rondas, o en blanco para no repetir mientras se pueda",
  },
  opponentCooldown: {
    label: "el descanso entre rivales",
    expected: "de 0 a 30 rondas, o en blanco para no repetir mientras se pueda",
  },
  teamSize: { label: "cuántos juegan de cada equipo", expected: "cuatro u ocho" },
  system: { label: "el sistema", expected: "suizo o todos contra todos" },
  cycles: { label: "las vueltas", expected: "de 1 a 4" },
  firstRound: { label: "la primera ronda", expected: "elige una de la lista" },
  criteria: {
    label: "los criterios para emparejar",
    expected: "criterios de la lista, cada uno una sola vez",
  },
  finalKind: { label: "la fase final", expected: "elige una de la lista" },
  finalEntrants: { label: "cuántos pasan a la final", expected: "un número entero de 2 a 1024" },
  finalFrom: {
    label: "la ronda en que empieza la final",
    expected: "una ronda del torneo, de la 2 en adelante",
  },
  tableOrder: {
    label: "el orden de las mesas",
    expected: "números de mesa separados por comas, cada uno una sola vez, o en blanco",
  },
  standingsOrder: {
    label: "el orden de desempate",
    expected: "al menos un criterio de la lista, cada uno una sola vez",
  },
  feeCents: { label: "la inscripción", expected: "un monto de RD$ 0 a RD$ 100,000" },
  countsFrom: { label: "desde cuándo cuenta una Hoja", expected: "elige verificada o cerrada" },
  desk: { label: "lo que se pide a las Hojas en papel", expected: "marca lo que haga falta" },
  cents: { label: "el monto", expected: "un monto mayor que cero, hasta RD$ 100,000" },
  pointsAC: { label: "los puntos de A·C", expected: "un número entero de 0 en adelante" },
  pointsBD: { label: "los puntos de B·D", expected: "un número entero de 0 en adelante" },
  winner: { label: "la pareja que ganó", expected: "elige A·C o B·D" },
  why: { label: "por qué no hay manos", expected: "elige uno de la lista" },
  note: { label: "la nota", expected: "unas palabras, o en blanco" },
  target: { label: "la meta", expected: "de 30 a 500 puntos" },
  callMinutes: {
    label: "el minuto de la llamada",
    expected: "de 5 a 180 minutos, o en blanco si no hay",
  },
  slotMinutes: {
    label: "la duración de la ronda",
    expected: "de 5 a 240 minutos, o en blanco si no hay",
  },
  absenceMinutes: { label: "la espera por un ausente", expected: "de 1 a 60 minutos" },
  lateSeconds: { label: "la gracia para llegar a la mesa", expected: "de 0 a 900 segundos" },
  capicuaBonus: { label: "el premio por capicúa", expected: "de 0 a 200 puntos" },
  passBonus: { label: "el premio por pase", expected: "de 0 a 200 puntos" },
  doubleBlankAlone: { label: "el valor del doble blanco solo", expected: "de 0 a 50 puntos" },
  doublesRedeal: {
    label: "los dobles para repetir el reparto",
    expected: "de 3 a 7 dobles, o en blanco si no se repite",
  },
  hiddenTiles: { label: "las fichas ocultas", expected: "de 0 a 14 fichas" },
  number: { label: "el número de federación", expected: "solo dígitos, hasta ocho, como 00045" },
  firstNames: { label: "el nombre", expected: "solo letras, espacios, guiones y apóstrofos" },
  lastNames: { label: "el apellido", expected: "solo letras, espacios, guiones y apóstrofos" },
  nickname: { label: "el apodo", expected: "escribe el apodo o déjalo en blanco" },
  clubId: { label: "el club", expected: "elige uno de la lista o déjalo en blanco" },
  status: { label: "el estado", expected: "activo o suspendido" },
  memberIds: {
    label: "los jugadores",
    expected: "elige personas distintas: dos en parejas, una en individual",
  },
  playerId: { label: "el jugador", expected: "elige a una persona de la lista" },
  provisionalId: { label: "el jugador provisional", expected: "elige a una persona de la lista" },
  personId: { label: "el jugador", expected: "elige a una persona de la lista" },
  accountId: { label: "la cuenta", expected: "elige una de la lista" },
  tournamentId: { label: "el torneo", expected: "elige uno, o todos" },
  role: {
    label: "el rol",
    expected: "administrador, Junta, director, juez, anotador o jugador",
  },
  username: {
    label: "el usuario",
    expected: "de 3 a 32 letras minúsculas o números; en medio admite punto, guion y guion bajo",
  },
  displayName: { label: "el nombre que se muestra", expected: "escribe cómo se llama" },
  password: { label: "la contraseña", expected: "de 10 a 128 caracteres" },
  pin: { label: "el PIN", expected: "de 6 a 10 cifras" },
  current: { label: "la contraseña actual", expected: "escribe la que usas ahora" },
  code: { label: "el código", expected: "las doce letras y números de la terminal" },
  reason: { label: "el motivo", expected: "escribe por qué" },
};

type Params = Readonly<Record<string, unknown>>;

const CUSTOM: Readonly<Record<string, (field: string, params: Params) => string>> = {
  "not-a-name": (field) => `${field}: solo letras, espacios, guiones y apóstrofos.`,
  "unknown-time-zone": (field) => `${field}: escribe una zona como America/Santo_Domingo.`,
  "guessable-password": (field) =>
    `${field}: que no contenga el usuario y tenga al menos cinco caracteres distintos.`,
  "guessable-pin": (field) =>
    `${field}: que no sean cifras seguidas ni todas iguales, que es lo primero que se prueba.`,
  "slot-before-call": (field) => `${field}: no puede terminar antes del minuto de la llamada.`,
  "final-too-late": (_, { taken, latest }) => finalTooLate(Number(taken), Number(latest)),
  repeated: (field) => `${field}: hay uno repetido; cada uno va una sola vez.`,
};

/** A final of so many rounds that would have to begin in round `latest`, and goes after one of the others at least. */
function finalTooLate(taken: number, latest: number): string {
  const length = taken === 1 ? "1 ronda" : `${taken} rondas`;
  return latest < 2
    ? `Esa final lleva ${length} y va después de una al menos: el torneo tiene que tener ${taken + 1} o más.`
    : `Esa final lleva ${length}: empieza en la ${latest} a más tardar, o el torneo tiene más rondas.`;
}

const NUMBER_WORDS = {
  "number-not-digits": ({ value }) =>
    `«${value}» no es un número de federación: solo lleva dígitos, hasta ocho, como 00045.`,
  "number-too-long": ({ value }) =>
    `«${value}» es demasiado largo: el número de federación lleva hasta ocho dígitos.`,
  "number-zero": () => "El número de federación no puede ser cero.",
  "number-inexact": ({ value }) =>
    `«${value}» lo cambió la hoja de cálculo y pudo perder dígitos: escribe el número completo, como 00045.`,
} as const satisfies Readonly<
  Record<NumberProblem["code"], (problem: { readonly value: string }) => string>
>;

/** What is wrong with a federation number, in words. */
export function numberProblemText(problem: NumberProblem): string {
  return NUMBER_WORDS[problem.code](problem);
}

function isNumberProblem(params: object): params is NumberProblem {
  return "code" in params && typeof params.code === "string" && params.code in NUMBER_WORDS;
}

/** `la fecha` → `Fecha`. */
function nameOf({ label }: FieldWords): string {
  return capitalized(label.replace(/^(?:el|la|los|las) /, ""));
}

type RawIssue = z.core.$ZodRawIssue;

function wordsOf(issue: RawIssue): FieldWords | null {
  const field = issue.path?.filter((part) => typeof part === "string").at(-1);
  return field === undefined ? null : (FIELDS[field] ?? settingFieldWords(field));
}

function isMissing(issue: RawIssue): boolean {
  const { input } = issue;
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return true;
  if (issue.code === "invalid_type" || issue.code === "invalid_value")
    return input === undefined || input === null || input === "";
  if (issue.code === "invalid_format" || issue.code === "invalid_union")
    return input === "" || input === undefined;
  return false;
}

function customText(issue: RawIssue, words: FieldWords): string | null {
  if (issue.code !== "custom" || issue.params === undefined) return null;
  if (isNumberProblem(issue.params)) return numberProblemText(issue.params);
  const code: unknown = issue.params.code;
  return typeof code === "string" ? (CUSTOM[code]?.(nameOf(words), issue.params) ?? null) : null;
}

/**
 * A zod error map: the sentence for one issue, naming the field and saying what would be right. Fields that it does not
 * know say their type, values or limits (`plainError`).
 */
export function fieldError(issue: RawIssue): string {
  const words = wordsOf(issue);
  if (words === null) return plainError(issue);
  const custom = customText(issue, words);
  if (custom !== null) return custom;
  if (isMissing(issue)) return `Falta ${words.label}: ${words.expected}.`;
  if (issue.code === "too_big" && issue.origin === "string" && issue.path?.at(-1) !== "password")
    return `${nameOf(words)}: admite hasta ${issue.maximum} caracteres.`;
  return `${nameOf(words)}: ${words.expected}.`;
}
