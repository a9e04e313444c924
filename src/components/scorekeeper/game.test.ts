import { describe, expect, it } from "vitest";
import type { RecordedHand } from "@/domain/match/acta";
import type { Game, GameSetup, Moment } from "./game";
import {
  moveTo,
  NO_NAMES,
  newGame,
  redo,
  rulesOf,
  shownNames,
  undo,
  withHand,
  withoutHand,
} from "./game";
import { momentProblems, previewGameHand, runGame } from "./game-run";

const SETUP: GameSetup = {
  rules: "domikapikua",
  shape: { mode: "alone", players: 3 },
  names: { ...NO_NAMES, A: "Ana", B: "Berta" },
  clock: null,
};
const domino = (closer: "A" | "B" | "C", pips: object): RecordedHand =>
  ({ ending: "domino", closer, pips: { A: 0, B: 0, C: 0, ...pips } }) as RecordedHand;

function play(game: Game, ...hands: readonly RecordedHand[]): Game {
  const now = hands.reduce<Moment>(
    (moment, hand) => withHand(moment, `h${moment.hands.length + 1}`, hand),
    { ...game.now, firstLeader: "A" },
  );
  return moveTo(game, now, 2);
}

describe("a game of one's own", () => {
  const game = newGame(SETUP, "g", 1);

  it("is scored by the domain: three alone, the winner leads", () => {
    const run = runGame(play(game, domino("B", { A: 12, C: 20 }), domino("C", { A: 5, B: 9 })));
    expect(run.score).toEqual({ A: 0, B: 32, C: 14 });
    expect(run.hands.map(({ leader }) => leader)).toEqual(["A", "B"]);
    expect(run.nextLeader).toBe("C");
    expect(run.status).toBe("playing");
  });

  it("ends at the target, and takes nothing after", () => {
    const won = play(game, domino("B", { A: 40, C: 41 }), domino("B", { A: 10, C: 20 }));
    expect(runGame(won)).toMatchObject({ status: "finished", endedBy: "target", winner: "B" });
    const more = previewGameHand(won, domino("A", { B: 3, C: 4 }));
    expect(more).toMatchObject({ ok: false });
  });

  it("says what a hand would be worth before it is kept, also as a correction", () => {
    const played = play(game, domino("B", { A: 12, C: 20 }));
    expect(previewGameHand(played, domino("A", { B: 5, C: 9 }))).toMatchObject({
      ok: true,
      number: 2,
      after: { score: { A: 14, B: 32, C: 0 } },
    });
    expect(previewGameHand(played, domino("B", { A: 12, C: 2 }), "h1")).toMatchObject({
      ok: true,
      number: 1,
      after: { score: { A: 0, B: 14, C: 0 } },
    });
    expect(previewGameHand(played, domino("A", { B: 300, C: 1 }))).toMatchObject({ ok: false });
  });

  it("refuses a correction that ends the match too early, and says which hands are left over", () => {
    const played = play(game, domino("B", { A: 12, C: 20 }), domino("B", { A: 12, C: 20 }));
    const early = previewGameHand(played, domino("B", { A: 60, C: 61 }), "h1");
    expect(early).toMatchObject({ ok: false });
    expect(momentProblems(played, withoutHand(played.now, "h1"))).toEqual([]);
  });

  it("goes back and forth", () => {
    const one = play(game, domino("B", { A: 12, C: 20 }));
    const back = undo(one, 3);
    expect(back.now).toEqual(game.now);
    expect(undo(back, 4)).toBe(back);
    expect(redo(back, 5).now).toEqual(one.now);
    expect(redo(one, 5)).toBe(one);
    expect(moveTo(back, { ...back.now, firstLeader: "C" }, 6).after).toEqual([]);
  });

  it.each([
    [{ during: 3 }, "h1", { during: 2 }],
    [{ during: 1 }, "h1", { during: 1 }],
    [{ after: 1 }, "h1", { after: 0 }],
    [{ after: 1 }, "h2", { after: 1 }],
    [null, "h1", null],
  ])("keeps the bell %j where it rang when %s goes", (call, id, expected) => {
    const played = play(game, domino("B", { A: 1, C: 2 }), domino("B", { A: 1, C: 2 }));
    expect(withoutHand({ ...played.now, call }, id).call).toEqual(expected);
  });

  it("calls people by their seats where they gave no name", () => {
    expect(shownNames(SETUP.names)).toMatchObject({ A: "Ana", C: "Jugador C" });
  });

  it("names the book alone where nothing was changed", () => {
    expect(rulesOf("tradicional", {})).toBe("tradicional");
    expect(rulesOf("tradicional", { target: 200 })).toEqual({ preset: "tradicional", target: 200 });
  });
});

describe("figures that cannot be", () => {
  const pairs = newGame(
    { rules: "fededodo-2026", shape: { mode: "pairs", players: 4 }, names: NO_NAMES, clock: null },
    "g",
    1,
  );
  const led = { ...pairs, now: { ...pairs.now, firstLeader: "A" as const } };

  it("come with the nearest ones that could", () => {
    const pips = { A: 9, B: 9, C: 8, D: 7 };
    const preview = previewGameHand(led, { ending: "block", closer: "B", pips });
    expect(preview).toMatchObject({ ok: false, nearest: { D: [6, 8] } });
    for (const D of [6, 8]) {
      const mended = { ending: "block", closer: "B", pips: { ...pips, D } } as const;
      expect(previewGameHand(led, mended).ok).toBe(true);
    }
  });
});
