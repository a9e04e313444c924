import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RULE_BOOKS } from "./book-list";

describe("the list of rule books", () => {
  it("has every file of its folder, each book under the id that its file bears", () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => !name.endsWith(".test.ts") && name !== "book-list.ts")
      .map((name) => name.replace(/\.ts$/, ""));
    expect(RULE_BOOKS.map(({ id }) => id as string).toSorted()).toEqual(files.toSorted());
  });
});
