import type { HandProblem, HandReason, HandReasonCode, HandResult } from "@/domain/hand/hand";
import { capitalized } from "./capitalized";
import type { Names } from "./hand-facts";
import { countedOf, nameOf, numberOf, sumText, withArticle, wordOf } from "./hand-facts";
import { describeProblemFacts } from "./hand-problems";

// What the engine decided about a hand, in the words of the table.

function comparedText(reason: HandReason, names: Names): string {
  const sides = countedOf(reason.compared).map(({ seats = [], pips }) => {
    const who = seats.length === 2 ? nameOf(seats.join(""), names) : nameOf(seats[0], names);
    return `${who} ${pips}`;
  });
  return sides.join(", ");
}

function blockTieText(reason: HandReason, names: Names): string {
  const pips = numberOf(reason.pips);
  if (typeof reason.winner !== "string") {
    return `empate a ${pips}: nadie gana y no se anotan puntos`;
  }
  const why: Readonly<Record<string, string>> = {
    leader: "gana quien salió",
    closer: "gana quien trancó",
    "closer-side": "gana el lado que trancó",
    "nearest-to-closer": "gana el más cercano a quien trancó, en orden de turno",
  };
  const rule = why[wordOf(reason.rule)] ?? "decide el reglamento";
  return `empate a ${pips}: ${rule} (${nameOf(reason.winner, names)})`;
}

function tileText(reason: HandReason): string {
  return typeof reason.tile === "string" ? ` con ${reason.tile}` : "";
}

function nextLeaderText(reason: HandReason, names: Names): string {
  const how: Readonly<Record<string, string>> = {
    rotate: "la salida rota",
    winner: "sale quien ganó",
    same: "repite la salida",
    "after-offender": "sale el de la derecha de quien viró",
  };
  return `${how[wordOf(reason.rule)] ?? "la salida"}: sale ${nameOf(reason.seat, names)}`;
}

const REASONS: Readonly<Record<HandReasonCode, (reason: HandReason, names: Names) => string>> = {
  domino: (r, names) => `${nameOf(r.seat, names)} dominó${tileText(r)}`,
  block: (r, names) => `${nameOf(r.seat, names)} trancó${tileText(r)}`,
  "early-last-tile": (r, names) =>
    `${nameOf(r.seat, names)} puso su última ficha antes del turno siguiente, con su pareja ya jugada, y ganaba de todos modos: no es jugada adelantada`,
  "pair-totals": (r, names) => `gana la pareja con menos puntos: ${comparedText(r, names)}`,
  duel: (r, names) => `duelo entre quien trancó y el siguiente: ${comparedText(r, names)}`,
  "lowest-hand": (r, names) => `gana la mano con menos puntos: ${comparedText(r, names)}`,
  "block-tie": blockTieText,
  "hand-points": (r, names) => `${nameOf(r.side, names)} anota ${sumText(r.counted)}`,
  "lone-double-blank": (r, names) =>
    `a ${nameOf(r.seat, names)} solo le queda la 0-0, que vale ${numberOf(r.points)}`,
  "seen-tile-finish": (r, names) =>
    r.holder === undefined || r.holder === r.seat
      ? `${nameOf(r.seat, names)} ${r.ending === "block" ? "trancó" : "dominó"} con ficha vista${tileText(r)}: gana la mano y no se anotan puntos`
      : `${nameOf(r.seat, names)} trancó mientras ${nameOf(r.holder, names)} tenía a la vista ${wordOf(r.tile)}: gana la mano y no se anotan puntos`,
  capicua: (r, names) =>
    `capicúa${tileText(r)}: ${nameOf(r.side, names)} suma ${numberOf(r.points)}`,
  "capicua-worthless": (r, names) =>
    `la capicúa de ${nameOf(r.side, names)} vale 0: ${numberOf(r.before)} + ${numberOf(r.bonus)} = ${numberOf(r.before) + numberOf(r.bonus)}, y su premio no lleva a la meta de ${numberOf(r.target)}`,
  "pass-bonus": (r, names) =>
    `todos pasaron: ${nameOf(r.side, names)} suma ${numberOf(r.points)} por el pase`,
  "pass-bonus-worthless": (r, names) =>
    `el pase de ${nameOf(r.side, names)} vale 0: ${numberOf(r.before)} + ${numberOf(r.bonus)} = ${numberOf(r.before) + numberOf(r.bonus)}, y un pase no lleva a la meta de ${numberOf(r.target)}`,
  annulled: (r, names) =>
    `mano anulada por la infracción ${wordOf(r.infraction)} de ${nameOf(r.seat, names)}: 0–0`,
  "false-block-award": (r, names) =>
    `falso tranque de ${nameOf(r.seat, names)}: ${nameOf(r.side, names)} anota todo lo no jugado, ${sumText(r.counted)}`,
  "false-block-annulled": (r, names) =>
    `falso tranque de ${nameOf(r.seat, names)}: la mano queda sin puntos`,
  redeal: (r, names) =>
    `${nameOf(r.seat, names)} mostró ${numberOf(r.doubles)} dobles: se reparte de nuevo`,
  "next-leader": nextLeaderText,
  "match-won": (r, names) =>
    `${nameOf(r.side, names)} llega a ${numberOf(r.score)} con meta de ${numberOf(r.target)}: gana la partida`,
};

/** One Spanish sentence for a reason, with its arithmetic and article. */
export function describeHandReason(reason: HandReason, names: Names = {}): string {
  const sentence = capitalized(REASONS[reason.code](reason, names));
  return `${withArticle(reason.article, sentence)}.`;
}

/** One Spanish sentence for a problem: where, what is wrong, and what would be right. */
export function describeHandProblem(problem: HandProblem, names: Names = {}): string {
  return `${withArticle(problem.article, capitalized(describeProblemFacts(problem, names)))}.`;
}

function resultText(result: HandResult, names: Names): string {
  if (result.winner === null) return "nadie anota";
  const points = result.points[result.winner] ?? 0;
  const counted = result.reasons.find(
    (reason) => reason.code === "hand-points" || reason.code === "false-block-award",
  );
  const isWhole = counted !== undefined && numberOf(counted.points) === points;
  const sum = isWhole ? sumText(counted.counted) : String(points);
  return `${nameOf(result.winner, names)} anota ${sum}`;
}

/** How a hand can end. */
export const HAND_ENDING_LABELS: Readonly<Record<HandResult["ending"], string>> = {
  domino: "Dominó",
  block: "Tranque",
  annulled: "Mano anulada",
  "false-block": "Falso tranque",
  redeal: "Se reparte de nuevo",
};

/** A hand in one line, as a score sheet shows it: `Tranque de jugador C: pareja AC anota 12 + 18 = 30. Sale jugador B.` */
export function explainHand(result: HandResult, names: Names = {}): string {
  const by = result.closer === null ? "" : ` de ${nameOf(result.closer, names)}`;
  const bonuses = result.parts.filter(
    (part) => part.kind !== "hand" && part.side !== result.winner,
  );
  const others = bonuses.map(
    (part) => `; ${nameOf(part.side, names)} suma ${part.points} por el pase`,
  );
  const capicua = result.capicua ? ", capicúa" : "";
  const next = `Sale ${nameOf(result.nextLeader, names)}`;
  return `${HAND_ENDING_LABELS[result.ending]}${by}${capicua}: ${resultText(result, names)}${others.join("")}. ${next}.`;
}
