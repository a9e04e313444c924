"use client";

import { useState } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterBox } from "@/components/ui/filter-box";
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

/** What each time costs. A phone stacks the cells of a row; the first two say when it applies. */
function StepTable({ line }: EntryProps) {
  const hasTimes = line.rows.some(({ time }) => time !== null);
  const hasWhen = line.rows.some(({ when }) => when !== null);
  return (
    <table className="w-full border-collapse self-start text-start max-sm:block">
      <caption className="sr-only">Qué cuesta: {line.title}</caption>
      <thead className="sr-only">
        <tr>
          {hasTimes && <th scope="col">Vez</th>}
          {hasWhen && <th scope="col">Si</th>}
          <th scope="col">Qué cuesta</th>
          <th scope="col">Tarjeta</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {line.rows.map((row, index) => (
          <StepRow
            key={`${row.time ?? index} ${row.when ?? ""}`}
            row={row}
            hasTimes={hasTimes}
            hasWhen={hasWhen}
          />
        ))}
      </tbody>
    </table>
  );
}

type StepRowProps = {
  readonly row: CatalogueRow;
  readonly hasTimes: boolean;
  readonly hasWhen: boolean;
};

const CELL = "py-1 align-top max-sm:block max-sm:py-0";

function StepRow({ row, hasTimes, hasWhen }: StepRowProps) {
  const { time, when, points, others, notes, card } = row;
  return (
    <tr className="border-line not-first:border-t max-sm:block max-sm:py-2">
      {hasTimes && <td className={`${CELL} w-28 pe-3 text-sm leading-6 text-ink-soft`}>{time}</td>}
      {hasWhen && (
        <td className={`${CELL} pe-3 text-sm leading-6 text-ink-soft sm:w-2/5`}>
          {when && `${when.charAt(0).toUpperCase()}${when.slice(1)}:`}
        </td>
      )}
      <td className={CELL}>
        {points.length > 0 && (
          <span className="font-semibold tabular-nums">{points.join(", ")}</span>
        )}
        {points.length > 0 && others !== "" && ", "}
        {points.length > 0 ? others : `${others.charAt(0).toUpperCase()}${others.slice(1)}`}
        {notes !== "" && <span className="block text-sm text-ink-soft">{notes}</span>}
      </td>
      <td className={`${CELL} w-32 ps-3 max-sm:ps-0 sm:text-end`}>
        {card && <CardGlyph card={card} size="sm" />}
      </td>
    </tr>
  );
}
