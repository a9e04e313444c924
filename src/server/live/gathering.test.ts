import { describe, expect, it } from "vitest";
import type { Audience, LiveMessage, LiveTopic } from "@/schemas/live-topic";
import { audienceOf, streamAddress } from "@/schemas/live-topic";
import { concerns, createGathering, spreadOf } from "./gathering";

const of = (what: LiveTopic["what"], matchId?: string): LiveTopic => ({
  tournamentId: "t",
  what,
  ...(matchId === undefined ? {} : { matchId }),
});

const PUBLIC: Audience = { kind: "public" };
const OFFICIALS: Audience = { kind: "officials", matchId: null };

/** A gathering over a clock that is moved by hand. */
function gatheringFor(audience: Audience, readers = 1) {
  let now = 1_000;
  let timers: { due: number; work: () => void }[] = [];
  const told: { at: number; messages: readonly LiveMessage[] }[] = [];
  const { note } = createGathering({
    audience,
    readers: () => readers,
    tell: (messages) => told.push({ at: now, messages }),
    now: () => now,
    later: (work, ms) => {
      const timer = { due: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.due - b.due)[0];
      if (!next || next.due > end) break;
      timers = timers.filter((one) => one !== next);
      now = next.due;
      next.work();
    }
    now = end;
  };
  return { note, pass, told };
}

describe("concerns", () => {
  it.each([
    ["hand", false, false],
    ["call", false, false],
    ["match", true, true],
    ["round", true, true],
    ["clock", true, true],
    ["people", true, true],
    ["tournament", true, true],
  ] as const)("%s: public %s, screens %s", (what, isPublic, isScreen) => {
    expect(concerns(of(what, "m1"), PUBLIC)).toBe(isPublic);
    expect(concerns(of(what, "m1"), { kind: "screen" })).toBe(isScreen);
    expect(concerns(of(what, "m1"), OFFICIALS)).toBe(true);
  });

  it("tells a table of itself and of what is everybody's", () => {
    const table: Audience = { kind: "table", matchId: "m1" };
    expect(concerns(of("hand", "m1"), table)).toBe(true);
    expect(concerns(of("hand", "m2"), table)).toBe(false);
    expect(concerns(of("clock"), table)).toBe(true);
  });
});

describe("createGathering", () => {
  it("tells officials of a burst once, within half a second", () => {
    const { note, pass, told } = gatheringFor(OFFICIALS);
    note(of("hand", "m1"));
    pass(100);
    note(of("hand", "m2"));
    note(of("hand", "m1"));
    pass(350);
    expect(told).toHaveLength(1);
    expect(told[0]?.at).toBe(1_400);
    expect(told[0]?.messages).toEqual([
      { what: "hand", matchId: "m1", at: 1_100, within: 0 },
      { what: "hand", matchId: "m2", at: 1_100, within: 0 },
    ]);
  });

  it("tells of a table at which version its acta stands, while nothing else of it changed", () => {
    const { note, pass, told } = gatheringFor({ kind: "table", matchId: "m1" });
    note({ ...of("hand", "m1"), version: 4 });
    note({ ...of("hand", "m1"), version: 5 });
    note({ ...of("match", "m1"), version: 6 });
    pass(1_000);
    note({ ...of("hand", "m1"), version: 7 });
    note(of("hand", "m1"));
    note({ ...of("hand", "m1"), version: 8 });
    pass(1_000);
    expect(told.flat(2).flatMap(({ messages }) => messages.map(({ version }) => version))).toEqual([
      5,
      6,
      undefined,
    ]);
  });

  it("names no table where there are many", () => {
    const { note, pass, told } = gatheringFor(OFFICIALS);
    for (let match = 0; match < 20; match++) note(of("hand", `m${match}`));
    pass(1_000);
    expect(told[0]?.messages).toEqual([{ what: "hand", at: 1_000, within: 0 }]);
  });

  it("spreads the public over the more time the more they are", () => {
    expect(spreadOf("round", PUBLIC, 800)).toBe(4_000);
    expect(spreadOf("match", PUBLIC, 800)).toBe(9_600);
    expect(spreadOf("match", PUBLIC, 3)).toBeLessThan(50);
    expect(spreadOf("match", OFFICIALS, 800)).toBe(0);
  });

  it("tells the public of the next results when all have asked for the last", () => {
    const { note, pass, told } = gatheringFor(PUBLIC, 800);
    for (let second = 0; second < 30; second++) {
      for (let result = 0; result < 20; result++) note(of("match", `m${result}`));
      pass(1_000);
    }
    // Each message costs 800 questions.
    expect(told.length).toBeGreaterThan(2);
    expect(told.length).toBeLessThanOrEqual(4);
    expect(told.every(({ messages }) => messages.length === 1)).toBe(true);
  });

  it("lets a publication pass ahead of results that wait", () => {
    const { note, pass, told } = gatheringFor(PUBLIC, 800);
    note(of("match", "m1"));
    pass(1_000);
    note(of("match", "m2"));
    note(of("round"));
    pass(100);
    expect(told[1]?.messages.map(({ what }) => what)).toContain("round");
  });

  it("never tells the public of a hand", () => {
    const { note, pass, told } = gatheringFor(PUBLIC, 800);
    note(of("hand", "m1"));
    pass(60_000);
    expect(told).toEqual([]);
  });
});

describe("streamAddress", () => {
  it.each([
    PUBLIC,
    OFFICIALS,
    { kind: "screen" },
    { kind: "table", matchId: "m1" },
    { kind: "officials", matchId: "m1" },
  ] as const)("is read back: %o", (audience) => {
    const url = new URL(streamAddress("copa", audience), "http://localhost");
    expect(audienceOf(url.searchParams)).toEqual(audience);
    expect(url.searchParams.get("torneo")).toBe("copa");
  });
});
