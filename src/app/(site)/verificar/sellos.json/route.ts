import type { NextRequest } from "next/server";
import { fileResponse } from "@/app/file-response";
import { sealRegistry } from "@/server/proof/registry";

/** The registry of the present seals, all or those of `torneo`: what `capicua verify --registry` reads. */
export async function GET(request: NextRequest): Promise<Response> {
  const registry = await sealRegistry(request.nextUrl.searchParams.get("torneo") ?? undefined);
  return fileResponse("json", "sellos", JSON.stringify(registry));
}
