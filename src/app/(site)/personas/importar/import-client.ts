import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import type { Imported, Reviewed } from "./import-answer";

// The browser's side of the import: the file goes with each request, so the server keeps nothing between them.

const OFFLINE = ["No hay conexión con el servidor. Nada se perdió: inténtalo otra vez."];

/** Asks what a file would do. */
export async function askReview(file: File): Promise<Reviewed> {
  const form = new FormData();
  form.set("archivo", file);
  const answer = await post<Reviewed>("/personas/importar/revision", form);
  return answer ?? { ok: false, messages: OFFLINE };
}

type Sending = {
  readonly file: File;
  readonly commandId: string;
  readonly planKey: string;
  readonly answers: readonly RosterAnswer[];
};

/** Imports a file as it was reviewed; null when no answer came and the same may be sent again. */
export async function askImport(sending: Sending): Promise<Imported | null> {
  const form = new FormData();
  form.set("archivo", sending.file);
  form.set("envio", sending.commandId);
  form.set("plan", sending.planKey);
  form.set("respuestas", JSON.stringify(sending.answers));
  return post<Imported>("/personas/importar/ejecucion", form);
}

async function post<Answer>(path: string, form: FormData): Promise<Answer | null> {
  try {
    const response = await fetch(path, { method: "POST", body: form });
    return (await response.json()) as Answer;
  } catch {
    return null;
  }
}
