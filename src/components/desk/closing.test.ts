import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import { context, signed, VERIFIED } from "../../../tests/support/acta-events";
import { closingPlan } from "./closing";

const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "sin teléfono" };
const SIGNED = [...VERIFIED, signed("AC", "A"), signed("BD", "B")];
const director = { close: null, register: null };
const scorekeeper = { close: "eso lo hace un juez", register: null };
const judge = { close: null, register: "eso lo hace la mesa" };
const NONE = { register: false, secondTypist: false, photo: false };

const plan = (
  events: readonly ActaEvent[],
  rights: typeof director | typeof judge,
  desk = NONE,
) => {
  const rules = { ...context, desk };
  const { missing, events: keys } = closingPlan(foldActa(events, rules), rules, rights as never);
  return { missing, keys: keys.map(({ type }) => type) };
};

describe("closingPlan", () => {
  it("closes a phone's Hoja and nothing more", () => {
    expect(plan(SIGNED, director)).toEqual({ missing: [], keys: ["closed"] });
    expect(plan(SIGNED, scorekeeper as never)).toEqual({ missing: [], keys: [] });
  });

  it("says with one key that a paper Hoja came, is registered and closed", () => {
    expect(plan([PAPER, ...SIGNED], director).keys).toEqual(["delivered", "registered", "closed"]);
    const came = [PAPER, ...SIGNED, { type: "delivered" } as const];
    expect(plan(came, director).keys).toEqual(["registered", "closed"]);
    expect(plan([...came, { type: "registered" }], director).keys).toEqual(["closed"]);
  });

  it("leaves to each what he may do", () => {
    expect(plan([PAPER, ...SIGNED], scorekeeper as never).keys).toEqual([
      "delivered",
      "registered",
    ]);
    expect(plan([PAPER, ...SIGNED], judge as never).keys).toEqual(["closed"]);
    const asks = { ...NONE, register: true };
    expect(plan([PAPER, ...SIGNED], judge as never, asks).keys).toEqual([]);
  });

  it("waits for what the tournament asks", () => {
    const asks = { register: true, secondTypist: true, photo: true };
    expect(plan([PAPER, ...SIGNED], director, asks)).toEqual({
      missing: ["second-entry", "photo"],
      keys: [],
    });
    const photo: ActaEvent = { type: "photo-attached", photoId: "p", sha256: "ab" };
    const done = [PAPER, ...SIGNED, photo, { type: "second-entry-agreed" } as const];
    expect(plan(done, director, asks).keys).toEqual(["delivered", "registered", "closed"]);
    expect(plan(SIGNED, director, asks)).toEqual({ missing: [], keys: ["closed"] });
  });
});
