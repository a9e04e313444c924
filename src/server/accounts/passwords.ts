import "server-only";
import { randomInt, randomUUID } from "node:crypto";
import { authorize } from "../auth/authorize";
import { hashPassword } from "../auth/passwords";
import { signIn } from "../auth/sign-in";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";

/** Letters and digits that nobody confuses when they are read aloud across a hall. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP = 5;

/** A password to be said once and changed: three groups of five, some 74 bits. */
function generatePassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? "";
  const group = () => Array.from({ length: GROUP }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/**
 * Gives an account a new password, ends its open sessions, and answers the password once: it is stored nowhere, so the same command sent again is refused
 * and another reset is needed.
 */
export async function resetPassword(
  sender: Sender,
  request: { readonly commandId: string; readonly accountId: string },
): Promise<CommandResult<{ password: string; username: string }>> {
  const { accountId } = request;
  const password = generatePassword();
  // Told apart from a replayed answer, whose password is another.
  const mark = randomUUID();
  const command = { id: request.commandId, action: "accounts.reset-password" };
  const result = await runCommand(sender, command, async (scope) => {
    authorize(sender, "accounts.manage", {});
    const account = await scope.tx.account.findUnique({ where: { id: accountId } });
    if (!account) return refuse({ code: "account-not-found" });
    await scope.tx.account.update({
      where: { id: accountId },
      data: { passwordHash: await hashPassword(password), sessionsFrom: new Date() },
    });
    scope.audit({ action: "accounts.reset-password", subjectId: accountId });
    return { mark, username: account.username };
  });
  if (!result.ok) return result;
  const { username } = result.value;
  return result.value.mark === mark
    ? { ok: true, value: { password, username } }
    : { ok: false, problems: [{ code: "password-shown-already" }] };
}

/** Changes one's own password. The current one is checked as at sign-in, with the same growing wait. */
export async function changeOwnPassword(
  sender: Sender,
  request: { readonly commandId: string; readonly current: string; readonly password: string },
): Promise<CommandResult<{ accountId: string }>> {
  const { actor, address } = sender;
  if (actor.kind !== "account") return { ok: false, problems: [{ code: "account-not-found" }] };
  const account = await database().account.findUnique({ where: { id: actor.accountId } });
  if (!account) return { ok: false, problems: [{ code: "account-not-found" }] };
  const command = { id: request.commandId, action: "accounts.change-password" };
  // Sent again after a lost answer: the current password is no longer what it was.
  const done = await database().commandReceipt.findUnique({ where: { id: command.id } });
  if (done) return runCommand(sender, command, async () => ({ accountId: account.id }));
  const checked = await signIn(account.username, request.current, address);
  if (!checked.ok) {
    const { ok: _, ...problem } = checked;
    const wrong = problem.code === "wrong-credentials" ? { code: "wrong-password" } : problem;
    return { ok: false, problems: [wrong] };
  }
  return runCommand(sender, command, async (scope) => {
    const changed = await scope.tx.account.updateMany({
      where: { id: account.id, passwordHash: account.passwordHash },
      data: { passwordHash: await hashPassword(request.password) },
    });
    if (changed.count === 0) return refuse({ code: "stale" });
    scope.audit({ action: "accounts.change-password", subjectId: account.id });
    return { accountId: account.id };
  });
}
