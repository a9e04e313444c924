import type { ActaEvent, IncidentNote, RecordedHand, SideSignature } from "@/domain/match/acta";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { handTitle } from "./hand-title";
import { listed } from "./listed";
import { bothScoresText, END_NAMES, NO_HANDS_NAMES } from "./match";
import { infractionTitle, MATCH_EFFECT_NAMES } from "./sanctions";
import { lifeEventText } from "./sheet-life";
import { signedHow, signedWhere } from "./signatures";
import { STAGE_NAMES } from "./table-states";

// The log of one table: what an event of its Hoja says, in sentences.

/** How the log calls the people of a table and everybody else by id. */
export type AuditNames = {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly nameOf: (id: string) => string;
};

/** What an entry about a Hoja keeps. `hand` counts from 1 and is unknown in entries of before it was kept. */
export type ActaFacts = {
  readonly events?: readonly ActaEvent[];
  readonly hand?: number;
  /** The infraction that was cancelled. */
  readonly incident?: Pick<IncidentNote, "infraction" | "offenders">;
  readonly stage?: keyof typeof STAGE_NAMES;
  readonly score?: Readonly<Record<PairSide, number>>;
};

/** Everything that a command on a Hoja did: its events, then what changed of the score and the state. */
export function actaDetails(
  before: ActaFacts,
  after: ActaFacts,
  names: AuditNames,
): readonly string[] {
  return [
    ...(after.events ?? []).flatMap((event) => eventText(event, after.hand, names) ?? []),
    ...(before.incident === undefined ? [] : [incidentText(before.incident, names.seats)]),
    ...scoreChange(before.score, after.score),
    ...(before.stage === undefined || after.stage === undefined || before.stage === after.stage
      ? []
      : [`La Hoja pasó de «${STAGE_NAMES[before.stage]}» a «${STAGE_NAMES[after.stage]}».`]),
  ];
}

function scoreChange(before: ActaFacts["score"], after: ActaFacts["score"]): readonly string[] {
  if (after === undefined) return [];
  if (before !== undefined && before.AC === after.AC && before.BD === after.BD) return [];
  const was = before === undefined ? "" : ` (antes, ${bothScoresText(before)})`;
  return [`Van ${bothScoresText(after)}${was}.`];
}

function eventText(event: ActaEvent, number: number | undefined, names: AuditNames): string | null {
  const { seats, nameOf } = names;
  const hand = number === undefined ? "Mano" : `Mano ${number}`;
  switch (event.type) {
    case "leader-drawn":
      return `Salió ${seats[event.leader]}.`;
    case "hand-recorded":
    case "hand-corrected":
      return `${hand}: ${handTitle(event.hand, seats)}${pipsText(event.hand, seats)}.`;
    case "hand-removed":
      return number === undefined ? null : `${hand}, quitada.`;
    case "call-noted":
      return event.lastTilePlaced
        ? "La última ficha de la mano ya estaba puesta."
        : "La mano estaba en juego.";
    case "left-table":
      return `${seats[event.seat]}, ${event.permitted ? "con permiso" : "sin permiso"}.`;
    case "returned":
      return `${seats[event.seat]}.`;
    case "substituted":
      return `Entró ${nameOf(event.in)} por ${seats[event.seat]} (asiento ${event.seat}).`;
    case "score-declared":
      return `${bothScoresText(event.score)}: gana ${sideText(event.winner, seats)}. Sin manos porque ${NO_HANDS_NAMES[event.why]}${event.note ? `: ${event.note}` : ""}.`;
    case "score-ruled":
      return `${bothScoresText(event.score)}: ${event.winner === null ? "nadie gana" : `gana ${sideText(event.winner, seats)}`}.`;
    case "incident-recorded":
    case "incident-corrected":
      return incidentText(event, seats);
    case "finished":
      return event.by === undefined
        ? null
        : `Terminó ${END_NAMES.forfeit}: ${MATCH_EFFECT_NAMES[event.by.effect]}.`;
    case "signed":
      return `${signerText(event, seats)}.`;
    case "seats-confirmed":
    case "call-withdrawn":
    case "score-withdrawn":
    case "incident-cancelled":
      return null;
    default:
      return `${lifeEventText(event)}.`;
  }
}

function sideText(side: PairSide, seats: AuditNames["seats"]): string {
  return listed(side === "AC" ? [seats.A, seats.C] : [seats.B, seats.D]);
}

/** The pips that were counted, " (Ana 5, Luis 12)"; empty where a hand has none. */
function pipsText(hand: RecordedHand, seats: AuditNames["seats"]): string {
  const pips = "pips" in hand ? hand.pips : undefined;
  const counted = SEATS.filter((seat) => pips?.[seat] !== undefined).map(
    (seat) => `${seats[seat]} ${pips?.[seat]}`,
  );
  return counted.length === 0 ? "" : ` (${counted.join(", ")})`;
}

/** An infraction and whose it is: "Se levantó sin permiso: Ana Cruz". */
function incidentText(
  { infraction, offenders }: Pick<IncidentNote, "infraction" | "offenders">,
  seats: AuditNames["seats"],
): string {
  const who = offenders.length === 0 ? "falta decir quién" : listed(offenders.map((s) => seats[s]));
  return `${infractionTitle(infraction)}: ${who}.`;
}

function signerText(event: SideSignature, seats: AuditNames["seats"]): string {
  const who = `${seats[event.by]}, de ${sideText(event.side, seats)}`;
  return "refused" in event
    ? `No quiso firmar ${who}`
    : `Firmó ${who}${signedHow(event)}${signedWhere(event)}`;
}

/** What an entry about a Hoja is headed by where its action alone would not say it; null where it does. */
export function actaActionName({ events = [] }: ActaFacts): string | null {
  const event = events[0];
  if (event?.type === "signed" && "refused" in event) return "Anotó que una pareja no quiso firmar";
  if (event?.type === "medium-changed")
    return event.to === "paper" ? "Pasó la mesa al papel" : "Devolvió la mesa al teléfono";
  return null;
}
