"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { id, requiredText } from "@/schemas/common-fields";
import type { ClubForm, PersonDetails } from "@/schemas/people";
import { clubSchema, PLAYER_STATUSES, personDetailsSchema } from "@/schemas/people";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import { createClub, editClub } from "@/server/people/clubs";
import { mergePerson } from "@/server/people/merge-person";
import { removePhoto } from "@/server/people/photo";
import { createPerson, editPerson, setPersonStatus } from "@/server/people/save-person";

/** A request with the id that its sender gave it. */
type Sent<Request> = Request & { commandId: string };

const commandId = id;
const MOST_REASON = 300;
const personInput = z.strictObject({
  commandId,
  person: personDetailsSchema,
  override: z.boolean(),
});
const editInput = z.strictObject({
  commandId,
  personId: id,
  version: z.int().min(1),
  person: personDetailsSchema,
});
const statusInput = z.strictObject({
  commandId,
  personId: id,
  status: z.enum(PLAYER_STATUSES),
  reason: requiredText(MOST_REASON),
});
const photoInput = z.strictObject({ commandId, personId: id });
const mergeInput = z.strictObject({ commandId, provisionalId: id, playerId: id });
const clubInput = z.strictObject({ commandId, clubId: id.nullable(), club: clubSchema });

/** Adds a person; namesakes are refused unless `override`. */
export async function addPerson(
  request: Sent<{
    person: PersonDetails;
    override: boolean;
  }>,
): Promise<Answer<{ personId: string }>> {
  const input = commandInput(personInput, request);
  return answer(input.ok ? await createPerson(await currentSender(), input.value) : input);
}

/** Changes a person as it was at `version`. */
export async function changePerson(
  request: Sent<{
    personId: string;
    version: number;
    person: PersonDetails;
  }>,
): Promise<Answer<{ personId: string }>> {
  const input = commandInput(editInput, request);
  return answer(input.ok ? await editPerson(await currentSender(), input.value) : input);
}

/** Suspends, or lifts the suspension. */
export async function changeStatus(
  request: Sent<{
    personId: string;
    status: "active" | "suspended";
    reason: string;
  }>,
): Promise<Answer<{ personId: string }>> {
  const input = commandInput(statusInput, request);
  return answer(input.ok ? await setPersonStatus(await currentSender(), input.value) : input);
}

/** Takes the photo away. */
export async function dropPhoto(
  request: Sent<{
    personId: string;
  }>,
): Promise<Answer<{ personId: string }>> {
  const input = commandInput(photoInput, request);
  return answer(input.ok ? await removePhoto(await currentSender(), input.value) : input);
}

/** Joins somebody without a number, who never played, to the right person. */
export async function merge(
  request: Sent<{
    provisionalId: string;
    playerId: string;
  }>,
): Promise<Answer<{ playerId: string }>> {
  const input = commandInput(mergeInput, request);
  return answer(input.ok ? await mergePerson(await currentSender(), input.value) : input);
}

/** Adds a club (`clubId` null) or changes one. */
export async function saveClub(
  request: Sent<{
    clubId: string | null;
    club: ClubForm;
  }>,
): Promise<Answer<{ clubId: string }>> {
  const input = commandInput(clubInput, request);
  if (!input.ok) return toAnswer(input);
  const { clubId, ...rest } = input.value;
  const sender = await currentSender();
  return answer(
    clubId === null ? await createClub(sender, rest) : await editClub(sender, { ...rest, clubId }),
  );
}

function answer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) refresh();
  return toAnswer(result);
}
