import { describe, expect, it } from "vitest";
import { STOPPED_CLOCK } from "@/domain/tournament/clock";
import type { Game } from "./game";
import { moveTo, NO_NAMES, newGame, withHand } from "./game";
import { gameText, readGameText } from "./game-link";
import type { GameStore } from "./game-storage";
import { deleteGame, readGames, saveGame } from "./game-storage";

function memory(): GameStore {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function game(id: string, at: number): Game {
  const empty = newGame(
    {
      rules: { preset: "fededodo-2026", target: 150 },
      shape: { mode: "pairs", players: 4 },
      names: { ...NO_NAMES, A: "Ñico Peña" },
      clock: STOPPED_CLOCK,
    },
    id,
    at,
  );
  const led = { ...empty.now, firstLeader: "B" as const, call: { during: 2 } };
  const hand = { ending: "block", closer: "C", pips: { A: 6, B: 9, C: 6, D: 9 } } as const;
  return moveTo(empty, withHand(led, "h1", hand), at + 1);
}

describe("games on a phone", () => {
  it("come back as they were, the last one first", () => {
    const store = memory();
    const [old, young] = [game("a", 1), game("b", 5)];
    expect(saveGame(store, old)).toBe(true);
    saveGame(store, young);
    store.setItem("something-else", "{}");
    expect(readGames(store)).toEqual([young, old]);
    deleteGame(store, "b");
    expect(readGames(store)).toEqual([old]);
  });

  it("are not shown when they cannot be read", () => {
    const store = memory();
    store.setItem("capicua-anotador:x", '{"v":1,"id":"x"}');
    store.setItem("capicua-anotador:y", "{");
    expect(readGames(store)).toEqual([]);
    expect(saveGame(null, game("a", 1))).toBe(false);
    expect(readGames(null)).toEqual([]);
  });
});

describe("a game in an address", () => {
  it("is read back as it was written", () => {
    const { rules, shape, names, now } = game("a", 1);
    const text = gameText(game("a", 1));
    expect(text).toMatch(/^[\w-]+$/);
    expect(readGameText(text ?? "")).toEqual({ rules, shape, names, now });
  });

  it("is none where it is damaged", () => {
    expect(readGameText("")).toBeNull();
    expect(readGameText("%%%")).toBeNull();
    expect(readGameText(btoa('{"v":1}'))).toBeNull();
    expect(readGameText(btoa('{"v":2}'))).toBeNull();
  });

  it("is not shared as a link when it would be cut off", () => {
    const long = Array.from({ length: 60 }, (_, index) => `h${index}`).reduce(
      (now, id) => withHand(now, id, { redeal: { by: "A", doubles: 5 } }),
      game("a", 1).now,
    );
    expect(gameText({ ...game("a", 1), now: long })).toBeNull();
  });
});
