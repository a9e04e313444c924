import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { z } from "zod";

// Small JSON files that only the installation's user may read: whole or not there at all, whoever is killed meanwhile.

/** What a file holds; null where there is none. Throws, naming it, where it is damaged. */
export function readOwnFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} está dañado: restáuralo de una copia.`, { cause });
  }
}

/** Writes a file in place of the one that is there. */
export function replaceOwnFile(file: string, content: object): void {
  renameSync(draftOf(file, content), file);
}

/** Writes a file unless there is one already, made meanwhile by another process. */
export function makeOwnFile(file: string, content: object): void {
  const draft = draftOf(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function draftOf(file: string, content: object): string {
  const draft = `${file}.${process.pid}.new`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  return draft;
}
