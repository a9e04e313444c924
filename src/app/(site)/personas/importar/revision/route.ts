import type { Reviewed } from "../import-answer";
import { readImportRequest, review } from "../import-request";

export const dynamic = "force-dynamic";

/** What importing a file would do (`archivo` in the form); writes nothing. */
export async function POST(request: Request): Promise<Response> {
  const asked = await readImportRequest(request);
  if (!asked.ok) {
    const refused: Reviewed = { ok: false, messages: [asked.message] };
    return Response.json(refused, { status: asked.status });
  }
  return Response.json(await review(asked.sender, asked.bytes));
}
