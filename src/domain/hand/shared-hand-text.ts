import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { PresetId } from "../rules/rules-spec";
import { PRESET_IDS } from "../rules/rules-spec";
import type { Mode, PlayerCount, Seat } from "../rules/seat";
import { SEATS, seatsOf, sidesOf } from "../rules/seat";
import type { BySide, SeenTile, Tile } from "./hand";
import type { Move } from "./notation";
import { formatPlay, parsePlay } from "./notation";
import type { SharedHand } from "./shared-hand";
import { HIGHEST_NUMBER, TILES, tileIndex } from "./tile";
import type { DigitReader } from "./url-digits";
import { digitReader, digitText, longDigits, parseDigitText, signedDigits } from "./url-digits";

// The text in which a link carries a shared hand: every tile and move one or two characters.

/** Why a text is no shared hand: cut or changed on its way, of a later version, or under a rule book not known here. */
export type SharedHandProblem = {
  readonly code: "damaged-hand" | "unknown-version" | "unknown-rules";
};

const VERSION = "1";
const NUMBERS = HIGHEST_NUMBER + 1;

function tableDigit(hand: SharedHand): number {
  const { mode, players, leader, firstHand } = hand;
  const shape = (players - 2) * 2 + (mode === "pairs" ? 1 : 0);
  return (shape * 2 + (firstHand ? 1 : 0)) * SEATS.length + SEATS.indexOf(leader);
}

function tileDigits(tiles: readonly Tile[]): readonly number[] {
  return [...longDigits(tiles.length), ...tiles.map(tileIndex)];
}

const MOVE_KINDS = ["pass", "draw", "tile", "tileL", "tileR"] as const;

function moveDigits(move: Move): readonly number[] {
  const kind = move.kind === "tile" ? (`tile${move.end ?? ""}` as const) : move.kind;
  const who = MOVE_KINDS.indexOf(kind) * SEATS.length + SEATS.indexOf(move.seat);
  return move.kind === "pass" ? [who] : [who, move.first * NUMBERS + move.second];
}

function playDigits(play: string): readonly number[] {
  const moves = parsePlay(play);
  if (!moves.ok) throw new Error(`No line of play to share: ${play}`);
  return [...longDigits(moves.value.length), ...moves.value.flatMap(moveDigits)];
}

function scoreDigits(hand: SharedHand, score: BySide<number>): readonly number[] {
  return sidesOf(hand).flatMap((side) => {
    const points = score[side];
    return points === undefined ? [0] : [1, ...signedDigits(points)];
  });
}

function seenDigits(seen: readonly SeenTile[]): readonly number[] {
  const entries = seen.flatMap(({ seat, tile, from }) => [
    SEATS.indexOf(seat),
    tileIndex(tile),
    ...longDigits(from === undefined ? 0 : from + 1),
  ]);
  return [...longDigits(seen.length), ...entries];
}

/**
 * A hand as a compact text that may stand in a URL unchanged (letters, digits, `.`, `-`, `_`), around 100 characters.
 * Takes what `sharedHandOf` gives; `decodeSharedHand` reads it back with the play in its plain form.
 */
export function encodeSharedHand(hand: SharedHand): string {
  const { seen, target, score } = hand;
  const extras = [seen, target, score].map((extra) => (extra === undefined ? 0 : 1));
  const digits = [
    tableDigit(hand),
    ...seatsOf(hand.players).flatMap((seat) => tileDigits(hand.deal[seat] ?? [])),
    ...tileDigits(hand.stock),
    ...extras,
    ...(seen === undefined ? [] : seenDigits(seen)),
    ...(target === undefined ? [] : longDigits(target)),
    ...(score === undefined ? [] : scoreDigits(hand, score)),
    ...playDigits(hand.play),
  ];
  return digitText(`${VERSION}-${hand.rules}`, digits);
}

/** As many things as their count says; a count that cannot be true reads as damage, not as work. */
function readList<Item>(reader: DigitReader, read: () => Item): readonly Item[] {
  const items: Item[] = [];
  for (let left = reader.long(); left > 0 && !reader.isSpent(); left--) items.push(read());
  return items;
}

function readTile(reader: DigitReader): Tile {
  return TILES[reader.next(TILES.length)] as Tile;
}

function readSeat(reader: DigitReader): Seat {
  return SEATS[reader.next(SEATS.length)] as Seat;
}

function readMove(reader: DigitReader): Move {
  const who = reader.next(MOVE_KINDS.length * SEATS.length);
  const seat = SEATS[who % SEATS.length] as Seat;
  const kind = MOVE_KINDS[Math.floor(who / SEATS.length)];
  if (kind === "pass" || kind === undefined) return { kind: "pass", seat };
  const written = reader.next(NUMBERS * NUMBERS);
  const tile = { seat, first: Math.floor(written / NUMBERS), second: written % NUMBERS };
  if (kind === "draw") return { kind, ...tile };
  return { kind: "tile", ...tile, end: kind === "tileL" ? "L" : kind === "tileR" ? "R" : null };
}

function readSeen(reader: DigitReader): SeenTile {
  const seat = readSeat(reader);
  const tile = readTile(reader);
  const from = reader.long();
  return from === 0 ? { seat, tile } : { seat, tile, from: from - 1 };
}

function readHand(reader: DigitReader, rules: PresetId): SharedHand {
  const table = reader.next(3 * 2 * 2 * SEATS.length);
  const leader = SEATS[table % SEATS.length] as Seat;
  const shape = Math.floor(table / (2 * SEATS.length));
  const players = (Math.floor(shape / 2) + 2) as PlayerCount;
  const mode: Mode = shape % 2 === 1 ? "pairs" : "alone";
  const tiles = () => readList(reader, () => readTile(reader));
  const deal = Object.fromEntries(seatsOf(players).map((seat) => [seat, tiles()]));
  const stock = tiles();
  const [hasSeen, hasTarget, hasScore] = [reader.next(2), reader.next(2), reader.next(2)];
  const seen = hasSeen === 1 ? readList(reader, () => readSeen(reader)) : undefined;
  const target = hasTarget === 1 ? reader.long() : undefined;
  const sides = hasScore === 1 ? sidesOf({ mode, players }) : [];
  const score = sides.flatMap((side) => (reader.next(2) === 1 ? [[side, reader.signed()]] : []));
  return {
    rules,
    mode,
    players,
    leader,
    firstHand: Math.floor(table / SEATS.length) % 2 === 1,
    deal,
    stock,
    play: formatPlay(readList(reader, () => readMove(reader))),
    ...(seen !== undefined && { seen }),
    ...(target !== undefined && { target }),
    ...(hasScore === 1 && { score: Object.fromEntries(score) as BySide<number> }),
  };
}

/** Reads the text of a link. Refuses one that is damaged, of another version, or under rules that are not known here. */
export function decodeSharedHand(text: string): Result<SharedHand, SharedHandProblem> {
  const parsed = parseDigitText(text.trim());
  if (parsed === null) return reject({ code: "damaged-hand" });
  const [version, ...rest] = parsed.heading.split("-");
  if (version !== VERSION) return reject({ code: "unknown-version" });
  const rules = PRESET_IDS.find((id) => id === rest.join("-"));
  if (rules === undefined) return reject({ code: "unknown-rules" });
  const reader = digitReader(parsed.digits);
  const hand = readHand(reader, rules);
  return reader.isWhole() ? accept(hand) : reject({ code: "damaged-hand" });
}
