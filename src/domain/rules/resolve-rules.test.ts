import { describe, expect, it } from "vitest";
import {
  defaultShape,
  explainRules,
  listRuleBooks,
  resolveRules,
  ruleArticles,
} from "./resolve-rules";
import type { PresetId } from "./rules-spec";
import { PRESET_IDS } from "./rules-spec";
import type { RuleSettings, RulesContext } from "./settings";

const pairs: RulesContext = { mode: "pairs", players: 4, format: "pairs" };
const alone = (players: 2 | 3 | 4): RulesContext => ({
  mode: "alone",
  players,
  format: "individual",
});

/** The table of rule sets, row by row: setting, then the six presets in the order of PRESET_IDS, in pairs. */
const IN_PAIRS: readonly (readonly [setting: keyof RuleSettings, ...values: unknown[]])[] = [
  ["target", 200, 200, 200, 100, 100, 100],
  ["callMinutes", 35, 40, 40, null, null, null],
  ["slotMinutes", 40, 40, 40, null, null, null],
  ["firstLeader", "draw", "draw", "draw", "highest-double", "highest-double", "highest-double"],
  ["nextLeader", "rotate", "rotate", "rotate", "winner", "winner", "rotate"],
  ["annulledNextLeader", "rotate", "same", "rotate", "rotate", "rotate", "rotate"],
  [
    "dominoScoring",
    "all-unplayed",
    "all-unplayed",
    "all-unplayed",
    "opponents-only",
    "opponents-only",
    "opponents-only",
  ],
  ["blockWinner", "pair-total", "pair-total", "pair-total", "duel", "pair-total", "lowest-hand"],
  [
    "blockPoints",
    "all-hands",
    "all-hands",
    "all-hands",
    "all-hands",
    "opponents-only",
    "opponents-only",
  ],
  ["blockTie", "none", "none", "none", "closer", "closer-side", "leader"],
  ["capicuaBonus", 0, 0, 0, 30, 0, 0],
  ["passBonus", 0, 0, 0, 30, 0, 0],
  ["doubleBlankAlone", 0, 0, 0, 0, 0, 10],
  ["doublesRedeal", null, null, 5, null, null, 4],
  ["seenTileFinish", "ends-zero", "ends-zero", "ends-zero", "normal", "normal", "normal"],
  ["stock", "none", "none", "none", "none", "none", "draw"],
  ["hiddenTiles", 0, 0, 0, 0, 0, 2],
  ["falseBlock", "award-unplayed", "fine", "fine", "fine", "fine", "fine"],
  ["fineScope", "pair", "pair", "pair", "ledger", "ledger", "ledger"],
  ["fineFlipsResult", "strict-less", "strict-less", "strict-less", "never", "never", "never"],
];

describe("the table of rule sets", () => {
  it.each(IN_PAIRS.map(([setting, ...values]) => ({ setting, values })))(
    "$setting in pairs",
    ({ setting, values }) => {
      expect(PRESET_IDS.map((id) => resolveRules(id, pairs)[setting])).toEqual(values);
    },
  );

  it.each([
    ["fededodo-2026", "target", alone(2), 100],
    ["fededodo-2026", "blockWinner", alone(3), "lowest-hand"],
    ["fededodo-2026", "blockPoints", alone(2), "opponents-only"],
    ["domikapikua", "blockWinner", alone(4), "lowest-hand"],
    ["domikapikua", "blockTie", alone(4), "nearest-to-closer"],
    ["domikapikua", "stock", alone(3), "draw"],
    ["domikapikua", "stock", alone(4), "none"],
    ["fededodo-2026", "fineScope", { ...pairs, format: "individual" }, "ledger"],
    ["fededodo-2026", "fineScope", { ...pairs, format: "teams" }, "ledger"],
    ["fndpr", "fineScope", { ...pairs, format: "individual" }, "pair"],
  ] as const)("%s: %s follows the shape of the table", (preset, setting, context, value) => {
    expect(resolveRules(preset, context)[setting]).toBe(value);
  });
});

describe("a spec with replaced settings", () => {
  const spec = { preset: "fededodo-2026", target: 150, callMinutes: null } as const;

  it("replaces those and keeps the rest, null included", () => {
    const settings = resolveRules(spec, pairs);
    expect(settings.target).toBe(150);
    expect(settings.callMinutes).toBeNull();
    expect({ ...settings, target: 200, callMinutes: 35 }).toEqual(
      resolveRules("fededodo-2026", pairs),
    );
  });

  it("says which settings the event replaced and cites no article for them", () => {
    const target = explainRules(spec, pairs).find((row) => row.setting === "target");
    expect(target).toEqual({
      setting: "target",
      value: 150,
      article: null,
      origin: "event",
      appliedBy: "engine",
    });
    expect(ruleArticles(spec, pairs).target).toBeUndefined();
    expect(ruleArticles("fededodo-2026", pairs).blockTie).toBe("10.4");
  });
});

describe("rule books", () => {
  it("every book states the same settings, each with its origin", () => {
    const names = (id: PresetId) => explainRules(id, pairs).map((row) => row.setting);
    for (const id of PRESET_IDS) {
      expect(names(id).toSorted()).toEqual(names("fededodo-2026").toSorted());
      for (const row of explainRules(id, pairs)) {
        if (row.origin === "book") expect(row.article, `${id} ${row.setting}`).not.toBeNull();
      }
    }
  });

  it("has a card for each preset", () => {
    expect(listRuleBooks().map((card) => card.id)).toEqual([...PRESET_IDS]);
    for (const card of listRuleBooks()) {
      if (card.effectiveFrom !== null) expect(card.effectiveFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(defaultShape("fededodo-2026")).toEqual({ mode: "pairs", players: 4 });
    expect(defaultShape("individual")).toEqual({ mode: "alone", players: 2 });
  });
});
