import { describe, expect, it } from "vitest";
import { listed } from "./listed";

describe("a list in Spanish", () => {
  it.each([
    [[], ""],
    [["Ana"], "Ana"],
    [["Leonel", "Inés"], "Leonel e Inés"],
    [["Ana", "Hilda Peña"], "Ana e Hilda Peña"],
    [["Ana", "Ítalo"], "Ana e Ítalo"],
    [["Ana", "Yvette"], "Ana e Yvette"],
    [["Ana", "Yeison"], "Ana y Yeison"],
    [["Ana", "Yoel"], "Ana y Yoel"],
    [["agua", "hielo"], "agua y hielo"],
    [["Inés", "Ana"], "Inés y Ana"],
    [["Ana", "Luis", "Iván"], "Ana, Luis e Iván"],
    [[1, 2, 3], "1, 2 y 3"],
  ])("%j is %j", (items, expected) => {
    expect(listed(items)).toBe(expected);
  });
});
