"use client";

import { useState } from "react";
import { FilterBox } from "@/components/ui/filter-box";
import { Badge } from "@/components/ui/state-pill";
import { searchKey } from "@/domain/kernel/search-key";
import { ruleBook } from "@/domain/rules/resolve-rules";
import type { ExplainedSetting, SettingGroup } from "@/domain/rules/settings";
import { SETTING_GROUPS } from "@/domain/rules/settings";
import { windowOfRule } from "@/domain/tournament/life-cycle";
import { SETTING_GROUP_TITLES, SETTING_TEXTS } from "@/i18n/es/rules";
import type { EditableRule } from "@/schemas/tournament-rules";
import { EDITABLE_RULES } from "@/schemas/tournament-rules";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { bookSettings } from "./form-values";
import { Frozen } from "./frozen";
import { InnerFold } from "./inner-fold";
import { isChanged, RuleField } from "./rule-field";

type BookRules = ReadonlyMap<string, ExplainedSetting>;

/** The settings of the rule book by group, each with its article and origin; those that were changed are marked. */
export function RulesSection(part: FormPart) {
  const { values, errors, frozen } = part;
  const { preset } = values.rules;
  const { name } = ruleBook(preset);
  const [query, setQuery] = useState("");
  const book: BookRules = new Map(
    bookSettings(preset, values.format).map((setting) => [setting.setting, setting]),
  );
  const changed = changedRules(part, book);
  const found = matching(query);
  return (
    <Fold
      title="Reglas del juego"
      hasError={errors.rules !== undefined}
      summary={changed.length === 0 ? `Como las da ${name}.` : changesText(name, changed)}
    >
      <FilterBox
        label="Buscar una regla"
        value={query}
        onChange={setQuery}
        placeholder="capicúa, tardanza, tranque…"
        status={query.trim() === "" ? null : foundText(found.length)}
      />
      {(["clock", "rules"] as const)
        .filter((window) => found.some(inWindow(window)))
        .map((window) => (
          <Frozen key={window} reason={frozen[window]}>
            {query.trim() === "" ? (
              <Groups part={part} book={book} window={window} />
            ) : (
              <Fields part={part} book={book} rules={found.filter(inWindow(window))} />
            )}
          </Frozen>
        ))}
    </Fold>
  );
}

type Window = "clock" | "rules";

const inWindow = (window: Window) => (rule: EditableRule) => windowOfRule(rule) === window;

const GROUPS = Object.entries(SETTING_GROUPS).map(([group, settings]) => ({
  group: group as SettingGroup,
  rules: EDITABLE_RULES.filter((rule) => rule in settings),
}));

type PartOfBook = { readonly part: FormPart; readonly book: BookRules };

function changedRules(part: FormPart, book: BookRules): readonly EditableRule[] {
  return EDITABLE_RULES.filter((rule) => {
    const own = book.get(rule);
    return own !== undefined && isChanged(part, rule, own);
  });
}

function changesText(name: string, changed: readonly EditableRule[]): string {
  const labels = changed.map((rule) => SETTING_TEXTS[rule].label.toLowerCase());
  const count = changed.length === 1 ? "1 cambio" : `${changed.length} cambios`;
  return `${name} con ${count}: ${labels.join(", ")}.`;
}

function matching(query: string): readonly EditableRule[] {
  const words = searchKey(query).split(" ");
  return EDITABLE_RULES.filter((rule) => {
    const { label, explanation, words: more = "" } = SETTING_TEXTS[rule];
    const key = searchKey(`${label} ${explanation} ${more}`);
    return words.every((word) => key.includes(word));
  });
}

function foundText(count: number): string {
  if (count === 0) return "Ninguna regla lleva esas palabras.";
  return count === 1 ? "1 regla" : `${count} reglas`;
}

/** The groups, closed; the clock, which may still change during the tournament, stands apart. */
function Groups({ part, book, window }: PartOfBook & { readonly window: Window }) {
  const groups = GROUPS.map(({ group, rules }) => ({
    group,
    rules: rules.filter(inWindow(window)),
  })).filter(({ rules }) => rules.length > 0);
  const changed = new Set(changedRules(part, book));
  return groups.map(({ group, rules }) => {
    const own = rules.filter((rule) => changed.has(rule)).length;
    return (
      <InnerFold
        key={group}
        title={
          <>
            {window === "clock" ? "Reloj" : SETTING_GROUP_TITLES[group]}{" "}
            {own > 0 && <Badge strong>{own === 1 ? "1 cambio" : `${own} cambios`}</Badge>}
          </>
        }
        summary={rules.map((rule) => SETTING_TEXTS[rule].label).join(" · ")}
      >
        {() => <Fields part={part} book={book} rules={rules} />}
      </InnerFold>
    );
  });
}

function Fields({ part, book, rules }: PartOfBook & { readonly rules: readonly EditableRule[] }) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:items-end">
      {rules.map((rule) => {
        const setting = book.get(rule);
        return setting && <RuleField key={rule} part={part} rule={rule} book={setting} />;
      })}
    </div>
  );
}
