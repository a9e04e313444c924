import { describe, expect, it } from "vitest";
import { defaultContext, explainRules } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { FEDEDODO_CATALOGUE } from "@/domain/sanctions/catalogue";
import { bookChapters } from "./books";

const articles = bookChapters("fededodo-2026").flatMap((chapter) => chapter.articles);

describe("the summary of FEDEDODO", () => {
  it("has every article once and in order, from 1 to 31 (the book has no 3)", () => {
    const printed = Array.from({ length: 31 }, (_, index) => index + 1).filter((n) => n !== 3);
    expect(articles.map(({ article }) => Number(article))).toEqual(printed);
  });

  it("covers every article that the catalogue of sanctions cites", () => {
    const covered = new Set(articles.map(({ article }) => article));
    const cited = FEDEDODO_CATALOGUE.infractions.map(({ article }) => article.split(".")[0]);
    expect(cited.filter((article) => !covered.has(article ?? ""))).toEqual([]);
  });

  it("gives every chapter an address of its own", () => {
    for (const id of PRESET_IDS) {
      const ids = bookChapters(id).map((chapter) => chapter.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(PRESET_IDS)("%s: summarises every article that a setting cites", (id) => {
    const summarised = bookChapters(id).flatMap((chapter) => chapter.articles);
    const covered = new Set(summarised.map(({ article }) => article));
    const cited = explainRules(id, defaultContext(id)).flatMap(({ origin, article }) =>
      origin === "book" && article !== null ? [/^\d+/.exec(article)?.[0] ?? article] : [],
    );
    expect([...new Set(cited)].filter((article) => !covered.has(article))).toEqual([]);
  });
});
