import type { NextRequest } from "next/server";
import { takePenSchema } from "@/schemas/acta-command";
import { takePen } from "@/server/actas/take-pen";
import { answer, refusal } from "../answers";
import { readBody } from "../body";
import { isSameOrigin } from "../same-origin";
import { whoSends } from "../who";

export const dynamic = "force-dynamic";

/** A phone takes the pen of its table. See `takePenSchema` for the document. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) {
    return refusal([{ code: "invalid-request", detail: "Solo desde las páginas de este sitio." }]);
  }
  const body = await readBody(request, takePenSchema);
  if (!body.ok) return refusal(body.problems);
  const { code, ...rest } = body.value;
  const who = await whoSends(request, code);
  if (!who.ok) return refusal(who.problems);
  const result = await takePen(who.value.sender, rest);
  return result.ok ? answer(result) : refusal(result.problems);
}
