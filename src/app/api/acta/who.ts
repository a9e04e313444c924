import type { NextRequest } from "next/server";
import { senderOfCode, tablePass } from "@/server/actas/table-access";
import { addressOf } from "@/server/auth/address";
import { deviceOf } from "@/server/auth/device";
import { currentSender } from "@/server/auth/sender";
import type { CommandResult } from "@/server/command";
import { typedCode } from "@/server/rounds/codes";
import type { Sender } from "@/server/sender";
import { PASS_COOKIE, PASS_OPTIONS } from "../../mesa/pass-cookie";

/** Who is behind a request: the table whose code it carries, else the session. `matchId` only with a code. */
export async function whoSends(
  request: NextRequest,
  code: string | undefined,
): Promise<CommandResult<{ readonly sender: Sender; readonly matchId: string | null }>> {
  if (code === undefined) {
    return { ok: true, value: { sender: await currentSender(), matchId: null } };
  }
  const pass = request.cookies.get(PASS_COOKIE)?.value;
  const device = deviceOf(request.headers.get("user-agent"));
  return senderOfCode(code, { address: addressOf(request.headers), pass, device });
}

/** The header that makes this phone's next requests with this code pass without waiting. */
export function passHeader(code: string): Readonly<Record<string, string>> {
  const pass = tablePass(typedCode(code));
  const { path, maxAge } = PASS_OPTIONS;
  return {
    "set-cookie": `${PASS_COOKIE}=${pass}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`,
  };
}
