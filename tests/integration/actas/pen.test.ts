import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { appendToActa } from "@/server/actas/append";
import { readTable } from "@/server/actas/queries";
import { senderOfCode } from "@/server/actas/table-access";
import { takePen } from "@/server/actas/take-pen";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { AC90 } from "../../support/acta-events";
import type { Club } from "../../support/club-builders";
import { actaOf, append, codesOf, must, openClub, startRound } from "../../support/club-builders";

// Which phone writes at a table: one at a time, and whoever takes over says so.

const PHONE = randomUUID();
const OTHER = randomUUID();
const SEATS: ActaEvent = { type: "seats-confirmed" };
const LEADER: ActaEvent = { type: "leader-drawn", leader: "A" };
const hand = (): ActaEvent => ({ type: "hand-recorded", handId: randomUUID(), hand: AC90 });

describe("the pen of a table", () => {
  let club: Club;
  let tables: readonly string[];
  beforeAll(async () => {
    club = await openClub("pairs", 6);
    tables = (await startRound(club)).matchIds;
  });
  const matchAt = (index: number) => tables[index] as string;
  const phone = (index: number, device = "Android · Chrome"): Sender => ({
    actor: { kind: "table", matchId: matchAt(index) },
    label: `mesa ${index + 1}`,
    address: "10.0.0.9",
    device,
  });

  async function write(index: number, event: ActaEvent, writer?: string, sender = phone(index)) {
    const matchId = matchAt(index);
    const { version } = (await actaOf(matchId)).match;
    return appendToActa(sender, {
      commandId: randomUUID(),
      matchId,
      baseVersion: version,
      event,
      ...(writer === undefined ? {} : { writer }),
    });
  }
  const take = (index: number, writer: string, sender = phone(index)) =>
    takePen(sender, { commandId: randomUUID(), matchId: matchAt(index), writer });
  const seenBy = async (index: number, reader?: string) =>
    must(await readTable(phone(index), matchAt(index), reader)).writer;

  it("is nobody's until a phone writes, and then that phone's alone", async () => {
    expect(await seenBy(0, PHONE)).toBeNull();
    must(await write(0, SEATS, PHONE));
    const own = await seenBy(0, PHONE);
    expect(own).toMatchObject({ own: true, label: "Android · Chrome" });
    expect(own?.lastAt).toBe(own?.since);
    expect(await seenBy(0, OTHER)).toMatchObject({ own: false });
    expect(JSON.stringify(await seenBy(0, OTHER))).not.toContain(PHONE);

    const refused = await write(0, LEADER, OTHER);
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: "other-writer", label: "Android · Chrome" }],
    });
    expect(codesOf(await write(0, LEADER))).toEqual(["other-writer"]);
    must(await write(0, LEADER, PHONE));
    const { match } = await actaOf(matchAt(0));
    expect(match.version).toBe(2);
    expect(match.writerId).toBe(PHONE);
    expect((match.writerAt?.getTime() ?? 0) >= (match.writerSince?.getTime() ?? 1)).toBe(true);
  });

  it("passes to whoever takes it, is told to the first, and leaves its trace", async () => {
    must(await write(1, SEATS, PHONE));
    const taken = must(await take(1, OTHER, phone(1, "iPhone · Safari")));
    expect(taken).toMatchObject({ own: true, label: "iPhone · Safari", lastAt: null });
    expect(await seenBy(1, PHONE)).toMatchObject({ own: false, label: "iPhone · Safari" });
    expect(codesOf(await write(1, LEADER, PHONE))).toEqual(["other-writer"]);
    must(await write(1, LEADER, OTHER));
    const trace = await database().auditEntry.findMany({
      where: { subjectId: matchAt(1), action: "acta.pen-taken" },
    });
    expect(trace.map(({ before, after }) => [before, after])).toEqual([
      [{ writer: "Android · Chrome" }, { writer: "iPhone · Safari" }],
    ]);
    // Who has it already keeps it as it is.
    const { since } = (await seenBy(1, OTHER)) ?? {};
    expect(must(await take(1, OTHER)).since).toBe(since);
  });

  it("goes to one of two phones that write at the same moment, and no hand twice", async () => {
    must(await append(club.scorekeeper, matchAt(2), SEATS));
    must(await append(club.scorekeeper, matchAt(2), LEADER));
    const both = await Promise.all([write(2, hand(), PHONE), write(2, hand(), OTHER)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap(codesOf)).toEqual(["other-writer"]);
    const { state } = await actaOf(matchAt(2));
    expect(state.hands).toHaveLength(1);
    expect((await seenBy(2, both[0]?.ok ? PHONE : OTHER))?.own).toBe(true);
  });

  it("is taken over once by two at the same moment, and the last one has it", async () => {
    must(await write(2, hand(), (await actaOf(matchAt(2))).match.writerId ?? ""));
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await Promise.all([take(2, mine), take(2, theirs)]);
    const owners = await Promise.all([mine, theirs].map((one) => seenBy(2, one)));
    expect(owners.filter((writer) => writer?.own)).toHaveLength(1);
  });

  it("answers a command that is sent again as it did, though another phone has the pen since", async () => {
    const command = {
      commandId: randomUUID(),
      matchId: matchAt(3),
      baseVersion: 0,
      event: SEATS,
      writer: PHONE,
    };
    const first = must(await appendToActa(phone(3), command));
    must(await take(3, OTHER));
    expect(must(await appendToActa(phone(3), command))).toEqual(first);
    const again = { commandId: randomUUID(), matchId: matchAt(3), writer: PHONE };
    const back = must(await takePen(phone(3), again));
    expect(must(await takePen(phone(3), again))).toEqual(back);
    expect((await actaOf(matchAt(3))).match.version).toBe(1);
  });

  it("does not hold up an official who names no phone, and tells who is signed in on one that does", async () => {
    expect(codesOf(await write(3, LEADER, randomUUID(), club.scorekeeper))).toEqual([
      "other-writer",
    ]);
    must(await write(3, LEADER, undefined, club.scorekeeper));
    expect((await seenBy(3, PHONE))?.own).toBe(true);
    must(await take(3, OTHER, { ...club.scorekeeper, device: "Windows · Firefox" }));
    expect(await seenBy(3, OTHER)).toMatchObject({ label: "Windows · Firefox, Anotador" });
    must(await write(3, hand(), undefined, club.judge));
  });

  it("is nobody's on paper, and free when the phone is given back", async () => {
    must(await write(4, SEATS, PHONE));
    const toPaper: ActaEvent = { type: "medium-changed", to: "paper", reason: "Sin batería" };
    expect(codesOf(await write(4, toPaper, OTHER))).toEqual(["other-writer"]);
    must(await write(4, toPaper, PHONE));
    expect(await seenBy(4, PHONE)).toBeNull();
    expect(codesOf(await take(4, PHONE))).toEqual(["table-on-paper"]);
    expect(codesOf(await write(4, LEADER, PHONE))).toEqual(["table-on-paper"]);
    const toPhone: ActaEvent = { type: "medium-changed", to: "phone", reason: "Ya cargó" };
    must(await append(club.judge, matchAt(4), toPhone));
    must(await write(4, LEADER, OTHER));
    expect((await seenBy(4, OTHER))?.own).toBe(true);
  });

  it("is no pass to a table: with a replaced code nobody writes, with the new one the pen is taken as ever", async () => {
    must(await write(5, SEATS, PHONE));
    const match = { where: { id: matchAt(5) } };
    const { writeCode } = await database().match.findUniqueOrThrow(match);
    await database().match.update({ ...match, data: { writeCode: "NEW234" } });
    const from = { address: "10.0.0.9", device: "iPad · Safari" };
    expect(codesOf(await senderOfCode(writeCode, from))).toEqual(["table-code-unknown"]);
    const { sender } = must(await senderOfCode("NEW234", from));
    expect(codesOf(await write(5, LEADER, OTHER, sender))).toEqual(["other-writer"]);
    expect(must(await take(5, OTHER, sender)).label).toBe("iPad · Safari");
    must(await write(5, LEADER, OTHER, sender));
  });

  it("is not taken at another table, nor by the public", async () => {
    const request = { commandId: randomUUID(), matchId: matchAt(5), writer: OTHER };
    expect(codesOf(await takePen(phone(4), request))).toEqual(["other-match"]);
    const visitor: Sender = { actor: { kind: "public" }, label: "público", address: "10.0.0.9" };
    expect((await takePen(visitor, request)).ok).toBe(false);
  });
});
