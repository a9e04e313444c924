import { fileResponse } from "@/app/file-response";
import { keyRing } from "@/server/proof/key-ring";

export const dynamic = "force-dynamic";

/** Every public key of this installation, as `capicua verify --key` reads them. */
export async function GET(): Promise<Response> {
  const { keys } = await keyRing();
  return fileResponse("json", "claves", JSON.stringify({ v: 1, keys }, null, 2));
}
