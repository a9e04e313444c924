"use server";

import { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import type { EventInput, PreviewInput } from "@/components/sanctions/judge-actions";
import { SEATS } from "@/domain/rules/seat";
import { incidentNoteSchema } from "@/schemas/acta";
import { actaCommandSchema } from "@/schemas/acta-command";
import { callAnswerSchema } from "@/schemas/calls";
import type { ActaAnswer } from "@/server/actas/append";
import { appendToActa } from "@/server/actas/append";
import { currentSender } from "@/server/auth/sender";
import { endCall, releaseCall, takeCall } from "@/server/calls/commands";
import type { SanctionPreview } from "@/server/sanctions/preview";
import { previewSanction } from "@/server/sanctions/preview";

// What a judge's phone sends. Rights are decided by the commands, on the session.

const commandSchema = actaCommandSchema.omit({ code: true });

/** Adds one event to an acta: an infraction, its undoing, a verification, a signature, a closing, a reopening. */
export async function recordEvent(
  input: EventInput & { readonly commandId: string },
): Promise<Answer<ActaAnswer>> {
  const parsed = commandInput(commandSchema, input);
  if (!parsed.ok) return toAnswer(parsed);
  const { pips, pin, ...command } = parsed.value;
  const result = await appendToActa(await currentSender(), {
    ...command,
    ...(pips === undefined ? {} : { pips }),
    ...(pin === undefined ? {} : { pin }),
  });
  return toAnswer(result);
}

/** A judge goes to a table that calls, leaves the call to others, or ends it. */
export async function answerCall(
  input: z.input<typeof callAnswerSchema>,
): Promise<Answer<unknown>> {
  const parsed = commandInput(callAnswerSchema, input);
  if (!parsed.ok) return toAnswer(parsed);
  const sender = await currentSender();
  const call = parsed.value;
  switch (call.do) {
    case "take":
      return toAnswer(await takeCall(sender, call));
    case "release":
      return toAnswer(await releaseCall(sender, call));
    case "end":
      return toAnswer(await endCall(sender, call));
  }
}

const previewSchema = z.strictObject({
  matchId: z.uuid(),
  draft: incidentNoteSchema.partial({ incidentId: true }),
  pips: z.partialRecord(z.enum(SEATS), z.int().nonnegative()).optional(),
});

/** What an infraction would cost if it were recorded now; records nothing. */
export async function previewEvent(input: PreviewInput): Promise<Answer<SanctionPreview>> {
  const parsed = commandInput(previewSchema, input);
  if (!parsed.ok) return toAnswer(parsed);
  const { pips, draft, matchId } = parsed.value;
  const { incidentId, ...note } = draft;
  const result = await previewSanction(await currentSender(), {
    matchId,
    draft: incidentId === undefined ? note : { ...note, incidentId },
    ...(pips === undefined ? {} : { pips }),
  });
  return toAnswer(result);
}
