import { describe, expect, it } from "vitest";
import type { OpenCall } from "./judge-call";
import { byUrgency } from "./judge-call";

function call(callId: string, at: number, taken = false): OpenCall {
  const takenBy = taken ? { label: "juez", at: at + 1 } : null;
  return { callId, reason: "other", seat: null, note: null, at, takenBy };
}

describe("byUrgency", () => {
  it("puts those that nobody has taken first, the longest wait before the others", () => {
    const calls = [call("d", 5, true), call("c", 30), call("b", 10), call("a", 10)];
    expect(calls.toSorted(byUrgency).map(({ callId }) => callId)).toEqual(["a", "b", "c", "d"]);
  });
});
