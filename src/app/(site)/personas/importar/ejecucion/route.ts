import { z } from "zod";
import { describeProblem } from "@/i18n/es/problems";
import { id } from "@/schemas/common-fields";
import { rosterAnswersSchema } from "@/schemas/roster/answers";
import { importRoster } from "@/server/people/roster-import";
import { previewRoster } from "@/server/people/roster-preview";
import type { Imported } from "../import-answer";
import { readImportRequest, rejectedCsv, review } from "../import-request";

export const dynamic = "force-dynamic";

const fields = z.object({
  envio: id,
  plan: z.string().regex(/^[0-9a-f]{64}$/),
  respuestas: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "JSON" });
        return z.NEVER;
      }
    })
    .pipe(rosterAnswersSchema),
});

const answer = (imported: Imported, status = 200) => Response.json(imported, { status });

/**
 * Imports a file as its preview showed it: `archivo`, `plan` (the preview's key), `respuestas` (JSON) and `envio` (the
 * command's id). When the roster changed since, nothing is written and the new preview comes back.
 */
export async function POST(request: Request): Promise<Response> {
  const asked = await readImportRequest(request);
  if (!asked.ok) {
    return answer({ ok: false, messages: [asked.message], review: null }, asked.status);
  }
  const { sender, bytes, fileName, form } = asked;
  const parsed = fields.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const messages = ["La página está vieja: recárgala y sube el archivo otra vez."];
    return answer({ ok: false, messages, review: null }, 400);
  }
  const { envio: commandId, plan: planKey, respuestas: answers } = parsed.data;
  const done = await importRoster(sender, { commandId, fileName, bytes, planKey, answers });
  if (!done.ok) {
    const messages = done.problems.map(describeProblem);
    return answer({ ok: false, messages, review: await review(sender, bytes) }, 409);
  }
  const now = await previewRoster(sender, bytes);
  const csv = now.ok ? rejectedCsv(now.reading, done.value.rejectedLines) : "";
  return answer({ ok: true, result: done.value, rejectedCsv: csv });
}
