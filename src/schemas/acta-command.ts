import { z } from "zod";
import { SEATS } from "@/domain/rules/seat";
import { actaEventSchema } from "./acta";
import { pin } from "./signing";

// What a phone posts to write on an acta. The same document waits in its queue while there is no connection.

const seat = z.enum(SEATS);

export const actaCommandSchema = z.strictObject({
  /** The code of the table's card; without it the session decides. */
  code: z.string().min(1).max(20).optional(),
  /** Made by the sender: the same one again counts once. */
  commandId: z.uuid(),
  matchId: z.uuid(),
  baseVersion: z.int().nonnegative(),
  event: actaEventSchema,
  pips: z.partialRecord(seat, z.int().nonnegative()).optional(),
  /** Of who signs with it; checked, and kept nowhere. */
  pin: pin.optional(),
});
