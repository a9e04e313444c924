"use client";

import { useState } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBox } from "@/components/ui/filter-box";
import { capitalized } from "@/i18n/es/capitalized";
import { rankInfractions } from "@/i18n/es/infraction-search";
import type { CatalogueLine, CatalogueRow } from "./catalogue-lines";

type Lines = { readonly lines: readonly CatalogueLine[] };

/** The infractions of a book with what each time costs, searchable by article or by the words people use. */
export function SanctionCatalogue({ lines }: Lines) {
  const [query, setQuery] = useState("");
  const found = rankInfractions(lines, query);
  return (
    <>
      <FilterBox
        label="Buscar por artículo o por lo que pasó"
        value={query}
        onChange={setQuery}
        placeholder="pasó con ficha, señas, 8.7"
        status={`${found.length} de ${lines.length} infracciones`}
        className="mb-5 block max-w-xl"
      />
      {found.length === 0 && (
        <EmptyState title="Ninguna con esas palabras">
          Prueba con otra palabra o con el número del artículo.
        </EmptyState>
      )}
      {query.trim() === "" ? (
        <ByChapter lines={found} />
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {found.map((line) => (
            <CatalogueEntry key={line.code} line={line} withChapter />
          ))}
        </ol>
      )}
    </>
  );
}

function ByChapter({ lines }: Lines) {
  const chapters = [...new Set(lines.map((line) => line.chapter))];
  return (
    <div className="grid gap-8">
      {chapters.map((chapter) => (
        <section key={chapter} aria-label={chapter}>
          <h3 className="border-b-2 border-ink pb-1.5 text-lg">{chapter}</h3>
          <ul className="divide-y divide-line">
            {lines
              .filter((line) => line.chapter === chapter)
              .map((line) => (
                <CatalogueEntry key={line.code} line={line} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type EntryProps = { readonly line: CatalogueLine; readonly withChapter?: boolean };

function CatalogueEntry({ line, withChapter }: EntryProps) {
  const remarks = withChapter ? [line.chapter, ...line.remarks] : line.remarks;
  return (
    <li
      id={line.code}
      className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h4 className="font-semibold">{line.title}</h4>
        <p className="max-w-[60ch] text-sm text-ink-soft">
          <span className="font-semibold whitespace-nowrap tabular-nums">art. {line.article}</span>
          {line.summary && ` · ${line.summary}`}
        </p>
        {remarks.length > 0 && (
          <p className="mt-1 text-sm font-semibold text-ink-soft">{remarks.join(" · ")}</p>
        )}
      </div>
      {line.rows.length === 0 ? (
        <p className="text-ink-soft">No es infracción.</p>
      ) : (
        <StepTable line={line} />
      )}
    </li>
  );
}

/** What each time costs. A phone stacks the two cells of a row. */
function StepTable({ line }: EntryProps) {
  const hasLabels = line.rows.some(({ time, when }) => time !== null || when !== null);
  return (
    <table className="w-full border-collapse self-start text-start max-sm:block">
      <caption className="sr-only">Qué cuesta: {line.title}</caption>
      <thead className="sr-only">
        <tr>
          {hasLabels && <th scope="col">Cuándo</th>}
          <th scope="col">Qué cuesta</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {line.rows.map((row, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a book stand in their order
            key={index}
            row={row}
            hasLabels={hasLabels}
          />
        ))}
      </tbody>
    </table>
  );
}

type StepRowProps = { readonly row: CatalogueRow; readonly hasLabels: boolean };

function StepRow({ row, hasLabels }: StepRowProps) {
  const { time, when, points, others, notes, card } = row;
  return (
    <tr className="border-line align-top not-first:border-t max-sm:block max-sm:py-1.5 sm:first:*:pt-0">
      {hasLabels && (
        <td className="text-sm leading-6 text-ink-soft max-sm:block sm:w-52 sm:py-1.5 sm:pe-4">
          {time !== null && <span className="block">{time}</span>}
          {when !== null && <span className="block">{capitalized(when)}:</span>}
        </td>
      )}
      <td className="max-sm:block sm:py-1.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {(points.length > 0 || others !== "") && (
            <span>
              <span className="font-semibold tabular-nums">{points.join(", ")}</span>
              {points.length > 0 && others !== "" && ", "}
              {points.length > 0 ? others : capitalized(others)}
            </span>
          )}
          {card && <CardGlyph card={card} size="sm" />}
        </span>
        {notes !== "" && <span className="block text-sm text-ink-soft">{notes}</span>}
      </td>
    </tr>
  );
}
