import { z } from "zod";
import { CALL_OUTCOMES, CALL_REASONS } from "@/domain/match/judge-call";
import { SEATS } from "@/domain/rules/seat";

// What a table's phone and a judge's send about a call.

const id = z.uuid();

/** A table's call, or the end of its own: by the code of its card, or by `matchId` with a session. */
export const tableCallSchema = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("call"),
    commandId: id,
    code: z.string().max(40).optional(),
    matchId: id,
    reason: z.enum(CALL_REASONS),
    seat: z.enum(SEATS).optional(),
    note: z.string().trim().max(200).optional(),
  }),
  z.strictObject({
    do: z.literal("withdraw"),
    commandId: id,
    code: z.string().max(40).optional(),
    matchId: id,
    callId: id,
  }),
]);

/** A judge's answer to a call. */
export const callAnswerSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("take"), commandId: id, callId: id }),
  z.strictObject({ do: z.literal("release"), commandId: id, callId: id }),
  z.strictObject({
    do: z.literal("end"),
    commandId: id,
    callId: id,
    outcome: z.enum(CALL_OUTCOMES),
  }),
]);
