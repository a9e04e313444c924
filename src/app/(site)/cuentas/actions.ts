"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { toAnswer } from "@/app/answer";
import { commandInput } from "@/app/command-input";
import type { Answer } from "@/components/commands/answer";
import { id } from "@/schemas/common-fields";
import type { AccountChangeForm, AccountForm, RoleGrantForm } from "@/schemas/people";
import { accountChangeSchema, accountSchema, roleGrantSchema } from "@/schemas/people";
import { resetPassword } from "@/server/accounts/passwords";
import { grantRole, revokeRole } from "@/server/accounts/roles";
import { changeAccount, createAccount } from "@/server/accounts/save-account";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";

/** A request with the id that its sender gave it. */
type Sent<Request> = Request & { commandId: string };

const commandId = id;
const newInput = z.strictObject({ commandId, account: accountSchema });
const changeInput = z.strictObject({ commandId, accountId: id, account: accountChangeSchema });
const resetInput = z.strictObject({ commandId, accountId: id });
const grantInput = z.strictObject({ commandId, grant: roleGrantSchema });
const revokeInput = z.strictObject({ commandId, grantId: id });

/** Opens an account; answers the user name as it is stored. */
export async function openAccount(
  request: Sent<{ account: AccountForm }>,
): Promise<Answer<{ accountId: string; username: string }>> {
  const input = commandInput(newInput, request);
  return answer(input.ok ? await createAccount(await currentSender(), input.value) : input);
}

/** Renames, links, closes or opens again. */
export async function saveAccount(
  request: Sent<{ accountId: string; account: AccountChangeForm }>,
): Promise<Answer<{ accountId: string }>> {
  const input = commandInput(changeInput, request);
  return answer(input.ok ? await changeAccount(await currentSender(), input.value) : input);
}

/** Makes a new password and answers it, once. */
export async function newPassword(
  request: Sent<{ accountId: string }>,
): Promise<Answer<{ password: string; username: string }>> {
  const input = commandInput(resetInput, request);
  return answer(input.ok ? await resetPassword(await currentSender(), input.value) : input);
}

/** Grants a role. */
export async function giveRole(
  request: Sent<{ grant: RoleGrantForm }>,
): Promise<Answer<{ grantId: string }>> {
  const input = commandInput(grantInput, request);
  return answer(input.ok ? await grantRole(await currentSender(), input.value) : input);
}

/** Takes a role away. */
export async function takeRole(
  request: Sent<{ grantId: string }>,
): Promise<Answer<{ accountId: string }>> {
  const input = commandInput(revokeInput, request);
  return answer(input.ok ? await revokeRole(await currentSender(), input.value) : input);
}

function answer<Value>(result: CommandResult<Value>): Answer<Value> {
  if (result.ok) refresh();
  return toAnswer(result);
}
