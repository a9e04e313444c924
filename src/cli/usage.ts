import {
  CLUB_POLICIES,
  FIRST_ROUNDS,
  PAIRING_METHODS,
  PAIRING_SYSTEMS,
} from "@/domain/event/event-document";
import { CLUB_SIZES, SIMULATION_LIMITS } from "@/domain/pairing/simulate/simulation-options";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { EVENT_FORMATS } from "@/domain/rules/settings";

// What may be typed behind each command of `capicua`: from here the line is read, refused and explained.

type Flag = {
  /** What stands behind it, as the help names it; null for a flag that is only there or not. */
  readonly value: string | null;
  readonly text: string;
};

export type Usage = {
  /** The file it reads, as the help names it; null for a command that reads none. */
  readonly file: string | null;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly example: string;
};

const yes = (text: string): Flag => ({ value: null, text });
const oneOf = (values: readonly string[], text: string): Flag => ({
  value: values.join("|"),
  text,
});

/** Flags that every command takes. */
export const COMMON_FLAGS = {
  pretty: yes("la respuesta en varias líneas, con sangría"),
  help: yes("esta página (también -h)"),
} as const satisfies Usage["flags"];

const ndjson = yes("un pedido por línea, y una respuesta por cada uno en el mismo orden");
const pdfOut: Flag = { value: "PDF", text: "archivo que se escribe (obligatorio)" };
const { entrants, rounds, cycles, teamSize, forbidden, fixedTables } = SIMULATION_LIMITS;
const many = ([least, most]: readonly [number, number], text: string): Flag => ({
  value: "N",
  text: `${text}, de ${least} a ${most}`,
});

const SIMULATE_FLAGS: Usage["flags"] = {
  format: oneOf(EVENT_FORMATS, "la modalidad (obligatoria)"),
  entrants: many(entrants, "cuántos participan (obligatorio)"),
  rounds: many(rounds, "rondas (obligatorio)"),
  seed: { value: "TEXTO", text: "semilla: con la misma sale el mismo torneo; por defecto 1" },
  rules: oneOf(PRESET_IDS, "reglamento; por defecto fededodo-2026"),
  alone: oneOf(["2", "3", "4"], "cada quien para sí, tantos por mesa; solo con individual"),
  system: oneOf(PAIRING_SYSTEMS, "sistema; por defecto swiss"),
  cycles: many(cycles, "vueltas de round-robin; por defecto 1"),
  method: oneOf(PAIRING_METHODS, "cómo se empareja por la tabla; por defecto, el de la modalidad"),
  club: oneOf(CLUB_POLICIES, "trato a los del mismo club; por defecto, el de la modalidad"),
  "first-round": oneOf(FIRST_ROUNDS, "cómo se empareja la primera; por defecto method"),
  "team-size": many(teamSize, "cuántos juegan de un equipo, un número par; por defecto 4"),
  final: {
    value: "knockout:N|round-robin:N",
    text: "fase final de N en las últimas rondas; por defecto no hay",
  },
  clubs: oneOf(CLUB_SIZES, "tamaño de los clubes; por defecto even"),
  forbidden: many(forbidden, "parejas que no se cruzan; por defecto 0"),
  "fixed-tables": many(fixedTables, "participantes con mesa fija; por defecto 0"),
  absences: yes("hay ausencias"),
  late: yes("hay quien llega tarde"),
  withdrawals: yes("hay retiros"),
  returns: yes("hay quien falta unas rondas y vuelve"),
  suspensions: yes("hay suspendidos"),
  expulsions: yes("hay expulsados"),
  fines: yes("hay multas"),
  forfeits: yes("hay mesas perdidas por incomparecencia"),
  hands: yes("cada mesa se juega mano a mano"),
  certificates: yes("cada ronda lleva la prueba de que es la mejor"),
  standings: yes("cada ronda lleva las posiciones de después"),
};

const run = (rest: string) => `npm run -s capicua -- ${rest}`;

/** Every command by its name, in the order of the help. */
export const USAGES: Readonly<Record<string, Usage>> = {
  hand: { file: "MANO.json", flags: { ndjson }, example: run("hand mano.json --pretty") },
  match: { file: "PARTIDA.json", flags: { ndjson }, example: run("match partida.json --pretty") },
  pair: {
    file: "TORNEO.json",
    flags: {
      ndjson,
      "why-not": { value: "4,7|4,bye", text: "por qué no se cruzan esos dos, o no descansa ese" },
    },
    example: run("pair torneo.json --why-not 4,7"),
  },
  check: { file: "TORNEO.json", flags: { ndjson }, example: run("check torneo.json --pretty") },
  standings: { file: "TORNEO.json", flags: { ndjson }, example: run("standings torneo.json") },
  sanction: { file: "INFRACCION.json", flags: { ndjson }, example: run("sanction caso.json") },
  simulate: {
    file: null,
    flags: SIMULATE_FLAGS,
    example: run("simulate --format pairs --entrants 24 --rounds 6 --seed 7 --final knockout:8"),
  },
  sheet: {
    file: "PEDIDO.json",
    flags: { out: pdfOut },
    example: run("sheet pedido.json --out hojas.pdf"),
  },
  convocatoria: {
    file: "PEDIDO.json",
    flags: { out: pdfOut },
    example: run("convocatoria pedido.json --out convocatoria.pdf"),
  },
  verify: {
    file: "HOJA.pdf|REGISTRO.json",
    flags: {
      key: { value: "CLAVES", text: "la clave pública, o el archivo que la tiene (obligatorio)" },
      registry: { value: "SELLOS.json", text: "registro de sellos: ¿es la versión que cuenta?" },
    },
    example: run("verify hoja.pdf --key claves.json --registry sellos.json"),
  },
  rules: { file: null, flags: {}, example: run("rules --pretty") },
};

function flagLines(flags: Usage["flags"]): string {
  const lines = Object.entries(flags).map(
    ([name, { value, text }]) => `  --${name}${value === null ? "" : ` ${value}`}\n      ${text}`,
  );
  return lines.join("\n");
}

/** The help of one command: its line, each flag with values and default, an example. */
export function usagePage(name: string, { file, flags, example }: Usage, summary: string): string {
  const reads = file === null ? "" : ` [${file} | -]`;
  const input =
    file === null ? "No lee ningún archivo." : "Sin archivo, o con -, lee la entrada estándar.";
  return `capicua ${name}${reads} [opciones]

${summary}
${input} Formato: docs/formats.md.

Opciones:
${flagLines({ ...flags, ...COMMON_FLAGS })}

Ejemplo:
  ${example}
`;
}
