import { z } from "zod";
import { MOST_IN_TEAM } from "@/domain/tournament/registration-members";
import { id, optionalNumber, optionalText } from "./common-fields";
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
  people: z.array(personSchema).min(1).max(MOST_IN_TEAM),
  /** What a team is called. */
  name: optionalText(60).default(null),
  present: z.boolean(),
});

export const attendanceSchema = z.strictObject({
  commandId,
  entrantId: id,
  command: entrantCommandSchema,
});

/** The table where an entrant always sits; null: anywhere. */
export const fixedTableSchema = z.strictObject({
  commandId,
  entrantId: id,
  table: optionalNumber(1, 10_000),
});

export const joinWalkInSchema = z.strictObject({
  commandId,
  tournamentId: id,
  provisionalId: id,
  playerId: id,
});
