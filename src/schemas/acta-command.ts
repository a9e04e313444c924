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
  /** The phone that writes, by a random id that it made and keeps. */
  writer: z.uuid().optional(),
  pips: z.partialRecord(seat, z.int().nonnegative()).optional(),
  /** Of who signs with it; checked, and kept nowhere. */
  pin: pin.optional(),
});

/** A phone takes the pen of its table, by the code of its card or with a session. */
export const takePenSchema = z.strictObject({
  code: z.string().min(1).max(20).optional(),
  commandId: z.uuid(),
  matchId: z.uuid(),
  writer: z.uuid(),
});
