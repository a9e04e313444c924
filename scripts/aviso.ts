/**
 * A failure that the person at the keyboard can mend: its message is one clear Spanish sentence,
 * and whoever catches it prints that sentence alone, without a stack trace.
 */
export function aviso(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = "Aviso";
  return error;
}

/** The text of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
