import { describe, expect, it } from "vitest";
import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { sharedHandOf } from "@/domain/hand/shared-hand";
import pairs from "../../../tests/golden/hand/full-pair-hands.json" with { type: "json" };
import individual from "../../../tests/golden/hand/individual-hands.json" with { type: "json" };
import infractions from "../../../tests/golden/hand/infractions.json" with { type: "json" };
import { EXAMPLE_HANDS } from "./example-hands";

const GOLDEN = [...pairs, ...individual, ...infractions];

describe("example hands", () => {
  it.each(EXAMPLE_HANDS)("$name is the golden case that it names", ({ source, hand }) => {
    const golden = GOLDEN.find((each) => each.source === source);
    expect(golden && sharedHandOf(golden.request as HandRequest)).toEqual(hand);
  });
});
