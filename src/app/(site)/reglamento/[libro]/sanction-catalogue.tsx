"use client";

import { useState } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBox } from "@/components/ui/filter-box";
import { matchesSearch } from "@/domain/kernel/search-key";
import type { CatalogueLine } from "./catalogue-lines";

const TIMES = ["Primera vez", "Segunda vez", "Tercera vez"] as const;

/** The infractions of a book with what each time costs, searchable by article or by the words people use. */
export function SanctionCatalogue({ lines }: { readonly lines: readonly CatalogueLine[] }) {
  const [query, setQuery] = useState("");
  const found = lines.filter((line) => matchesSearch(line.key, query));
  const chapters = [...new Set(found.map((line) => line.chapter))];
  return (
    <>
      <FilterBox
        label="Buscar por artículo o por lo que pasó"
        value={query}
        onChange={setQuery}
        placeholder="chivo, 8.7, se viró"
        status={`${found.length} de ${lines.length} infracciones`}
        className="mb-5 block max-w-xl"
      />
      {found.length === 0 && (
        <EmptyState title="Ninguna con esas palabras">
          Prueba con otra palabra o con el número del artículo.
        </EmptyState>
      )}
      <div className="grid gap-8">
        {chapters.map((chapter) => (
          <div key={chapter}>
            <h3 className="border-b-2 border-ink pb-1.5 text-lg">{chapter}</h3>
            <ul className="divide-y divide-line">
              {found
                .filter((line) => line.chapter === chapter)
                .map((line) => (
                  <CatalogueEntry key={line.code} line={line} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function CatalogueEntry({ line }: { readonly line: CatalogueLine }) {
  return (
    <li
      id={line.code}
      className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h4 className="font-semibold">{line.title}</h4>
        <p className="text-sm text-ink-soft">
          <span className="font-semibold whitespace-nowrap tabular-nums">art. {line.article}</span>
          {line.summary && ` · ${line.summary}`}
        </p>
      </div>
      {line.steps.length === 0 ? (
        <p className="text-ink-soft">No es infracción.</p>
      ) : (
        <ol className="grid content-start gap-1.5">
          {line.steps.map((step, index) => (
            <li key={step.text + String(index)} className="flex flex-wrap items-center gap-x-3">
              {line.steps.length > 1 && (
                <span className="w-26 shrink-0 text-sm text-ink-soft">
                  {TIMES[index] ?? `${index + 1}.ª vez`}
                </span>
              )}
              <span className="min-w-0 grow basis-48">{step.text}</span>
              {step.cards.map((card) => (
                <CardGlyph key={card} card={card} size="sm" />
              ))}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
