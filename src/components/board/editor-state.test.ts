import { describe, expect, it } from "vitest";
import type { Tile } from "@/domain/hand/hand";
import { TILES } from "@/domain/hand/tile";
import type { EditorAction, EditorState } from "./editor-state";
import {
  EMPTY_TABLE,
  editedHand,
  editorOf,
  isDealt,
  nextEditor,
  tileMove,
  unseenTiles,
} from "./editor-state";
import { EXAMPLE_HANDS } from "./example-hands";
import { filmOf } from "./hand-film";

function tapped(state: EditorState, ...actions: readonly EditorAction[]): EditorState {
  return actions.reduce(nextEditor, state);
}

/** Taps the first tile that may be played, or draws, until the hand is over. */
function playedOut(start: EditorState): EditorState {
  let state = start;
  for (let taps = 0; taps < 60; taps++) {
    const view = filmOf(editedHand(state)).views.at(-1);
    if (!view?.turn) return state;
    const [tile] = view.playable;
    const fits = (end: number) => tile?.includes(String(end));
    const end = view.ends === null ? null : fits(view.ends[0]) ? "L" : "R";
    const draws = state.moves.filter(({ kind }) => kind === "draw").length;
    const drawn = state.stock[draws];
    if (tile !== undefined) {
      state = tapped(state, { type: "move", move: tileMove(view.turn, tile, end) });
    } else if (drawn !== undefined) {
      const [first = 0, second = 0] = drawn.split("-").map(Number);
      state = tapped(state, {
        type: "move",
        move: { kind: "draw", seat: view.turn, first, second },
      });
    }
  }
  throw new Error("a hand ends within 60 taps");
}

const DEALT = tapped(EMPTY_TABLE, { type: "shuffle", seed: "mesa 4" }, { type: "start" });

describe("dealing", () => {
  it("deals the same tiles for the same seed, each once", () => {
    const again = tapped(EMPTY_TABLE, { type: "shuffle", seed: "mesa 4" });
    expect(again.deal).toEqual(DEALT.deal);
    expect(new Set(Object.values(DEALT.deal).flat()).size).toBe(28);
    const other = tapped(EMPTY_TABLE, { type: "shuffle", seed: "mesa 5" });
    expect(other.deal).not.toEqual(DEALT.deal);
  });

  it("gives the fourth hand what the other three leave", () => {
    const deal = { A: TILES.slice(0, 7), B: TILES.slice(7, 14), C: TILES.slice(14, 21) };
    const state = tapped(EMPTY_TABLE, { type: "pick", deal });
    expect(state.deal.D).toEqual(TILES.slice(21));
    expect(isDealt(state)).toBe(true);
  });

  it("does not start before every hand has seven tiles", () => {
    const state = tapped(EMPTY_TABLE, { type: "pick", deal: { A: ["6-6"] } }, { type: "start" });
    expect(state.isPlaying).toBe(false);
  });

  it("takes the tiles back when the number of players changes, and not for another book", () => {
    const book = tapped(DEALT, { type: "table", change: { rules: "fndpr" } });
    expect(book.deal).toEqual(DEALT.deal);
    const two = tapped(DEALT, { type: "table", change: { players: 2, mode: "alone" } });
    expect(two.deal).toEqual({});
  });
});

describe("playing", () => {
  it("plays hands of chance to a legal end, with every PASO written", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const state = playedOut(tapped(EMPTY_TABLE, { type: "shuffle", seed }, { type: "start" }));
      expect(filmOf(editedHand(state)).verdict.ok).toBe(true);
    }
  });

  it("draws from the stock with two players", () => {
    const table = { rules: "individual", players: 2, mode: "alone" } as const;
    for (const seed of ["a", "b", "c", "d"]) {
      const start = tapped(
        EMPTY_TABLE,
        { type: "table", change: table },
        { type: "shuffle", seed },
        { type: "start" },
      );
      expect(filmOf(editedHand(playedOut(start))).verdict).toMatchObject({ ok: true });
    }
  });

  it("writes the PASO of who can do nothing else, and undoes it with the tile", () => {
    const example = EXAMPLE_HANDS.find(({ key }) => key === "pase");
    if (!example) throw new Error("an example of a pass");
    const before = { ...editorOf(example.hand), moves: [] };
    const state = tapped(before, { type: "move", move: tileMove("A", "3-1", null) });
    expect(editedHand(state).play).toBe("A:3-1 B:PASO");
    expect(tapped(state, { type: "undo" })).toEqual(before);
  });

  it("goes back move by move in a hand opened from elsewhere", () => {
    const [{ hand }] = EXAMPLE_HANDS;
    const state = editorOf(hand);
    expect(editedHand(state)).toEqual(hand);
    const before = tapped(state, { type: "undo" });
    expect(`${editedHand(before).play} A:4-2L`).toBe(hand.play);
  });

  it("knows the tiles that a stock may still hold", () => {
    const deal = { A: TILES.slice(0, 7), B: TILES.slice(7, 14) };
    const two = tapped(
      EMPTY_TABLE,
      { type: "table", change: { players: 2, mode: "alone", rules: "individual" } },
      { type: "pick", deal },
    );
    const drawn = { kind: "draw", seat: "A", first: 2, second: 2 } as const;
    expect(unseenTiles({ ...two, moves: [drawn] })).toEqual(
      TILES.slice(14).filter((tile: Tile) => tile !== "2-2"),
    );
  });
});
