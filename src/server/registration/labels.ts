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

/** A name that tells namesakes apart: with the federation number, or a mark of who has none yet. */
export function personLabel(
  person: NamedPerson & { readonly id: string; readonly number: string | null },
): string {
  return `${personName(person)} · ${person.number ?? `sin número ${person.id.slice(0, 4)}`}`;
}

/** How an entrant is called: the player's full name, or a pair's two short ones ("Ana Cruz / Luis Peña"). */
export function entrantName(format: EventFormat, people: readonly NamedPerson[]): string {
  if (format === "individual") return people.map(personName).join(" / ");
  return people.map(shortName).join(" / ");
}

/** First given name and first surname. */
export function shortName(person: NamedPerson): string {
  const first = person.firstNames.split(" ")[0] ?? "";
  return `${first} ${firstSurname(person.lastNames)}`.trim();
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
