import { currentSender } from "@/server/auth/sender";
import { accountOf } from "../../(site)/account-of";

export const dynamic = "force-dynamic";

/** What the head of a page shows of who is signed in; null for a visitor. For pages that are made for everybody. */
export async function GET(): Promise<Response> {
  const account = await accountOf(await currentSender());
  return Response.json(account, { headers: { "cache-control": "no-store" } });
}
