import "server-only";
import type { AccountChangeForm, AccountForm } from "@/schemas/people";
import { authorize } from "../auth/authorize";
import { hashPassword } from "../auth/passwords";
import { usernameKey } from "../auth/sign-in";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import type { Sender } from "../sender";
import { holdAccounts, refuseLosingAdmin } from "./admins";

/**
 * Opens an account without roles. Its user name is stored as sign-in compares it (`ana-maria` and `ana.maria` are one).
 * Refuses a user name in use and a person who has an account.
 */
export function createAccount(
  sender: Sender,
  request: { readonly commandId: string; readonly account: AccountForm },
): Promise<CommandResult<{ accountId: string; username: string }>> {
  const { displayName, password, playerId } = request.account;
  const username = usernameKey(request.account.username);
  const command = { id: request.commandId, action: "accounts.create" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "accounts.manage", {});
    await holdAccounts(scope.tx);
    const same = await scope.tx.account.findUnique({ where: { username } });
    if (same) return refuse({ code: "username-taken", username });
    await refuseLinkedPerson(scope.tx, playerId, null);
    const account = await scope.tx.account.create({
      data: { username, displayName, playerId, passwordHash: await hashPassword(password) },
    });
    scope.audit({
      action: "accounts.create",
      subjectId: account.id,
      after: { username, displayName, person: await personOf(scope.tx, playerId) },
    });
    return { accountId: account.id, username };
  });
}

/** Renames an account, links it to a person, closes it or opens it again. A closed account stops working at once. */
export function changeAccount(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly accountId: string;
    readonly account: AccountChangeForm;
  },
): Promise<CommandResult<{ accountId: string }>> {
  const { accountId, account } = request;
  const command = { id: request.commandId, action: "accounts.change" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "accounts.manage", {});
    const { tx } = scope;
    await holdAccounts(tx);
    const before = await tx.account.findUnique({ where: { id: accountId } });
    if (!before) return refuse({ code: "account-not-found" });
    if (before.active && !account.active) await refuseLosingAdmin(tx, sender, accountId);
    await refuseLinkedPerson(tx, account.playerId, accountId);
    await tx.account.update({ where: { id: accountId }, data: account });
    scope.audit({
      action: "accounts.change",
      subjectId: accountId,
      before: await shown(tx, before),
      after: await shown(tx, account),
    });
    return { accountId };
  });
}

async function shown(tx: Transaction, account: AccountChangeForm) {
  const { displayName, active, playerId } = account;
  return { displayName, active, person: await personOf(tx, playerId) };
}

async function personOf(tx: Transaction, playerId: string | null): Promise<string | null> {
  if (playerId === null) return null;
  const person = await tx.player.findUnique({ where: { id: playerId } });
  return person && `${person.firstNames} ${person.lastNames}`;
}

async function refuseLinkedPerson(
  tx: Transaction,
  playerId: string | null,
  accountId: string | null,
): Promise<void> {
  if (playerId === null) return;
  const person = await tx.player.findUnique({
    where: { id: playerId },
    include: { account: true },
  });
  if (!person || person.mergedIntoId !== null) refuse({ code: "player-not-found" });
  const { account } = person;
  if (account && account.id !== accountId)
    refuse({ code: "person-has-account", username: account.username });
}
