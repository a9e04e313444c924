import { expect, it } from "vitest";
import { playWholeEvent } from "../../support/whole-event";

it("plays an event of 24 pairs and 6 rounds whose standings a second implementation recounts", async () => {
  const rows = await playWholeEvent("pairs", 12, 6);
  expect(rows).toHaveLength(24);
}, 300_000);
