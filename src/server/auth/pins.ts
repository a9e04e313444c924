import "server-only";
import { database } from "../db/client";
import { verifyPassword } from "./passwords";
import { noteSignIn, signInWait } from "./sign-in-limit";

// A PIN is short, so guessing one must be slow: by whose it is, and by address. As at sign-in nobody is ever locked out,
// and these failures slow down nobody's sign-in.

export type PinCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "pin-not-set" | "pin-wrong" }
  | { readonly ok: false; readonly code: "too-many-pins"; readonly waitSeconds: number };

/** Whether a PIN is that of an account. After a few failures each further try has to wait longer. */
export async function checkPin(
  accountId: string | null,
  pin: string,
  address: string,
): Promise<PinCheck> {
  const account =
    accountId === null
      ? null
      : await database().account.findFirst({
          where: { id: accountId, active: true },
          select: { id: true, pinHash: true },
        });
  if (!account?.pinHash) return { ok: false, code: "pin-not-set" };
  const subject = `pin:${account.id}`;
  const from = `pin:${address}`;
  const wait = await signInWait(subject, from, new Date());
  if (wait > 0) return { ok: false, code: "too-many-pins", waitSeconds: Math.ceil(wait / 1000) };
  const ok = await verifyPassword(account.pinHash, pin);
  await noteSignIn(subject, from, ok);
  return ok ? { ok } : { ok: false, code: "pin-wrong" };
}
