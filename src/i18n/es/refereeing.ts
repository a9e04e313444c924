import type { PointsTarget } from "@/domain/rules/vocabulary";
import type { Stake } from "@/domain/sanctions/at-stake";
import type { Bar } from "@/domain/sanctions/standing-sanctions";
import type { EndingMismatch } from "@/domain/tournament/ending-mismatch";
import { capitalized } from "./capitalized";
import { CARD_NAMES, infractionTitle } from "./sanctions";
import { TABLE_STATE_NAMES } from "./table-states";

// The words of a judge's phone.

/** How far a table is, as a judge groups them. */
export const JUDGE_STATE_NAMES = {
  "to-verify": TABLE_STATE_NAMES["to-verify"],
  playing: TABLE_STATE_NAMES.playing,
  waiting: TABLE_STATE_NAMES.waiting,
  verified: TABLE_STATE_NAMES.verified,
  closed: TABLE_STATE_NAMES.closed,
} as const;

/** A figure with its sign, a true minus for fines. */
export function signedFigure(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Where points land; `win` are those that come with a win that is given. */
export const LANDING_NAMES = {
  match: "en la partida",
  record: "en el récord del torneo",
  win: "con la partida ganada",
} as const satisfies Readonly<Record<PointsTarget | "win", string>>;

/** "−25 en la partida". */
export function pointsText(points: number, on: PointsTarget | "win"): string {
  return `${signedFigure(points)} ${LANDING_NAMES[on]}`;
}

const TIMES = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"] as const;

/** "Segunda vez". */
export function timesText(count: number): string {
  const word = TIMES[count - 1];
  return word ? `${capitalized(word)} vez` : `${count}.ª vez`;
}

/** "Una más de Manos fuera (art. 8.7) y queda expulsado: lleva 2." Of cards: "Otra tarjeta roja y queda expulsado". */
export function stakeText({ infraction, article, consequence, count, missing }: Stake): string {
  const end = consequence === "expelled" ? "queda expulsado" : "pierde la partida";
  if (missing !== undefined) {
    const what = missing === "warned" ? "amonestación" : CARD_NAMES[missing];
    return `Otra ${what} y ${end}: ${infractionTitle(infraction).toLowerCase()} (art. ${article}).`;
  }
  return `Una más de «${infractionTitle(infraction)}» (art. ${article}) y ${end}: lleva ${count}.`;
}

/** Why somebody may not play. */
export function barText({ effect, to }: Bar): string {
  if (effect === "suspended") return `Suspendido hasta la ronda ${to}`;
  return effect === "expelled-permanently" ? "Expulsado permanentemente" : "Expulsado";
}

/** An acta at odds with the history. */
export function mismatchText({ code, infraction, article }: EndingMismatch): string {
  const title = `«${infractionTitle(infraction)}» (art. ${article})`;
  return code === "ends-no-more"
    ? `Esta partida se dio por terminada por ${title}, pero con el historial corregido esa infracción ya no la termina.`
    : `Con el historial corregido, ${title} termina esta partida, y se siguió jugando.`;
}

/** What a judge may answer to a mismatch, and what each answer does. */
export const MISMATCH_ANSWERS = {
  "ends-no-more": {
    follow: {
      label: "Que la partida siga",
      body: "Deja de contar como terminada por esa infracción; se juega lo que falta.",
    },
    leave: {
      label: "Dejarla terminada",
      body: "El resultado se queda como está, diga lo que diga el historial.",
    },
  },
  "should-end": {
    follow: {
      label: "Terminarla por esa infracción",
      body: "El resultado pasa a ser el que da el reglamento; las manos quedan anotadas y no cuentan.",
    },
    leave: {
      label: "Dejarla como se jugó",
      body: "Cuenta lo que dieron las manos.",
    },
  },
} as const;

/** A span of time to the second: "3 min 20 s". */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** Minutes waited, for a card: "hace 4 min". */
export function waitedText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? "hace menos de 1 min" : `hace ${minutes} min`;
}
