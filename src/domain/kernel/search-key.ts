// How people are searched everywhere: without accents or case, in any order of words. The same key is stored in the
// database beside each person and computed for what is typed, so both sides always agree.

const MARKS = /\p{M}+/gu;
const PLAIN = /^[ -~]*$/;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** Letters that carry no separable mark and yet are typed as plain ones. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
};

/**
 * The search form of a text: lower case, accents and tildes folded (`Núñez` → `nunez`: phones at a desk often lack the
 * ñ), everything but letters and digits turned into single spaces. Idempotent.
 */
export function searchKey(text: string): string {
  // Most of what is compared is already plain, and lists of thousands are compared.
  if (PLAIN.test(text)) return text.toLowerCase().replace(SEPARATORS, " ").trim();
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/[ßøæœłđ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(SEPARATORS, " ")
    .trim();
}

/** The words of a query, in search form; none for a query of spaces and signs. */
export function searchWords(query: string): readonly string[] {
  const key = searchKey(query);
  return key === "" ? [] : key.split(" ");
}

/**
 * Whether a stored key answers a query: every word of the query begins some word of the key, in any order. A word of
 * digits also finds a number written with leading zeros (`42` finds `00042`). An empty query matches everything.
 */
export function matchesSearch(key: string, query: string): boolean {
  const words = key.split(" ");
  return searchWords(query).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || withoutZeros(word).startsWith(wanted)),
  );
}

function withoutZeros(word: string): string {
  return /^0+\d+$/.test(word) ? word.replace(/^0+(?=\d)/, "") : word;
}
