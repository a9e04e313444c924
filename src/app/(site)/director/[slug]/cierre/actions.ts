"use server";

import { refresh } from "next/cache";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { closeTournamentSchema } from "@/schemas/direction";
import { currentSender } from "@/server/auth/sender";
import { closeTournament as close } from "@/server/tournaments/close";

/** Closes a tournament; `override` takes on what may be taken on. */
export async function closeTournament(
  request: { tournamentId: string; override: boolean } & { commandId: string },
): Promise<Answer<{ slug: string }>> {
  const input = commandInput(closeTournamentSchema, request);
  if (!input.ok) return toAnswer(input);
  const result = await close(await currentSender(), input.value);
  if (result.ok) refresh();
  return toAnswer(result);
}
