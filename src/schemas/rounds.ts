import { z } from "zod";
import { CLOCK_COMMANDS } from "@/domain/tournament/clock";

// What the director's screens send about rounds.

const commandId = z.uuid();
const roundId = z.uuid();
const version = z.int().nonnegative();
const reason = z.string().trim().min(1).max(400);
const entrant = z.string().min(1).max(20);
const table = z.int().positive();

/** A change by hand to a draft. */
export const previewChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("swap-entrants"), first: entrant, second: entrant }),
  z.strictObject({ kind: z.literal("swap-tables"), first: table, second: table }),
]);

export const pairRoundSchema = z.strictObject({
  commandId,
  tournamentId: z.uuid(),
  override: z.boolean(),
});

export const changeDraftSchema = z.strictObject({
  commandId,
  roundId,
  version,
  change: previewChangeSchema,
  reason: reason.optional(),
});

/** Takes a published round back. */
export const withdrawRoundSchema = z.strictObject({ commandId, roundId, reason });

/** Lets a round stand that was paired before a correction. */
export const keepOldRoundSchema = z.strictObject({ commandId, roundId, reason });

export const discardDraftSchema = z.strictObject({ commandId, roundId, version });

export const publishRoundSchema = z.strictObject({ commandId, roundId, override: z.boolean() });

export const closeRoundSchema = z.strictObject({ commandId, roundId });

export const clockCommandSchema = z.strictObject({
  commandId,
  roundId,
  command: z.enum(CLOCK_COMMANDS),
});

export const reviewChangeSchema = z.strictObject({
  slug: z.string().min(1).max(120),
  roundId,
  change: previewChangeSchema,
});

export const tableCodeSchema = z.strictObject({ matchId: z.uuid() });
