import "server-only";
import { hashPassword } from "../auth/passwords";
import { signIn } from "../auth/sign-in";
import type { CommandResult } from "../command";
import { runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";

/** Since when an account has a PIN to sign with; null where it has none. */
export async function pinSetAt(accountId: string): Promise<Date | null> {
  const account = await database().account.findUnique({ where: { id: accountId } });
  return account?.pinSetAt ?? null;
}

/**
 * Sets one's own PIN, or takes it away (null). Takes the password of the account, checked as at sign-in with the same
 * growing wait: an open phone is not enough. What was signed before stays as it was.
 */
export async function setOwnPin(
  sender: Sender,
  request: { readonly commandId: string; readonly current: string; readonly pin: string | null },
): Promise<CommandResult<{ isSet: boolean }>> {
  const { actor, address } = sender;
  const account =
    actor.kind === "account"
      ? await database().account.findUnique({ where: { id: actor.accountId } })
      : null;
  if (!account) return { ok: false, problems: [{ code: "account-not-found" }] };
  const checked = await signIn(account.username, request.current, address);
  if (!checked.ok) {
    const { ok: _, ...problem } = checked;
    const wrong = problem.code === "wrong-credentials" ? { code: "wrong-password" } : problem;
    return { ok: false, problems: [wrong] };
  }
  const isSet = request.pin !== null;
  const pin = {
    pinHash: request.pin === null ? null : await hashPassword(request.pin),
    pinSetAt: isSet ? new Date() : null,
  };
  const command = { id: request.commandId, action: "accounts.set-pin" };
  return runCommand(sender, command, async (scope) => {
    await scope.tx.account.update({ where: { id: account.id }, data: pin });
    scope.audit({ action: command.action, subjectId: account.id, after: { isSet } });
    return { isSet };
  });
}
