import { describe, expect, it } from "vitest";
import { inPlayingOrder } from "./desk-words";

const member = (playerId: string) => ({
  playerId,
  name: playerId,
  number: null,
  nickname: null,
  club: null,
});

describe("the people of an entrant at the desk", () => {
  it("stand in the order of the line-up, substitutes last", () => {
    const members = ["a", "b", "c", "d", "e"].map(member);
    const order = (playing: readonly string[]) =>
      inPlayingOrder({ members, playing }).map(({ playerId }) => playerId);
    expect(order(["a", "b", "c", "d"])).toEqual(["a", "b", "c", "d", "e"]);
    expect(order(["a", "e", "c", "d"])).toEqual(["a", "e", "c", "d", "b"]);
  });
});
