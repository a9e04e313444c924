import type { ActaStage, CountsFrom } from "@/domain/match/acta";
import type { MatchStatus } from "@/domain/match/match-document";
import type { EventFormat } from "@/domain/rules/settings";

/** What the hall sees of a table: several states of its Hoja are one thing from there. */
export const TABLE_STATES = [
  "waiting",
  "playing",
  "to-verify",
  "verified",
  "claimed",
  "closed",
] as const;
export type TableState = (typeof TABLE_STATES)[number];

const STATE_OF_STAGE: Readonly<Record<ActaStage, TableState>> = {
  issued: "waiting",
  playing: "playing",
  finished: "to-verify",
  verified: "verified",
  signed: "verified",
  delivered: "verified",
  registered: "verified",
  claimed: "claimed",
  resolved: "verified",
  closed: "closed",
};

export function tableStateOf(stage: ActaStage): TableState {
  return STATE_OF_STAGE[stage];
}

/** Every state of a table by its name, which is the same on every screen. */
export const STAGE_NAMES: Readonly<Record<ActaStage, string>> = {
  issued: "Por empezar",
  playing: "En juego",
  finished: "Esperando juez",
  verified: "Verificada",
  signed: "Firmada",
  delivered: "Entregada",
  registered: "Registrada",
  claimed: "Reclamada",
  resolved: "Resuelta",
  closed: "Cerrada",
};

/** The name of a state beside how many tables are in it: "1 Cerrada", "2 Cerradas", "2 En juego". */
export function stageCountName(stage: ActaStage, count: number): string {
  const name = STAGE_NAMES[stage];
  return count !== 1 && /ada$|elta$/.test(name) ? `${name}s` : name;
}

/** Tables grouped, for counts and filters: by the state's own name where the group has one alone, else by what they wait for. */
export const TABLE_STATE_NAMES: Readonly<Record<TableState, string>> = {
  waiting: STAGE_NAMES.issued,
  playing: STAGE_NAMES.playing,
  "to-verify": STAGE_NAMES.finished,
  verified: "Por cerrar",
  claimed: STAGE_NAMES.claimed,
  closed: STAGE_NAMES.closed,
};

/** What each state of a Hoja means, in a sentence. */
export const STAGE_MEANINGS: Readonly<Record<ActaStage, string>> = {
  issued: "La Hoja está emitida; nadie ha confirmado los asientos.",
  playing: "Los asientos están confirmados y se juega.",
  finished: "La partida terminó y espera al juez: nadie se levanta.",
  verified: "El juez la revisó: el resultado vale y faltan firmas.",
  signed: "Firmaron las dos parejas, o consta que una no quiso.",
  delivered: "Está firmada y el papel está en la mesa de control.",
  registered: "La mesa de control dio por bueno lo que se anotó del papel.",
  claimed: "Está cerrada y hay un reclamo ante la Junta.",
  resolved: "La Junta la corrigió; falta cerrarla.",
  closed: "Está sellada con su código y su firma.",
};

/** From when on a Hoja counts in the standings. */
export const COUNTS_FROM_TEXTS: Readonly<
  Record<CountsFrom, { readonly label: string; readonly hint: string }>
> = {
  verified: { label: "Al verificarla el juez", hint: "Lo de siempre: las firmas llegan después." },
  closed: { label: "Al cerrarla", hint: "Con las firmas y el sello; las posiciones tardan más." },
};

/** What the bell means for a table; null while it plays as always. */
export const LAST_HAND_NAMES: Readonly<Record<MatchStatus, string | null>> = {
  playing: null,
  "last-hand": "Última mano",
  "extra-hand": "Mano adicional",
  "tie-break-hand": "Mano de desempate",
  finished: null,
};

export const FORMAT_NAMES: Readonly<Record<EventFormat, string>> = {
  pairs: "Parejas fijas",
  individual: "Individual",
  teams: "Equipos",
};

/** The format as it is played: for teams, with how many of each play at once. */
export function formatName(format: EventFormat, teamSize = 4): string {
  if (format !== "teams") return FORMAT_NAMES[format];
  const words: Readonly<Record<number, string>> = { 4: "cuatro", 8: "ocho" };
  return `Equipos de ${words[teamSize] ?? teamSize}`;
}

export const WEIGHT_NAMES: Readonly<Record<"national" | "regional" | "club" | "open", string>> = {
  national: "Nacional",
  regional: "Regional",
  club: "De club",
  open: "Abierto",
};
