import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { seededRandom } from "@/domain/kernel/random";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { eventDocumentSchema } from "@/schemas/event";
import { playRounds } from "../../support/play-event";

const folder = import.meta.dirname;

/** Plays a golden event with random results and sums up what the goldens speak of. */
function playGolden(file: string) {
  const golden = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const start = eventDocumentSchema.parse(golden.event);
  const rules = resolveRules(start.rules, { mode: "pairs", players: 4, format: start.format });
  const { event, answers } = playRounds(start, golden.rounds, rules, seededRandom(file));
  const rested = answers.flatMap(({ byes }) => byes);
  const played = event.rounds.map(({ tables }) => tables.flatMap(({ AC, BD }) => [...AC, ...BD]));
  const summary = {
    tables: answers.map(({ tables }) => tables.length),
    byes: answers.map(({ byes }) => byes.length),
    differentRests: new Set(rested).size,
    repeatedPartners: answers.map(
      ({ broken }) => broken.filter(({ code }) => code === "partner-repeated").length,
    ),
    lastRoundOf: Object.fromEntries(
      start.entrants.map(({ id }) => [id, 1 + played.findLastIndex((ids) => ids.includes(id))]),
    ),
  };
  return { expected: golden.expected, summary, answer: checkEvent(event, rules) };
}

describe("golden rounds", () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith(".json")))("%s", (file) => {
    const { expected, summary, answer } = playGolden(file);
    expect(summary).toMatchObject(expected);
    expect(answer.ok).toBe(true);
  });
});
