import { z } from "zod";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { recordedHandSchema } from "./acta";
import { id } from "./common-fields";

// What the desk that takes in paper sends: a table by number, code or scan; a sheet that arrived; a second typing.

/** A scanner types a whole address. */
const typed = z.string().trim().min(1).max(400);
const score = z.int().min(0).max(ACTA_LIMITS.score);

export const typedTableSchema = z.strictObject({ tournamentId: id, typed });

/** `anyway`: the paper was printed for other seats, or its table recorded nothing, and it is taken in knowingly. */
export const deliverySchema = z.strictObject({
  commandId: z.uuid(),
  tournamentId: id,
  typed,
  anyway: z.boolean().optional(),
});

/** The hands of a Hoja as the second typist has them, or its final score. A match has at most so many hands. */
export const secondEntrySchema = z.union([
  z.strictObject({ leader: z.enum(SEATS), hands: z.array(recordedHandSchema).max(200) }),
  z.strictObject({ score: z.strictObject({ AC: score, BD: score }), winner: z.enum(PAIR_SIDES) }),
]);

export const secondTypingSchema = z.strictObject({
  commandId: z.uuid(),
  matchId: id,
  entry: secondEntrySchema,
});
