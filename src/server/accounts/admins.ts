import "server-only";
import { refuse } from "../command";
import type { Transaction } from "../db/client";
import type { Sender } from "../sender";

// An installation never loses its last administrator, and nobody closes the door on himself.

const everywhere = { role: "admin", tournamentId: null } as const;

/** Makes commands about accounts wait for each other, so that two administrators cannot dismiss one another at once. */
export async function holdAccounts(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('capicua accounts'))`;
}

/** Refuses to take administration away from the sender or from the last active administrator. */
export async function refuseLosingAdmin(
  tx: Transaction,
  sender: Sender,
  accountId: string,
): Promise<void> {
  const held = await tx.roleGrant.count({ where: { accountId, ...everywhere } });
  if (held === 0) return;
  if (sender.actor.kind === "account" && sender.actor.accountId === accountId)
    refuse({ code: "own-admin" });
  const others = await tx.account.count({
    where: { id: { not: accountId }, active: true, grants: { some: everywhere } },
  });
  if (others === 0) refuse({ code: "last-admin" });
}
