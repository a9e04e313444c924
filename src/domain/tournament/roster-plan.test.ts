import { describe, expect, it } from "vitest";
import type { ParsedRoster, RosterRow, RosterRowProblem } from "./roster";
import { rosterOperations } from "./roster-operations";
import type { ExistingPerson, ExistingRoster } from "./roster-plan";
import { planRosterImport } from "./roster-plan";

function row(line: number, change: Partial<RosterRow> = {}): RosterRow {
  return {
    line,
    number: null,
    firstNames: "Ana",
    lastNames: "Níspero Ñame",
    isNameSplit: false,
    nickname: null,
    club: null,
    city: null,
    notes: [],
    ...change,
  };
}

function parsed(
  rows: readonly RosterRow[],
  { hasNumbers = true, rowProblems = [] as readonly RosterRowProblem[] } = {},
): ParsedRoster {
  return {
    separator: ";",
    headerLine: 1,
    columns: [
      ...(hasNumbers ? [{ header: "Fed", field: "number" as const }] : []),
      { header: "Nombre", field: "fullName" },
    ],
    rows,
    rowProblems,
    fileProblems: [],
    skippedLines: [],
  };
}

const ana: ExistingPerson = {
  id: "p1",
  number: "00001",
  firstNames: "Ana",
  lastNames: "Níspero Ñame",
  nickname: "La Maestra",
  club: "Club Paraíso",
  city: null,
};
const walkIn: ExistingPerson = { ...ana, id: "w1", number: null, nickname: null, club: null };
const roster = (...people: readonly ExistingPerson[]): ExistingRoster => ({
  people,
  clubs: ["Club Paraíso"],
});
const plan = (rows: readonly RosterRow[], existing = roster(ana)) =>
  planRosterImport(parsed(rows), existing);

describe("a known number", () => {
  it("with the same name changes nothing, or fills and corrects", () => {
    expect(plan([row(2, { number: "00001" })]).decisions).toMatchObject([
      { action: "unchanged", personId: "p1" },
    ]);
    const changed = row(2, {
      number: "00001",
      nickname: "Piña",
      club: "CLUB PARAISO",
      city: "Baní",
    });
    expect(plan([changed]).decisions).toMatchObject([
      {
        action: "update",
        personId: "p1",
        changes: [
          { field: "nickname", from: "La Maestra", to: "Piña" },
          { field: "city", from: null, to: "Baní" },
        ],
      },
    ]);
  });

  it("takes better spellings of the name, never poorer ones nor a guessed division", () => {
    const plain = { ...ana, lastNames: "Nispero Name" };
    const better = plan([row(2, { number: "00001" })], roster(plain));
    expect(better.decisions).toMatchObject([
      { action: "update", changes: [{ field: "lastNames", to: "Níspero Ñame" }] },
    ]);
    const poorer = row(2, { number: "00001", lastNames: "Nispero Name" });
    expect(plan([poorer]).counts.unchanged).toBe(1);
    const divided = row(2, {
      number: "00001",
      firstNames: "Ana Níspero",
      lastNames: "Ñame",
      isNameSplit: true,
    });
    expect(plan([divided]).counts.unchanged).toBe(1);
    const shorter = row(2, { number: "00001", lastNames: "Níspero" });
    expect(plan([shorter]).counts.unchanged).toBe(1);
  });

  it("with another name is a conflict", () =>
    expect(plan([row(2, { number: "00001", firstNames: "Luis" })]).decisions).toMatchObject([
      { action: "conflict", with: [{ personId: "p1", number: "00001", name: "Ana Níspero Ñame" }] },
    ]));
});

describe("the same number twice in the file", () => {
  it("with one name is a repetition of the first", () =>
    expect(
      plan([row(2, { number: "00009" }), row(5, { number: "00009" })], roster()).decisions,
    ).toMatchObject([
      { action: "create" },
      { action: "repeated", row: { line: 5 }, firstLine: 2 },
    ]));

  it("with two names neither is taken", () =>
    expect(
      plan([row(2, { number: "00009" }), row(5, { number: "00009", firstNames: "Luis" })], roster())
        .decisions,
    ).toMatchObject([
      { action: "conflict", with: [{ line: 5 }] },
      { action: "conflict", with: [{ line: 2 }] },
    ]));
});

describe("the same name", () => {
  it("under another number and in the same club is created, with a warning", () =>
    expect(
      plan([
        row(2, { number: "00002", club: "Club Paraíso" }),
        row(3, { number: "00003", club: "Otro" }),
        row(4, { number: "00004", club: "otro" }),
      ]).decisions,
    ).toMatchObject([
      { action: "create", alike: [{ personId: "p1" }] },
      { action: "create", alike: [] },
      { action: "create", row: { club: "Otro" }, alike: [{ line: 3 }] },
    ]));

  it("without a number is for a person to decide", () => {
    expect(plan([row(2)]).decisions).toMatchObject([
      { action: "decide", why: "possible-duplicate", alike: [{ personId: "p1" }] },
    ]);
    expect(plan([row(2), row(3, { number: "00002" })], roster()).decisions).toMatchObject([
      { action: "decide", why: "possible-duplicate", alike: [{ line: 3 }] },
      { action: "create" },
    ]);
  });

  it("with a number that a provisional person lacks is for a person to decide", () =>
    expect(plan([row(2, { number: "00009" })], roster(walkIn)).decisions).toMatchObject([
      { action: "decide", why: "possible-duplicate", alike: [{ personId: "w1", number: null }] },
    ]));

  it("and club, twice without numbers, is a repetition", () =>
    expect(
      planRosterImport(parsed([row(2), row(3)], { hasNumbers: false }), roster()).decisions,
    ).toMatchObject([{ action: "create" }, { action: "repeated", firstLine: 2 }]));
});

describe("the plan as a whole", () => {
  it("lists rows in the order of the file, errors among them, and counts every line once", () => {
    const problems: readonly RosterRowProblem[] = [
      { line: 3, field: "lastNames", code: "missing" },
      { line: 3, field: "number", code: "number-zero", value: "0" },
    ];
    const { decisions, counts } = planRosterImport(
      parsed([row(2, { number: "00002" }), row(4)], { rowProblems: problems }),
      roster(),
    );
    expect(decisions.map(({ action }) => action)).toEqual(["create", "error", "decide"]);
    expect(decisions[1]).toEqual({ action: "error", line: 3, problems });
    expect(Object.values(counts).reduce((a, b) => a + b)).toBe(3);
  });

  it("is not held up by one number, or one name, on every row", () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => index + 2);
    const letters = (line: number) =>
      [...String(line)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const oneNumber = lines.map((line) =>
      row(line, { number: "00001", firstNames: letters(line) }),
    );
    expect(plan(oneNumber, roster()).counts.conflict).toBe(lines.length);
    const oneName = lines.map((line) => row(line, { number: String(line + 10_000) }));
    expect(plan(oneName, roster()).counts.create).toBe(lines.length);
    const onePerson = lines.map((line) => row(line, { number: "00001" }));
    expect(plan(onePerson, roster()).counts).toMatchObject({
      create: 1,
      repeated: lines.length - 1,
    });
  });

  it("names each new club once, as its first row spells it", () =>
    expect(
      plan([
        row(2, { number: "00011", club: "Capicúa Este" }),
        row(3, { number: "00012", firstNames: "Luis", club: "CAPICUA ESTE" }),
        row(4, { number: "00013", firstNames: "Eva", club: "club paraiso" }),
      ]).newClubs,
    ).toEqual(["Capicúa Este"]));
});

describe("rosterOperations", () => {
  const existing = roster(ana, walkIn);
  const rows = [
    row(2, { number: "00002", firstNames: "Luis" }),
    row(3, { number: "00001", city: "Baní" }),
    row(4, { number: "00009" }),
    row(5, { number: "00010", firstNames: "Eva" }),
    row(6, { number: "00010", firstNames: "Rosa" }),
  ];
  const whole = planRosterImport(parsed(rows), existing);
  const kinds = (answers: Parameters<typeof rosterOperations>[1]) =>
    rosterOperations(whole, answers, existing).map(({ kind, row: { line } }) => `${line} ${kind}`);

  it("writes what the plan says and leaves out what nobody decided", () => {
    expect(kinds([])).toEqual(["2 create", "3 update"]);
    expect(kinds([{ line: 4, take: "skip" }])).toEqual(["2 create", "3 update"]);
    expect(kinds([{ line: 4, take: "create" }])).toEqual(["2 create", "3 update", "4 create"]);
  });

  it("gives the number to the provisional person that was chosen", () =>
    expect(
      rosterOperations(whole, [{ line: 4, take: "same", personId: "w1" }], existing)[2],
    ).toMatchObject({
      kind: "update",
      personId: "w1",
      changes: [{ field: "number", from: null, to: "00009" }],
    }));

  it("obeys no answer about a conflict, nor one that was not offered", () => {
    expect(kinds([{ line: 5, take: "create" }])).toEqual(["2 create", "3 update"]);
    expect(kinds([{ line: 4, take: "same", personId: "p7" }])).toEqual(["2 create", "3 update"]);
  });

  it("gives one person to one row only", () => {
    const two = planRosterImport(
      parsed([row(2, { number: "00008" }), row(3, { number: "00009" })]),
      roster(walkIn),
    );
    const answers = [2, 3].map((line) => ({ line, take: "same" as const, personId: "w1" }));
    expect(rosterOperations(two, answers, roster(walkIn))).toHaveLength(1);
  });
});
