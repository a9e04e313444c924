import type {
  ClubPolicy,
  FinalKind,
  FirstRound,
  PairingMethod,
  PairingSystem,
} from "@/domain/event/event-document";
import type { EventFormat } from "@/domain/rules/settings";

type Choice = { readonly label: string; readonly hint: string };

export const FORMAT_TEXTS: Readonly<Record<EventFormat, Choice>> = {
  pairs: { label: "Parejas fijas", hint: "Los mismos dos juegan juntos todo el torneo." },
  individual: {
    label: "Individual",
    hint: "Cada ronda toca otro compañero; cada uno suma lo suyo.",
  },
  teams: {
    label: "Equipos de cuatro",
    hint: "Cuatro equipos se reparten en cuatro mesas, los de igual número juntos; suman los cuatro.",
  },
};

/** What is entered in each format, as many of them. */
export const UNIT_NAMES: Readonly<Record<EventFormat, string>> = {
  pairs: "parejas",
  individual: "jugadores",
  teams: "equipos",
};

export const METHOD_TEXTS: Readonly<Record<PairingMethod, Choice>> = {
  fold: { label: "Plegado", hint: "El primero con el último, el segundo con el penúltimo." },
  slide: { label: "Deslizado", hint: "La mitad de arriba contra la de abajo, en orden." },
  adjacent: { label: "Vecinos", hint: "Primero con segundo, tercero con cuarto." },
  random: { label: "Sorteo", hint: "Al azar, con la semilla guardada." },
};

export const SYSTEM_TEXTS: Readonly<Record<PairingSystem, Choice>> = {
  swiss: { label: "Suizo", hint: "Cada ronda, por las posiciones: juegan los que van parecido." },
  "round-robin": {
    label: "Todos contra todos",
    hint: "Por un calendario hecho antes de la primera ronda.",
  },
};

export const FIRST_ROUND_TEXTS: Readonly<Record<FirstRound, string>> = {
  method: "como las demás rondas, por el método",
  draw: "por sorteo",
  ranking: "por orden, primero con segundo",
  fold: "primero con último",
  clubs: "clubes repartidos",
};

export const FINAL_TEXTS: Readonly<Record<FinalKind | "none", string>> = {
  none: "Sin fase final: deciden las posiciones",
  knockout: "Eliminatoria de los mejores",
  "round-robin": "Todos contra todos de los mejores",
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
