import type { SharedHandProblem } from "@/domain/hand/shared-hand-text";

const PROBLEMS: Readonly<Record<SharedHandProblem["code"], string>> = {
  "damaged-hand": "El enlace llegó cortado o cambiado: pide que te lo envíen otra vez, completo.",
  "unknown-version": "El enlace es de una versión más nueva de Capicúa que esta.",
  "unknown-rules": "El enlace nombra un reglamento que aquí no existe.",
};

/** Why the hand of a link cannot be shown, and what to do. */
export function sharedHandProblemText(code: SharedHandProblem["code"]): string {
  return PROBLEMS[code];
}
