import type { NextRequest } from "next/server";
import { actaCommandSchema } from "@/schemas/acta-command";
import { DEVICE_HEADER, deviceIdOf } from "@/schemas/device-id";
import { recordAtTable } from "@/server/actas/append";
import { readTable } from "@/server/actas/queries";
import { answer, refusal } from "./answers";
import { readBody } from "./body";
import { isSameOrigin } from "./same-origin";
import { passHeader, whoSends } from "./who";

export const dynamic = "force-dynamic";

/** The table as it is now: `?codigo=` by the code of its card, `?mesa=` by its id for officials. Phones say which they are. */
export async function GET(request: NextRequest): Promise<Response> {
  const code = request.nextUrl.searchParams.get("codigo") ?? undefined;
  const who = await whoSends(request, code);
  if (!who.ok) return refusal(who.problems);
  const matchId = who.value.matchId ?? request.nextUrl.searchParams.get("mesa") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(matchId)) return refusal([{ code: "match-not-found" }]);
  const table = await readTable(
    who.value.sender,
    matchId,
    deviceIdOf(request.headers.get(DEVICE_HEADER)),
  );
  if (!table.ok) return refusal(table.problems);
  return answer(table, { headers: code === undefined ? {} : passHeader(code) });
}

/** Adds one event to an acta. See `actaCommandSchema` for the document and `recordAtTable` for what it answers. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) {
    return refusal([{ code: "invalid-request", detail: "Solo desde las páginas de este sitio." }]);
  }
  const body = await readBody(request, actaCommandSchema);
  if (!body.ok) return refusal(body.problems);
  const { code, ...command } = body.value;
  const who = await whoSends(request, code);
  if (!who.ok) return refusal(who.problems);
  const { pips, pin, writer, ...rest } = command;
  const result = await recordAtTable(who.value.sender, {
    ...rest,
    ...(pips === undefined ? {} : { pips }),
    ...(pin === undefined ? {} : { pin }),
    ...(writer === undefined ? {} : { writer }),
  });
  return result.ok ? answer(result) : refusal(result.problems);
}
