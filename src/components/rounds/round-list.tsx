"use client";

import { useMemo } from "react";
import type { PairSide, Seat } from "@/domain/rules/seat";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { ListedPlace, ListedRound, ListedTable } from "./listed-round";
import { listedPlaces } from "./listed-round";
import "./round-list.css";

// Two hundred tables travel as figures and names and are written out here, with plain elements that one style sheet
// dresses by their place: a class on each would weigh more than what it says.

const SEATS_OF: Readonly<Record<PairSide, readonly Seat[]>> = { AC: ["A", "C"], BD: ["B", "D"] };

const LETTERS: Readonly<Record<PairSide, string>> = { AC: "A·C", BD: "B·D" };

type RoundListProps = {
  readonly round: ListedRound;
  /** Where questions about a table are answered; without it they are not offered. */
  readonly why?: string;
};

/** Every table of a published round: state, the two pairs, and the score once it is verified; then who rests. */
export function RoundList({ round, why }: RoundListProps) {
  const places = useMemo(() => listedPlaces(round), [round]);
  const seated = useMemo(
    () => new Map(places.map((place) => [`${place.table}${place.seat}`, place])),
    [places],
  );
  const resting = places.filter(({ table }) => table === null);
  return (
    <>
      <div className="round-list">
        {round.tables.map((table) => (
          <TableEntry key={table[0]} table={table} seated={seated} why={why} />
        ))}
      </div>
      {resting.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-x-4 gap-y-1 bg-sunken px-3 py-3">
          <h3 className="text-base">Descansan</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {resting.map((person) => (
              <li key={`${person.number}${person.name}`}>
                <Name person={person} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type TableEntryProps = {
  readonly table: ListedTable;
  readonly seated: ReadonlyMap<string, ListedPlace>;
  readonly why: string | undefined;
};

function TableEntry({ table, seated, why }: TableEntryProps) {
  const [number, tone, word, result] = table;
  return (
    <article>
      <h3>
        Mesa <b>{number}</b>
      </h3>
      <p data-tone={tone}>{word}</p>
      {PAIR_SIDES.map((side, index) => {
        const people = SEATS_OF[side].flatMap((seat) => seated.get(`${number}${seat}`) ?? []);
        const won = result?.[2] === side;
        return (
          <div key={side} data-won={won || undefined}>
            <i>{LETTERS[side]}</i>
            <span>
              {people.map((person) => (
                <Name key={person.seat} person={person} />
              ))}
            </span>
            {result && (
              <b>
                {result[index === 0 ? 0 : 1]}
                {won && <small>Ganó</small>}
              </b>
            )}
          </div>
        );
      })}
      {why !== undefined && <a href={`${why}?mesa=${number}`}>¿Por qué esta mesa?</a>}
      {result && <a href={`/verificar/${result[3]}`}>{`Hoja de la mesa ${number}`}</a>}
    </article>
  );
}

/** Plain links: eight hundred of the router's would cost the phone more than the page they lead to. */
function Name({ person: { name, number } }: { readonly person: ListedPlace }) {
  if (number === null) return <span>{name}</span>;
  return <a href={`/jugadores/${encodeURIComponent(number)}`}>{name}</a>;
}
