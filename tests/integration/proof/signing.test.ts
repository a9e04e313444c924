import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import { setOwnPin } from "@/server/accounts/pin";
import { appendToActa } from "@/server/actas/append";
import { hashPassword } from "@/server/auth/passwords";
import { database } from "@/server/db/client";
import { peopleNow } from "@/server/sanctions/history";
import type { Sender } from "@/server/sender";
import { signed } from "../../support/acta-events";
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

// Signing by drawing or by PIN, on the judge's phone or on one's own; and the judge's countersignature.

const PASSWORD = "una frase bastante larga";
const PIN = "482913";
let club: Club;
let match: string;
let players: Readonly<Record<Seat, Sender>>;

async function withPassword(sender: Sender): Promise<Sender> {
  if (sender.actor.kind !== "account") throw new Error("no account");
  await database().account.update({
    where: { id: sender.actor.accountId },
    data: {
      username: `firma${sender.actor.accountId.slice(0, 8)}`,
      passwordHash: await hashPassword(PASSWORD),
    },
  });
  return sender;
}

const setPin = (sender: Sender, pin: string | null, current = PASSWORD) =>
  setOwnPin(sender, { commandId: randomUUID(), current, pin });

async function send(sender: Sender, event: ActaEvent, pin?: string, commandId = randomUUID()) {
  const { version } = (await actaOf(match)).match;
  const command = { commandId, matchId: match, baseVersion: version, event };
  return appendToActa(sender, { ...command, ...(pin === undefined ? {} : { pin }) });
}

const byPin = (side: "AC" | "BD", by: Seat) => signed(side, by, { pin: true });

beforeAll(async () => {
  club = await openClub("pairs", 1);
  [match] = (await startRound(club)).matchIds as [string];
  const seats = peopleNow((await actaOf(match)).match);
  const player = async (seat: Seat) =>
    withPassword({
      ...(await senderWith(seat, [], seats[seat] ?? null)),
      device: "Android · Chrome",
    });
  players = {
    A: await player("A"),
    B: await player("B"),
    C: await player("C"),
    D: await player("D"),
  };
  await withPassword(club.judge);
  await playHands(club, match, 3);
  must(await append(club.judge, match, { type: "verified", asDirector: false }));
});

beforeEach(() => database().signInAttempt.deleteMany());

describe("one's own PIN", () => {
  it("takes the password, and is kept as a hash only", async () => {
    expect(codesOf(await setPin(players.A, PIN, "otra cosa"))).toEqual(["wrong-password"]);
    must(await setPin(players.A, PIN));
    const account = await database().account.findFirstOrThrow({ where: { displayName: "A" } });
    expect(account.pinHash).toMatch(/^\$argon2id\$/);
    expect(account.pinSetAt).not.toBeNull();
    const audit = await database().auditEntry.findFirst({ where: { action: "accounts.set-pin" } });
    expect(
      JSON.stringify(audit, (_, value) => (typeof value === "bigint" ? "" : value)),
    ).not.toContain(PIN);
  });
});

describe("signing by PIN on the judge's phone", () => {
  it("refuses a person without one, a wrong one, and none", async () => {
    expect(codesOf(await send(club.judge, byPin("AC", "C"), PIN))).toEqual(["pin-not-set"]);
    expect(codesOf(await send(club.judge, byPin("AC", "A"), "999111"))).toEqual(["pin-wrong"]);
    expect(codesOf(await send(club.judge, byPin("AC", "A")))).toEqual(["pin-needed"]);
    expect((await actaOf(match)).state.signatures).toEqual({});
  });

  it("makes whoever guesses wait, and nobody's sign-in", async () => {
    const guesses = [];
    for (let guess = 0; guess < 7; guess++)
      guesses.push(...codesOf(await send(club.judge, byPin("AC", "A"), `99911${guess}`)));
    expect(guesses.filter((code) => code === "pin-wrong")).toHaveLength(5);
    expect(codesOf(await send(club.judge, byPin("AC", "A"), PIN))).toEqual(["too-many-pins"]);
    must(await setPin(players.B, PIN));
  });

  it("tries no PIN for somebody who may not collect signatures", async () => {
    expect(codesOf(await send(club.scorekeeper, byPin("AC", "A"), "999111"))).toEqual([
      "role-needed",
    ]);
    expect(await database().signInAttempt.count()).toBe(0);
  });

  it("keeps who, when and that it was by PIN, never the PIN; once", async () => {
    const id = randomUUID();
    must(await send({ ...club.judge, device: "iPhone · Safari" }, byPin("AC", "A"), PIN, id));
    must(await send(club.judge, byPin("AC", "A"), "000999", id));
    const { state, match: row } = await actaOf(match);
    expect(state.signatures.AC).toEqual({
      side: "AC",
      by: "A",
      pin: true,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      device: "iPhone · Safari",
    });
    expect(JSON.stringify(row.events.map(({ payload }) => payload))).not.toContain(PIN);
  });
});

describe("signing on one's own phone", () => {
  it("is for oneself only, and never a refusal", async () => {
    const drawn = signed("BD", "B");
    expect(codesOf(await send(players.D, drawn))).toEqual(["role-needed"]);
    expect(codesOf(await send(players.D, signed("BD", "D", { refused: true })))).toEqual([
      "role-needed",
    ]);
    const stranger = await senderWith("Ajeno", [], null);
    expect(codesOf(await send(stranger, drawn))).toEqual(["role-needed"]);
  });

  it("says that it was one's own session", async () => {
    must(await send(players.B, signed("BD", "B")));
    expect((await actaOf(match)).state.signatures.BD).toMatchObject({
      by: "B",
      own: true,
      device: "Android · Chrome",
      strokes: expect.any(Array),
    });
  });
});

describe("the judge's countersignature", () => {
  it("by PIN is that of who closes, and is part of the sealed record", async () => {
    const event = { type: "closed", countersign: { pin: true } } as const;
    expect(codesOf(await send(club.judge, event, PIN))).toEqual(["pin-not-set"]);
    must(await setPin(club.judge, "705318"));
    expect(codesOf(await send(club.judge, event, PIN))).toEqual(["pin-wrong"]);
    must(await send(club.judge, event, "705318"));
    const sealed = await database().sheetVersion.findFirstOrThrow({ where: { matchId: match } });
    expect(sealed.record).toMatchObject({
      record: {
        countersign: { name: "Juez Peña", pin: true, at: expect.any(String) },
        signatures: [
          { side: "AC", by: "A", pin: true },
          { side: "BD", by: "B", own: true },
        ],
      },
    });
  });

  it("drawn, is kept with its strokes", async () => {
    must(await append(club.director, match, { type: "reopened", reason: "suma" }));
    must(await append(club.judge, match, { type: "verified", asDirector: false }));
    must(await send(club.judge, signed("AC", "C")));
    must(await send(club.judge, signed("BD", "D", { onPaper: true })));
    const strokes = [
      [
        [0, 0],
        [0.5, 0.25],
      ],
    ] as const;
    must(await send(club.judge, { type: "closed", countersign: { strokes } }));
    const { record } = await database().sheetVersion.findFirstOrThrow({
      where: { matchId: match, version: 2 },
    });
    expect(record).toMatchObject({ record: { countersign: { strokes } } });
  });
});
