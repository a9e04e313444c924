import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { SecondEntry } from "@/domain/match/second-entry";
import { compareSecondEntry } from "@/server/actas/second-entry";
import { findSecondTyping } from "@/server/actas/second-typing";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { AC35, AC90, signed } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  codesOf,
  must,
  openClub,
  playHands,
  senderWith,
  startRound,
} from "../../support/club-builders";

const SAME: SecondEntry = { leader: "A", hands: [AC90, AC90, AC90] };

function type(sender: Sender, matchId: string, entry: SecondEntry, commandId = randomUUID()) {
  return compareSecondEntry(sender, { commandId, matchId, entry });
}

describe("the second typing of a paper Hoja", () => {
  let club: Club;
  let second: Sender;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 3);
    second = await senderWith("Segunda anotadora", ["scorekeeper"]);
    tables = (await startRound(club)).matchIds;
  });
  const table = (index: number) => tables[index] as string;

  it("waits for the first", async () => {
    await playHands(club, table(0), 2);
    expect(codesOf(await type(second, table(0), SAME))).toEqual(["match-not-finished"]);
  });

  it("is done by another account, of the desk", async () => {
    const hand = { type: "hand-recorded", handId: randomUUID(), hand: AC90 } as const;
    must(await append(club.scorekeeper, table(0), hand));
    expect(codesOf(await type(club.scorekeeper, table(0), SAME))).toEqual(["same-typist"]);
    expect(codesOf(await type(club.judge, table(0), SAME))).toEqual(["role-needed"]);
  });

  it("tells every hand that differs and changes nothing, save in the log", async () => {
    const { match } = await actaOf(table(0));
    const entry: SecondEntry = { leader: "B", hands: [AC90, AC35, AC90] };
    const { differences } = must(await type(second, table(0), entry));
    expect(differences).toMatchObject([
      { what: "leader", first: "A", second: "B" },
      { what: "hand", hand: 2, first: { ending: "block" }, second: { ending: "domino" } },
    ]);
    expect((await actaOf(table(0))).match.version).toBe(match.version);
    const logged = await database().auditEntry.findMany({
      where: { subjectId: table(0), action: "acta.second-entry-differed" },
    });
    expect(logged.map(({ actor }) => actor)).toEqual(["Segunda anotadora"]);
  });

  it("agrees once, however often it is sent", async () => {
    const commandId = randomUUID();
    const first = must(await type(second, table(0), SAME, commandId));
    expect(first.differences).toEqual([]);
    expect(must(await type(second, table(0), SAME, commandId))).toEqual(first);
    expect((await actaOf(table(0))).state.secondEntry).toBe(true);
    expect(codesOf(await type(second, table(0), SAME))).toEqual(["already-agreed"]);
  });

  it("counts no more when the record is corrected", async () => {
    const { state } = await actaOf(table(0));
    const handId = state.hands[2]?.handId as string;
    const correction = { type: "hand-corrected", handId, hand: AC35, reason: "mal leída" } as const;
    must(await append(club.director, table(0), correction));
    expect((await actaOf(table(0))).state.secondEntry).toBe(false);
    // The director has typed a line now.
    expect(codesOf(await type(club.director, table(0), SAME))).toEqual(["same-typist"]);
  });

  it("compares totals where the sheet brings no hands", async () => {
    must(await append(club.scorekeeper, table(1), { type: "seats-confirmed" }));
    must(
      await append(club.scorekeeper, table(1), {
        type: "score-declared",
        score: { AC: 200, BD: 120 },
        winner: "AC",
        why: "paper-totals",
      }),
    );
    const totals = (AC: number): SecondEntry => ({ score: { AC, BD: 120 }, winner: "AC" });
    expect(must(await type(second, table(1), totals(210))).differences).toMatchObject([
      { what: "score", first: { AC: 200 }, second: { AC: 210 } },
    ]);
    expect(must(await type(second, table(1), totals(200))).differences).toEqual([]);
  });

  it("is typed on a page that is sent nothing of the first", async () => {
    const see = (sender: Sender, id = table(0)) => findSecondTyping(sender, club.tournamentId, id);
    const view = await see(second);
    expect(view).toMatchObject({ state: "ready", kind: "hands", table: 1 });
    expect(Object.keys(view?.people ?? {})).toEqual(["A", "B", "C", "D"]);
    expect(Object.keys(view ?? {})).toEqual([
      "matchId",
      "table",
      "state",
      "kind",
      "people",
      "rules",
      "rulesSpec",
      "format",
    ]);
    expect((await see(club.scorekeeper))?.state).toBe("own-typing");
    expect((await see(second, table(1)))?.state).toBe("agreed");
    expect((await see(second, table(2)))?.state).toBe("first-unfinished");
    expect(await see(club.judge)).toBeNull();
    expect(await findSecondTyping(second, randomUUID(), table(0))).toBeNull();
  });

  it("is asked for before registering where two must type", async () => {
    await database().tournament.update({
      where: { id: club.tournamentId },
      data: { desk: { secondTypist: true } },
    });
    const match = table(2);
    const paper = { type: "medium-changed", to: "paper", reason: "sin teléfono" } as const;
    must(await append(club.scorekeeper, match, paper));
    await playHands(club, match, 3);
    must(
      await append(club.scorekeeper, match, { type: "totals-noted", score: { AC: 270, BD: 0 } }),
    );
    must(await append(club.judge, match, { type: "verified", asDirector: false }));
    must(await append(club.judge, match, signed("AC", "A", { onPaper: true })));
    must(await append(club.judge, match, signed("BD", "B", { onPaper: true })));
    must(await append(club.scorekeeper, match, { type: "delivered" }));
    const register = { type: "registered" } as const;
    expect(codesOf(await append(club.scorekeeper, match, register))).toEqual([
      "second-entry-needed",
    ]);
    expect(must(await type(second, match, SAME)).differences).toEqual([]);
    must(await append(club.scorekeeper, match, register));
    must(await append(club.judge, match, { type: "closed" }));
    const sheet = await database().sheetVersion.findFirstOrThrow({ where: { matchId: match } });
    expect(sheet.record).toMatchObject({ record: { secondEntry: { by: "Segunda anotadora" } } });
  });
});
