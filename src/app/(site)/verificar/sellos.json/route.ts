import type { NextRequest } from "next/server";
import { fileResponse, sentenceResponse } from "@/app/file-response";
import { sealRegistry } from "@/server/proof/registry";

/** The registry of the present seals, all or those of `torneo`: what `capicua verify --registry` reads. */
export async function GET(request: NextRequest): Promise<Response> {
  const slug = request.nextUrl.searchParams.get("torneo") ?? undefined;
  const registry = await sealRegistry(slug);
  if (registry === null) return sentenceResponse(`No hay un torneo público «${slug}».`, 404);
  return fileResponse("json", "sellos", JSON.stringify(registry));
}
