import { expect, it } from "vitest";
import { playWholeEvent } from "../../support/whole-event";

it("plays an event of 40 individuals and 7 rounds whose standings a second implementation recounts", async () => {
  const rows = await playWholeEvent("individual", 10, 7);
  expect(rows).toHaveLength(40);
}, 300_000);
