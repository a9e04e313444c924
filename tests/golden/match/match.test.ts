import { describe, expect, it } from "vitest";
import { scoreRequest } from "@/domain/match/score-request";
import { matchRequestSchema } from "@/schemas/match";
import cases from "./cases.json";
import moreCases from "./more-cases.json";

describe("golden matches", () => {
  it.each([...cases, ...moreCases].map((each) => [each.id, each.source, each] as const))(
    "%s: %s",
    (_, __, each) => {
      expect(scoreRequest(matchRequestSchema.parse(each.request))).toMatchObject(each.expected);
    },
  );
});
