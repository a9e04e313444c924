import { describe, expect, it } from "vitest";
import { actaTopic } from "./acta-topic";

const playing = { stage: "playing", status: "playing" } as const;

describe("actaTopic", () => {
  it.each([
    ["hand-recorded", playing, playing, "hand"],
    ["hand-corrected", playing, playing, "hand"],
    ["seats-confirmed", { ...playing, stage: "issued" }, { ...playing, stage: "issued" }, "hand"],
    // The first hand of a table, the last one, and one after the bell.
    ["hand-recorded", { ...playing, stage: "issued" }, playing, "match"],
    ["hand-recorded", playing, { ...playing, status: "finished" }, "match"],
    ["call-noted", playing, { ...playing, status: "last-hand" }, "match"],
    // The hall sees who has answered TIEMPO, whichever hand that makes the last.
    ["call-noted", playing, playing, "match"],
    ["call-withdrawn", playing, playing, "match"],
    // Who sits there is public, and so are sanctions and verified figures.
    ["substituted", playing, playing, "match"],
    ["incident-recorded", playing, playing, "match"],
    ["verified", { ...playing, stage: "finished" }, { ...playing, stage: "verified" }, "match"],
    ["reopened", { ...playing, stage: "verified" }, { ...playing, stage: "finished" }, "match"],
  ] as const)("%s", (type, before, after, what) => {
    expect(actaTopic(before, after, [{ type }])).toBe(what);
  });

  it("is public when only one of several events is", () => {
    const events = [{ type: "signed" }, { type: "incident-recorded" }] as const;
    expect(actaTopic(playing, playing, events)).toBe("match");
  });
});
