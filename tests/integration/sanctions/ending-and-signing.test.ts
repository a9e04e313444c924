import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/server/db/client";
import { signed } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  codesOf,
  must,
  openClub,
  playHands,
  startRound,
} from "../../support/club-builders";
import { cardsOf, noted, sums } from "../../support/refereeing";

describe("the Hoja after the match", () => {
  let club: Club;
  let match: string;
  beforeAll(async () => {
    club = await openClub("pairs", 1);
    [match] = (await startRound(club)).matchIds as [string];
    await playHands(club, match, 3);
    must(await append(club.judge, match, { type: "verified", asDirector: true }));
  });

  it("says in which capacity it was verified, whatever was claimed", async () => {
    expect((await actaOf(match)).state.verified).toEqual({ asDirector: false });
  });

  it("takes rising early as a record fine with a yellow (11.2)", async () => {
    const event = noted("F-11.2", ["D"], { afterHand: 3, afterMatch: true });
    must(await append(club.judge, match, event));
    expect((await sums(match)).map(([, , , record]) => record)).toEqual([0, 0, 0, -25]);
    expect(codesOf(await append(club.judge, match, noted("F-11.4", ["D"])))).toEqual([
      "reopen-needed",
    ]);
  });

  it("fines a pair that refuses to sign, once, and lifts the fine when it signs (11.3)", async () => {
    const before = await sums(match);
    must(await append(club.judge, match, signed("BD", "B", { refused: true })));
    expect((await sums(match)).map(([, , , record]) => record)).toEqual([0, -25, 0, -50]);
    must(await append(club.judge, match, signed("BD", "D")));
    expect(await sums(match)).toEqual(before);
    const { state } = await actaOf(match);
    expect(state.signatures.BD).toMatchObject({ by: "D" });
    expect(state.incidents.map(({ infraction }) => infraction)).toEqual(["F-11.2"]);
  });

  it("closes with both signatures, and a reopened one starts a new version", async () => {
    expect(codesOf(await append(club.judge, match, { type: "closed" }))).toEqual([
      "signature-missing",
    ]);
    must(await append(club.judge, match, signed("AC", "C")));
    must(await append(club.judge, match, { type: "closed" }));
    const reopen = { type: "reopened", reason: "Mano 2 mal contada" } as const;
    expect(codesOf(await append(club.judge, match, reopen))).toEqual(["role-needed"]);
    must(await append(club.junta, match, reopen));
    await closeSheet(club, match);
    const sheets = await database().sheetVersion.findMany({ where: { matchId: match } });
    expect(sheets.map(({ version }) => version)).toEqual([1, 2]);
    expect(new Set(sheets.map(({ hash }) => hash)).size).toBe(2);
  });
});

describe("absence and walk-out", () => {
  let club: Club;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("individual", 3);
    tables = (await startRound(club)).matchIds;
  });
  const table = (index: number) => tables[index] as string;

  it("gives a win and +100 to each present and −100 on the record to each absent (24.1)", async () => {
    must(await append(club.judge, table(0), noted("F-24.1", ["A", "B"])));
    expect(await sums(table(0))).toEqual([
      [false, 0, 0, -100],
      [false, 0, 0, -100],
      [true, 100, 0, 0],
      [true, 100, 0, 0],
    ]);
    expect((await actaOf(table(0))).state).toMatchObject({
      status: "finished",
      endedBy: "forfeit",
    });
    await closeSheet(club, table(0));
  });

  it("lets a sheet close when nobody of a pair came", async () => {
    must(await append(club.judge, table(1), noted("F-24.1", ["B", "D"])));
    must(await append(club.judge, table(1), { type: "verified", asDirector: false }));
    must(await append(club.judge, table(1), signed("AC", "A")));
    must(await append(club.judge, table(1), { type: "closed" }));
    expect(await sums(table(1))).toEqual([
      [true, 100, 0, 0],
      [false, 0, 0, -100],
      [true, 100, 0, 0],
      [false, 0, 0, -100],
    ]);
  });

  it("takes 200 from who walks out and gives the other three the win (19.2, decision 2)", async () => {
    await playHands(club, table(2), 1);
    must(await append(club.judge, table(2), noted("F-19.2b", ["C"], { afterHand: 1 })));
    expect(await sums(table(2))).toEqual([
      [true, 100, 0, 0],
      [true, 100, 0, 0],
      [false, 0, 0, -200],
      [true, 100, 0, 0],
    ]);
    expect(await cardsOf(table(2))).toEqual(["red"]);
  });
});
