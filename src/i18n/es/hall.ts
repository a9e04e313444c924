import type { HallMark } from "@/domain/tournament/hall";
import { TABLE_STATE_NAMES } from "./table-states";

/** What about a table somebody must know, short enough for a filter. */
export const HALL_MARK_NAMES: Readonly<Record<HallMark, string>> = {
  call: "Llaman al juez",
  "open-incident": "Infracción sin infractor",
  "bell-unanswered": "Falta responder a TIEMPO",
  "hand-owed": "Falta anotar la mano",
  refused: "Firma rehusada",
  claim: "Con reclamo",
  away: "Alguien fuera",
  "last-hand": "Última mano",
  "extra-time": "Con más tiempo",
  paper: "En papel",
};

/** Who may get up (11.2), as the hall reads it. */
export const RISE_NAMES = {
  stays: "No se levanten: falta el juez",
  rises: "Ya pueden levantarse",
} as const;

/** How many tables may get up: "4 mesas ya pueden levantarse". */
export function risingText(tables: number): string {
  return tables === 1 ? "1 mesa ya puede levantarse" : `${tables} mesas ya pueden levantarse`;
}

/** What a table has to do, as the hall's screen shows it to everybody. */
export const STATE_GROUP_NAMES = {
  stays: RISE_NAMES.stays,
  "last-hand": "ÚLTIMA MANO",
  "extra-hand": "MANO ADICIONAL",
  "tie-break-hand": "MANO DE DESEMPATE",
  unanswered: "Respondan a TIEMPO en la mesa",
  owed: "Anoten la mano que terminó",
  playing: TABLE_STATE_NAMES.playing,
  waiting: TABLE_STATE_NAMES.waiting,
  rises: RISE_NAMES.rises,
} as const;
