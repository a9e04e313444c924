import { describe, expect, it } from "vitest";
import type { Blocker, RoundFacts, TableFacts } from "./life-cycle-blockers";
import {
  closeRoundBlockers,
  closeTournamentBlockers,
  pairingBlockers,
  publishBlockers,
  tableNeed,
} from "./life-cycle-blockers";

function table(number: number, change: Partial<TableFacts> = {}): TableFacts {
  const p = (seat: number) => `p${(number - 1) * 4 + seat}`;
  return {
    table: number,
    stage: "closed",
    people: { AC: [p(1), p(3)], BD: [p(2), p(4)] },
    signed: ["AC", "BD"],
    registers: false,
    counts: true,
    ...change,
  };
}

const closed = (round: number): RoundFacts => ({
  round,
  state: "closed",
  tables: [table(1), table(2)],
});
const draft = (round: number): RoundFacts => ({
  round,
  state: "draft",
  tables: [table(1), table(2)],
});
const eight = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"];
const brief = (blockers: readonly Blocker[]) =>
  blockers.map(({ code, overridable }) => `${code}${overridable ? "?" : ""}`);

describe("tableNeed", () => {
  it.each([
    ["issued", [], "result", ["p1", "p3", "p2", "p4"]],
    ["playing", [], "result", ["p1", "p3", "p2", "p4"]],
    ["finished", [], "verification", ["p1", "p3", "p2", "p4"]],
    ["verified", [], "signatures", ["p1", "p3", "p2", "p4"]],
    ["verified", ["AC"], "signatures", ["p2", "p4"]],
    ["verified", ["AC", "BD"], "closing", ["p1", "p3", "p2", "p4"]],
    ["signed", ["AC", "BD"], "closing", ["p1", "p3", "p2", "p4"]],
  ] as const)("%s, signed by %j, needs %s", (stage, signed, needs, people) =>
    expect(tableNeed(table(1, { stage, signed }))).toEqual({ needs, people }),
  );

  it.each([
    ["verified", ["AC"], "signatures"],
    ["signed", ["AC", "BD"], "delivery"],
    ["delivered", ["AC", "BD"], "registering"],
    ["registered", ["AC", "BD"], "closing"],
    ["resolved", [], "closing"],
  ] as const)(
    "on paper that the desk registers, %s signed by %j needs %s",
    (stage, signed, needs) =>
      expect(tableNeed(table(1, { stage, signed, registers: true }))?.needs).toBe(needs),
  );

  it("asks no table of its phone for anything of paper", () =>
    expect(tableNeed(table(1, { stage: "delivered" }))?.needs).toBe("closing"));

  it("needs nothing once closed, nor while the Junta has a claim on it", () => {
    expect(tableNeed(table(1))).toBeNull();
    expect(tableNeed(table(1, { stage: "claimed", signed: ["AC", "BD"] }))).toBeNull();
  });
});

describe("closeRoundBlockers", () => {
  it("names each open table, what it lacks and from whom", () => {
    const round: RoundFacts = {
      round: 2,
      state: "published",
      tables: [table(1), table(2, { stage: "verified", signed: ["BD"] })],
    };
    expect(closeRoundBlockers(round)).toEqual([
      {
        code: "table-open",
        overridable: false,
        round: 2,
        table: 2,
        stage: "verified",
        counts: true,
        needs: "signatures",
        people: ["p5", "p7"],
      },
    ]);
  });

  it("a draft cannot be closed", () =>
    expect(brief(closeRoundBlockers(draft(1)))).toEqual(["draft-waiting"]));
});

describe("pairingBlockers", () => {
  const ready = {
    state: "running",
    planned: 5,
    rounds: [closed(1)],
    present: 8,
    perTable: 2,
    notCheckedIn: [],
    barredTeams: [],
  } as const;

  it("lets the next round be paired", () => expect(pairingBlockers(ready)).toEqual([]));

  it("open tables and people missing can be taken on, the rest cannot", () => {
    const open: RoundFacts = {
      round: 1,
      state: "published",
      tables: [table(1, { stage: "finished" })],
    };
    expect(brief(pairingBlockers({ ...ready, rounds: [open], notCheckedIn: ["p9"] }))).toEqual([
      "table-open?",
      "not-checked-in?",
    ]);
    expect(brief(pairingBlockers({ ...ready, rounds: [closed(1), draft(2)] }))).toEqual([
      "draft-waiting",
    ]);
    expect(brief(pairingBlockers({ ...ready, planned: 1 }))).toEqual(["all-rounds-played"]);
    expect(brief(pairingBlockers({ ...ready, present: 1 }))).toEqual(["too-few-present"]);
    expect(brief(pairingBlockers({ ...ready, state: "closed" }))).toEqual(["tournament-closed"]);
  });
});

describe("publishBlockers", () => {
  const ready = {
    state: "running",
    draft: draft(2),
    earlier: [closed(1)],
    available: eight,
    resting: [],
    standingsChanged: false,
  } as const;

  it("lets a sound draft out", () => expect(publishBlockers(ready)).toEqual([]));

  it("waits for the round before, table by table, and then for its closing", () => {
    const open: RoundFacts = {
      round: 1,
      state: "published",
      tables: [table(1), table(2, { stage: "playing" })],
    };
    expect(publishBlockers({ ...ready, earlier: [open] })).toMatchObject([
      { code: "table-open", overridable: false, table: 2, needs: "result" },
    ]);
    expect(
      brief(publishBlockers({ ...ready, earlier: [{ ...closed(1), state: "published" }] })),
    ).toEqual(["round-open"]);
  });

  it("finds who is seated twice, gone, or left without a place", () => {
    const twice: RoundFacts = {
      ...draft(2),
      tables: [table(1), table(2, { people: { AC: ["p1", "p7"], BD: ["p6", "p8"] } })],
    };
    const available = eight.filter((person) => person !== "p2");
    expect(publishBlockers({ ...ready, draft: twice, available })).toEqual([
      { code: "seated-twice", overridable: false, person: "p1", tables: [1, 2] },
      { code: "seated-but-out", overridable: false, person: "p2", table: 1 },
      { code: "present-but-unplaced", overridable: true, person: "p5" },
    ]);
  });

  it("who rests has a place", () =>
    expect(publishBlockers({ ...ready, available: [...eight, "p9"], resting: ["p9"] })).toEqual(
      [],
    ));

  it("refuses an empty draft, a second publication, and warns of changed standings", () => {
    expect(
      brief(publishBlockers({ ...ready, draft: { ...draft(2), tables: [] }, available: [] })),
    ).toEqual(["nothing-to-publish"]);
    expect(brief(publishBlockers({ ...ready, draft: closed(2) }))).toEqual(["already-published"]);
    expect(brief(publishBlockers({ ...ready, standingsChanged: true }))).toEqual([
      "standings-changed?",
    ]);
    expect(brief(publishBlockers({ ...ready, state: "closed" }))).toEqual(["tournament-closed"]);
  });
});

describe("closeTournamentBlockers", () => {
  const ready = {
    state: "running",
    planned: 2,
    rounds: [closed(1), closed(2)],
    provisional: [],
    outdated: [],
  } as const;

  it("closes what is complete", () => expect(closeTournamentBlockers(ready)).toEqual([]));

  it("lists what is not", () => {
    expect(
      brief(
        closeTournamentBlockers({
          ...ready,
          planned: 4,
          rounds: [closed(1), draft(2)],
          provisional: ["w1"],
          outdated: [{ round: 1, table: 3 }],
        }),
      ),
    ).toEqual(["draft-waiting", "rounds-left?", "provisional-person?", "sheet-outdated?"]);
    expect(brief(closeTournamentBlockers({ ...ready, state: "open" }))).toEqual([
      "tournament-not-running",
    ]);
    expect(brief(closeTournamentBlockers({ ...ready, state: "closed" }))).toEqual([
      "tournament-closed",
    ]);
    expect(
      brief(
        closeTournamentBlockers({
          ...ready,
          rounds: [closed(1), { ...closed(2), state: "published" }],
        }),
      ),
    ).toEqual(["round-open"]);
  });
});
