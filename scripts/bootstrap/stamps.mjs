// Stamps: what was installed, generated or built, by the hash of what it was made from.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  "../..",
);

function listFiles(name, isSource) {
  const full = path.join(ROOT, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .sort()
    .map((entry) => `${name}/${entry}`)
    .filter(isSource)
    .flatMap((entry) => listFiles(entry, isSource));
}

/** The hash of the files named, folders walked, without those that `isSource` refuses. */
export function hashOf(names, isSource = () => true) {
  const hash = createHash("sha256").update(process.version);
  for (const file of names.flatMap((name) => listFiles(name, isSource))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** Whether `stampFile` (from the root) says `hash`. */
export function isStamped(stampFile, hash) {
  const full = path.join(ROOT, stampFile);
  return existsSync(full) && readFileSync(full, "utf8") === hash;
}

export function writeStamp(stampFile, hash) {
  const full = path.join(ROOT, stampFile);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, hash);
}
