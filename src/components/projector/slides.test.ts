import { describe, expect, it } from "vitest";
import { slideAt, slidesOf } from "./slides";

describe("slidesOf", () => {
  it("pages through what is long and keeps the clock twice as long", () => {
    const slides = slidesOf(["reloj", "mesas"], { pages: { mesas: 3 } });
    expect(slides.map(({ screen, page }) => `${screen} ${page}`)).toEqual([
      "reloj 0",
      "reloj 0",
      "mesas 0",
      "mesas 1",
      "mesas 2",
    ]);
    expect(slideAt(slides, 7)).toEqual({ screen: "mesas", page: 0, pages: 3 });
  });

  it("holds a single screen, and an empty list is one page", () => {
    expect(slidesOf(["reloj"], { pages: {} })).toHaveLength(1);
    expect(slidesOf(["mesas"], { pages: { mesas: 0 } })).toHaveLength(1);
  });

  it("has no slide where there are no screens", () => {
    expect(slideAt([], 3)).toBeUndefined();
  });
});
