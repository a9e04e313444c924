import "server-only";
import os from "node:os";
import { headers } from "next/headers";
import { env } from "@/env";

/**
 * Where links and QR codes lead (decision 10): `PUBLIC_URL`, else the address that this visitor used, so that a phone on
 * the hall's network gets a link that works there. This computer's own name for itself would lead a phone to the phone:
 * it becomes the address on the hall's network. No slash at the end.
 */
export async function baseUrl(): Promise<string> {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, "");
  const given = await headers();
  const host = given.get("x-forwarded-host") ?? given.get("host") ?? "localhost";
  const protocol = given.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? "http";
  return `${protocol}://${forPhones(host)}`;
}

const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

function forPhones(host: string): string {
  if (!OWN_NAMES.test(host)) return host;
  const addresses = Object.values(os.networkInterfaces()).flatMap((found) => found ?? []);
  const hall = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
  return hall === undefined ? host : host.replace(OWN_NAMES, hall.address);
}
