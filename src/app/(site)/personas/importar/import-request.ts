import { isSameOrigin } from "@/app/api/acta/same-origin";
import { can } from "@/domain/access/can";
import { refusalText } from "@/i18n/es/access";
import { ROSTER_ACTION_NAMES, rosterDecisionText, rosterFileProblemText } from "@/i18n/es/roster";
import { toCsv } from "@/schemas/roster/to-csv";
import { currentSender } from "@/server/auth/sender";
import { rejectedLines, rejectedRows } from "@/server/people/rejected-rows";
import type { RosterReading } from "@/server/people/roster-preview";
import { IMPORT_BYTES, previewRoster } from "@/server/people/roster-preview";
import type { Sender } from "@/server/sender";
import type { Reviewed } from "./import-answer";

/** What a form adds to its file: names of fields, boundaries, answers to rows. */
const FORM_BYTES = 3_000_000;

export type ImportRequest =
  | {
      readonly ok: true;
      readonly sender: Sender;
      readonly form: FormData;
      readonly fileName: string;
      readonly bytes: Uint8Array;
    }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** The file of a request and who sends it. Refuses other sites, who may not import, and what is too large unread. */
export async function readImportRequest(request: Request): Promise<ImportRequest> {
  const no = (status: number, message: string) => ({ ok: false, status, message }) as const;
  if (!isSameOrigin(request.headers)) return no(403, "El envío no viene de esta página.");
  const sender = await currentSender();
  const decision = can(sender.actor, "people.import", {});
  if (!decision.allowed) return no(403, refusalText(decision));
  const length = Number(request.headers.get("content-length"));
  if (!(length > 0)) return no(411, "El archivo llegó incompleto: súbelo otra vez.");
  if (length > IMPORT_BYTES + FORM_BYTES) {
    const most = IMPORT_BYTES;
    return no(413, rosterFileProblemText({ code: "file-too-large", bytes: length, most }));
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get("archivo");
  if (!(form && file instanceof File)) return no(400, "Falta el archivo: elige uno.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ok: true, sender, form, fileName: file.name.slice(0, 200), bytes };
}

/** What a file would do now, with its faulty rows. */
export async function review(sender: Sender, bytes: Uint8Array): Promise<Reviewed> {
  const previewed = await previewRoster(sender, bytes);
  if (!previewed.ok) return { ok: false, messages: previewed.problems.map(rosterFileProblemText) };
  const { preview, reading } = previewed;
  return {
    ok: true,
    preview,
    rejectedCsv: rejectedCsv(reading, rejectedLines(reading.plan, null)),
  };
}

/** Rows of a file as CSV, with their number and what is wrong before their cells; "" for none. */
export function rejectedCsv(reading: RosterReading, lines: readonly number[]): string {
  const rows = rejectedRows(reading, lines);
  if (rows.length === 0) return "";
  const headers = reading.parsed.columns.map(({ header }) => header);
  return toCsv(
    ["Fila", "Qué pasó", "Motivo", ...headers],
    rows.map(({ line, decision, cells }) => [
      line,
      ROSTER_ACTION_NAMES[decision.action],
      rosterDecisionText(decision),
      ...cells,
    ]),
  );
}
