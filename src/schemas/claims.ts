import { z } from "zod";
import type { ClaimEffect } from "@/domain/claims/claim";
import {
  CLAIM_LIMITS,
  CLAIM_OUTCOMES,
  CLAIM_SUBJECTS,
  REFUSAL_GROUNDS,
} from "@/domain/claims/claim";
import { PAIR_SIDES } from "@/domain/rules/seat";
import { incidentNoteSchema, recordedHandSchema } from "./acta";
import { id, requiredText } from "./common-fields";

// What the screens of formal claims send.

/** Written text with its lines: what is claimed, what somebody says. */
const prose = z.string().trim().min(1).max(CLAIM_LIMITS.text);
const reason = prose.max(CLAIM_LIMITS.reason);
const actaId = z.string().min(1).max(64);
const article = requiredText(24);

/** An empty choice of a form is none. */
const optionalActaId = z
  .string()
  .max(64)
  .optional()
  .transform((value) => (value === undefined || value === "" ? undefined : value));

/** The form of a claim; an official also names for whom, and the Junta why it takes it late. */
export const claimFormSchema = z.strictObject({
  claimantId: z.union([z.null(), z.literal("").transform(() => null), id]),
  subject: z.enum(CLAIM_SUBJECTS),
  handId: optionalActaId,
  incidentId: optionalActaId,
  text: prose,
  lateReason: z
    .string()
    .trim()
    .max(CLAIM_LIMITS.reason)
    .optional()
    .transform((value) => (value === "" ? undefined : value)),
});
export type ClaimForm = z.input<typeof claimFormSchema>;

export const fileClaimSchema = claimFormSchema.extend({ commandId: id, matchId: id });

const onClaim = { commandId: id, claimId: id };
const onVersion = { ...onClaim, version: z.int().min(1) };

export const statementFormSchema = z.strictObject({ text: prose });
export const statementSchema = statementFormSchema.extend(onClaim);

export const referenceSchema = z.strictObject({
  ...onClaim,
  evidence: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("hand"), handId: actaId }),
    z.strictObject({ kind: z.literal("incident"), incidentId: id }),
    z.strictObject({ kind: z.literal("audit"), entryId: z.string().regex(/^\d{1,18}$/) }),
  ]),
});

export const admitSchema = z.strictObject(onVersion);
export const withdrawSchema = z.strictObject({ ...onVersion, reason });
export const refuseSchema = z.strictObject({
  ...onVersion,
  ground: z.enum(REFUSAL_GROUNDS),
  reason,
  article,
});

const setIncident = incidentNoteSchema.omit({
  incidentId: true,
  afterHand: true,
  afterMatch: true,
  tile: true,
  note: true,
}).shape;
const points = z.int().min(0).max(9999);

const effectSchema = z.discriminatedUnion("effect", [
  z.strictObject({ effect: z.literal("cancel-incident"), incidentId: actaId }),
  z.strictObject({ effect: z.literal("change-incident"), incidentId: actaId, ...setIncident }),
  z.strictObject({
    effect: z.literal("add-incident"),
    afterHand: z.int().nonnegative(),
    ...setIncident,
  }),
  z.strictObject({
    effect: z.literal("correct-hand"),
    handId: actaId,
    hand: recordedHandSchema,
  }),
  z.strictObject({ effect: z.literal("remove-hand"), handId: actaId }),
  z.strictObject({
    effect: z.literal("rule-score"),
    score: z.strictObject({ AC: points, BD: points }),
    winner: z.enum(PAIR_SIDES),
  }),
  z.strictObject({ effect: z.literal("annul-result") }),
]) satisfies z.ZodType<ClaimEffect>;

export const decisionSchema = z.strictObject({
  outcome: z.enum(CLAIM_OUTCOMES),
  reason,
  article,
  effects: z.array(effectSchema).max(20),
});

export const rulingSchema = z.strictObject({
  claimId: id,
  version: z.int().min(1),
  decision: decisionSchema,
});
export const ruleSchema = rulingSchema.extend({ commandId: id });
