"use server";

import { z } from "zod";
import { toAnswer } from "@/app/answer";
import type { Answer } from "@/components/commands/answer";
import { fieldError } from "@/i18n/es/fields";
import type { SetupFormInput } from "@/schemas/setup";
import { setupSchema } from "@/schemas/setup";
import { currentSender } from "@/server/auth/sender";
import { createFirstAdministrator } from "@/server/setup/first-administrator";

const Envelope = z.object({ commandId: z.uuid(), form: z.unknown() });

/** Opens the first account with the one-time code. */
export async function openFirstAccount(input: {
  commandId: string;
  form: SetupFormInput;
}): Promise<Answer<{ username: string }>> {
  const { commandId, form } = Envelope.parse(input);
  const parsed = setupSchema.safeParse(form, { error: fieldError });
  if (!parsed.success) {
    return {
      ok: false,
      messages: parsed.error.issues.map((issue) => issue.message),
      codes: ["invalid-form"],
      overridable: false,
    };
  }
  const sender = await currentSender();
  return toAnswer(await createFirstAdministrator(sender, { ...parsed.data, commandId }));
}
