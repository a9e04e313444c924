import "server-only";
import type { RoleGrantForm } from "@/schemas/people";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import type { Sender } from "../sender";
import { holdAccounts, refuseLosingAdmin } from "./admins";

/** Grants a role for one tournament, or for all. Refuses one that is held already, for all of them included. */
export function grantRole(
  sender: Sender,
  request: { readonly commandId: string; readonly grant: RoleGrantForm },
): Promise<CommandResult<{ grantId: string }>> {
  const { accountId, role, tournamentId } = request.grant;
  const command = { id: request.commandId, action: "accounts.grant" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "accounts.manage", {});
    const { tx } = scope;
    await holdAccounts(tx);
    const account = await tx.account.findUnique({
      where: { id: accountId },
      include: { grants: true },
    });
    if (!account) return refuse({ code: "account-not-found" });
    const held = account.grants.some(
      (grant) =>
        grant.role === role && (grant.tournamentId === null || grant.tournamentId === tournamentId),
    );
    if (held) return refuse({ code: "role-held", person: account.displayName, role });
    const tournament = await tournamentName(tx, tournamentId);
    const grant = await tx.roleGrant.create({ data: { accountId, role, tournamentId } });
    scope.audit({
      action: "accounts.grant",
      tournamentId,
      subjectId: accountId,
      after: { role, tournament },
    });
    return { grantId: grant.id };
  });
}

/** Takes a role away. Refuses one's own administration, and the last one. */
export function revokeRole(
  sender: Sender,
  request: { readonly commandId: string; readonly grantId: string },
): Promise<CommandResult<{ accountId: string }>> {
  const { grantId } = request;
  const command = { id: request.commandId, action: "accounts.revoke" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "accounts.manage", {});
    const { tx } = scope;
    await holdAccounts(tx);
    const grant = await tx.roleGrant.findUnique({
      where: { id: grantId },
      include: { tournament: true },
    });
    if (!grant) return refuse({ code: "role-not-held" });
    const { accountId, role, tournamentId, tournament } = grant;
    if (role === "admin" && tournamentId === null) await refuseLosingAdmin(tx, sender, accountId);
    await tx.roleGrant.delete({ where: { id: grantId } });
    scope.audit({
      action: "accounts.revoke",
      tournamentId,
      subjectId: accountId,
      before: { role, tournament: tournament?.name ?? null },
    });
    return { accountId };
  });
}

async function tournamentName(
  tx: Transaction,
  tournamentId: string | null,
): Promise<string | null> {
  if (tournamentId === null) return null;
  const tournament = await tx.tournament.findUnique({ where: { id: tournamentId } });
  return tournament?.name ?? refuse({ code: "tournament-not-found" });
}
