import { describe, expect, it } from "vitest";
import type { NextStepFacts } from "./next-step";
import { nextStep } from "./next-step";

const start: NextStepFacts = {
  state: "open",
  planned: 3,
  expected: 12,
  present: 12,
  perTable: 2,
  round: null,
};
const round = {
  number: 1,
  state: "published",
  clock: "running",
  tables: 6,
  waiting: 0,
  open: 6,
} as const;

describe("nextStep", () => {
  it.each<[string, Partial<NextStepFacts>, ReturnType<typeof nextStep>]>([
    ["a draft is announced first", { state: "draft", expected: 0 }, { code: "announce" }],
    ["nobody registered", { expected: 1 }, { code: "register", expected: 1, needed: 2 }],
    ["most are still missing", { present: 5 }, { code: "check-in", missing: 7 }],
    ["a few are missing", { present: 10 }, { code: "pair", round: 1, missing: 2 }],
    ["all are here", {}, { code: "pair", round: 1, missing: 0 }],
    ["a draft of round 1", { round: { ...round, state: "draft" } }, { code: "publish", round: 1 }],
    [
      "published, clock stopped",
      { state: "running", round: { ...round, clock: "waiting" } },
      { code: "start-clock", round: 1 },
    ],
    [
      "tables play",
      { state: "running", round: { ...round, open: 4 } },
      { code: "follow", round: 1, open: 4, tables: 6 },
    ],
    [
      "tables wait for the judge, even without a clock",
      { state: "running", round: { ...round, waiting: 2, clock: "waiting" } },
      { code: "verify", round: 1, waiting: 2 },
    ],
    [
      "every sheet is closed",
      { state: "running", round: { ...round, open: 0 } },
      { code: "close-round", round: 1 },
    ],
    [
      "rounds are left",
      { state: "running", round: { ...round, state: "closed", open: 0 } },
      { code: "pair", round: 2, missing: 0 },
    ],
    [
      "the last round is closed",
      { state: "running", round: { ...round, number: 3, state: "closed", open: 0 } },
      { code: "close-tournament" },
    ],
    ["closed", { state: "closed" }, { code: "done" }],
  ])("%s", (_, facts, step) => expect(nextStep({ ...start, ...facts })).toEqual(step));
});
