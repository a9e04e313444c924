import { z } from "zod";
import { CARD_COLOURS, HAND_EFFECTS } from "@/domain/rules/vocabulary";

/** What a judge may say of an infraction besides who, where and which: facts that the book asks for, and his own measure. */
export const incidentFacts = {
  faceUp: z.boolean().optional(),
  intentional: z.boolean().optional(),
  corrected: z.boolean().optional(),
  followed: z.boolean().optional(),
  causedSeen: z.boolean().optional(),
  allTurned: z.boolean().optional(),
  plays: z.int().nonnegative().max(100).optional(),
  withCard: z.boolean().optional(),
  points: z.int().min(-1000).max(1000).optional(),
  card: z.enum(CARD_COLOURS).optional(),
  handEffect: z.enum(HAND_EFFECTS).optional(),
  warning: z.boolean().optional(),
  rounds: z.int().positive().max(100).optional(),
};
