import type { CallReason } from "@/domain/match/judge-call";

/** What a table calls for, short enough for a button. */
export const CALL_REASON_NAMES: Readonly<Record<CallReason, string>> = {
  infraction: "Una infracción",
  "false-pass": "Un renuncio",
  tiles: "Fichas vistas o caídas",
  count: "No cuadra la cuenta",
  seats: "Asientos o ausencia",
  conduct: "Conducta",
  clock: "El tiempo",
  other: "Otra cosa",
};
