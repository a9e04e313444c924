import "server-only";
import { headers } from "next/headers";
import { env } from "@/env";

/**
 * Where links and QR codes lead (decision 10): `PUBLIC_URL`, else the address that this visitor used, so that a phone on
 * the hall's network gets a link that works there. No slash at the end.
 */
export async function baseUrl(): Promise<string> {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, "");
  const given = await headers();
  const host = given.get("x-forwarded-host") ?? given.get("host") ?? "localhost";
  const protocol = given.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? "http";
  return `${protocol}://${host}`;
}
