import { describe, expect, it } from "vitest";
import { daysOf } from "./history-days";

const at = (iso: string) => ({ at: Date.parse(iso) });
// 23:59 and 0:15 in Santo Domingo, which is four hours behind UTC all year.
const BEFORE = at("2026-12-01T03:59:00Z");
const AFTER = at("2026-12-01T04:15:00Z");

describe("a history by day", () => {
  it("has a second day after the tournament's own midnight", () =>
    expect(daysOf([BEFORE, AFTER], "America/Santo_Domingo")).toEqual([
      { day: "lunes, 30 de noviembre", moments: [BEFORE] },
      { day: "martes, 1 de diciembre", moments: [AFTER] },
    ]));

  it("has one where the same night is within a day", () =>
    expect(daysOf([BEFORE, AFTER], "UTC")).toEqual([
      { day: "martes, 1 de diciembre", moments: [BEFORE, AFTER] },
    ]));
});
