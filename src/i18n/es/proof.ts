import type { ProofPart, ProofProblem } from "@/proof/proof-answer";

const ALTERED: Readonly<Record<ProofPart, string>> = {
  pdf: "El PDF no es el que se firmó: se le cambió, quitó o añadió algo.",
  record: "Las cifras no son las que se sellaron: no dan su huella.",
  seal: "El sello no es el que se firmó: se le cambió algo.",
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
    case "unsigned":
      return problem.part === "pdf"
        ? "El PDF no lleva firma digital: es una Hoja en blanco, una impresión o una copia."
        : "No lleva sello: la Hoja se cerró antes de que se sellaran, o no está cerrada.";
  }
}
