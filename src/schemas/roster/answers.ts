import { z } from "zod";
import { ROSTER_LIMITS } from "@/domain/tournament/roster";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import { id } from "../common-fields";

const line = z
  .int()
  .min(1)
  .max(ROSTER_LIMITS.rows * 2);

/** What a person answered to the rows that the plan of an import leaves to decide; a row is answered once. */
export const rosterAnswersSchema: z.ZodType<readonly RosterAnswer[]> = z
  .array(
    z.discriminatedUnion("take", [
      z.strictObject({ line, take: z.literal("skip") }),
      z.strictObject({ line, take: z.literal("create") }),
      z.strictObject({ line, take: z.literal("same"), personId: id }),
    ]),
  )
  .max(ROSTER_LIMITS.rows)
  .refine((answers) => new Set(answers.map((answer) => answer.line)).size === answers.length, {
    params: { code: "repeated" },
  });
