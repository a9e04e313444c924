import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import type { SheetRouteContext } from "../sealed-file";
import { sealedFile } from "../sealed-file";

/** The sealed record of a Hoja, as `capicua verify` reads it: the asked version, else the latest. */
export function GET(request: NextRequest, context: SheetRouteContext): Promise<Response> {
  return sealedFile(request, context, async ({ document, name }) =>
    fileResponse("json", name, JSON.stringify(document)),
  );
}
