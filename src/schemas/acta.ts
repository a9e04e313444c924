import { z } from "zod";
import type { Tile } from "@/domain/hand/hand";
import type { ActaEvent, Countersignature, IncidentNote, RecordedHand } from "@/domain/match/acta";
import { NO_HANDS_REASONS, SHEET_MEDIA } from "@/domain/match/acta";
import { ACTA_LIMITS } from "@/domain/match/acta-limits";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { SANCTION_CHOICES } from "@/domain/rules/vocabulary";
import { handFactComplaints, handFacts, infractionCodeSchema, scorePoints } from "./hand";
import { incidentFacts } from "./incident-facts";

// The events of an acta as tables and desks send them.

const seat = z.enum(SEATS);
const side = z.enum(PAIR_SIDES);
const id = z.string().min(1).max(ACTA_LIMITS.id);
const reason = z.string().trim().max(ACTA_LIMITS.text);
const tile = z
  .string()
  .regex(/^[0-6]-[0-6]$/)
  .transform((text) => {
    const [a = 0, b = 0] = text.split("-").map(Number);
    return `${Math.max(a, b)}-${Math.min(a, b)}` satisfies Tile as Tile;
  });

/** A hand as recorded at a table: told in exactly one way. */
export const recordedHandSchema = z
  .strictObject(handFacts)
  .superRefine((facts, context) => {
    for (const { path, message } of handFactComplaints(facts))
      context.addIssue({ code: "custom", path, message });
  })
  .transform((facts) => facts as RecordedHand);

const note = {
  incidentId: id,
  infraction: infractionCodeSchema,
  offenders: z.array(seat).max(4),
  afterHand: z.int().nonnegative(),
  afterMatch: z.boolean().optional(),
  choice: z.enum(SANCTION_CHOICES).optional(),
  ...incidentFacts,
  tile: tile.optional(),
  note: z.string().trim().max(ACTA_LIMITS.text).optional(),
};

/** An infraction as noted at a table. */
export const incidentNoteSchema = z.strictObject(note) satisfies z.ZodType<IncidentNote>;

const point = z.tuple([z.number(), z.number()]);
const strokes = z.array(z.array(point).max(ACTA_LIMITS.points)).max(ACTA_LIMITS.strokes);
const bothScores = z.strictObject({ AC: scorePoints, BD: scorePoints });

const ways = {
  strokes: strokes.optional(),
  pin: z.literal(true).optional(),
  onPaper: z.literal(true).optional(),
};
const countWays = (given: readonly unknown[]) => given.filter((way) => way !== undefined).length;

const signed = z
  .strictObject({
    type: z.literal("signed"),
    side,
    by: seat,
    ...ways,
    refused: z.literal(true).optional(),
  })
  .refine(
    ({ strokes, pin, onPaper, refused }) => countWays([strokes, pin, onPaper, refused]) === 1,
    {
      path: ["strokes"],
      message: "Se espera la firma, el PIN, la del papel o la negativa: una de las cuatro",
    },
  )
  .transform((event) => event as Extract<ActaEvent, { readonly type: "signed" }>);

const countersign = z
  .strictObject(ways)
  .refine(({ strokes, pin, onPaper }) => countWays([strokes, pin, onPaper]) === 1, {
    path: ["strokes"],
    message: "Se espera la firma, el PIN o la del papel: una de las tres",
  })
  .transform((given) => given as Countersignature);

const endingEffect = z.enum(["forfeit", "void", "ends"]);

/** One event of an acta. Whether it may be added now is for `decideActa`. */
export const actaEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("seats-confirmed") }),
  z.strictObject({
    type: z.literal("leader-drawn"),
    leader: seat,
    tiles: z.partialRecord(seat, tile).optional(),
  }),
  z.strictObject({ type: z.literal("hand-recorded"), handId: id, hand: recordedHandSchema }),
  z.strictObject({
    type: z.literal("hand-corrected"),
    handId: id,
    hand: recordedHandSchema,
    reason,
  }),
  z.strictObject({ type: z.literal("hand-removed"), handId: id, reason }),
  z.strictObject({
    type: z.literal("call-noted"),
    lastTilePlaced: z.boolean(),
    hands: z.int().nonnegative().optional(),
  }),
  z.strictObject({ type: z.literal("call-withdrawn"), reason }),
  z.strictObject({
    type: z.literal("time-added"),
    minutes: z.int().positive().max(ACTA_LIMITS.minutes),
    reason,
  }),
  z.strictObject({ type: z.literal("time-withdrawn"), reason }),
  z.strictObject({ type: z.literal("left-table"), seat, permitted: z.boolean() }),
  z.strictObject({ type: z.literal("returned"), seat }),
  z.strictObject({ type: z.literal("substituted"), seat, in: z.uuid(), reason }),
  z.strictObject({
    type: z.literal("score-declared"),
    score: bothScores,
    winner: side,
    why: z.enum(NO_HANDS_REASONS),
    note: z.string().trim().max(ACTA_LIMITS.text).optional(),
  }),
  z.strictObject({ type: z.literal("score-withdrawn"), reason }),
  z.strictObject({ type: z.literal("incident-recorded"), ...note }),
  z.strictObject({ type: z.literal("incident-corrected"), ...note, reason }),
  z.strictObject({ type: z.literal("incident-cancelled"), incidentId: id, reason }),
  z.strictObject({
    type: z.literal("ending-reviewed"),
    incidentId: id,
    effect: endingEffect.nullable(),
    prevails: z.literal(true).optional(),
    reason,
  }),
  z.strictObject({
    type: z.literal("finished"),
    by: z.strictObject({ incidentId: id, effect: endingEffect }).optional(),
  }),
  z.strictObject({
    type: z.literal("totals-noted"),
    score: bothScores,
    running: z
      .array(z.strictObject({ hand: z.int().positive().max(999), score: bothScores }))
      .max(999)
      .optional(),
    reason: reason.optional(),
  }),
  z.strictObject({ type: z.literal("medium-changed"), to: z.enum(SHEET_MEDIA), reason }),
  z.strictObject({ type: z.literal("delivered") }),
  z.strictObject({ type: z.literal("delivery-withdrawn"), reason }),
  z.strictObject({ type: z.literal("registered") }),
  z.strictObject({ type: z.literal("photo-removed"), photoId: z.uuid(), reason }),
  z.strictObject({ type: z.literal("verified"), asDirector: z.boolean() }),
  z.strictObject({ type: z.literal("closed"), countersign: countersign.optional() }),
  z.strictObject({ type: z.literal("reopened"), reason }),
  signed,
]) satisfies z.ZodType<ActaEvent>;
