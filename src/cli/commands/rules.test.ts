import { afterAll, describe, expect, it, vi } from "vitest";
import { compareBooks } from "@/domain/rules/compare-books";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { defaultContext, explainRules, resolveRules } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { SETTING_NAMES } from "@/domain/rules/settings";
import { bookChapters } from "@/i18n/es/reglamento/books";
import { rulesSpecSchema } from "@/schemas/rules";
import { listRules } from "./rules";

// A seventh book, as if its file stood in books/ with its line in the list: nothing else knows of it.
vi.mock("@/domain/rules/books/book-list", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/domain/rules/books/book-list")>();
  const { defineBook, reading, stated } = await import("@/domain/rules/rule-book");
  const { fededodo2026 } = await import("@/domain/rules/books/fededodo-2026");
  const liga = defineBook({
    id: "liga-2027",
    name: "Liga 2027",
    summary: "Como FEDEDODO, a 150 y con premio por capicúa.",
    source: "Acta de la liga.",
    version: "L-1",
    effectiveFrom: "2027-01-15",
    shape: { mode: "pairs", players: 4 },
    tables: stated([{ mode: "pairs", players: 4 }], "1"),
    extends: fededodo2026.settings,
    settings: {
      target: stated(150, "2"),
      capicuaBonus: stated(25, "9"),
      passBonus: reading(10, "9"),
    },
  });
  return { RULE_BOOKS: [...original.RULE_BOOKS, liga] };
});

afterAll(() => vi.restoreAllMocks());

const LIGA = "liga-2027" as PresetId;

describe("a seventh book in one file", () => {
  const context = defaultContext(LIGA);

  it("resolves: its own values, and those of the book that it extends", () => {
    const settings = resolveRules(LIGA, context);
    expect(settings).toEqual({
      ...resolveRules("fededodo-2026", context),
      target: 150,
      capicuaBonus: 25,
      passBonus: 10,
    });
  });

  it("explains each value with its article, in its own name or as inherited", () => {
    const rows = new Map(explainRules(LIGA, context).map((row) => [row.setting, row]));
    expect(rows.get("target")).toMatchObject({ value: 150, article: "2", origin: "book" });
    expect(rows.get("blockTie")).toMatchObject({ value: "none", article: "10.4" });
  });

  it("lists what it leaves open without a word written for it", () => {
    const entries = explainContradictions(LIGA, context);
    expect(entries.find(({ id }) => id === "passBonus")).toMatchObject({
      kind: "conflict",
      articles: ["9"],
    });
    expect(entries.find(({ id }) => id === "target")).toBeUndefined();
  });

  it("stands beside the others, is taken in documents and has no summary yet", () => {
    expect(PRESET_IDS).toContain(LIGA);
    const [first] = compareBooks(PRESET_IDS, LIGA)[0]?.settings ?? [];
    expect(first?.setting).toBe("target");
    expect(first?.cells).toHaveLength(PRESET_IDS.length);
    expect(rulesSpecSchema.parse({ preset: "liga-2027", target: 200 })).toMatchObject({
      target: 200,
    });
    expect(bookChapters(LIGA)).toEqual([]);
  });

  it("is listed by the command line with version, source and every setting in words", () => {
    const { presets } = listRules() as unknown as {
      readonly presets: readonly Record<string, unknown>[];
    };
    const card = presets.find(({ id }) => id === LIGA);
    expect(card).toMatchObject({ name: "Liga 2027", version: "L-1", effectiveFrom: "2027-01-15" });
    expect(card?.settings).toHaveLength(SETTING_NAMES.length);
  });
});
