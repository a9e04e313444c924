// Plain JavaScript on Node alone: it runs before anything is installed.

/** A failure that the reader can mend: printed as its one sentence. */
export function aviso(message, cause) {
  const error = new Error(message, { cause });
  error.name = "Aviso";
  return error;
}

const SYSTEM_ERRORS = {
  ENOSPC: () => "El disco está lleno: libera espacio y vuelve a empezar.",
  EROFS: ({ path }) => `No se puede escribir en ${path ?? "esta carpeta"}: es de solo lectura.`,
  EACCES: ({ path }) => `No hay permiso para escribir en ${path ?? "esta carpeta"}.`,
  EPERM: ({ path }) => `No hay permiso sobre ${path ?? "esta carpeta"}.`,
  EDQUOT: () => "Se agotó tu cuota de disco: libera espacio y vuelve a empezar.",
};

/** One Spanish line for whatever was thrown. */
export function explain(thrown) {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error.name === "Aviso") return error.message;
    const known = SYSTEM_ERRORS[error.code];
    if (known !== undefined) return known(error);
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `No se pudo continuar: ${message.split("\n")[0]}`;
}

const begun = Date.now();

/** A line of progress with the seconds since the start. */
export function say(message) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${message}\n`);
}
