import { describe, expect, it } from "vitest";
import type { RosterRow } from "@/domain/tournament/roster";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { PreviewRow, RosterPreview } from "@/server/people/roster-preview";
import { keptAnswers, outcomeOf } from "./outcome";

const person = (line: number): RosterRow => ({
  line,
  number: null,
  firstNames: "Ana",
  lastNames: "Níspero",
  isNameSplit: false,
  nickname: null,
  club: null,
  city: null,
  notes: [],
});
const create = (line: number, newClub: string | null): PreviewRow => ({
  line,
  decision: { action: "create", row: person(line), alike: [] },
  newClub,
});
const decide = (line: number, newClub: string | null): PreviewRow => ({
  line,
  decision: {
    action: "decide",
    why: "possible-duplicate",
    row: person(line),
    alike: [{ personId: "p1", number: null, name: "Ana Níspero" }],
  },
  newClub,
});
const preview = (...rows: readonly PreviewRow[]): RosterPreview => ({
  sha256: "",
  planKey: "",
  encoding: "utf-8",
  separator: ";",
  headerLine: 1,
  columns: [],
  skippedLines: [],
  rows,
  counts: {
    create: rows.filter(({ decision }) => decision.action === "create").length,
    update: 0,
    unchanged: 0,
    decide: rows.filter(({ decision }) => decision.action === "decide").length,
    repeated: 0,
    conflict: 0,
    error: 0,
  },
});
const answers = (...given: readonly RosterAnswer[]) =>
  new Map(given.map((answer) => [answer.line, answer]));

describe("outcomeOf", () => {
  const asked = preview(create(2, "Club Ñame"), decide(3, "Liga Nueva"), decide(4, "Club Ñame"));

  it("leaves out what nobody decided, and its clubs", () => {
    expect(outcomeOf(asked, new Map())).toEqual({
      created: 1,
      updated: 0,
      leftOut: 2,
      newClubs: ["Club Ñame"],
    });
  });

  it("counts what was decided, each club once", () => {
    const given = answers({ line: 3, take: "same", personId: "p1" }, { line: 4, take: "create" });
    expect(outcomeOf(asked, given)).toEqual({
      created: 2,
      updated: 1,
      leftOut: 0,
      newClubs: ["Club Ñame", "Liga Nueva"],
    });
    expect(outcomeOf(asked, answers({ line: 3, take: "skip" })).leftOut).toBe(2);
  });
});

describe("keptAnswers", () => {
  it("drops the answers that a new preview no longer asks for", () => {
    const given = answers(
      { line: 2, take: "create" },
      { line: 3, take: "same", personId: "p1" },
      { line: 4, take: "same", personId: "gone" },
    );
    const now = preview(create(2, null), decide(3, null), decide(4, null));
    expect([...keptAnswers(now, given).keys()]).toEqual([3]);
  });
});
