"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { id } from "@/schemas/common-fields";
import type { PasswordChangeForm } from "@/schemas/people";
import { passwordChangeSchema } from "@/schemas/people";
import type { PinChangeForm } from "@/schemas/signing";
import { pinChangeSchema } from "@/schemas/signing";
import { changeOwnPassword } from "@/server/accounts/passwords";
import { setOwnPin } from "@/server/accounts/pin";
import { findAccount } from "@/server/accounts/queries";
import { currentSender } from "@/server/auth/sender";
import { readNotices } from "@/server/claims/inbox-notices";

const input = z.strictObject({ commandId: id });

/** Changes one's own password; the user name is read from the session, never from the form. */
export async function changePassword({
  commandId,
  ...form
}: PasswordChangeForm & { commandId: string }): Promise<Answer<{ accountId: string }>> {
  const sender = await currentSender();
  const { actor } = sender;
  const account = actor.kind === "account" ? await findAccount(actor.accountId) : null;
  const sent = commandInput(input, { commandId });
  const username = account?.username ?? "";
  const parsed = commandInput(passwordChangeSchema, { ...form, username });
  if (!sent.ok) return toAnswer(sent);
  if (!parsed.ok) return toAnswer(parsed);
  const { current, password } = parsed.value;
  return toAnswer(await changeOwnPassword(sender, { ...sent.value, current, password }));
}

/** Marks one's own notices as read. */
export async function markNoticesRead(
  request: z.input<typeof input>,
): Promise<Answer<{ read: number }>> {
  const sent = commandInput(input, request);
  if (!sent.ok) return toAnswer(sent);
  const result = await readNotices(await currentSender(), sent.value);
  if (result.ok) refresh();
  return toAnswer(result);
}

/** Sets one's own PIN, or takes it away. */
export async function changePin({
  commandId,
  ...form
}: PinChangeForm & { commandId: string }): Promise<Answer<{ isSet: boolean }>> {
  const sent = commandInput(input, { commandId });
  const parsed = commandInput(pinChangeSchema, form);
  if (!sent.ok) return toAnswer(sent);
  if (!parsed.ok) return toAnswer(parsed);
  const result = await setOwnPin(await currentSender(), { ...sent.value, ...parsed.value });
  if (result.ok) refresh();
  return toAnswer(result);
}
