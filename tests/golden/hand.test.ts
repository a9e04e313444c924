import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { HandVerdict } from "@/domain/hand/hand";
import { handRequestSchema } from "@/schemas/hand";

// Worked examples of the rule books: each file holds {source, request, expected}. Of a refusal only the codes (in order)
// and the first infraction are compared; of a result the fields that the example states.

type GoldenCase = {
  readonly source: string;
  readonly request: unknown;
  readonly expected: Readonly<Record<string, unknown>>;
};

const folder = path.join(import.meta.dirname, "hand");

function comparable(verdict: HandVerdict): unknown {
  if (verdict.ok) return verdict;
  return {
    ok: false,
    problems: verdict.problems.map((problem) => problem.code),
    infraction: verdict.problems[0]?.infraction,
  };
}

describe.each(readdirSync(folder).filter((name) => name.endsWith(".json")))("%s", (name) => {
  const cases = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as readonly GoldenCase[];

  it.each(cases)("$source", ({ request, expected }) => {
    const parsed = handRequestSchema.parse(request);
    expect(comparable(adjudicateRequest(parsed))).toMatchObject(expected);
  });
});
