import { z } from "zod";
import { id } from "./common-fields";
import { entrantCommandSchema, walkInSchema } from "./tournament";

// What the registration desk sends.

const commandId = z.uuid();

const personSchema = z.union([
  z.strictObject({ playerId: id }),
  z.strictObject({ walkIn: walkInSchema.omit({ nickname: true }) }),
]);

/** An entrant of people of the roster and people who came without a number. */
export const registerEntrantSchema = z.strictObject({
  commandId,
  tournamentId: id,
  people: z.array(personSchema).min(1).max(4),
  present: z.boolean(),
});

export const attendanceSchema = z.strictObject({
  commandId,
  entrantId: id,
  command: entrantCommandSchema,
});

export const joinWalkInSchema = z.strictObject({
  commandId,
  tournamentId: id,
  provisionalId: id,
  playerId: id,
});
