import type { AdmissionProblem } from "@/domain/claims/admissible";
import type {
  ClaimEffect,
  ClaimOutcome,
  ClaimStage,
  ClaimSubject,
  ClaimVoice,
  RefusalGround,
  StepChange,
} from "@/domain/claims/claim";
import type { BoardClock, FilingDeadline } from "@/domain/claims/deadlines";
import type { ClaimProblem } from "@/domain/claims/decide-claim";
import { localInstant } from "./document-dates";
import { infractionTitle } from "./sanctions";

// The words of formal claims.

export const SUBJECT_NAMES: Readonly<Record<ClaimSubject, string>> = {
  result: "El resultado",
  hand: "Una mano",
  sanction: "Una sanción",
  conduct: "La conducta de alguien",
  seating: "Los asientos",
  absence: "Una ausencia o tardanza",
  time: "El tiempo o el TIEMPO cantado",
  other: "Otra cosa de la partida",
};

export const STAGE_NAMES: Readonly<Record<ClaimStage, string>> = {
  filed: "Presentado",
  admitted: "En estudio",
  refused: "No admitido",
  withdrawn: "Retirado",
  decided: "Decidido",
};

export const OUTCOME_NAMES: Readonly<Record<ClaimOutcome, string>> = {
  upheld: "Aceptado",
  partly: "Aceptado en parte",
  dismissed: "Rechazado",
};

export const GROUND_NAMES: Readonly<Record<RefusalGround, string>> = {
  late: "Fuera de plazo",
  inadmissible: "No se puede reclamar",
};

export const VOICE_NAMES: Readonly<Record<ClaimVoice, string>> = {
  claimant: "Quien reclama",
  "other-side": "La otra pareja",
  judge: "Juez",
  director: "Dirección",
  junta: "Junta",
};

/** What a decision changes, short, for people who may not know the sheet: nothing private. */
export const EFFECT_NAMES: Readonly<Record<ClaimEffect["effect"], string>> = {
  "cancel-incident": "Anula una infracción",
  "change-incident": "Cambia una infracción",
  "add-incident": "Añade una infracción",
  "correct-hand": "Corrige una mano",
  "remove-hand": "Quita una mano",
  "rule-score": "Fija el resultado",
  "annul-result": "Anula la partida",
};

/** "Anula una infracción. Corrige una mano." or that nothing changes. */
export function effectsText(effects: readonly ClaimEffect["effect"][]): string {
  if (effects.length === 0) return "La Hoja queda como estaba.";
  return [...new Set(effects)].map((effect) => `${EFFECT_NAMES[effect]}.`).join(" ");
}

/** What is said of a Hoja that a ruling corrected: what it changed, and that a ruled result is not the sum of the hands. */
export function rulingLines(ruling: {
  readonly result?: true;
  readonly changes?: readonly ClaimEffect["effect"][];
}): readonly string[] {
  const { result, changes = [] } = ruling;
  return [
    ...(changes.length === 0 ? [] : [`Qué cambió la Junta: ${effectsText(changes)}`]),
    ...(result ? ["El resultado lo fijó la Junta y prevalece: no se suma de las manos."] : []),
  ];
}

/** How a claim stands, with its outcome once decided. */
export function claimStateName(stage: ClaimStage, outcome: ClaimOutcome | null): string {
  return stage === "decided" && outcome ? OUTCOME_NAMES[outcome] : STAGE_NAMES[stage];
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** "2 días y 3 h", "5 h y 20 min", "12 min". */
export function spanText(ms: number): string {
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours >= 48) return `${Math.floor(hours / 24)} días y ${hours % 24} h`;
  if (hours > 0) return `${hours} h y ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : "menos de 1 min";
}

/** What is left of the Junta's term. */
export function boardClockText({ isOverdue, ms }: BoardClock): string {
  return isOverdue ? `Vencido hace ${spanText(ms)}` : `Quedan ${spanText(ms)}`;
}

/** Until when a claim may be filed, in one sentence. */
export function deadlineText({ kind, at }: FilingDeadline, timeZone: string): string {
  const when = at === null ? null : localInstant(new Date(at).toISOString(), timeZone);
  switch (kind) {
    case "next-round":
      return when === null
        ? "Se puede reclamar hasta el primer TIEMPO de la ronda siguiente."
        : `El plazo terminó con el primer TIEMPO de la ronda siguiente (${when}).`;
    case "last-round":
      return when === null
        ? "Es la última ronda: el plazo cuenta desde que se cierre la Hoja."
        : `Es la última ronda: se puede reclamar hasta el ${withoutStop(when)}.`;
    case "before-signing":
      return when === null
        ? "Se reclama antes de firmar la Hoja."
        : `El plazo terminó cuando la pareja firmó la Hoja (${when}).`;
  }
}

/** "9:05 p. m." ends a sentence by itself. */
function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

/** "La sanción de la ronda 3, mesa 2 pasa de la segunda a la primera vez." */
export function stepChangeText({ infraction, round, table, step }: StepChange): string {
  const [before, after] = step;
  const name = (value: number | null) => (value === null ? "sin paso" : `paso ${value}`);
  return `${infractionTitle(infraction)}, ronda ${round}, mesa ${table}: de ${name(before)} a ${name(after)}.`;
}

type Facts = Readonly<Record<string, unknown>>;

const CLAIM_PROBLEMS: Readonly<Record<string, (facts: Facts) => string>> = {
  "claim-not-found": () => "Ese reclamo no existe.",
  "claim-text-needed": () => "Escribe qué reclamas.",
  "claim-reason-needed": () => "Falta el motivo.",
  "claim-article-needed": () => "Falta el artículo en que se apoya.",
  "claim-already-filed": () => "Ese reclamo ya estaba presentado.",
  "claim-not-filed": () => "Ese reclamo no está presentado.",
  "claim-already-admitted": () => "El reclamo ya está en estudio.",
  "claim-not-admitted": () => "Primero hay que tomarlo en estudio.",
  "dismissed-with-effects": () =>
    "Un reclamo rechazado no cambia la Hoja: quita los cambios o acéptalo en parte.",
  "no-effects-to-apply": () => "La decisión no cambia nada de la Hoja.",
  "already-applied": () => "La decisión ya está aplicada.",
  "claim-over": ({ stage }) =>
    `El reclamo ya terminó: está «${STAGE_NAMES[stage as ClaimStage] ?? String(stage)}». La decisión es final (27.1).`,
  "too-much-evidence": ({ most }) => `Caben ${String(most)} como máximo.`,
  "effect-repeated": () => "Dos cambios de la decisión tocan lo mismo: deja uno.",
  "effect-without-object": () =>
    "Algo de lo que se cambia ya no está en la Hoja: recarga y revisa la decisión.",
  "claim-stale": ({ number }) =>
    `El reclamo n.º ${String(number)} cambió mientras lo tenías abierto. Ya ves lo último: revisa y vuelve a enviar.`,
  "claim-match-not-over": () =>
    "La partida no ha terminado: durante el juego vale la decisión del juez (26.2).",
  "claim-late": ({ deadline }) =>
    (deadline as FilingDeadline).kind === "last-round"
      ? "El plazo para reclamar terminó. Si hay un motivo grave, dilo a la Junta."
      : "El plazo para reclamar terminó con el primer TIEMPO de la ronda siguiente. Si hay un motivo grave, dilo a la Junta.",
  "claim-hand-needed": () => "Elige la mano que reclamas.",
  "claim-incident-needed": () => "Elige la sanción que reclamas.",
  "claim-hand-unknown": () => "Esa mano no está en la Hoja.",
  "claim-incident-unknown": () => "Esa infracción no está en la Hoja.",
  "claim-entry-unknown": () => "Esa línea no está en el registro del torneo.",
  "claim-no-appeal": ({ infraction, article }) =>
    `«${infractionTitle(String(infraction))}» no tiene apelación (art. ${String(article)}).`,
  "claim-exists": ({ number }) =>
    `Tu pareja ya reclama eso: es el reclamo n.º ${String(number)}. Añade allí lo que falte.`,
  "claim-final": ({ number }) =>
    `La Junta ya respondió a eso en el reclamo n.º ${String(number)}, y es final (27.1).`,
  "claimant-needed": () => "Di por quién se registra el reclamo.",
  "claimant-not-at-table": () => "Esa persona no jugó en esta mesa.",
  "claimant-is-other": () => "Cada jugador reclama por sí mismo; por otro, un oficial.",
};

/** Why a claim does not go on, in one sentence. */
export function claimProblemText(
  problem: { readonly code: string } & (ClaimProblem | AdmissionProblem | Facts),
): string {
  const describe = CLAIM_PROBLEMS[problem.code];
  return describe ? describe(problem) : `No se pudo hacer (${problem.code}).`;
}

/** The facts of a notice, as they are stored. */
export type NoticeWords = {
  readonly number: number;
  readonly round: number;
  readonly table: number;
  readonly subject?: ClaimSubject;
  readonly outcome?: ClaimOutcome;
  readonly corrected?: boolean;
  readonly infraction?: string;
  readonly step?: readonly [number | null, number | null];
};

/** A notice in one sentence. */
export function noticeText(kind: string, facts: NoticeWords): string {
  const claim = `el reclamo n.º ${facts.number} (ronda ${facts.round}, mesa ${facts.table})`;
  switch (kind) {
    case "claim-filed":
      return `Se presentó ${claim}: ${subjectText(facts)}.`;
    case "claim-statement":
      return `Hay una declaración nueva en ${claim}.`;
    case "claim-admitted":
      return `La Junta tomó en estudio ${claim}.`;
    case "claim-refused":
      return `La Junta no admitió ${claim}.`;
    case "claim-withdrawn":
      return `Se retiró ${claim}.`;
    case "claim-decided":
      return `La Junta decidió ${claim}: ${outcomeText(facts)}.${facts.corrected ? " La Hoja tiene una versión nueva." : " La Hoja queda como estaba."}`;
    case "sanction-changed":
      return `Por el reclamo n.º ${facts.number} cambió una sanción tuya: ${stepChangeText({
        incidentId: "",
        infraction: facts.infraction ?? "",
        round: facts.round,
        table: facts.table,
        step: facts.step ?? [null, null],
      })}`;
    default:
      return `Hay novedades en ${claim}.`;
  }
}

function subjectText({ subject }: NoticeWords): string {
  return subject ? SUBJECT_NAMES[subject].toLowerCase() : "algo de la partida";
}

function outcomeText({ outcome }: NoticeWords): string {
  return outcome ? OUTCOME_NAMES[outcome].toLowerCase() : "decidido";
}
