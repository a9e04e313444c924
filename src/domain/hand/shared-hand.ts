import type { PresetId } from "../rules/rules-spec";
import type { Mode, PlayerCount, Seat } from "../rules/seat";
import { seatsOf } from "../rules/seat";
import type { HandRequest } from "./adjudicate-request";
import type { BySeat, BySide, SeenTile, Tile } from "./hand";
import { handShape } from "./hand-shape";
import type { Move } from "./notation";
import { parsePlay } from "./notation";
import { parseTile } from "./tile";

// A hand that was played, to be shared. What it holds is claimed, not checked: whoever opens it adjudicates it.

/** A `hand` request that tells every move, under a preset as it stands. */
export type SharedHand = {
  readonly rules: PresetId;
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly leader: Seat;
  readonly firstHand: boolean;
  readonly deal: BySeat<readonly Tile[]>;
  readonly stock: readonly Tile[];
  readonly play: string;
  readonly seen?: readonly SeenTile[];
  readonly target?: number;
  readonly score?: BySide<number>;
};

function tilesOf(texts: readonly string[]): readonly Tile[] | null {
  const tiles = texts.map(parseTile);
  return tiles.includes(null) ? null : (tiles as readonly Tile[]);
}

/** Whether a written play names only tiles that exist. */
function isWritten(play: string): boolean {
  const moves = parsePlay(play);
  if (!moves.ok) return false;
  return moves.value.every((move) => move.kind === "pass" || parseTile(halves(move)) !== null);
}

function halves(move: Exclude<Move, { readonly kind: "pass" }>): string {
  return `${move.first}-${move.second}`;
}

/**
 * The hand of a request, to share it; null where it tells no moves, names a tile that does not exist, or replaces settings
 * of its preset.
 */
export function sharedHandOf(request: HandRequest): SharedHand | null {
  if (!("play" in request) || typeof request.rules !== "string") return null;
  const { rules, leader, firstHand = false, play, target, score } = request;
  const shape = handShape(request, rules);
  const dealt = seatsOf(shape.players).map((seat) => [seat, tilesOf(request.deal[seat] ?? [])]);
  const stock = tilesOf(request.stock ?? []);
  const seenTiles = tilesOf((request.seen ?? []).map((entry) => entry.tile));
  const isKnown = dealt.every(([, tiles]) => tiles !== null) && isWritten(play);
  if (!isKnown || stock === null || seenTiles === null) return null;
  const deal = Object.fromEntries(dealt) as BySeat<readonly Tile[]>;
  const seen = request.seen?.map((entry, i) => ({ ...entry, tile: seenTiles[i] as Tile }));
  return {
    rules,
    ...shape,
    leader,
    firstHand,
    deal,
    stock,
    play,
    ...(seen !== undefined && { seen }),
    ...(target !== undefined && { target }),
    ...(score !== undefined && { score }),
  };
}

/** The hand as a `hand` document, to save or print: what `capicua hand` reads. */
export function handDocumentText(hand: SharedHand): string {
  return `${JSON.stringify({ v: 1, ...hand }, null, 2)}\n`;
}
