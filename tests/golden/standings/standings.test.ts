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
});
