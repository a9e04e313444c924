import type { HandReason, HandResult } from "@/domain/hand/hand";
import type { Side } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import { describeHandReason } from "@/i18n/es/hand";
import { countedOf } from "@/i18n/es/hand-facts";
import type { SeatNames } from "./seat-names";
import { sideName } from "./seat-names";

// A hand in one line, as it is said at a table: "Ana dominó: 10 + 17 + 8 = 35 para Ana y Luis · sale Berta".

/** A hand's line in parts, so that a screen can set the sum apart. */
export type HandSentence = {
  /** "Ana Cruz dominó". */
  readonly what: string;
  /** What each side gets, the winner first: "10 + 17 + 8 = 35". Empty where nobody scores. */
  readonly gains: readonly {
    readonly side: Side;
    readonly name: string;
    readonly sum: string;
    readonly points: number;
  }[];
  /** Why nobody scores, where `what` does not say it. */
  readonly nothing: string | null;
  /** "sale Berta Díaz"; null where the match is over. */
  readonly next: string | null;
};

/** Reasons for which nobody scores and that say by themselves what happened. */
const TELL_ALL: readonly HandReason["code"][] = [
  "seen-tile-finish",
  "annulled",
  "false-block-annulled",
  "redeal",
];

/** What a hand was worth, in words. */
export function handSentence(result: HandResult, names: SeatNames): HandSentence {
  const sides = Object.keys(result.points) as Side[];
  const gains = sides
    .filter((side) => (result.points[side] ?? 0) > 0)
    .toSorted((a, b) => Number(b === result.winner) - Number(a === result.winner))
    .map((side) => ({
      side,
      name: sideName(names, side),
      sum: sumOf(result, side),
      points: result.points[side] ?? 0,
    }));
  const whole = gains.length > 0 ? null : reasonText(result, TELL_ALL, names);
  const tie = reasonText(result, ["block-tie"], names);
  return {
    what: whole ?? whatHappened(result, names),
    gains,
    nothing: gains.length > 0 || whole !== null ? null : tieText(tie),
    next: result.matchWonBy === null ? `sale ${names[result.nextLeader]}` : null,
  };
}

function tieText(tie: string | null): string {
  return tie === null ? "nadie anota" : `${tie.charAt(0).toLowerCase()}${tie.slice(1)}`;
}

/** The whole line: "Ana dominó: 10 + 17 + 8 = 35 para Ana y Luis · sale Berta". */
export function handLineText(result: HandResult, names: SeatNames): string {
  const { what, gains, nothing, next } = handSentence(result, names);
  const worth = gains.map(({ sum, name }) => `${sum} para ${name}`).join("; ");
  const line = [what, worth || nothing].filter(Boolean).join(": ");
  return next === null ? line : `${line} · ${next}`;
}

function whatHappened(result: HandResult, names: SeatNames): string {
  const closer = result.closer === null ? "" : names[result.closer];
  switch (result.ending) {
    case "domino":
      return `${closer} dominó${result.capicua ? " con capicúa" : ""}`;
    case "block":
      return `${closer} trancó`;
    case "annulled":
      return "Mano anulada";
    case "false-block":
      return "Tranque falso";
    case "redeal":
      return "Se reparte de nuevo";
  }
}

/** The sentence of the first of some reasons, without its article, which the full explanation names. */
function reasonText(
  result: HandResult,
  codes: readonly HandReason["code"][],
  names: SeatNames,
): string | null {
  const reason = result.reasons.find(({ code }) => codes.includes(code));
  if (reason === undefined) return null;
  const { article: _, ...facts } = reason;
  return describeHandReason(facts, names).replace(/\.$/, "");
}

/** "12 + 18 = 30"; bonuses stand among the terms with their names. One term alone is just its figure. */
export function sumOf(result: HandResult, side: Side): string {
  const terms = [...countedTerms(result, side), ...bonusTerms(result, side)];
  return terms.length > 1 ? `${terms.join(" + ")} = ${result.points[side]}` : (terms[0] ?? "0");
}

function countedTerms(result: HandResult, side: Side): readonly string[] {
  const counted = result.reasons.find(
    ({ code, side: scored }) =>
      (code === "hand-points" || code === "false-block-award") && scored === side,
  );
  if (counted === undefined) return [];
  // A block that scores every hand is counted by pairs, as it was decided.
  const totals = result.reasons.find(({ code }) => code === "pair-totals");
  const isByPairs = totals !== undefined && countedOf(counted.counted).length === SEATS.length;
  return countedOf(isByPairs ? totals.compared : counted.counted).map(({ pips }) => String(pips));
}

function bonusTerms({ parts }: HandResult, side: Side): readonly string[] {
  return parts
    .filter((part) => part.side === side && part.kind !== "hand" && part.points > 0)
    .map(({ kind, points }) => `${points} (${kind === "capicua" ? "capicúa" : "pase"})`);
}
