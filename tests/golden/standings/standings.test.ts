import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { computeStandings } from "@/domain/standings/standings";
import { eventDocumentSchema } from "@/schemas/event";
import { slowStandings } from "../../support/slow-standings";

const folder = import.meta.dirname;

describe("golden standings", () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith(".json")))("%s", (file) => {
    const golden = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    const event = eventDocumentSchema.parse(golden.event);
    const rules = resolveRules(event.rules, { mode: "pairs", players: 4, format: event.format });
    const rows = computeStandings(event, rules);
    expect(rows).toMatchObject(golden.expected);
    expect(slowStandings(event, rules)).toMatchObject(golden.expected);
  });

  it("takes no efectividad that somebody typed: it follows from the points (a press table printed 2,696 twice)", () => {
    const table = { table: 1, AC: ["1"], BD: ["2"], points: { AC: 2696, BD: 2696 }, winner: "AC" };
    const event = (results: object) => ({
      format: "pairs",
      entrants: [{ id: "1" }, { id: "2" }],
      rounds: [{ tables: [{ ...table, ...results }] }],
    });
    const typed = { results: { "1": { won: true, for: 2696, against: 2696, net: 1364 } } };
    expect(eventDocumentSchema.safeParse(event(typed)).success).toBe(false);
    expect(eventDocumentSchema.safeParse(event({ net: 1364 })).success).toBe(false);
    expect(eventDocumentSchema.safeParse(event({})).success).toBe(true);
  });
});
