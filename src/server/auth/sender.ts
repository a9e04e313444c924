import "server-only";
import { cookies, headers } from "next/headers";
import type { GetTokenParams } from "next-auth/jwt";
import { getToken } from "next-auth/jwt";
import { cache } from "react";
import type { Actor } from "@/domain/access/actor";
import type { Role } from "@/domain/access/roles";
import { env } from "@/env";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { addressOf } from "./address";
import { deviceOf } from "./device";

/** Who is behind this request, read afresh so that a revoked role stops at once. Once a request. */
export const currentSender = cache(async (): Promise<Sender> => {
  const given = await headers();
  const address = addressOf(given);
  const device = deviceOf(given.get("user-agent"));
  const from = { address, ...(device === undefined ? {} : { device }) };
  const session = await openSession(given);
  const account = session && (await findActiveAccount(session.accountId, session.signedInAt));
  if (!account) return { actor: { kind: "public" }, label: "público", ...from };
  return { actor: account.actor, label: account.displayName, ...from };
});

/**
 * What the session cookie says. Read by itself: next-auth's own session is a whole request to it, which also issues a
 * cookie that nobody gets.
 */
async function openSession(
  given: Headers,
): Promise<{ readonly accountId: string; readonly signedInAt?: number } | null> {
  const { NEXTAUTH_SECRET: secret, PUBLIC_URL: address } = env();
  const req = { headers: given, cookies: await cookies() } as unknown as GetTokenParams["req"];
  // As next-auth decides on the name of the cookie that it sets.
  const isPlain = address?.startsWith("http:") ?? given.get("x-forwarded-proto") === "http";
  const token = await getToken({ req, secret, secureCookie: !isPlain });
  if (typeof token?.sub !== "string") return null;
  const { sub: accountId, signedInAt } = token;
  return { accountId, ...(typeof signedInAt === "number" && { signedInAt }) };
}

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
