import { z } from "zod";
import { accountSchema } from "./people";

/** The first administrator of a real installation, with the one-time code from the terminal. */
export const setupSchema = z.strictObject({
  code: z.string().trim().min(1).max(40),
  account: accountSchema,
});

export type SetupForm = z.output<typeof setupSchema>;
export type SetupFormInput = z.input<typeof setupSchema>;
