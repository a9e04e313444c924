import { searchKey } from "@/domain/kernel/search-key";
import type { Infraction } from "@/domain/sanctions/infraction";
import { CHAPTER_NAMES, INFRACTION_TEXTS, infractionTitle } from "./sanctions";

// Looking an infraction up by what people call it: "pasó con ficha", "se paró", "8.7". Without accents, best answer first.

/** What of an infraction is searched, in search form. */
export type SearchFields = {
  readonly title: string;
  /** The words of people, each as it is said. */
  readonly phrases: readonly string[];
  readonly more: string;
  /** Articles and code: found as numbers only. */
  readonly numbers: readonly string[];
};

/** The searchable form of an infraction. */
export function searchFields({ code, article, also = [], chapter }: Infraction): SearchFields {
  const text = INFRACTION_TEXTS[code];
  return {
    title: searchKey(infractionTitle(code)),
    phrases: (text?.words ?? []).map(searchKey),
    more: searchKey(`${text?.summary ?? ""} ${CHAPTER_NAMES[chapter]}`),
    numbers: [article, ...also, code].map(searchKey),
  };
}

/**
 * The entries that answer a query, the best first and equals in their own order. A number finds articles that begin with
 * it. Words are found by their beginning or their stem; where no entry has all of them, those that have most are taken.
 * An empty query answers everything.
 */
export function rankInfractions<Entry extends { readonly search: SearchFields }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const key = searchKey(query);
  if (key === "") return entries;
  if (/^(f |fem )?\d/.test(key)) return entries.filter(({ search }) => isNumbered(search, key));
  const wanted = significant(key);
  const scored = entries.map((entry, index) => ({ entry, index, ...score(entry.search, wanted) }));
  const most = Math.max(...scored.map(({ found }) => found));
  if (most === 0) return [];
  // Half the words of a longer query are a guess; less is chance.
  if (most * 2 < wanted.length) return [];
  return scored
    .filter(({ found }) => found === most)
    .map((one) => ({ ...one, points: one.points + phraseScore(one.entry.search, key) }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ entry }) => entry);
}

function isNumbered({ numbers }: SearchFields, key: string): boolean {
  return numbers.some(
    (number) => number === key || number.startsWith(`${key} `) || isCode(number, key),
  );
}

/** `FEM-16b` for "fem 16", but not for "fem 1". */
function isCode(number: string, key: string): boolean {
  return number.startsWith(key) && /^[a-z]$/.test(number.slice(key.length));
}

const SMALL = new Set(
  "a al con de del el en es fue la las le lo los por que se su sus un una y ya".split(" "),
);

function significant(key: string): readonly string[] {
  const words = key.split(" ");
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}

function score(fields: SearchFields, wanted: readonly string[]) {
  const places = [
    { words: fields.title.split(" "), points: 10 },
    { words: fields.phrases.flatMap((phrase) => phrase.split(" ")), points: 8 },
    { words: fields.more.split(" "), points: 2 },
  ];
  let found = 0;
  let points = 0;
  for (const word of wanted) {
    const place = places.find(({ words }) => words.some((one) => isSame(one, word)));
    if (!place) continue;
    found += 1;
    points += place.points;
  }
  return { found, points };
}

/** Said just so it is meant; said within something longer it is probably meant. */
function phraseScore({ title, phrases }: SearchFields, key: string): number {
  if (title === key) return 60;
  if (phrases.includes(key)) return 50;
  if (title.startsWith(key)) return 40;
  if (phrases.some((phrase) => phrase.startsWith(`${key} `))) return 30;
  return phrases.some((phrase) => phrase.includes(" ") && key.includes(phrase)) ? 20 : 0;
}

const LEAST_STEM = 4;

function isSame(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  if (wanted.length <= LEAST_STEM || word.length <= LEAST_STEM) return false;
  const stems = [stem(word), stem(wanted)] as const;
  return stems[0].startsWith(stems[1]) || stems[1].startsWith(stems[0]);
}

/** Endings cut off, so that "golpeó" and "golpear" meet. */
function stem(word: string): string {
  return word.slice(0, Math.max(LEAST_STEM, Math.min(word.length - 2, 6)));
}
