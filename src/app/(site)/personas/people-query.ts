import type { PeopleQuery, PeopleState } from "@/server/people/queries";

/** What an address asks of the roster, as Next gives it. */
export type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const STATES: Readonly<Record<string, PeopleState>> = {
  activo: "active",
  suspendido: "suspended",
  "sin-numero": "provisional",
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOST_TYPED = 80;

/** `?q=…&club=…&estado=…&pagina=…`; what is not understood asks nothing. */
export function readPeopleQuery(asked: Asked): PeopleQuery {
  const one = (name: string) => {
    const value = asked[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const club = one("club");
  const page = Number(one("pagina"));
  return {
    text: one("q").slice(0, MOST_TYPED),
    clubId: club === "ninguno" ? "none" : UUID.test(club) ? club : null,
    state: STATES[one("estado")] ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a query; nothing that says what goes without saying. */
export function peopleHref(query: PeopleQuery): string {
  const search = new URLSearchParams();
  if (query.text !== "") search.set("q", query.text);
  if (query.clubId !== null) search.set("club", query.clubId === "none" ? "ninguno" : query.clubId);
  const state = stateWord(query.state);
  if (state !== "") search.set("estado", state);
  if (query.page > 1) search.set("pagina", String(query.page));
  const text = search.toString();
  return text === "" ? "/personas" : `/personas?${text}`;
}

/** A state as the address and the filter's field call it; empty for all. */
export function stateWord(state: PeopleState | null): string {
  return Object.entries(STATES).find(([, value]) => value === state)?.[0] ?? "";
}
