"use server";

import { refresh } from "next/cache";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import {
  attendanceSchema,
  fixedTableSchema,
  joinWalkInSchema,
  registerEntrantSchema,
} from "@/schemas/desk";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import type { AttendanceCommand } from "@/server/registration/attend";
import { recordAttendance } from "@/server/registration/attend";
import { setFixedTable } from "@/server/registration/fixed-table";
import { joinWalkIn } from "@/server/registration/join-walk-in";
import type { RegisteredPerson } from "@/server/registration/register";
import { registerEntrant } from "@/server/registration/register";

type Sent<Request> = Request & { commandId: string };

/** Registers a pair or a player; `people` in the order of the pair. */
export async function register(
  request: Sent<{
    tournamentId: string;
    people: readonly RegisteredPerson[];
    name?: string;
    present: boolean;
  }>,
): Promise<Answer<{ number: number; name: string }>> {
  const input = commandInput(registerEntrantSchema, request);
  return answer(input.ok ? await registerEntrant(await currentSender(), input.value) : input);
}

/** Records one step in an entrant's history. */
export async function attend(
  request: Sent<{ entrantId: string; command: AttendanceCommand }>,
): Promise<Answer<{ entrantId: string }>> {
  const input = commandInput(attendanceSchema, request);
  return answer(input.ok ? await recordAttendance(await currentSender(), input.value) : input);
}

/** Gives an entrant the table where it always sits; null takes it back. */
export async function fixTable(
  request: Sent<{ entrantId: string; table: number | null }>,
): Promise<Answer<{ entrantId: string }>> {
  const input = commandInput(fixedTableSchema, request);
  return answer(input.ok ? await setFixedTable(await currentSender(), input.value) : input);
}

/** Joins somebody provisional to a person of the roster. */
export async function join(
  request: Sent<{ tournamentId: string; provisionalId: string; playerId: string }>,
): Promise<Answer<{ playerId: string }>> {
  const input = commandInput(joinWalkInSchema, request);
  return answer(input.ok ? await joinWalkIn(await currentSender(), input.value) : input);
}

function answer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) refresh();
  return toAnswer(result);
}
