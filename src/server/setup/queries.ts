import "server-only";
import { env } from "@/env";
import { database } from "../db/client";

/** `demo` has its own logins; `needed` while a real installation has no account; `done` afterwards. */
export type SetupState = "demo" | "needed" | "done";

export async function setupState(): Promise<SetupState> {
  if (env().CAPICUA_MODE === "demo") return "demo";
  const accounts = await database().account.count();
  return accounts === 0 ? "needed" : "done";
}

/** User names of the demo's accounts; none in a real installation. */
export async function demoUsernames(): Promise<ReadonlySet<string>> {
  if (env().CAPICUA_MODE !== "demo") return new Set();
  const accounts = await database().account.findMany({
    where: { isDemo: true, active: true },
    select: { username: true },
  });
  return new Set(accounts.map((account) => account.username));
}
