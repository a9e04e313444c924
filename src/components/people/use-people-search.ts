"use client";

import { useEffect, useState } from "react";
import type { FoundPerson } from "@/server/people/find-people";

const TYPING_MS = 140;

export type PeopleSearch =
  | { readonly state: "idle" }
  | { readonly state: "searching"; readonly people: readonly FoundPerson[] }
  | { readonly state: "found"; readonly people: readonly FoundPerson[] }
  | { readonly state: "failed"; readonly why: "offline" | "not-allowed" };

/** People for what is typed. While a new answer is on its way the last list stays; an answer to older letters is dropped. */
export function usePeopleSearch(query: string): PeopleSearch {
  const [search, setSearch] = useState<PeopleSearch>({ state: "idle" });
  const text = query.trim();

  useEffect(() => {
    if (text === "") {
      setSearch({ state: "idle" });
      return;
    }
    const stop = new AbortController();
    setSearch((before) => ({
      state: "searching",
      people: "people" in before ? before.people : [],
    }));
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/personas?q=${encodeURIComponent(text)}`, {
          signal: stop.signal,
        });
        if (answer.status === 401 || answer.status === 403) {
          setSearch({ state: "failed", why: "not-allowed" });
          return;
        }
        if (!answer.ok) throw new Error(String(answer.status));
        const { people } = (await answer.json()) as { people: readonly FoundPerson[] };
        setSearch({ state: "found", people });
      } catch {
        if (!stop.signal.aborted) setSearch({ state: "failed", why: "offline" });
      }
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  return search;
}
