import type { NextRequest } from "next/server";
import { tableCallSchema } from "@/schemas/calls";
import { callJudge, endCall } from "@/server/calls/commands";
import { answer, refusal } from "../answers";
import { readBody } from "../body";
import { isSameOrigin } from "../same-origin";
import { whoSends } from "../who";

export const dynamic = "force-dynamic";

/** A table calls a judge or withdraws its call. See `tableCallSchema` for the document. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) {
    return refusal([{ code: "invalid-request", detail: "Solo desde las páginas de este sitio." }]);
  }
  const body = await readBody(request, tableCallSchema);
  if (!body.ok) return refusal(body.problems);
  const { code, ...rest } = body.value;
  const who = await whoSends(request, code);
  if (!who.ok) return refusal(who.problems);
  const { sender } = who.value;
  const result =
    rest.do === "call"
      ? await callJudge(sender, rest)
      : await endCall(sender, { ...rest, outcome: "withdrawn" });
  return result.ok ? answer(result) : refusal(result.problems);
}
