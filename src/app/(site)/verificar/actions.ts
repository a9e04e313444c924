"use server";

import { proofProblemText, unsealedText } from "@/i18n/es/proof";
import type { ProofProblem, ProvenSheet } from "@/proof/proof-answer";
import { OVERTAKEN_CODES } from "@/proof/proof-answer";
import { checkUpload } from "@/server/proof/check-upload";

/** What a check of an uploaded file says. `code`: the Hoja that it is about, where that is known. */
export type FileVerdict =
  | { readonly state: "none" }
  | {
      readonly state: "authentic";
      readonly sheets: readonly ProvenSheet[];
      /** What the file shows besides, and nothing proves. */
      readonly unsealed: string | null;
    }
  | {
      readonly state: "overtaken" | "refused";
      readonly messages: readonly string[];
      readonly code: string | null;
    };

/** Checks the file of a form; keeps nothing of it. */
export async function checkFileForm(_: FileVerdict, form: FormData): Promise<FileVerdict> {
  const file = form.get("archivo");
  if (!(file instanceof File) || file.name === "")
    return { state: "refused", messages: ["Escoge primero el archivo."], code: null };
  if (file.size === 0) {
    const message = `«${file.name}» está vacío: no trae nada que comprobar. Baja la Hoja otra vez.`;
    return { state: "refused", messages: [message], code: null };
  }
  const answer = await checkUpload(new Uint8Array(await file.arrayBuffer()));
  if ("unreadable" in answer) {
    const message =
      "Ese archivo no es el PDF de una Hoja ni su registro sellado. Si es una foto o un escaneo, escribe su código arriba.";
    return { state: "refused", messages: [message], code: null };
  }
  if (answer.ok) {
    const { sheets, unsealed } = answer;
    return { state: "authentic", sheets, unsealed: unsealedText(unsealed, sheets.length) };
  }
  const overtaken = answer.problems.filter(isOvertaken);
  return {
    state: overtaken.length === answer.problems.length ? "overtaken" : "refused",
    messages: answer.problems.map(proofProblemText),
    code: overtaken[0]?.hoja ?? null,
  };
}

type Overtaken = Extract<ProofProblem, { readonly code: (typeof OVERTAKEN_CODES)[number] }>;

function isOvertaken(problem: ProofProblem): problem is Overtaken {
  return OVERTAKEN_CODES.some((code) => code === problem.code);
}
