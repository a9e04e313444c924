"use client";

import { useMemo } from "react";
import type { ListedRound } from "./listed-round";
import { listedPlaces } from "./listed-round";
import "./round-list.css";

/** A round in order of name: the table and the seat of each. */
export function NameList({ round }: { readonly round: ListedRound }) {
  const places = useMemo(() => listedPlaces(round), [round]);
  return (
    <table className="name-list">
      <caption className="sr-only">Ronda {round.number} por nombre</caption>
      <thead>
        <tr>
          {["Mesa", "Nombre", "Silla", "Club"].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, number, table, seat, partner, club }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and no number
          <tr key={index}>
            <td>{table ?? "–"}</td>
            <th scope="row">
              {number === null ? (
                name
              ) : (
                <a href={`/jugadores/${encodeURIComponent(number)}`}>{name}</a>
              )}
              {partner && <small>con {partner}</small>}
            </th>
            <td>{seat ?? "Descansa"}</td>
            <td>{club}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
