import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { senderOfCode, tablePass } from "@/server/actas/table-access";
import { database } from "@/server/db/client";

const HERE = "192.168.1.20";
const ELSEWHERE = "192.168.1.77";

async function makeRound(tournamentId: string, number: number, status: string, writeCode: string) {
  const round = await database().round.create({
    data: { tournamentId, number, status, seed: "s", answer: {}, standings: [] },
  });
  return database().match.create({
    data: {
      tournamentId,
      roundId: round.id,
      table: 7,
      publicCode: `PUBLIC${number}0`,
      writeCode,
    },
  });
}

/** As many wrong codes as a prankster types in a while: one typed here, the others as it was noted. */
async function guessManyTimes(address: string): Promise<void> {
  await senderOfCode("ZZZZZZ", { address });
  const noted = await database().signInAttempt.findFirstOrThrow();
  const { subject, address: from, ok } = noted;
  const data = Array.from({ length: 60 }, () => ({ subject, address: from, ok }));
  await database().signInAttempt.createMany({ data });
}

let matchId = "";

beforeAll(async () => {
  const tournament = await database().tournament.create({
    data: {
      slug: "viernes",
      name: "Viernes",
      venue: "Club",
      startsOn: new Date("2026-12-04"),
      format: "pairs",
      status: "running",
      rulesSpec: "fededodo-2026",
      pairing: {},
      standingsOrder: ["wins"],
      rounds: 4,
      seed: "s",
    },
  });
  matchId = (await makeRound(tournament.id, 1, "published", "ABC234")).id;
  await makeRound(tournament.id, 2, "draft", "DRF234");
});

beforeEach(async () => {
  await database().signInAttempt.deleteMany();
});

describe("the code of a table's card", () => {
  it.each(["ABC234", "abc-234", " abc 234 "])("opens its table as typed: %s", async (typed) => {
    const opened = await senderOfCode(typed, { address: HERE });
    expect(opened).toEqual({
      ok: true,
      value: {
        matchId,
        sender: { actor: { kind: "table", matchId }, label: "mesa 7", address: HERE },
      },
    });
  });

  it("says that a code is unknown, and that a draft's is early without telling its table", async () => {
    expect(await senderOfCode("ABC235", { address: HERE })).toEqual({
      ok: false,
      problems: [{ code: "table-code-unknown" }],
    });
    expect(await senderOfCode("DRF234", { address: HERE })).toEqual({
      ok: false,
      problems: [{ code: "table-code-early", round: 2 }],
    });
  });

  it("slows guessing down at one address and leaves the others alone", async () => {
    await guessManyTimes(HERE);
    const slowed = await senderOfCode("ABC234", { address: HERE });
    expect(slowed).toMatchObject({ ok: false, problems: [{ code: "too-many-codes" }] });
    expect((await senderOfCode("ABC234", { address: ELSEWHERE })).ok).toBe(true);
  });

  it("never slows down a phone that has opened its table", async () => {
    await guessManyTimes(HERE);
    const pass = tablePass("ABC234");
    expect((await senderOfCode("abc-234", { address: HERE, pass })).ok).toBe(true);
    expect((await senderOfCode("ABC235", { address: HERE, pass })).ok).toBe(false);
    expect((await senderOfCode("ABC234", { address: HERE, pass: `${pass}x` })).ok).toBe(false);
  });

  it("does not count wrong codes against signing in", async () => {
    await guessManyTimes(HERE);
    expect(await database().signInAttempt.count({ where: { address: HERE } })).toBe(0);
  });
});
