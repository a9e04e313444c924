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
    label: "Equipos",
    hint: "Cuatro equipos se reparten en sus mesas, los de igual número juntos; suman todos los del equipo.",
  },
};

/** Where events are run in which everybody plays for himself. */
export const ALONE_TEXT =
  "¿Cada quien por su cuenta, de 2 a 4 en la mesa? Esos torneos todavía no se llevan aquí: la mesa se anota en el Anotador, y el torneo se empareja con la orden capicua.";

/** People of a team who play at once. */
export const TEAM_SIZE_TEXTS = {
  4: { label: "Cuartetas", hint: "Juegan cuatro de cada equipo a la vez." },
  8: {
    label: "Inter-clubes de ocho",
    hint: "Juegan ocho de cada club; del 1 al 8 en el orden en que el club los inscribe.",
  },
} as const satisfies Readonly<Record<number, Choice>>;

/** Criteria of the rounds, as the set-up says them; each one's own words are `criterionText`. */
export const CRITERIA_WORDS = {
  title: "Orden de los criterios",
  usual: "El de siempre en esta modalidad.",
  changed: "Cambiado para este torneo.",
  hint: "De dos rondas posibles se hace la que cumple mejor el primero; si empatan, la que cumple mejor el segundo, y así.",
  teamRests:
    "El descanso se decide antes: le toca al equipo más bajo de los que menos han descansado.",
  kept: "No se quita",
  reset: "Volver al orden de siempre",
} as const;

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
  none: "Sin fase final",
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
