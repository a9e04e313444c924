import type { ProofPart, ProofProblem } from "@/proof/proof-answer";
import { localInstant, zoneLabel } from "./document-dates";

/** A file says no time zone: instants are told in the country's. */
const ZONE = "America/Santo_Domingo";

/** An instant of a seal in words: `30 de noviembre de 2026, 7:15 p. m., hora de Santo Domingo`. */
export function proofInstant(instant: string): string {
  return `${localInstant(instant, ZONE)}, ${zoneLabel(ZONE)}`;
}

const ALTERED: Readonly<Record<ProofPart, string>> = {
  pdf: "El PDF no es el que se firmó: se le cambió, quitó o añadió algo.",
  record: "Las cifras no son las que se sellaron: no dan su huella.",
  seal: "El sello no es el que se firmó: se le cambió algo.",
  reopened: "Lo que dice de que la Hoja se reabrió no es lo que se firmó.",
  newer: "Lo que dice de una versión más nueva no es lo que se firmó.",
  signer: "Lo que dice de quién firma los PDF no es lo que se firmó.",
  registry: "El registro de sellos no es el que se firmó, o no concuerda con esta Hoja.",
};

/** What a check of a Hoja found, and what to do about it. */
export function proofProblemText(problem: ProofProblem): string {
  switch (problem.code) {
    case "altered":
      return `${ALTERED[problem.part]} No confíes en estas cifras: pide la Hoja otra vez, o busca su código en /verificar.`;
    case "unknown-key":
      return `La selló la clave ${problem.keyId}, que no está entre las dadas o no se usaba entonces: pide las claves a la federación.`;
    case "superseded":
      return `La Hoja ${problem.hoja} es auténtica, pero su versión ${problem.version} ya no vale: hay una versión ${problem.newer}.`;
    case "annulled":
      return `La Hoja ${problem.hoja} es auténtica, pero se reabrió para corregirla el ${proofInstant(problem.since)}: hoy no vale ninguna versión.`;
    case "not-registered":
      return notRegisteredText(problem);
    case "unsigned":
      return problem.part === "pdf"
        ? "El PDF no lleva firma digital: es una Hoja en blanco, una impresión o una copia."
        : "No lleva sello: la Hoja se cerró antes de que se sellaran, o no está cerrada.";
  }
}

function notRegisteredText(problem: Extract<ProofProblem, { code: "not-registered" }>): string {
  const { hoja, version, signedAt, registryAt, tournament } = problem;
  if (registryAt === null)
    return `El sello es de aquí, pero esta instalación no tiene la versión ${version} de la Hoja ${hoja}: pudo perderse al restaurar un respaldo. Pregunta a la federación.`;
  const registry =
    tournament === null
      ? "el registro de sellos que diste"
      : `el registro de sellos de «${tournament}»`;
  const missing = `La versión ${version} de la Hoja ${hoja} no está en ${registry}, del ${proofInstant(registryAt)}`;
  return Date.parse(signedAt) > Date.parse(registryAt)
    ? `${missing}: se selló después. Baja el registro otra vez.`
    : `${missing}: no se sabe si vale. Da el registro de su torneo o el de toda la instalación; si tampoco está en él, pregunta a la federación.`;
}

/** What nothing proves in a PDF of several Hojas, some of them sealed; null where all are. */
export function unsealedText(unsealed: number | null, sealed: number): string | null {
  if (unsealed === 0) return null;
  if (unsealed === null)
    return "El archivo no dice cuántas Hojas trae: solo está probado lo que se nombra aquí.";
  return unsealed === 1
    ? `De las ${sealed + 1} Hojas del archivo, una no lleva sello: no estaba cerrada, y nada prueba sus cifras.`
    : `De las ${sealed + unsealed} Hojas del archivo, ${unsealed} no llevan sello: no estaban cerradas, y nada prueba sus cifras.`;
}
