import type { HandDraft } from "@/components/acta/hand-draft";
import { EMPTY_DRAFT, handOf, seatsToCount } from "@/components/acta/hand-draft";
import type { HandEnding } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { RuleSettings } from "@/domain/rules/settings";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { ENDING_LETTERS, endingOfLetter } from "@/i18n/es/ending-letters";

// A hand as the desk types it from paper: a letter for the ending, a letter for who, and figures. What a cell says is
// read here; whether the hand can have happened is for the engine.

/** What was typed, cell by cell. Empty text for what was not. */
export type HandLine = {
  readonly ending: string;
  readonly by: string;
  readonly article: string;
  readonly doubles: string;
  readonly pips: Readonly<Record<Seat, string>>;
};

export const EMPTY_LINE: HandLine = {
  ending: "",
  by: "",
  article: "",
  doubles: "",
  pips: { A: "", B: "", C: "", D: "" },
};

/** Whether nothing was typed in any cell. */
export function isEmptyLine({ pips, ...texts }: HandLine): boolean {
  return [...Object.values(texts), ...Object.values(pips)].every((text) => text.trim() === "");
}

export type HandCell = "ending" | "by" | "article" | "doubles" | Seat;

/** An infraction that can annul a hand, by the article that the Hoja names. */
export type AnnullingArticle = { readonly code: InfractionCode; readonly article: string };

export type LineRules = Pick<RuleSettings, "falseBlock" | "doublesRedeal">;

/** The ending that a letter stands for; null where it stands for none in this rule book. */
export function endingOf(typed: string, rules: LineRules): HandEnding | null {
  const ending = endingOfLetter(typed.trim());
  return ending === "redeal" && rules.doublesRedeal === null ? null : ending;
}

/** The seat that a letter names, or null. */
export function seatOfLetter(typed: string): Seat | null {
  const letter = typed.trim().toUpperCase();
  return SEATS.find((seat) => seat === letter) ?? null;
}

/** The cells to be typed, in order, as far as the ending tells them. Who went out holds nothing and has no cell. */
export function cellsOf(line: HandLine, rules: LineRules): readonly HandCell[] {
  const ending = endingOf(line.ending, rules);
  switch (ending) {
    case null:
    case "domino":
    case "block":
      return [
        "ending",
        "by",
        ...seatsToCount({ ...EMPTY_DRAFT, ending, by: seatOfLetter(line.by) }),
      ];
    case "annulled":
      return ["ending", "by", "article"];
    case "redeal":
      return ["ending", "by", "doubles"];
    case "false-block":
      return rules.falseBlock === "award-unplayed" ? ["ending", "by", ...SEATS] : ["ending", "by"];
  }
}

export type LineProblem = { readonly cell: HandCell; readonly code: LineProblemCode };
export type LineProblemCode =
  | "ending-unknown"
  | "seat-unknown"
  | "article-unknown"
  | "number-expected";

/** What is wrong with a letter as soon as it is typed; null for good ones, and for what a scanner may be typing. */
export function letterProblem(
  line: HandLine,
  cell: HandCell,
  rules: LineRules,
): LineProblem | null {
  if (cell !== "ending" && cell !== "by") return null;
  if (!/^\p{L}$/u.test(line[cell].trim())) return null;
  const code = cellProblem(line, cell, rules, []);
  return code === null ? null : { cell, code };
}

/** The hand that a line says, or the first cell that says nothing readable. */
export function readHandLine(
  line: HandLine,
  rules: LineRules,
  articles: readonly AnnullingArticle[],
):
  | { readonly ok: true; readonly hand: RecordedHand }
  | { readonly ok: false; readonly problem: LineProblem } {
  const problem = cellsOf(line, rules)
    .map((cell) => ({ cell, code: cellProblem(line, cell, rules, articles) }))
    .find(({ code }) => code !== null);
  if (problem?.code) return { ok: false, problem: { cell: problem.cell, code: problem.code } };
  const hand = handOf(draftOfLine(line, rules, articles), rules);
  return hand === null
    ? { ok: false, problem: { cell: "ending", code: "ending-unknown" } }
    : { ok: true, hand };
}

function cellProblem(
  line: HandLine,
  cell: HandCell,
  rules: LineRules,
  articles: readonly AnnullingArticle[],
): LineProblemCode | null {
  switch (cell) {
    case "ending":
      return endingOf(line.ending, rules) === null ? "ending-unknown" : null;
    case "by":
      return seatOfLetter(line.by) === null ? "seat-unknown" : null;
    case "article":
      return findArticle(line.article, articles) === null ? "article-unknown" : null;
    case "doubles":
      return numberOf(line.doubles) === null ? "number-expected" : null;
    default:
      return numberOf(line.pips[cell]) === null ? "number-expected" : null;
  }
}

function draftOfLine(
  line: HandLine,
  rules: LineRules,
  articles: readonly AnnullingArticle[],
): HandDraft {
  const pips = SEATS.flatMap((seat) => {
    const value = numberOf(line.pips[seat]);
    return value === null ? [] : [[seat, value] as const];
  });
  return {
    ...EMPTY_DRAFT,
    ending: endingOf(line.ending, rules),
    by: seatOfLetter(line.by),
    infraction: findArticle(line.article, articles)?.code ?? null,
    doubles: numberOf(line.doubles),
    pips: Object.fromEntries(pips),
  };
}

function numberOf(typed: string): number | null {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
}

/** An infraction by its article as people write it: "8.7", "art. 8.7", "08.7". */
export function findArticle(
  typed: string,
  articles: readonly AnnullingArticle[],
): AnnullingArticle | null {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/^art\.?\s*/, "")
    .replace(/^0+(?=\d)/, "");
  if (plain === "") return null;
  return articles.find(({ article }) => article.toLowerCase() === plain) ?? null;
}

/** A recorded hand as a line to be corrected. `counted` are the pips where the hand was told by its tiles. */
export function lineOf(
  hand: RecordedHand,
  counted: Readonly<Partial<Record<Seat, number>>> | null,
  articles: readonly AnnullingArticle[],
): HandLine {
  if ("annulled" in hand) {
    const { infraction, by } = hand.annulled;
    const article = articles.find(({ code }) => code === infraction)?.article ?? "";
    return { ...EMPTY_LINE, ending: ENDING_LETTERS.annulled, by, article };
  }
  if ("redeal" in hand) {
    const { by, doubles } = hand.redeal;
    return { ...EMPTY_LINE, ending: ENDING_LETTERS.redeal, by, doubles: String(doubles) };
  }
  if ("play" in hand) return EMPTY_LINE;
  const pips = ("pips" in hand ? hand.pips : undefined) ?? counted ?? {};
  const text = (seat: Seat) => (pips[seat] === undefined ? "" : String(pips[seat]));
  const typed = { A: text("A"), B: text("B"), C: text("C"), D: text("D") };
  return "falseBlock" in hand
    ? { ...EMPTY_LINE, ending: ENDING_LETTERS["false-block"], by: hand.falseBlock.by, pips: typed }
    : { ...EMPTY_LINE, ending: ENDING_LETTERS[hand.ending], by: hand.closer, pips: typed };
}
