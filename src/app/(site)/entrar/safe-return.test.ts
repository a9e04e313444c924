import { describe, expect, it } from "vitest";
import { safeReturn } from "./safe-return";

describe("safeReturn", () => {
  it.each([
    ["/director/viernes?ronda=2#mesa", "/director/viernes?ronda=2#mesa"],
    ["/", "/"],
    ["/torneos/a%2Fb", "/torneos/a%2Fb"],
  ])("keeps %s", (asked, path) => {
    expect(safeReturn(asked)).toBe(path);
  });

  it.each([
    [undefined],
    [["/a", "/b"]],
    [""],
    ["https://otro.example/"],
    ["//otro.example"],
    ["/\\otro.example"],
    ["/\t/otro.example"],
    ["/..//otro.example"],
    ["javascript:alert(1)"],
    ["director"],
    ["/entrar?volver=/entrar"],
  ])("takes %j for home", (asked) => {
    expect(safeReturn(asked)).toBe("/");
  });
});
