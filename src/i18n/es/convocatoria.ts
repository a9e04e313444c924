import type { ClubPolicy, CriterionId, PairingSettings } from "@/domain/event/event-document";
import { chosenCriteria, isUsualOrder } from "@/domain/event/usual-criteria";
import type { EventFormat, RuleSettings } from "@/domain/rules/settings";
import { capitalized } from "./capitalized";
import {
  CLUB_POLICY_TEXTS,
  FINAL_TEXTS,
  FIRST_ROUND_TEXTS,
  METHOD_TEXTS,
} from "./pairing-settings";
import { criterionText } from "./round-costs";

// The words of the convocatoria: the printed announcement of a tournament and the rules that it is played by.

export const convocatoriaWords = {
  over: "Convocatoria y reglas del torneo",
  organiser: "Organiza",
  direction: "Dirige",
  judges: "Jueces",
  format: "Modalidad",
  weight: "Categoría",
  rounds: "Rondas",
  target: "Meta",
  targetOf: (points: number) => `${points} puntos`,
  time: "Tiempo",
  fee: "Inscripción",
  free: "Sin costo",
  book: "Reglamento",
  frozen: "Las reglas quedaron fijas al publicarse la ronda 1.",
  open: "Las reglas quedan fijas al publicarse la ronda 1.",
  changes: "Lo que este torneo cambia del reglamento",
  unchanged: "Nada: se juega como lo da el reglamento, con las lecturas que siguen.",
  change: (label: string, value: string) => `${label}: ${value}`,
  bookSays: (value: string, article: string | null) =>
    article === null ? `Lectura usual: ${value}.` : `El libro: ${value} (art. ${article}).`,
  readings: (count: number) => `Lecturas del reglamento (${count})`,
  readingsNote:
    "Donde el libro se contradice o no es claro, este torneo lo entiende así. «Cambiada»: este torneo escogió otra cosa que la lectura usual.",
  gaps: (count: number) => `Lo que el libro no dice (${count})`,
  gapsNote: "El artículo, donde lo hay, toca el asunto sin decidirlo.",
  article: (articles: readonly string[]) =>
    articles.length === 1 ? `art. ${articles[0]}` : `arts. ${articles.join(", ")}`,
  silent: "el libro calla",
  changed: "Cambiada",
  pairing: "Emparejamiento",
  standings: "Clasificación",
  orderOf: (order: string) => `Orden: ${order}.`,
  clock: "Reloj y última mano",
  attendance: "Tardanzas, ausencias y descansos",
  fines: "Multas y tarjetas",
  usual: (catalogue: string) => `Faltas más usuales (${catalogue})`,
  byTheJudge: "Este libro no trae tabla de faltas: fuera de lo dicho, decide el juez.",
  claims: "Reclamos",
  registration: "Inscripción y resultados",
  step: (times: number, cost: string) => `${times}.ª vez: ${cost}.`,
  onlyStep: (cost: string) => `${capitalized(cost)}.`,
  scan: "Mesas, posiciones y reglas en vivo",
} as const;

/** "TIEMPO a los 35 min, mesa hasta los 40", or that there is none. */
export function timeText({
  callMinutes,
  slotMinutes,
}: Pick<RuleSettings, "callMinutes" | "slotMinutes">): string {
  if (callMinutes === null) return "Sin límite";
  const call = `TIEMPO a los ${callMinutes} min`;
  return slotMinutes === null || slotMinutes === callMinutes
    ? call
    : `${call}, mesa hasta los ${slotMinutes}`;
}

/** How rounds are paired, in sentences. */
export function pairingLines(pairing: PairingSettings, format: EventFormat): readonly string[] {
  const { final } = pairing;
  const finalLines =
    final === undefined
      ? []
      : [
          `Fase final desde la ronda ${final.from}: ${FINAL_TEXTS[final.kind].toLowerCase()} (${final.entrants}).`,
        ];
  if (pairing.system === "round-robin") {
    const cycles = pairing.cycles ?? 1;
    const times = cycles === 1 ? "una vuelta" : `${cycles} vueltas`;
    return [
      `Todos contra todos, ${times}, por un calendario fijado en la ronda 1.`,
      ...finalLines,
      ...criteriaLines(pairing, format),
    ];
  }
  const { method, firstRound = "method" } = pairing;
  const first =
    firstRound === "method"
      ? METHOD_TEXTS[method].label.toLowerCase()
      : FIRST_ROUND_TEXTS[firstRound];
  return [
    `Primera ronda: ${first}.${firstRound === "method" ? ` ${METHOD_TEXTS[method].hint}` : ""}`,
    "Después, por ganadas y efectividad: se juega con quien va igual, o lo más cerca que se pueda.",
    ...finalLines,
    cooldownText("rivales", pairing.opponentCooldown),
    ...(format === "individual" ? [cooldownText("compañeros", pairing.partnerCooldown)] : []),
    `Mismo club en una mesa: ${CLUB_POLICY_TEXTS[pairing.club as ClubPolicy].label.toLowerCase()}.`,
    ...criteriaLines(pairing, format),
  ];
}

/** The criteria where the tournament put them in an order of its own; the usual one needs no line. */
function criteriaLines(
  { club, criteria = [] }: PairingSettings,
  format: EventFormat,
): readonly string[] {
  const order = chosenCriteria(format, club, criteria);
  if (isUsualOrder(format, club, order)) return [];
  return [`Criterios de cada ronda, en este orden: ${criteriaText(order)}.`];
}

/** Criteria in a line: "nadie repite rival; no se cruzan quienes no deben". */
function criteriaText(order: readonly CriterionId[]): string {
  return order
    .map(criterionText)
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
    .join("; ");
}

function cooldownText(who: string, rounds: number | null): string {
  if (rounds === null) return `No se repiten ${who} mientras se pueda.`;
  return rounds === 0
    ? `Los ${who} pueden repetirse.`
    : `Los ${who} no se repiten en ${rounds === 1 ? "la ronda siguiente" : `las ${rounds} rondas siguientes`}.`;
}

/** The clock of a round and which hand is the last, in sentences. */
export function clockLines({
  callMinutes,
  slotMinutes,
}: Pick<RuleSettings, "callMinutes" | "slotMinutes">): readonly string[] {
  if (callMinutes === null) return ["Se juega hasta la meta, sin reloj."];
  return [
    "El primer TIEMPO abre la ronda.",
    `El segundo TIEMPO se canta a los ${callMinutes} minutos${slotMinutes === null || slotMinutes === callMinutes ? "" : `; la mesa se reserva hasta los ${slotMinutes} para terminar`}.`,
  ];
}

/** Who may be late and for how long, what an absence costs and what a rest gives, in sentences. */
export function attendanceLines(rules: RuleSettings): readonly string[] {
  const { lateSeconds, lateFirst, lateEffect, lateFine, absenceMinutes, byePoints, byeWin } = rules;
  const late =
    lateEffect === "match-lost"
      ? "se pierde la partida"
      : lateFirst === "warned"
        ? `la primera vez se anota; después, −${lateFine} en el récord`
        : `−${lateFine} en el récord`;
  return [
    `Hay ${graceText(lateSeconds)} para llegar a la mesa. Más tarde: ${late}; el tiempo no se repone.`,
    `A los ${absenceMinutes} minutos quien falta queda ausente: ${absenceText(rules)}`,
    `Descanso: ${byeWin === "win" ? "partida ganada" : "sin ganar la partida"}, ${byePoints}–0.`,
  ];
}

function graceText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} minutos` : `${seconds} segundos`;
}

function absenceText({
  absenceFine,
  absenceAgainst,
  absenceCard,
  presentPoints,
  presentWins,
}: RuleSettings): string {
  const cost = [
    absenceAgainst > 0 ? `pierde 0–${absenceAgainst}` : "pierde con 0",
    ...(absenceFine > 0 ? [`−${absenceFine} en el récord`] : []),
    ...(absenceCard === "yellow" ? ["tarjeta amarilla"] : []),
  ].join(" y ");
  const who = presentWins === "each" ? "cada presente" : "los contrarios";
  return `${cost}; ${who}, partida ganada y ${presentPoints} puntos.`;
}

/** Where fines land and what they may change, in sentences. */
export function fineLines({
  fineScope,
  fineFlipsResult,
  fineUnit,
  lateEffect,
}: RuleSettings): readonly string[] {
  return [
    `La multa base es de ${fineUnit} puntos y ${fineScope === "pair" ? "baja a la pareja" : "la lleva quien la comete"}.`,
    {
      "strict-less": "Quien por una multa queda por debajo del contrario pierde la partida.",
      "less-or-equal": "Quien por una multa no queda por encima del contrario pierde la partida.",
      never: "Una multa no cambia quién ganó.",
    }[fineFlipsResult],
    "Ni multa ni abono termina una partida.",
    lateEffect === "record-fine"
      ? "Lo de después de la última mano, las tardanzas y las ausencias van al récord."
      : "Lo de después de la última mano va al récord.",
  ];
}

/** How a decision is disputed, in sentences. */
export function claimLines({
  claimDeadline,
  boardHours,
  protestDeposit,
  noticeDays,
}: RuleSettings): readonly string[] {
  return [
    "En la mesa decide el juez, y se sigue jugando.",
    claimDeadline === "next-round"
      ? "Un resultado se reclama por escrito a la Junta hasta el primer TIEMPO de la ronda siguiente."
      : "Un resultado se reclama antes de firmar la Hoja.",
    ...(boardHours === null ? [] : [`La Junta responde en ${boardHours} horas.`]),
    ...(protestDeposit === null
      ? []
      : [`La protesta deja US$ ${protestDeposit}, que vuelven si se acepta.`]),
    ...(noticeDays === null
      ? []
      : [`Un cambio del reglamento se anuncia ${noticeDays} días antes.`]),
  ];
}

/** How one enters and where results are seen, in sentences. */
export function registrationLines(fee: string | null): readonly string[] {
  return [
    fee === null
      ? "La inscripción no cuesta; se hace con la dirección del torneo."
      : `La inscripción cuesta ${fee} por participante y se hace con la dirección del torneo.`,
    "Cada quien se anuncia en la mesa de control antes de la primera ronda.",
    "La Hoja la verifica el juez y la firma al menos uno de cada pareja antes de levantarse.",
  ];
}
