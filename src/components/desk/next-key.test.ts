import { describe, expect, it } from "vitest";
import { isNextKey, refusedLineKey } from "./next-key";

describe("keys between figures", () => {
  it.each(["Enter", ".", ",", " "])("%s goes on", (key) => {
    expect(isNextKey(key)).toBe(true);
  });
  it.each(["1", "Tab", "D"])("%s does not", (key) => {
    expect(isNextKey(key)).toBe(false);
  });
});

describe("a refused line", () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  it.each(["Backspace", "Delete", "Escape"])("is taken up with %s", (key) => {
    expect(refusedLineKey({ key, ...plain })).toBe("take-up");
  });
  it.each(["5", "D", " ", ".", "Enter"])("takes nothing of %s, typed ahead", (key) => {
    expect(refusedLineKey({ key, ...plain })).toBe("keep-out");
  });
  it("leaves the keys that go elsewhere alone", () => {
    expect(refusedLineKey({ key: "Tab", ...plain })).toBe("pass");
    expect(refusedLineKey({ key: "z", ...plain, ctrlKey: true })).toBe("pass");
  });
});
