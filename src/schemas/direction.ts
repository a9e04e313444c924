import { z } from "zod";
import { id } from "./common-fields";
import { tournamentSchema } from "./tournament";

// What a director sends about a tournament as a whole.

const commandId = z.uuid();
const tournamentId = id;

export const createTournamentSchema = z.strictObject({ commandId, form: tournamentSchema });

/** `version` is the one that the form was filled from. */
export const configureTournamentSchema = z.strictObject({
  commandId,
  tournamentId,
  version: z.int().positive(),
  form: tournamentSchema,
});

export const moveTournamentSchema = z.strictObject({
  commandId,
  tournamentId,
  step: z.enum(["announce", "hide"]),
});

export const closeTournamentSchema = z.strictObject({
  commandId,
  tournamentId,
  override: z.boolean(),
});

export const assignOfficialSchema = z.strictObject({
  commandId,
  tournamentId,
  accountId: id,
  role: z.enum(["director", "judge", "scorekeeper"]),
});

export const dismissOfficialSchema = z.strictObject({ commandId, tournamentId, grantId: id });

export const forbidPairSchema = z.strictObject({
  commandId,
  tournamentId,
  entrantIds: z.tuple([id, id]),
});

export const allowPairSchema = z.strictObject({ commandId, tournamentId, id });
