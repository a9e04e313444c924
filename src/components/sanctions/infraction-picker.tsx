"use client";

import { useMemo, useState } from "react";
import { FilterBox } from "@/components/ui/filter-box";
import { Icon } from "@/components/ui/icon";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import type { Infraction } from "@/domain/sanctions/infraction";
import { CHAPTER_NAMES } from "@/i18n/es/sanctions";
import type { ListedInfraction } from "./infraction-search";
import { findInfractions, listedInfractions } from "./infraction-search";

type InfractionPickerProps = {
  readonly rules: RulesSpec;
  readonly onChoose: (code: InfractionCode) => void;
};

/** What happened: the usual infractions to tap, and every other one by search or by chapter. */
export function InfractionPicker({ rules, onChoose }: InfractionPickerProps) {
  const [query, setQuery] = useState("");
  const listed = useMemo(() => listedInfractions(rules), [rules]);
  const asked = query.trim() !== "";
  const found = asked ? findInfractions(listed, query) : [];
  return (
    <div className="flex flex-col gap-3">
      <FilterBox
        label="Buscar la infracción"
        labelHidden
        value={query}
        onChange={setQuery}
        placeholder="Busca: golpe, habló, 8.7…"
      />
      <div aria-live="polite">
        {asked && found.length === 0 && (
          <p className="bg-surface p-3">
            Nada se llama así. Prueba con otra palabra o con el número del artículo.
          </p>
        )}
        {asked && <InfractionList items={found} onChoose={onChoose} isTold />}
      </div>
      {!asked && <ByUse listed={listed} onChoose={onChoose} />}
    </div>
  );
}

type ListProps = {
  readonly items: readonly ListedInfraction[];
  /** With a line that tells each one; without it more of them fit under the thumb. */
  readonly isTold?: boolean;
  readonly onChoose: (code: InfractionCode) => void;
};

function ByUse({
  listed,
  onChoose,
}: { readonly listed: ListProps["items"] } & Pick<ListProps, "onChoose">) {
  const others = listed.filter(({ infraction }) => !infraction.usual);
  return (
    <>
      <InfractionList
        items={listed.filter(({ infraction }) => infraction.usual)}
        onChoose={onChoose}
      />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-sea">
            <Icon name="list" />
            Las demás, por capítulo ({others.length})
          </summary>
          {chaptersOf(others).map(({ chapter, items }) => (
            <section key={chapter} className="mt-3">
              <h3 className="mb-1.5 text-base font-semibold text-ink-soft">
                {CHAPTER_NAMES[chapter]}
              </h3>
              <InfractionList items={items} onChoose={onChoose} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

function chaptersOf(listed: ListProps["items"]) {
  const chapters = [...new Set(listed.map(({ infraction }) => infraction.chapter))];
  return chapters.map((chapter) => ({
    chapter,
    items: listed.filter(({ infraction }) => infraction.chapter === chapter),
  }));
}

function InfractionList({ items, isTold, onChoose }: ListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line bg-surface">
      {items.map(({ infraction, title, summary }) => (
        <li key={infraction.code}>
          <button
            type="button"
            onClick={() => onChoose(infraction.code)}
            className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-start hover:bg-sunken active:bg-sea-soft -outline-offset-3"
          >
            <Article infraction={infraction} />
            <span className="min-w-0 grow">
              <span className="block leading-tight font-semibold">{title}</span>
              {isTold && (
                <span className="block text-sm leading-snug text-ink-soft">{summary}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Article({ infraction }: { readonly infraction: Infraction }) {
  return (
    <span className="w-11 shrink-0 text-center font-extrabold tabular-nums">
      <span className="sr-only">Artículo </span>
      {infraction.article}
    </span>
  );
}
