import { searchKey } from "../kernel/search-key";

// Names of people as clubs write them. Spellings are kept (accents, ñ, double surnames); comparing is blind to them.

const PARTICLES = new Set([
  "de",
  "del",
  "la",
  "las",
  "los",
  "el",
  "y",
  "e",
  "da",
  "do",
  "dos",
  "di",
  "van",
  "von",
]);
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;
const CONTROL = /\p{Cc}+/gu;

/** Text without control and invisible characters, composed (NFC), with single spaces and none at the ends. */
export function tidyText(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(CONTROL, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether a text is a possible name of a person: letters, spaces, hyphens, apostrophes and points, a letter first. */
export function isPersonName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’·-]*$/u.test(text);
}

/** Whether every letter is a capital, and there is more than an initial. */
export function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 2 && text === text.toUpperCase() && text !== text.toLowerCase();
}

/** `PEÑA DE LA CRUZ` → `Peña de la Cruz`: capitals at the start of words, particles in lower case save the first word. */
export function recased(text: string): string {
  return text
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && PARTICLES.has(word)
        ? word
        : word.replace(
            /(^|[-'’.])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(" ");
}

export type PersonName = { readonly firstNames: string; readonly lastNames: string };

/** Words of a name with particles joined to what follows: `María de la Cruz` → `María`, `de la Cruz`. */
function nameUnits(text: string): readonly string[] {
  const units: string[] = [];
  let pending: string[] = [];
  for (const word of text.split(" ").filter((part) => part !== "")) {
    pending.push(word);
    if (PARTICLES.has(word.toLowerCase()) || /^(?:san|santa|sto\.?|sta\.?)$/i.test(word)) continue;
    units.push(pending.join(" "));
    pending = [];
  }
  if (pending.length > 0) units.push(pending.join(" "));
  return units;
}

/**
 * Splits a full name. `Apellidos, Nombres` is certain. Without a comma it is a reading: of two words one surname, of more
 * the last two (`first-last`) or the first two (`last-first`). null where there is only one word.
 */
export function splitFullName(full: string, order: "first-last" | "last-first"): PersonName | null {
  const comma = full.split(",").map((part) => part.trim());
  if (comma.length === 2) {
    const [lastNames = "", firstNames = ""] = comma;
    return lastNames === "" || firstNames === "" ? null : { firstNames, lastNames };
  }
  const units = nameUnits(full);
  if (comma.length > 2 || units.length < 2) return null;
  const surnames = units.length === 2 ? 1 : 2;
  const cut = order === "first-last" ? units.length - surnames : surnames;
  const before = units.slice(0, cut).join(" ");
  const after = units.slice(cut).join(" ");
  return order === "first-last"
    ? { firstNames: before, lastNames: after }
    : { firstNames: after, lastNames: before };
}

/** The words of a name for comparison: folded and sorted, so that `Pérez Ana` and `ANA PEREZ` agree. */
export function nameKey(name: PersonName): string {
  return searchKey(`${name.firstNames} ${name.lastNames}`).split(" ").sort().join(" ");
}

export type NameLikeness = "same" | "shorter" | "other";

/**
 * Whether two names can be one person's: `same` words; `shorter`: one lacks a name or a surname of the other and at least
 * two words agree; else `other`.
 */
export function compareNames(one: PersonName, two: PersonName): NameLikeness {
  return compareNameKeys(nameKey(one), nameKey(two));
}

/** The same for two `nameKey`s. */
export function compareNameKeys(first: string, second: string): NameLikeness {
  if (first === second) return "same";
  const [few, many] = [first.split(" "), second.split(" ")].sort((a, b) => a.length - b.length);
  const left = [...(many ?? [])];
  const found = (few ?? []).every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found && (few ?? []).length >= 2 ? "shorter" : "other";
}

/** Whether replacing `kept` by `offered` would lose accents or case (`PEREZ` for `Pérez`). */
export function isPoorerSpelling(offered: string, kept: string): boolean {
  const marked = (text: string) => text.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  return marked(offered) < marked(kept) || (isAllCapitals(offered) && !isAllCapitals(kept));
}
