"use server";

import { proofProblemText } from "@/i18n/es/proof";
import type { ProvenSheet } from "@/proof/proof-answer";
import { checkUpload } from "@/server/proof/check-upload";

/** A closing that was proved. `reopened`: its Hoja is being corrected now. */
export type CheckedSheet = ProvenSheet & { readonly reopened: boolean };

/** What a check of an uploaded file says. `code`: the Hoja that it is about, where that is known. */
export type FileVerdict =
  | { readonly state: "none" }
  | { readonly state: "authentic"; readonly sheets: readonly CheckedSheet[] }
  | {
      readonly state: "superseded" | "refused";
      readonly messages: readonly string[];
      readonly code: string | null;
    };

/** Checks the file of a form; keeps nothing of it. */
export async function checkFileForm(_: FileVerdict, form: FormData): Promise<FileVerdict> {
  const file = form.get("archivo");
  if (!(file instanceof File) || file.size === 0)
    return { state: "refused", messages: ["Escoge primero el archivo."], code: null };
  const answer = await checkUpload(new Uint8Array(await file.arrayBuffer()));
  if ("unreadable" in answer) {
    const message =
      "Ese archivo no es el PDF de una Hoja ni su registro sellado. Si es una foto o un escaneo, escribe su código arriba.";
    return { state: "refused", messages: [message], code: null };
  }
  if (answer.ok) {
    const sheets = answer.sheets.map((sheet) => ({
      ...sheet,
      reopened: answer.reopened.includes(sheet.code),
    }));
    return { state: "authentic", sheets };
  }
  const replaced = answer.problems.find((problem) => problem.code === "superseded");
  return {
    state: answer.problems.every(({ code }) => code === "superseded") ? "superseded" : "refused",
    messages: answer.problems.map(proofProblemText),
    code: replaced?.hoja ?? null,
  };
}
