import { z } from "zod";
import { EVENT_FORMATS } from "@/domain/rules/settings";
import { SANCTION_CHOICES } from "@/domain/rules/vocabulary";
import type { SanctionRequest } from "@/domain/sanctions/assess-request";
import { infractionCodeSchema } from "./hand";
import { incidentFacts } from "./incident-facts";
import { rulesSpecSchema } from "./rules";

// The `sanction` document.

const person = z.string().min(1).max(100);

/** An infraction that happened, with the people by their ids. */
export const incidentSchema = z.strictObject({
  infraction: infractionCodeSchema,
  offender: person.optional(),
  offenders: z.array(person).max(4).optional(),
  partner: person.optional(),
  opponents: z.array(person).max(3).optional(),
  round: z.int().positive(),
  match: z.string().min(1).max(100),
  modality: z.string().min(1).max(100).optional(),
  choice: z.enum(SANCTION_CHOICES).optional(),
  score: z.strictObject({ offender: z.int(), others: z.int() }).optional(),
  ...incidentFacts,
});

/** The `sanction` request. */
export const sanctionRequestSchema = z.strictObject({
  v: z.literal(1).optional(),
  rules: rulesSpecSchema,
  format: z.enum(EVENT_FORMATS).optional(),
  history: z.array(incidentSchema).optional(),
  incident: incidentSchema,
}) satisfies z.ZodType<SanctionRequest>;
