import "server-only";
import { env } from "@/env";
import type { SetupForm } from "@/schemas/setup";
import { holdAccounts } from "../accounts/admins";
import { hashPassword } from "../auth/passwords";
import { usernameKey } from "../auth/sign-in";
import { noteSignIn, signInWait } from "../auth/sign-in-limit";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Sender } from "../sender";
import { setupCodeHash } from "./code-hash";

/** No user name holds a colon, so that guessing codes slows down nobody's sign-in. */
const ATTEMPTS = "setup:code";

/**
 * Opens the first account of a real installation, an administrator of everything. Takes the one-time code that the start
 * printed, once. Refuses where any account exists, in a demo, and a code that is wrong or used; guessing has to wait
 * longer and longer.
 */
export async function createFirstAdministrator(
  sender: Sender,
  request: SetupForm & { readonly commandId: string },
): Promise<CommandResult<{ username: string }>> {
  if (env().CAPICUA_MODE === "demo") return { ok: false, problems: [{ code: "setup-in-demo" }] };
  const wait = await signInWait(ATTEMPTS, sender.address, new Date());
  if (wait > 0) {
    const waitSeconds = Math.ceil(wait / 1000);
    return { ok: false, problems: [{ code: "too-many-attempts", waitSeconds }] };
  }
  const { displayName, password } = request.account;
  const username = usernameKey(request.account.username);
  const passwordHash = await hashPassword(password);
  const command = { id: request.commandId, action: "setup.first-administrator" };
  const result = await runCommand(sender, command, async ({ tx, audit }) => {
    await holdAccounts(tx);
    if ((await tx.account.count()) > 0) refuse({ code: "setup-done" });
    const used = await tx.setupCode.updateMany({
      where: { codeHash: setupCodeHash(request.code), usedAt: null },
      data: { usedAt: new Date() },
    });
    if (used.count === 0) refuse({ code: "setup-code-wrong" });
    const account = await tx.account.create({
      data: {
        username,
        displayName,
        passwordHash,
        grants: { create: { role: "admin", tournamentId: null } },
      },
    });
    audit({
      action: command.action,
      subjectId: account.id,
      after: { username, displayName, role: "admin" },
    });
    return { username };
  });
  const isWrongCode = !result.ok && result.problems.some(({ code }) => code === "setup-code-wrong");
  if (result.ok || isWrongCode) await noteSignIn(ATTEMPTS, sender.address, result.ok);
  return result;
}
