import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { rosterOperations } from "@/domain/tournament/roster-operations";
import type { ExistingPerson, ExistingRoster } from "@/domain/tournament/roster-plan";
import { planRosterImport } from "@/domain/tournament/roster-plan";
import { decodeRoster } from "@/schemas/roster/decode";
import { parseRoster } from "@/schemas/roster/parse";

// Three files as clubs export them, all people fictional; what is expected was counted by hand.

const NOBODY: ExistingRoster = { people: [], clubs: [] };
const CLUBS = [
  "Club Paraíso",
  "Los Muchachos del Ñame",
  "Peña de la Caoba",
  "Doble Seis, Santiago",
  "Club La Güira",
  "Tranque & Amigos",
  "Capicúa Este",
  'Mesa Redonda "La 28"',
].sort();

function read(file: string) {
  const decoded = decodeRoster(readFileSync(path.join(import.meta.dirname, file)));
  if (!decoded.ok) throw new Error(`${file} is not readable`);
  return { encoding: decoded.value.encoding, parsed: parseRoster(decoded.value.text) };
}

/** The roster after carrying out an import. */
function imported(file: string, before: ExistingRoster): ExistingRoster {
  const plan = planRosterImport(read(file).parsed, before);
  const people = new Map(before.people.map((person) => [person.id, person]));
  for (const operation of rosterOperations(plan, [], before)) {
    if (operation.kind === "create") {
      const { number, firstNames, lastNames, nickname, club, city } = operation.row;
      const id = `p${people.size + 1}`;
      people.set(id, { id, number, firstNames, lastNames, nickname, club, city });
      continue;
    }
    const changed = Object.fromEntries(operation.changes.map(({ field, to }) => [field, to]));
    const person = people.get(operation.personId) as ExistingPerson;
    people.set(person.id, { ...person, ...changed });
  }
  return { people: [...people.values()], clubs: [...before.clubs, ...plan.newClubs] };
}

const none = { create: 0, update: 0, unchanged: 0, decide: 0, repeated: 0, conflict: 0, error: 0 };

describe("each file on an empty installation", () => {
  it.each([
    ["roster-comma-utf8.csv", "utf-8", ",", { ...none, create: 40 }, []],
    [
      "roster-semicolon-windows1252.csv",
      "windows-1252",
      ";",
      { ...none, create: 48, decide: 1, repeated: 1, error: 2 },
      [11, 26],
    ],
    ["roster-tab-utf8-bom.txt", "utf-8-bom", "\t", { ...none, create: 76 }, []],
  ])("%s", (file, encoding, separator, counts, skipped) => {
    const { encoding: found, parsed } = read(file);
    expect(found).toBe(encoding);
    expect(parsed).toMatchObject({
      separator,
      headerLine: 1,
      fileProblems: [],
      skippedLines: skipped,
    });
    const plan = planRosterImport(parsed, NOBODY);
    expect(plan.counts).toEqual(counts);
    expect([...plan.newClubs].sort()).toEqual(CLUBS);
  });

  it("says what is wrong with the last four rows and keeps the others", () => {
    const plan = planRosterImport(read("roster-semicolon-windows1252.csv").parsed, NOBODY);
    expect(plan.decisions.filter(({ action }) => action !== "create")).toMatchObject([
      { action: "repeated", row: { line: 52, number: "00003" }, firstLine: 4 },
      { action: "decide", row: { line: 53, lastNames: "Roble Samán" }, why: "number-missing" },
      {
        action: "error",
        problems: [{ line: 54, field: "number", code: "number-not-digits", value: "ABC12" }],
      },
      { action: "error", problems: [{ line: 55, field: "lastNames", code: "missing" }] },
    ]);
  });

  it("reads accents, quoted quotes and a comma inside a club, whatever the file's form", () => {
    const rows = ["roster-comma-utf8.csv", "roster-semicolon-windows1252.csv"].map((file) =>
      read(file).parsed.rows.slice(0, 40),
    );
    const facts = rows.map((list) =>
      list.map(({ number, firstNames, lastNames, nickname, club }) => [
        number,
        firstNames,
        lastNames,
        nickname,
        club,
      ]),
    );
    expect(facts[0]).toEqual(facts[1]);
    expect(facts[0]?.[3]).toEqual([
      "00004",
      "Héctor",
      "Zumbador Cañafístola",
      "Piña",
      "Doble Seis, Santiago",
    ]);
    expect(facts[0]?.[7]).toEqual([
      "00008",
      "Ángel María",
      "Roble Jabilla",
      "El Zurdo",
      'Mesa Redonda "La 28"',
    ]);
  });
});

describe("one file after another", () => {
  it("knows the people again, adds what is new and erases nothing", () => {
    const first = imported("roster-comma-utf8.csv", NOBODY);
    const second = planRosterImport(read("roster-semicolon-windows1252.csv").parsed, first);
    // The second file brings the cities of the forty, eight more people, and the same four faults.
    expect(second.counts).toEqual({
      ...none,
      create: 8,
      update: 40,
      decide: 1,
      repeated: 1,
      error: 2,
    });
    const updates = second.decisions.flatMap((decision) =>
      decision.action === "update" ? decision.changes.map(({ field }) => field) : [],
    );
    expect(new Set(updates)).toEqual(new Set(["city"]));
    expect(second.newClubs).toEqual([]);
    const both = imported("roster-semicolon-windows1252.csv", first);
    const third = planRosterImport(read("roster-tab-utf8-bom.txt").parsed, both);
    expect(third.counts).toEqual({ ...none, create: 48, unchanged: 28 });
    const all = imported("roster-tab-utf8-bom.txt", both);
    expect(all.people).toHaveLength(96);
    expect(all.people.find(({ number }) => number === "00022")?.nickname).toBe("Piña");
  });

  it("importing the same file again changes nothing", () => {
    const once = imported("roster-semicolon-windows1252.csv", NOBODY);
    const again = planRosterImport(read("roster-semicolon-windows1252.csv").parsed, once);
    expect(again.counts).toEqual({ ...none, unchanged: 48, decide: 1, repeated: 1, error: 2 });
    expect(again.newClubs).toEqual([]);
  });
});
