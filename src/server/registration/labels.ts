import "server-only";
import type { EventFormat } from "@/domain/rules/settings";

export type NamedPerson = {
  readonly firstNames: string;
  readonly lastNames: string;
  readonly nickname: string | null;
};

export function personName(person: NamedPerson): string {
  return `${person.firstNames} ${person.lastNames}`.trim();
}

/** The name with the given names cut to initials, for where the whole one has no room: "J. A. de la Cruz Peña". */
export function initialedName({ firstNames, lastNames }: NamedPerson): string {
  const initials = firstNames.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return `${initials.map((letter) => `${letter}.`).join(" ")} ${lastNames}`.trim();
}

/** The columns of a player that a label is made of. */
export const LABEL_COLUMNS = {
  id: true,
  number: true,
  firstNames: true,
  lastNames: true,
  nickname: true,
} as const;

/** A name that tells namesakes apart: with the federation number, or a mark of who has none yet. */
export function personLabel(
  person: NamedPerson & { readonly id: string; readonly number: string | null },
): string {
  return `${personName(person)} · ${person.number ?? `sin número ${person.id.slice(0, 4)}`}`;
}

/**
 * How an entrant is called: the player's full name, or a pair's two short ones ("Ana Cruz / Luis Peña"), with whole
 * surnames where the two, or an entrant already `taken`, are called the same.
 */
export function entrantName(
  format: EventFormat,
  people: readonly NamedPerson[],
  taken: ReadonlySet<string> = new Set(),
): string {
  if (format === "individual") return people.map(personName).join(" / ");
  const short = people.map(shortName);
  const name = short.join(" / ");
  const isPlain = new Set(short).size === short.length && !taken.has(name);
  return isPlain ? name : people.map(longerName).join(" / ");
}

/** First given name and first surname. */
export function shortName(person: NamedPerson): string {
  const first = person.firstNames.split(" ")[0] ?? "";
  return `${first} ${firstSurname(person.lastNames)}`.trim();
}

/**
 * Short names that tell these people apart, by id: first name and first surname; for namesakes the whole surname; for
 * those whose whole names agree, also the number.
 */
export function shortNames(
  people: readonly (NamedPerson & { readonly id: string; readonly number: string | null })[],
): ReadonlyMap<string, string> {
  const once = new Map(people.map((person) => [person.id, person]));
  const forms = [shortName, longerName, personLabel] as const;
  // Counted once a form: the board of a round names a whole hall.
  const bearers = forms.map((form) => countNames([...once.values()].map(form)));
  return new Map(
    [...once].map(([id, person]) => {
      const form = forms.find((one, index) => bearers[index]?.get(one(person)) === 1);
      return [id, (form ?? personLabel)(person)];
    }),
  );
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** First given name and the whole surname. */
function longerName(person: NamedPerson): string {
  return `${person.firstNames.split(" ")[0] ?? ""} ${person.lastNames}`.trim();
}

/** The first surname with its particles: "De la Cruz Peña" gives "De la Cruz". */
function firstSurname(lastNames: string): string {
  const words = lastNames.split(" ");
  const taken: string[] = [];
  for (const word of words) {
    taken.push(word);
    if (!/^(de|del|la|las|los|y|san|santa)$/i.test(word)) break;
  }
  return taken.join(" ");
}
