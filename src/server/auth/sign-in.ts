import "server-only";
import { searchKey } from "@/domain/kernel/search-key";
import { database } from "../db/client";
import { hashPassword, verifyPassword } from "./passwords";
import { noteSignIn, signInWait } from "./sign-in-limit";

export type SignIn =
  | { readonly ok: true; readonly accountId: string; readonly displayName: string }
  | { readonly ok: false; readonly code: "wrong-credentials" }
  | { readonly ok: false; readonly code: "too-many-attempts"; readonly waitSeconds: number };

/** The form in which user names are stored and compared. */
export function usernameKey(typed: string): string {
  return searchKey(typed).replaceAll(" ", ".");
}

let decoy: Promise<string> | undefined;

/** Checks a name and a password. A name that does not exist costs the same time as a wrong password. */
export async function signIn(username: string, password: string, address: string): Promise<SignIn> {
  const subject = usernameKey(username);
  const wait = await signInWait(subject, address, new Date());
  if (wait > 0) {
    return { ok: false, code: "too-many-attempts", waitSeconds: Math.ceil(wait / 1000) };
  }
  const account = await database().account.findUnique({ where: { username: subject } });
  decoy ??= hashPassword("a password nobody has");
  const matches = await verifyPassword(account?.passwordHash ?? (await decoy), password);
  const ok = account?.active === true && matches;
  await noteSignIn(subject, address, ok);
  return ok
    ? { ok, accountId: account.id, displayName: account.displayName }
    : { ok: false, code: "wrong-credentials" };
}
