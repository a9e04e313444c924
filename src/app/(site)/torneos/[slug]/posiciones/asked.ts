import { STANDINGS_LISTS } from "@/schemas/standings";
import type { StandingsAsked } from "@/server/standings/page";

// What the address of the standings asks for: `?ronda=3&tabla=clubes&abrir=12`.

export type StandingsSearch = {
  readonly ronda?: string | string[];
  readonly tabla?: string | string[];
  readonly abrir?: string | string[];
};

/** Reads an address; a round that is not published, or anything unreadable, is as if it were not there: see `unknownRound`. */
export function readAsked(search: StandingsSearch, rounds: readonly number[]): StandingsAsked {
  return {
    afterRound: rounds.find((number) => String(number) === search.ronda) ?? null,
    list: STANDINGS_LISTS.find((list) => list === search.tabla) ?? "participantes",
    open: typeof search.abrir === "string" && search.abrir !== "" ? search.abrir : null,
  };
}

/** The round that an address asks for where no such round is published, as written; null: it asks for none, or for one that is. */
export function unknownRound({ ronda }: StandingsSearch, rounds: readonly number[]): string | null {
  if (ronda === undefined || ronda === "") return null;
  const asked = String(ronda);
  return rounds.some((number) => String(number) === asked) ? null : asked.slice(0, 20);
}

/** The address of what is asked, under a base. */
export function addressOf(base: string, { afterRound, list, open }: StandingsAsked): string {
  const search = new URLSearchParams();
  if (afterRound !== null) search.set("ronda", String(afterRound));
  if (list !== "participantes") search.set("tabla", list);
  if (open !== null) search.set("abrir", open);
  const query = search.toString();
  return query === "" ? base : `${base}?${query}`;
}
