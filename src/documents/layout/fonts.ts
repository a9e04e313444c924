import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unwrapWoff } from "./woff";

// The one typeface of all documents, embedded: Archivo, in the files that the npm package ships. The latin file holds
// Spanish whole; names with letters beyond it take them from latin-ext.

export const FONT_WEIGHTS = ["regular", "bold", "black"] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

export const FONT_SCRIPTS = ["latin", "latin-ext"] as const;
export type FontScript = (typeof FONT_SCRIPTS)[number];

const NUMBERS: Readonly<Record<FontWeight, number>> = { regular: 400, bold: 700, black: 900 };
const files = new Map<string, Buffer>();

/** The bytes (sfnt) of one face, read once a process. Throws where the package is not installed. */
export function fontFile(weight: FontWeight, script: FontScript): Buffer {
  const name = `@fontsource/archivo/files/archivo-${script}-${NUMBERS[weight]}-normal.woff`;
  const known = files.get(name);
  if (known) return known;
  const bytes = unwrapWoff(readFileSync(resolvePackageFile(name)));
  files.set(name, bytes);
  return bytes;
}

// The path is computed at run time and from the working folder first: a bundler moves this module away from
// node_modules, and a static `require.resolve` would be rewritten by it.
function resolvePackageFile(name: string): string {
  const bases = [join(process.cwd(), "package.json"), import.meta.url];
  for (const base of bases) {
    try {
      return createRequire(base).resolve(name);
    } catch {}
  }
  throw new Error(`Font file not found: ${name}`);
}
