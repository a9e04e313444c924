import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { callOptions } from "./call-options";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });

const hand = (handId: string): ActaEvent => ({
  type: "hand-recorded",
  handId,
  hand: { ending: "domino", closer: "A", pips: { A: 0, B: 10, C: 5, D: 20 } },
});
const PLAYED: readonly ActaEvent[] = [
  { type: "seats-confirmed" },
  { type: "leader-drawn", leader: "A" },
  hand("1"),
  hand("2"),
];

function statusAfter(id: string): { readonly now: string; readonly afterOneMore: string } {
  const option = callOptions(2).find((one) => one.id === id);
  const events = [...PLAYED, ...(option ? [option.event] : [])];
  return {
    now: foldActa(events, { rules }).status,
    afterOneMore: foldActa([...events, hand("3")], { rules }).status,
  };
}

describe("what was going on when the bell rang (23.3)", () => {
  it.each([
    ["in-play", "last-hand", "finished"],
    ["just-ended", "playing", "extra-hand"],
    ["between", "extra-hand", "finished"],
    ["during-recorded", "finished", "finished"],
  ])("%s: %s now, %s after one more hand", (id, now, afterOneMore) => {
    expect(statusAfter(id)).toEqual({ now, afterOneMore });
  });

  it("offers no earlier hand before any is written down", () => {
    expect(callOptions(0).map(({ id }) => id)).toEqual(["in-play", "just-ended", "between"]);
  });
});
