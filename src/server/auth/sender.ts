import "server-only";
import { headers } from "next/headers";
import type { Session } from "next-auth";
import { getServerSession } from "next-auth";
import { cache } from "react";
import type { Actor } from "@/domain/access/actor";
import type { Role } from "@/domain/access/roles";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { addressOf } from "./address";
import { deviceOf } from "./device";
import { authOptions } from "./next-auth";

type OpenSession = Session & { readonly accountId?: string; readonly signedInAt?: number };

/** Who is behind this request, read afresh so that a revoked role stops at once. Once a request. */
export const currentSender = cache(async (): Promise<Sender> => {
  const given = await headers();
  const address = addressOf(given);
  const device = deviceOf(given.get("user-agent"));
  const from = { address, ...(device === undefined ? {} : { device }) };
  const session: OpenSession | null = await getServerSession(authOptions());
  const account = session?.accountId
    ? await findActiveAccount(session.accountId, session.signedInAt)
    : null;
  if (!account) return { actor: { kind: "public" }, label: "público", ...from };
  return { actor: account.actor, label: account.displayName, ...from };
});

/** The actor of an active account; null when it was closed, or its sessions ended, since `signedInAt`. */
export async function findActiveAccount(
  accountId: string,
  signedInAt?: number,
): Promise<{ actor: Actor & { kind: "account" }; displayName: string; username: string } | null> {
  const account = await database().account.findFirst({
    where: { id: accountId, active: true },
    include: { grants: true },
  });
  if (!account) return null;
  const validFrom = account.sessionsFrom?.getTime() ?? 0;
  if (signedInAt !== undefined && signedInAt < validFrom) return null;
  return {
    displayName: account.displayName,
    username: account.username,
    actor: {
      kind: "account",
      accountId: account.id,
      playerId: account.playerId,
      grants: account.grants.map(({ role, tournamentId }) => ({
        role: role as Role,
        tournamentId,
      })),
    },
  };
}
