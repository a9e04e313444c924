import { describe, expect, it } from "vitest";
import { playableOn } from "./false-pass";

describe("playableOn (14.1)", () => {
  it("names every tile that fitted an end, doubles too", () => {
    expect(playableOn([4, 3], ["6-0", "4-4", "3-1", "2-2"])).toEqual(["4-4", "3-1"]);
  });
  it("finds none where the pass was right, also on equal ends", () => {
    expect(playableOn([5, 5], ["6-0", "4-1"])).toEqual([]);
  });
});
