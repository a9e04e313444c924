import { describe, expect, it } from "vitest";
import { compareBooks } from "./compare-books";
import { PRESET_IDS } from "./rules-spec";
import type { SettingName } from "./settings";
import { SETTING_NAMES } from "./settings";

function settingOf(groups: ReturnType<typeof compareBooks>, name: SettingName) {
  return groups.flatMap(({ settings }) => settings).find(({ setting }) => setting === name);
}

describe("books side by side", () => {
  it("has every setting once, with a cell a book in the order asked for", () => {
    const settings = compareBooks(PRESET_IDS, "fededodo-2026").flatMap((group) => group.settings);
    expect(settings.map(({ setting }) => setting)).toEqual(SETTING_NAMES);
    for (const { cells } of settings) expect(cells.map(({ book }) => book)).toEqual(PRESET_IDS);
  });

  it("marks what differs from the base book", () => {
    const groups = compareBooks(["fededodo-2026", "femundo-2025", "fndpr"], "fededodo-2026");
    const clock = settingOf(groups, "callMinutes");
    expect(clock?.differs).toBe(true);
    expect(clock?.cells.map(({ differs }) => differs)).toEqual([false, true, true]);
    expect(settingOf(groups, "target")?.differs).toBe(false);
    const fromWorld = compareBooks(["fndpr"], "femundo-2025");
    expect(settingOf(fromWorld, "callMinutes")?.differs).toBe(false);
  });

  it("tells where another table of the same book plays otherwise", () => {
    const groups = compareBooks(["fededodo-2026", "individual"], "fededodo-2026");
    const [own, other] = settingOf(groups, "target")?.cells ?? [];
    expect(own?.variants.map(({ table, row }) => [table.players, row.value])).toEqual([
      [2, 100],
      [3, 100],
    ]);
    expect(other?.variants).toEqual([]);
  });
});
