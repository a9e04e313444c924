import type { NoHandsReason } from "@/domain/match/acta";
import type { ActaProblem, ActaWarning } from "@/domain/match/acta-state";
import type { MatchEnd } from "@/domain/match/match-document";
import type { PairSide } from "@/domain/rules/seat";
import type { SettlementReason } from "@/domain/tournament/settlement-result";
import { infractionTitle } from "./sanctions";

export const END_NAMES: Readonly<Record<MatchEnd, string>> = {
  target: "por puntos",
  time: "por tiempo",
  forfeit: "por falta",
};

export const NO_HANDS_NAMES: Readonly<Record<NoHandsReason, string>> = {
  "paper-totals": "la Hoja de papel solo trae los totales",
  "sheet-lost": "la Hoja se perdió",
  "director-ruling": "decisión del director",
};

/** "Entró Ana Peña por Juan Díaz en B después de la mano 3: se desmayó". */
export function substitutionText(change: {
  readonly seat: string;
  readonly in: string;
  readonly out: string;
  readonly afterHand: number;
  readonly reason: string;
}): string {
  const { seat, out, afterHand, reason } = change;
  const when = afterHand === 0 ? "en la primera mano" : `después de la mano ${afterHand}`;
  return `Entró ${change.in} por ${out} en ${seat} ${when}: ${reason}`;
}

type Scores = Readonly<Record<PairSide, number>> | undefined;

/** "A·C 205 y B·D 130". */
export function bothScoresText(score: Scores): string {
  return `A·C ${score?.AC} y B·D ${score?.BD}`;
}

type TotalsDifference = Extract<ActaProblem, { readonly code: "totals-differ" }>;

/** How the totals of a paper Hoja differ from its hands, with the first running total that is off. */
export function totalsDifferText({ written, sum, first }: Partial<TotalsDifference>): string {
  const where = first
    ? ` La primera que no da es la mano ${first.hand}: la Hoja lleva ${bothScoresText(first.score)}, y son ${bothScoresText(first.should)}.`
    : "";
  return `La Hoja dice ${bothScoresText(written)}; las manos dan ${bothScoresText(sum)}.${where}`;
}

type Facts = Readonly<Record<string, unknown>>;
type Describe = (facts: Facts) => string;

const list = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

/** Refusals of a match or an acta; the problems of a hand itself have their own words. */
export const MATCH_PROBLEMS: Readonly<Record<string, Describe>> = {
  "played-after-end": ({ hand }) => `La mano ${hand} está de más: la partida ya había terminado.`,
  "both-sides-score": ({ hand }) => `Mano ${hand}: solo una pareja anota; deja la otra en 0.`,
  "points-out-of-range": ({ hand, points, max }) =>
    `Mano ${hand}: ${points} no es posible; una mano da de 0 a ${max}.`,
  "leader-needed": ({ hand }) => `Mano ${hand}: falta decir quién salió.`,
  "wrong-leader": ({ hand, leader, expected }) =>
    `Mano ${hand}: salió ${leader} y le tocaba a ${expected}.`,
  "call-out-of-range": ({ hands }) =>
    `El TIEMPO apunta a una mano que no existe: hay ${hands} anotadas.`,
  "fine-out-of-range": ({ seat, afterHand, hands }) =>
    `La multa de ${seat} va después de la mano ${afterHand}, pero hay ${hands}.`,
  "acta-closed": () => "La Hoja está cerrada. Para corregirla hay que reabrirla con un motivo.",
  "already-confirmed": () => "Los asientos ya estaban confirmados.",
  "seats-not-confirmed": () => "Primero confirma quién está en cada asiento.",
  "leader-unknown": () => "Primero anota quién sacó la ficha más alta y sale.",
  "match-finished": () => "La partida ya terminó.",
  "match-not-finished": () =>
    "La partida todavía no ha terminado: faltan manos, o hay que fijar el resultado.",
  "score-declared": () => "Ya hay un resultado final sin manos; retíralo antes de seguir.",
  "no-score-declared": () => "No hay resultado final que retirar.",
  "no-call": () => "No hay TIEMPO anotado que retirar.",
  "no-time-added": () => "A esta mesa no se le ha añadido tiempo.",
  "already-away": ({ seat }) => `${seat} ya está fuera de la mesa: anota primero que volvió.`,
  "not-away": ({ seat }) => `${seat} no está fuera de la mesa.`,
  "minutes-out-of-range": ({ most }) =>
    `El tiempo añadido a una mesa va de 1 a ${most} minutos en total.`,
  "happened-after-match": () =>
    "Esa infracción ocurrió con la partida terminada: va al récord y no cambia el resultado.",
  "reason-needed": () => "Falta el motivo del cambio.",
  "tied-score": () => "El resultado no puede quedar empatado: falta la mano de desempate.",
  "already-verified": () => "La Hoja ya está verificada.",
  "not-verified": () => "Un juez tiene que verificar la Hoja primero.",
  "empty-signature": () => "La firma está vacía: firma en el recuadro o anota la negativa.",
  "reopen-needed": () =>
    "La Hoja ya fue verificada. Para cambiarla hay que reabrirla con un motivo.",
  "hand-id-used": () => "Esa mano ya estaba anotada.",
  "unknown-hand": () => "Esa mano ya no está en la Hoja.",
  "incident-id-used": () => "Esa infracción ya estaba anotada.",
  "unknown-incident": () => "Esa infracción ya no está en la Hoja.",
  "incident-incomplete": () => "Hay una infracción sin infractor: complétala o anúlala.",
  "claim-id-used": () => "Ese reclamo ya estaba en la Hoja.",
  "unknown-claim": () => "Ese reclamo ya no está abierto en la Hoja.",
  "hands-after-end": ({ endsWith, hands }) =>
    `Con ese cambio la partida termina en la mano ${endsWith} y sobran: ${list(hands)}. Quítalas primero.`,
  "has-hands": ({ hands }) =>
    `Hay ${hands} manos anotadas: el resultado sale de ellas. Para poner solo el final, quítalas.`,
  "both-reached-target": ({ target }) =>
    `Las dos parejas no pueden llegar a ${target}: en cada mano anota una sola.`,
  "winner-mismatch": ({ winner, higher }) =>
    `Marcaste ganador a ${winner}, pero ${higher} tiene más puntos.`,
  "negative-score": ({ side, points }) => `${side}: ${points} no es posible; lo mínimo es 0.`,
  "score-too-high": ({ side, points, most }) =>
    `${side}: ${points} no es posible; con la meta y una última mano se llega, a lo más, a ${most}.`,
  "duplicate-drawn-tile": ({ tile }) => `La ficha ${tile} no la pudieron sacar dos jugadores.`,
  "after-hand-out-of-range": ({ afterHand, hands }) =>
    `La infracción va después de la mano ${afterHand}, pero hay ${hands} anotadas.`,
  "same-seat-twice": ({ seat }) => `El asiento ${seat} aparece dos veces.`,
  "calls-out-of-range": ({ hands, recorded }) =>
    `TIEMPO con ${hands} manos terminadas, pero hay ${recorded} anotadas: anota las que faltan.`,
  "wrong-side": ({ side, by }) => `${by} no es de la pareja ${side}: firma uno de la pareja.`,
  "already-signed": ({ side }) => `La pareja ${side} ya firmó.`,
  "signature-missing": ({ side }) => `Falta la firma de la pareja ${side}, o anotar que se negó.`,
  "already-on": ({ medium }) =>
    medium === "paper" ? "Esta mesa ya sigue en papel." : "Esta mesa ya anota en el teléfono.",
  "already-delivered": () => "La Hoja ya está en la mesa de control.",
  "nothing-delivered": () => "Esta Hoja no está recibida: no hay nada que quitar.",
  "not-delivered": () => "Primero recibe la Hoja firmada en la mesa de control.",
  "already-registered": () => "La Hoja ya está registrada.",
  "registration-needed": () =>
    "Esta mesa va en papel: la mesa de control registra la Hoja antes de cerrarla.",
  "signatures-needed": () => "Faltan firmas: firma uno de cada pareja, o se anota que se negó.",
  "second-entry-needed": () =>
    "Falta la segunda digitación: otra persona teclea la Hoja y las dos tienen que coincidir.",
  "totals-needed": () =>
    "Falta teclear el total que dice la Hoja de papel: tiene que dar lo mismo que las manos.",
  "totals-agree": () => "Los totales de la Hoja dan lo mismo que las manos: no hace falta motivo.",
  "totals-differ": totalsDifferText,
  "already-agreed": () => "Las dos digitaciones ya coincidieron.",
  "photo-needed": () => "Falta la foto de la Hoja firmada.",
  "photo-twice": () => "Esa misma foto ya está en la Hoja.",
  "photo-id-used": () => "Esa foto ya está en la Hoja.",
  "unknown-photo": () => "Esa foto ya no está en la Hoja.",
  "too-many-photos": ({ most }) => `Una Hoja lleva hasta ${most} fotos: quita una primero.`,
  "offender-needed": () => "Falta decir quién cometió la infracción.",
  "pips-needed": ({ article }) =>
    `Anota los puntos no jugados de cada uno: van a la pareja contraria (art. ${article}).`,
};

/** A refusal in one sentence, or null for the problems of a hand. */
export function matchProblemText(problem: ActaProblem): string | null {
  return MATCH_PROBLEMS[problem.code]?.(problem) ?? null;
}

/** What is odd, in one sentence. */
export function actaWarningText(warning: ActaWarning): string {
  switch (warning.code) {
    case "hand-unusual":
      return `Mano ${warning.hand}: ${warning.points} puntos es mucho para una mano. Revísala.`;
    case "same-as-previous-hand":
      return `Mano ${warning.hand}: es igual a la anterior. ¿Se anotó dos veces?`;
    case "annulled-without-incident":
      return `Mano ${warning.hand}: anulada por ${infractionTitle(warning.infraction)} de ${warning.seat}, pero el juez no ha anotado la infracción.`;
    case "score-unusual":
      return `${warning.side} con ${warning.points} puntos: es raro pasar de 300. Revísalo.`;
    case "leader-not-highest":
      return `Sale ${warning.leader}, pero la ficha más alta la sacó ${warning.highest}.`;
    case "incident-incomplete":
      return "Hay una infracción sin infractor.";
  }
}

/** " 100–0", where the figures are known. */
function figuresText(figures: { readonly for?: number; readonly against?: number }): string {
  const { for: own, against } = figures;
  return own === undefined || against === undefined ? "" : ` ${own}–${against}`;
}

/** Why a person won or lost, in one sentence. */
export function settlementReasonText(reason: SettlementReason): string {
  switch (reason.code) {
    case "played":
      return `Terminó ${END_NAMES[reason.endedBy]}.`;
    case "ruled":
      return "Resultado por decisión de la Junta (26.2).";
    case "declared":
      return `Resultado sin manos: ${NO_HANDS_NAMES[reason.why]}.`;
    case "fine-flips-side":
      return `La multa deja a la pareja en ${reason.for} contra ${reason.against}: pierde.`;
    case "fine-flips-seat":
      return `Su multa lo deja en ${reason.for} contra ${reason.against}: pierde él solo.`;
    case "at-fault":
      return `Pierde${figuresText(reason)} por ${infractionTitle(reason.infraction)} (art. ${reason.article}).`;
    case "partner-at-fault":
      return `Su pareja pierde por ${infractionTitle(reason.infraction)} de su compañero (art. ${reason.article}).`;
    case "given-win":
      return `Gana${figuresText(reason)} por ${infractionTitle(reason.infraction)} de otro jugador (art. ${reason.article}).`;
    case "void":
      return `Partida anulada por ${infractionTitle(reason.infraction)} (art. ${reason.article}).`;
  }
}
