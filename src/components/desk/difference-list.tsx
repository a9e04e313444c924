"use client";

import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import type { EntryDifference } from "@/domain/match/second-entry";
import { listed } from "@/i18n/es/listed";
import { differenceWords, markedWords } from "@/i18n/es/second-entry";
import type { SecondEntryAnswer } from "@/server/actas/second-entry";
import type { AnnullingArticle } from "./hand-line";

type DifferenceListProps = {
  readonly differences: readonly EntryDifference[];
  readonly articles: readonly AnnullingArticle[];
  readonly typists: SecondEntryAnswer["typists"];
};

/** Where two typings differ, side by side, to be settled with the paper in hand. */
export function DifferenceList({ differences, articles, typists }: DifferenceListProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const firstTypist = listed(typists.first);
  const articleOf = (infraction: string) =>
    articles.find(({ code }) => code === infraction)?.article ?? infraction;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3">
      <Notice tone="warning" title="Las dos digitaciones no coinciden" live>
        Mira la Hoja de papel. Si te equivocaste tú, corrige tu línea abajo y compara otra vez. Si
        se equivocó la primera, la corrige con un motivo {firstTypist}, en la mesa de control.
      </Notice>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">Diferencias entre las dos digitaciones</caption>
          <thead>
            <tr className="border-b-2 border-ink text-sm text-ink-soft *:px-2 *:py-1.5 *:text-start *:font-semibold">
              <th scope="col">Dónde</th>
              <th scope="col">La primera, de {firstTypist}</th>
              <th scope="col">La segunda, de {typists.second}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => {
              const { where, first, second } = differenceWords(difference, articleOf);
              return (
                <tr key={where} className="border-b border-line align-top *:px-2 *:py-2">
                  <th scope="row" className="text-start font-extrabold whitespace-nowrap">
                    {where}
                  </th>
                  <td>
                    <Marked text={first} other={second} />
                  </td>
                  <td>
                    <Marked text={second} other={first} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What one typing says, with what the other does not say in its place marked. */
function Marked({ text, other }: { readonly text: string; readonly other: string }) {
  return markedWords(text, other).map(({ word, differs }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence stay in their places
    <span key={index}>
      {index > 0 && " "}
      {differs ? <mark className="bg-amber-soft font-extrabold text-amber">{word}</mark> : word}
    </span>
  ));
}
