import type { ClubPolicy, PairingMethod } from "@/domain/event/event-document";
import type { EventFormat } from "@/domain/rules/settings";

type Choice = { readonly label: string; readonly hint: string };

export const FORMAT_TEXTS: Readonly<Record<Exclude<EventFormat, "teams">, Choice>> = {
  pairs: { label: "Parejas fijas", hint: "Los mismos dos juegan juntos todo el torneo." },
  individual: {
    label: "Individual",
    hint: "Cada ronda toca otro compañero; cada uno suma lo suyo.",
  },
};

export const METHOD_TEXTS: Readonly<Record<PairingMethod, Choice>> = {
  fold: { label: "Plegado", hint: "El primero con el último, el segundo con el penúltimo." },
  slide: { label: "Deslizado", hint: "La mitad de arriba contra la de abajo, en orden." },
  adjacent: { label: "Vecinos", hint: "Primero con segundo, tercero con cuarto." },
  random: { label: "Sorteo", hint: "Al azar, con la semilla guardada." },
};

export const CLUB_POLICY_TEXTS: Readonly<Record<ClubPolicy, Choice>> = {
  off: { label: "Sin evitar", hint: "El club no cuenta." },
  weak: { label: "Evitar", hint: "Los del mismo club, mientras se pueda." },
  strict: { label: "Prohibir", hint: "Pesa más que el puntaje." },
};

export const WEIGHT_NAMES = {
  national: "Nacional",
  regional: "Regional",
  club: "De club",
  open: "Abierto (no da puntos por lugar)",
} as const;
