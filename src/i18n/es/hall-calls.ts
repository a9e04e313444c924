import { listed } from "./listed";
/** What a hall's screen calls out, by what happened; the line is spoken and shown. */
export const HALL_CALLS = {
  "round-published": (round: number) => `Ronda ${round}. Busquen su mesa.`,
  started: () => "Primer TIEMPO. Pueden empezar.",
  resumed: () => "Sigue el reloj. Pueden jugar.",
  paused: () => "Reloj en pausa.",
  "minutes-left": (minutes: number) => `Faltan ${minutes} minutos para el TIEMPO.`,
  "tables-called": (tables: readonly number[]) =>
    `${tables.length === 1 ? "Mesa" : "Mesas"} ${listed(tables)}: TIEMPO. Última mano.`,
  called: () => "TIEMPO. Última mano.",
  over: () => "Terminó la ronda.",
} as const;
