import type { PickedTiles } from "@/components/domino/picked-tiles";
import type { BySeat, Tile } from "@/domain/hand/hand";
import type { LineEnd, Move } from "@/domain/hand/notation";
import { formatPlay, parsePlay } from "@/domain/hand/notation";
import type { PlayedRequest } from "@/domain/hand/replay-steps";
import { replaySteps } from "@/domain/hand/replay-steps";
import type { SharedHand } from "@/domain/hand/shared-hand";
import { HAND_SIZE, largerHalf, smallerHalf, TILES } from "@/domain/hand/tile";
import { seededRandom, shuffled } from "@/domain/kernel/random";
import type { Seat } from "@/domain/rules/seat";
import { seatsOf } from "@/domain/rules/seat";

// A hand while it is built: the table, who holds what, and the moves tapped so far with the ones before each undo.

/** What is decided before the tiles are dealt. */
export type EditorTable = Pick<SharedHand, "rules" | "mode" | "players" | "leader">;

export type EditorState = EditorTable & {
  readonly deal: BySeat<readonly Tile[]>;
  /** In the order it is drawn; empty where the tiles were given out by hand. */
  readonly stock: readonly Tile[];
  /** The text that the last deal of chance came from; null for tiles given out by hand. */
  readonly seed: string | null;
  readonly isPlaying: boolean;
  readonly moves: readonly Move[];
  /** The moves as they stood before each tap. */
  readonly past: readonly (readonly Move[])[];
};

export type EditorAction =
  | { readonly type: "table"; readonly change: Partial<EditorTable> }
  | { readonly type: "pick"; readonly deal: PickedTiles }
  | { readonly type: "shuffle"; readonly seed: string }
  | { readonly type: "start" }
  | { readonly type: "deal-again" }
  | { readonly type: "move"; readonly move: Move }
  | { readonly type: "undo" };

export const EMPTY_TABLE: EditorState = {
  rules: "fededodo-2026",
  mode: "pairs",
  players: 4,
  leader: "A",
  deal: {},
  stock: [],
  seed: null,
  isPlaying: false,
  moves: [],
  past: [],
};

/** The hand as it stands, to be replayed or shared. */
export function editedHand(state: EditorState): SharedHand {
  const { rules, mode, players, leader, deal, stock, moves } = state;
  const hands = seatsOf(players).map((seat) => [seat, deal[seat] ?? []]);
  return {
    ...{ rules, mode, players, leader, firstHand: false, stock },
    deal: Object.fromEntries(hands),
    play: formatPlay(moves),
  };
}

/** A hand that exists, to go on with it. */
export function editorOf(hand: SharedHand): EditorState {
  const { rules, mode, players, leader, deal, stock, play } = hand;
  const moves = parsePlay(play);
  return {
    ...EMPTY_TABLE,
    ...{ rules, mode, players, leader, deal, stock },
    isPlaying: true,
    moves: moves.ok ? moves.value : [],
  };
}

export function isDealt({ deal, players }: EditorState): boolean {
  return seatsOf(players).every((seat) => deal[seat]?.length === HAND_SIZE);
}

/** Seven tiles a seat and the stock, in the order that a seed shuffles them: the same seed deals the same. */
function dealOf(seed: string, { players }: EditorTable): Pick<EditorState, "deal" | "stock"> {
  const tiles = shuffled(TILES, seededRandom(seed));
  const hands = seatsOf(players).map((seat, index) => [
    seat,
    inOrder(tiles.slice(index * HAND_SIZE, (index + 1) * HAND_SIZE)),
  ]);
  return { deal: Object.fromEntries(hands), stock: tiles.slice(players * HAND_SIZE) };
}

function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  return TILES.filter((tile) => tiles.includes(tile));
}

/** The last of four hands is what the other three leave. */
function withLastHand({ players }: EditorTable, deal: PickedTiles): PickedTiles {
  const waiting = seatsOf(players).filter((seat) => (deal[seat]?.length ?? 0) < HAND_SIZE);
  const [last] = waiting;
  if (players < 4 || waiting.length !== 1 || last === undefined || (deal[last] ?? []).length > 0) {
    return deal;
  }
  const given = Object.values(deal).flat();
  return { ...deal, [last]: TILES.filter((tile) => !given.includes(tile)) };
}

/** Adds the PASO of each seat that can do nothing else, up to one that can or the end of the hand. */
function withForcedPasses(state: EditorState): readonly Move[] {
  let { moves } = state;
  for (let left = state.players; left > 0; left--) {
    const { steps } = replaySteps(editedHand({ ...state, moves }) as PlayedRequest);
    const last = steps.at(-1);
    const isIllegal = last?.at !== moves.length;
    if (isIllegal || last.turn === null || last.playable.length > 0 || last.stock > 0) break;
    moves = [...moves, { kind: "pass", seat: last.turn }];
  }
  return moves;
}

function moved(state: EditorState, move: Move): EditorState {
  const moves = [...state.moves, move];
  return {
    ...state,
    moves: withForcedPasses({ ...state, moves }),
    past: [...state.past, state.moves],
  };
}

/** What was there before the last tap; of a hand opened from elsewhere, the move before the last. */
function undone(state: EditorState): EditorState {
  const before = state.past.at(-1) ?? state.moves.slice(0, -1);
  return { ...state, moves: before, past: state.past.slice(0, -1) };
}

/** What follows on an action. A change of the table takes the tiles back where the number of players changes. */
export function nextEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "table": {
      const changed = { ...state, ...action.change };
      if (changed.players === state.players) return changed;
      return { ...changed, ...{ deal: {}, stock: [], seed: null, leader: "A" } };
    }
    case "pick":
      return { ...state, deal: withLastHand(state, action.deal), stock: [], seed: null };
    case "shuffle":
      return { ...state, ...dealOf(action.seed, state), seed: action.seed };
    case "start":
      return isDealt(state) ? { ...state, isPlaying: true, moves: [], past: [] } : state;
    case "deal-again":
      return { ...state, isPlaying: false, moves: [], past: [] };
    case "move":
      return moved(state, action.move);
    case "undo":
      return undone(state);
  }
}

/** A tile as a move: the opening with its larger half at the left, later at the end that was chosen. */
export function tileMove(seat: Seat, tile: Tile, end: LineEnd | null): Move {
  return { kind: "tile", seat, first: largerHalf(tile), second: smallerHalf(tile), end };
}

/** Tiles that nobody holds or has laid: those that may come from a stock whose order was not written. */
export function unseenTiles(state: EditorState): readonly Tile[] {
  const drawn = state.moves.flatMap((move) =>
    move.kind === "draw" ? [`${move.first}-${move.second}`] : [],
  );
  const known: readonly string[] = [...Object.values(state.deal).flat(), ...drawn];
  return TILES.filter((tile) => !known.includes(tile));
}
