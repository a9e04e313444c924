import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { parsePlay } from "@/domain/hand/notation";
import type { SharedHand } from "@/domain/hand/shared-hand";
import type { Result } from "@/domain/kernel/result";
import { accept, reject } from "@/domain/kernel/result";
import { listRuleBooks } from "@/domain/rules/resolve-rules";
import { SEATS, seatsOf } from "@/domain/rules/seat";
import { documentError } from "@/i18n/es/document-error";
import { handRequestSchema } from "@/schemas/hand";

// A hand as people write it down, and what they paste: the `hand` document, or its plain notation. One line tells the rule
// book, one the tiles of each seat, one the stock; whatever is left is the play.

const RULES_LINE = /^reglamento:\s*(\S+)$/i;
const DEAL_LINE = /^([A-D]):\s+(.+)$/i;
const STOCK_LINE = /^pozo:\s*(.*)$/i;

/** The plain notation of a hand; `readHandText` reads it back. What it cannot say (score, seen tiles) is left out. */
export function handText(hand: SharedHand): string {
  const deal = seatsOf(hand.players).map((seat) => `${seat}: ${(hand.deal[seat] ?? []).join(" ")}`);
  const stock = hand.stock.length > 0 ? [`Pozo: ${hand.stock.join(" ")}`] : [];
  return [`Reglamento: ${hand.rules}`, ...deal, ...stock, hand.play].join("\n");
}

function tilesOf(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

type Written = {
  readonly rules?: string;
  readonly deal: Readonly<Record<string, readonly string[]>>;
  readonly stock?: readonly string[];
  readonly play: string;
};

function readLines(text: string): Written {
  let written: Written = { deal: {}, play: "" };
  for (const line of text.split("\n").map((each) => each.trim())) {
    const rules = RULES_LINE.exec(line)?.[1];
    const [, seat, tiles] = DEAL_LINE.exec(line) ?? [];
    const stock = STOCK_LINE.exec(line)?.[1];
    if (rules !== undefined) written = { ...written, rules };
    else if (seat !== undefined && tiles !== undefined) {
      written = { ...written, deal: { ...written.deal, [seat.toUpperCase()]: tilesOf(tiles) } };
    } else if (stock !== undefined) written = { ...written, stock: tilesOf(stock) };
    else written = { ...written, play: `${written.play} ${line}`.trim() };
  }
  return written;
}

/** The request that the plain notation tells; the leader is who moves first. */
function requestOf({ rules, deal, stock, play }: Written, otherwise: string): unknown {
  const count = SEATS.filter((seat) => deal[seat] !== undefined).length;
  const leader = SEATS.find((seat) => play.startsWith(seat)) ?? "A";
  return {
    rules: rules ?? otherwise,
    leader,
    ...(count < SEATS.length && { players: count, mode: "alone" }),
    deal,
    play,
    ...(stock && { stock }),
  };
}

function writtenProblems({ rules, deal, play }: Written): readonly string[] {
  const seats = SEATS.filter((seat) => deal[seat] !== undefined);
  const books: readonly string[] = listRuleBooks().map(({ id }) => id);
  const moves = parsePlay(play);
  return [
    ...(rules === undefined || books.includes(rules)
      ? []
      : [`No hay reglamento «${rules}»; se conocen ${books.join(", ")}.`]),
    ...(seats.length < 2
      ? ["Faltan las fichas: una línea por jugador, como «A: 6-6 5-4 4-2 3-1 2-0 1-1 0-0»."]
      : []),
    ...(play === "" ? ["Faltan las jugadas: «A:6-6 B:6-4L C:PASO …»."] : []),
    ...(moves.ok
      ? []
      : moves.problems.map(
          ({ at, text }) =>
            `Jugada ${at + 1}: «${text}» no se entiende; se espera A:6-4L, A:PASO o A:+6-4.`,
        )),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `play[3]` of an issue as the move it is, another path as it is written. */
function placeText(path: readonly PropertyKey[]): string {
  const [field, index] = path;
  if (field === "play" && typeof index === "number") return `Jugada ${index + 1}: `;
  return path.length === 0 ? "" : `${path.map(String).join(".")}: `;
}

function checked(document: unknown): Result<HandRequest, string> {
  const parsed = handRequestSchema.safeParse(document, { error: documentError });
  if (!parsed.success) {
    return reject(
      ...parsed.error.issues.map((issue) => {
        const path =
          issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys] : issue.path;
        return `${placeText(path)}${issue.message}`;
      }),
    );
  }
  return accept(parsed.data);
}

/**
 * Reads what somebody pasted: a `hand` document in JSON, or the plain notation, under the rule book `otherwise` where it
 * names none. Refuses it with Spanish sentences that name the field or the move. It does not adjudicate.
 */
export function readHandText(text: string, otherwise: string): Result<HandRequest, string> {
  const trimmed = text.trim();
  if (trimmed === "") return reject("Pega el documento o las jugadas de una mano.");
  if (trimmed.startsWith("{")) {
    const document = parseJson(trimmed);
    if (document === undefined) return reject("El JSON está incompleto o mal escrito.");
    return checked(document);
  }
  const written = readLines(trimmed);
  const problems = writtenProblems(written);
  return problems.length > 0 ? reject(...problems) : checked(requestOf(written, otherwise));
}
