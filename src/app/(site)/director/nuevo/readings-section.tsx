"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FilterBox } from "@/components/ui/filter-box";
import { Badge } from "@/components/ui/state-pill";
import { searchKey } from "@/domain/kernel/search-key";
import type { ExplainedContradiction } from "@/domain/rules/contradictions/explain-contradictions";
import { explainContradictions } from "@/domain/rules/contradictions/explain-contradictions";
import { ruleBook } from "@/domain/rules/resolve-rules";
import { SETTINGS } from "@/domain/rules/settings";
import { describeContradiction } from "@/i18n/es/rules/contradictions";
import { EDITABLE_RULES } from "@/schemas/tournament-rules";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { bookSettings, contextOf, specOf } from "./form-values";
import { Frozen } from "./frozen";
import { InnerFold } from "./inner-fold";
import { NoticePeriod } from "./notice-period";
import { RuleField } from "./rule-field";

/** What the book contradicts or leaves open, with the reading that holds; another one may be chosen where there is one. */
export function ReadingsSection(part: FormPart) {
  const { values, frozen } = part;
  const [query, setQuery] = useState("");
  const entries = explainContradictions(specOf(values.rules), contextOf(values.format));
  const changed = entries.filter(({ isChanged }) => isChanged);
  const { name } = ruleBook(values.rules.preset);
  const found = query.trim() === "" ? null : matching(entries, query);
  return (
    <Fold
      title="Lecturas del reglamento"
      hasError={false}
      summary={
        changed.length === 0
          ? `Donde ${name} se contradice o calla: ${entries.length} lecturas, las usuales.`
          : `${entries.length} lecturas de ${name}; este torneo cambia ${changed.length}.`
      }
    >
      <p className="text-ink-soft">
        Salen todas en la convocatoria. Donde hay más de una lectura puedes escoger otra.
      </p>
      <NoticePeriod part={part} isChanged={changed.length > 0} />
      <FilterBox
        label="Buscar una lectura"
        value={query}
        onChange={setQuery}
        placeholder="ficha vista, 23.3, K09…"
        status={found && foundText(found.length)}
      />
      <Frozen reason={frozen.rules}>
        {found === null ? (
          <>
            <ChangedReadings part={part} entries={changed} />
            <Shelves part={part} entries={entries} />
          </>
        ) : (
          <Entries part={part} entries={found} />
        )}
      </Frozen>
    </Fold>
  );
}

type EntriesProps = {
  readonly part: FormPart;
  readonly entries: readonly ExplainedContradiction[];
};

/** What this tournament reads otherwise, always in sight, each with the way back. */
function ChangedReadings({ part, entries }: EntriesProps) {
  if (entries.length === 0) return null;
  const { values, setValue } = part;
  const undo = ({ settings }: ExplainedContradiction) => {
    const kept = Object.entries(values.rules).filter(
      ([rule]) => !settings.some((setting) => setting === rule),
    );
    setValue("rules", Object.fromEntries(kept) as typeof values.rules, { shouldDirty: true });
  };
  return (
    <ul aria-label="Cambiadas por este torneo" className="border-t-2 border-ink">
      {entries.map((entry) => {
        const { title, reading } = describeContradiction(entry);
        return (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-48 grow basis-0">
              <span className="block leading-tight font-semibold">
                {idText(entry)}
                {title} <Badge strong>cambiada</Badge>
              </span>
              <span className="block text-sm text-ink-soft">{reading}</span>
            </span>
            <Button
              size="dense"
              icon="undo"
              aria-label={`Volver a la lectura usual: ${title}`}
              onClick={() => undo(entry)}
            >
              Volver a la usual
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** By what can be done about them, closed. An entry stays in its place while it is being changed. */
function Shelves({ part, entries }: EntriesProps) {
  const isListed = ({ id, settings }: ExplainedContradiction) =>
    settings.every((one) => one !== id);
  const listed = entries.filter(isListed);
  const shelves = [
    {
      title: "Con otra lectura posible",
      entries: listed.filter(({ hasAlternatives }) => hasAlternatives),
    },
    {
      title: "Con una sola lectura",
      entries: listed.filter(({ hasAlternatives }) => !hasAlternatives),
    },
    { title: "Lo que el libro no dice", entries: entries.filter((entry) => !isListed(entry)) },
  ];
  return shelves
    .filter((shelf) => shelf.entries.length > 0)
    .map(({ title, entries: own }) => (
      <InnerFold key={title} title={`${title} (${own.length})`}>
        {() => <Entries part={part} entries={own} />}
      </InnerFold>
    ));
}

function Entries({ part, entries }: EntriesProps) {
  return (
    <div className="border-t border-line">
      {entries.map((entry) => (
        <Entry key={entry.id} part={part} entry={entry} />
      ))}
    </div>
  );
}

function Entry({
  part,
  entry,
}: {
  readonly part: FormPart;
  readonly entry: ExplainedContradiction;
}) {
  const { title, problem, reading } = describeContradiction(entry);
  return (
    <InnerFold
      title={
        <>
          {idText(entry)}
          {title} {entry.isChanged && <Badge strong>cambiada</Badge>}
        </>
      }
      summary={reading}
    >
      {() => (
        <div className="flex flex-col gap-4">
          <p className="max-w-[68ch] text-ink-soft">{problem}</p>
          <Choices part={part} entry={entry} />
        </div>
      )}
    </InnerFold>
  );
}

/** Why a reading has no field here. */
function unchangedText({ hasAlternatives, settings }: ExplainedContradiction): string {
  if (!hasAlternatives) return "una sola lectura";
  return settings.some((name) => SETTINGS[name].appliedBy !== "book")
    ? "se cambia en su propia parte"
    : "la fija el reglamento";
}

function Choices({
  part,
  entry,
}: {
  readonly part: FormPart;
  readonly entry: ExplainedContradiction;
}) {
  const { values } = part;
  const book = bookSettings(values.rules.preset, values.format);
  const fields = EDITABLE_RULES.filter((rule) => entry.settings.includes(rule));
  if (fields.length === 0) {
    return (
      <p>
        <Badge>{unchangedText(entry)}</Badge>
      </p>
    );
  }
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:items-end">
      {fields.map((rule) => {
        const setting = book.find((one) => one.setting === rule);
        return setting && <RuleField key={rule} part={part} rule={rule} book={setting} />;
      })}
    </div>
  );
}

/** The number of the entry in our list of the book, where it has one. */
function idText({ id }: ExplainedContradiction): string {
  return /^K\d/.test(id) ? `${id} · ` : "";
}

function matching(
  entries: readonly ExplainedContradiction[],
  query: string,
): readonly ExplainedContradiction[] {
  const words = searchKey(query).split(" ");
  return entries.filter((entry) => {
    const { title, problem, reading } = describeContradiction(entry);
    const key = searchKey([entry.id, ...entry.articles, title, problem, reading].join(" "));
    return words.every((word) => key.includes(word));
  });
}

function foundText(count: number): string {
  if (count === 0) return "Ninguna lectura lleva esas palabras.";
  return count === 1 ? "1 lectura" : `${count} lecturas`;
}
