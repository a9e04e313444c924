import { describe, expect, it } from "vitest";
import { spanishVoice, spokenText } from "./speech";

describe("reading aloud", () => {
  it.each([
    [["en-US", "es-ES", "es-MX"], "es-MX"],
    [["es_ES", "es_DO"], "es_DO"],
    [["fr-FR", "es-ES"], "es-ES"],
    [["en-US", "et-EE"], null],
    [[], null],
  ])("of the voices %j takes %s", (langs, expected) => {
    expect(spanishVoice(langs.map((lang) => ({ lang })))?.lang ?? null).toBe(expected);
  });

  it("says signs as words", () => {
    expect(spokenText("Ana dominó: 10 + 17 = 27 para Ana y Luis · sale Berta")).toBe(
      "Ana dominó: 10 más 17, son 27 para Ana y Luis. sale Berta",
    );
    expect(spokenText("Van 35–20")).toBe("Van 35 a 20");
  });
});
