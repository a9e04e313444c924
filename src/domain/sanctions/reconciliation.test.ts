import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SlowTotals } from "../../../tests/support/slow-sanctions";
import { slowSanctionTotals } from "../../../tests/support/slow-sanctions";
import type { EventFormat } from "../rules/settings";
import type { InfractionCode } from "../rules/vocabulary";
import { assessHistory } from "./assess";
import { FEDEDODO_CATALOGUE, FEMUNDO_CATALOGUE, listRecordable } from "./catalogue";
import { compareAssessments } from "./compare-assessments";
import type { RecordedIncident, SanctionVerdict } from "./incident";
import { reconcileLedger, sanctionTotals } from "./sanction-totals";

// Any sequence of recording, correcting and cancelling: nothing is lost, nothing counts twice, and every sum can be had
// in two ways.

const PEOPLE = ["a", "b", "c", "d"] as const;
const BOOKS = { fededodo: FEDEDODO_CATALOGUE, femundo: FEMUNDO_CATALOGUE } as const;
type Book = keyof typeof BOOKS;
const FORMATS = ["pairs", "individual"] as const;

type Fact = {
  readonly code: InfractionCode;
  readonly seat: number;
  readonly round: number;
  readonly choice: "continue" | "annul" | "expel" | "suspend";
};
type Change =
  | { readonly do: "record"; readonly fact: Fact }
  | { readonly do: "correct"; readonly which: number; readonly fact: Fact }
  | { readonly do: "cancel"; readonly which: number };

/** Few codes and few people, so that scales and cards are reached. */
function changesOf(book: Book) {
  const codes = listRecordable(BOOKS[book])
    // Several absent and what the judge measures are other matters.
    .filter(({ offender }) => offender !== "several")
    .map(({ code }) => code);
  const fact = fc.record({
    code: fc.oneof(
      fc.constantFrom(...codes),
      fc.constantFrom(
        ...(book === "fededodo"
          ? (["F-08.7", "F-19.5", "F-25.2p", "F-19.1", "F-21.1"] as const)
          : (["FEM-25", "FEM-23", "FEM-16", "FEM-29g", "FEM-9"] as const)),
      ),
    ),
    seat: fc.nat(3),
    round: fc.integer({ min: 1, max: 4 }),
    choice: fc.constantFrom("continue", "annul", "expel", "suspend"),
  }) as fc.Arbitrary<Fact>;
  const which = fc.nat(20);
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant("record"), fact }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("correct"), which, fact }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel"), which }) },
    ) as fc.Arbitrary<Change>,
    { maxLength: 25 },
  );
}

function incidentOf({ code, seat, round, choice }: Fact, id: string, ordinal: number) {
  return {
    id,
    ordinal,
    infraction: code,
    offender: PEOPLE[seat],
    partner: PEOPLE[(seat + 2) % 4],
    opponents: [PEOPLE[(seat + 1) % 4], PEOPLE[(seat + 3) % 4]] as string[],
    round,
    match: `r${round}m1`,
    // FEMUNDO's usual cases: nothing said.
    ...(code.startsWith("FEM") ? {} : { choice, faceUp: true }),
  } satisfies RecordedIncident;
}

/** The incidents that stand after each change: a correction keeps id and place. */
function replay(changes: readonly Change[]): readonly (readonly RecordedIncident[])[] {
  let standing: readonly RecordedIncident[] = [];
  return changes.map((change, index) => {
    if (change.do === "record") {
      standing = [...standing, incidentOf(change.fact, `i${index}`, index)];
      return standing;
    }
    const target = standing[change.which % Math.max(standing.length, 1)];
    if (!target) return standing;
    standing =
      change.do === "cancel"
        ? standing.filter((one) => one !== target)
        : standing.map((one) =>
            one === target ? incidentOf(change.fact, one.id, one.ordinal) : one,
          );
    return standing;
  });
}

function flat(verdicts: ReadonlyMap<string, SanctionVerdict>) {
  return Object.fromEntries(
    [...sanctionTotals(verdicts)].map(([person, { cards, ...sums }]) => [
      person,
      { ...sums, ...cards },
    ]),
  );
}

describe.each(["fededodo", "femundo"] as const)("%s", (book) => {
  const assess = (incidents: readonly RecordedIncident[], format: EventFormat) =>
    assessHistory(incidents, { catalogue: BOOKS[book], format });

  it.each(FORMATS)("%s: totals are those of a second, slower count", (format) => {
    fc.assert(
      fc.property(changesOf(book), (changes) => {
        const standing = replay(changes).at(-1) ?? [];
        const slow = compared(book, slowSanctionTotals(book, standing, format));
        const fast = compared(book, flat(assess(standing, format)));
        expect(fast).toEqual(slow);
      }),
      { numRuns: 150 },
    );
  });

  it("says of every change what it did, and nothing else", () => {
    fc.assert(
      fc.property(changesOf(book), (changes) => {
        let before: ReadonlyMap<string, SanctionVerdict> = new Map();
        for (const standing of replay(changes)) {
          const after = assess(standing, "individual");
          const told = compareAssessments(before, after);
          expect(sumOf(flat(after)) - sumOf(flat(before))).toBe(
            told
              .flatMap(({ people }) => people)
              .flatMap(({ match, record }) => [match, record])
              .reduce((sum, part) => sum + (part ? part.after - part.before : 0), 0),
          );
          expect(compareAssessments(after, after)).toEqual([]);
          before = after;
        }
      }),
      { numRuns: 40 },
    );
  });

  it("cancelling what was recorded brings everything back", () => {
    fc.assert(
      fc.property(changesOf(book), fc.nat(30), (changes, place) => {
        const standing = replay(changes).at(-1) ?? [];
        const before = assess(standing, "pairs");
        const fact: Fact = { code: "F-08.7", seat: place % 4, round: 1, choice: "continue" };
        const code = book === "fededodo" ? fact.code : "FEM-16";
        const added = incidentOf({ ...fact, code }, "added", place);
        const during = assess([...standing, added], "pairs");
        const after = assess(
          [...standing, added].filter(({ id }) => id !== "added"),
          "pairs",
        );
        expect([...after]).toEqual([...before]);
        expect(compareAssessments(before, during).length).toBe(
          compareAssessments(during, before).length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("a ledger written from the verdicts reconciles, and one with a line too many does not", () => {
    fc.assert(
      fc.property(changesOf(book), (changes) => {
        const verdicts = assess(replay(changes).at(-1) ?? [], "pairs");
        const ledger = [...verdicts.values()].flatMap((verdict) =>
          verdict.ok
            ? verdict.points.filter(
                ({ player, shared }) => !shared && !verdict.wins.includes(player),
              )
            : [],
        );
        expect(reconcileLedger(verdicts, ledger)).toEqual([]);
        const wrong = [...ledger, { player: "a", points: -25 }];
        expect(reconcileLedger(verdicts, wrong)).toMatchObject([{ player: "a" }]);
      }),
      { numRuns: 40 },
    );
  });
});

type Sums = ReturnType<typeof flat>;

/** People whom something reached. Whose win a FEMUNDO card gives is a matter of the golden documents. */
function compared(book: Book, totals: Readonly<Record<string, Sums[string] | SlowTotals>>) {
  return Object.fromEntries(
    Object.entries(totals)
      .map(
        ([person, { wins, ...sums }]) =>
          [person, book === "femundo" ? sums : { ...sums, wins }] as const,
      )
      .filter(([, sums]) => Object.values(sums).some((value) => value !== 0)),
  );
}

function sumOf(totals: Sums): number {
  return Object.values(totals).reduce(
    (sum, { match, record, withWins, shared }) => sum + match + record + withWins + shared,
    0,
  );
}

describe("an incident whose table is edited again and again (S19)", () => {
  it("never counts itself", () => {
    const fact: Fact = { code: "FEM-16", seat: 0, round: 2, choice: "continue" };
    const first = incidentOf({ ...fact, round: 1 }, "first", 0);
    const edited = incidentOf(fact, "edited", 1);
    const context = { catalogue: FEMUNDO_CATALOGUE, format: "individual" } as const;
    const once = assessHistory([first, edited], context).get("edited");
    let verdicts = assessHistory([first, edited], context);
    for (let times = 0; times < 5; times += 1)
      verdicts = assessHistory([first, { ...edited }], context);
    expect(verdicts.get("edited")).toEqual(once);
    expect(once).toMatchObject({ step: 1, cards: [{ card: "yellow" }, { card: "red" }] });
  });
});
