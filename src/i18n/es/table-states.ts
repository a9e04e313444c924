import type { ActaStage } from "@/domain/match/acta";
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

export const TABLE_STATE_NAMES: Readonly<Record<TableState, string>> = {
  waiting: "Por empezar",
  playing: "Jugando",
  "to-verify": "Esperando juez",
  verified: "Verificada",
  claimed: "Con reclamo",
  closed: "Cerrada",
};

/** What the bell means for a table; null while it plays as always. */
export const LAST_HAND_NAMES: Readonly<Record<MatchStatus, string | null>> = {
  playing: null,
  "last-hand": "Última mano",
  "extra-hand": "Una mano más",
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
