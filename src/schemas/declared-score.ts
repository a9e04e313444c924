import { z } from "zod";
import { NO_HANDS_REASONS } from "@/domain/match/acta";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { optionalText, wholeNumber } from "./common-fields";

/** The desk's form for a final score without hands. Whether the totals can be is for `decideActa`. */
export const declaredScoreSchema = z.strictObject({
  pointsAC: wholeNumber(0, ACTA_LIMITS.score),
  pointsBD: wholeNumber(0, ACTA_LIMITS.score),
  winner: z.enum(PAIR_SIDES),
  why: z.enum(NO_HANDS_REASONS),
  note: optionalText(ACTA_LIMITS.text),
});

/** What a second typist copies of it: no reason, no note. */
export const secondTotalsSchema = declaredScoreSchema.omit({ why: true, note: true });

export type DeclaredScoreFields = z.input<typeof declaredScoreSchema>;
export type DeclaredScoreForm = z.output<typeof declaredScoreSchema>;
