import { describe, expect, it } from "vitest";
import { pesosText } from "@/i18n/es/money";
import { parsePesos } from "./money";

describe("parsePesos", () => {
  it.each([
    ["300", 30_000],
    ["0", 0],
    ["RD$ 1,200", 120_000],
    ["1,200.50", 120_050],
    ["300,5", 30_050],
    ["99.05", 9905],
  ])("reads %s", (text, cents) => expect(parsePesos(text)).toBe(cents));

  it.each(["", "gratis", "-5", "1.234", "3 0 0 x", "12,34,5"])("refuses %j", (text) =>
    expect(parsePesos(text)).toBeNaN(),
  );

  it("reads back what is shown", () => {
    for (const cents of [0, 5, 30_000, 120_050, 10_000_000])
      expect(parsePesos(pesosText(cents))).toBe(cents);
  });
});
