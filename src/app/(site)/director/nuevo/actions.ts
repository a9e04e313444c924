"use server";

import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { createTournamentSchema } from "@/schemas/direction";
import type { TournamentForm } from "@/schemas/tournament";
import { currentSender } from "@/server/auth/sender";
import { createTournament } from "@/server/tournaments/create";
import { inputOfForm } from "./form-values";

/** Creates a tournament as a draft. */
export async function create(
  request: { form: TournamentForm } & { commandId: string },
): Promise<Answer<{ id: string; slug: string }>> {
  const input = commandInput(createTournamentSchema, request);
  if (!input.ok) return toAnswer(input);
  const { commandId, form } = input.value;
  return toAnswer(await createTournament(await currentSender(), commandId, inputOfForm(form)));
}
