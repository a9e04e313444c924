import { describe, expect, it } from "vitest";
import { hashSetupCode } from "../../../scripts/serve/setup-code";
import { setupCodeHash } from "./code-hash";

describe("setupCodeHash", () => {
  it("is the hash that a start keeps, however the code is typed", () => {
    const kept = hashSetupCode("ABCD-EFGH-2345");
    expect(setupCodeHash("ABCD-EFGH-2345")).toBe(kept);
    expect(setupCodeHash(" abcd efgh2345 ")).toBe(kept);
    expect(setupCodeHash("ABCD-EFGH-2346")).not.toBe(kept);
  });
});
