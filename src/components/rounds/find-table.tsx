"use client";

import { useId, useMemo, useState } from "react";
import { SeatBadge } from "@/components/domino/seat-badge";
import { CONTROL_STYLE } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { matchesSearch, searchKey, searchWords } from "@/domain/kernel/search-key";
import type { ListedPlace, ListedRound } from "./listed-round";
import { listedPlaces } from "./listed-round";

const MOST_SHOWN = 6;

type SearchedPlace = ListedPlace & { readonly key: string };

function searched(round: ListedRound): readonly SearchedPlace[] {
  return listedPlaces(round).map((place) => {
    const { name, nickname, number, club } = place;
    const words = [name, nickname, number, club].filter((word) => word !== null);
    return { ...place, key: searchKey(words.join(" ")) };
  });
}

/** "Busca tu mesa": type a name, nickname or number; the table stands there in large figures. */
export function FindTable({ round }: { readonly round: ListedRound }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const asked = searchWords(query).length > 0;
  const places = useMemo(() => (asked ? searched(round) : []), [asked, round]);
  const found = asked ? places.filter((place) => matchesSearch(place.key, query)) : [];
  return (
    <search>
      <label htmlFor={id} className="mb-1.5 block text-lg font-extrabold">
        Busca tu mesa
      </label>
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute start-3.5 top-1/2 size-6 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Nombre, apodo o número"
          autoComplete="off"
          aria-describedby={`${id}-found`}
          className={`${CONTROL_STYLE} min-h-15 ps-12 text-xl`}
        />
      </div>
      <div id={`${id}-found`} aria-live="polite" className="text-ink">
        {asked && found.length === 0 && (
          <p className="mt-3 bg-surface p-3">
            Nadie con ese nombre juega la ronda {round.number}. Prueba con el apellido o el número.
          </p>
        )}
        {found.length > 0 && (
          <ul className="mt-3 divide-y divide-line bg-surface">
            {found.slice(0, MOST_SHOWN).map((place) => (
              <FoundPlace key={`${place.table}${place.seat}${place.key}`} place={place} />
            ))}
            {found.length > MOST_SHOWN && (
              <li className="px-3 py-2.5 text-ink-soft">
                Y {found.length - MOST_SHOWN} más: escribe otro poco.
              </li>
            )}
          </ul>
        )}
      </div>
    </search>
  );
}

function FoundPlace({ place }: { readonly place: ListedPlace }) {
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <span className="min-w-0 grow">
        <span className="block leading-tight font-semibold">{place.name}</span>
        {place.partner && <span className="block text-sm text-ink-soft">con {place.partner}</span>}
      </span>
      {place.table === null ? (
        <span className="text-xl font-extrabold">Descansa</span>
      ) : (
        <span className="flex shrink-0 items-center gap-3">
          {place.seat && <SeatBadge seat={place.seat} size="md" />}
          <span className="text-end leading-none">
            <span className="block text-sm text-ink-soft">Mesa</span>
            <span className="text-4xl font-extrabold tabular-nums">{place.table}</span>
          </span>
        </span>
      )}
    </li>
  );
}
