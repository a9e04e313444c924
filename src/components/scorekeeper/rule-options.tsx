"use client";

import { SettingSource } from "@/components/rules/setting-source";
import { Select } from "@/components/ui/select";
import { Badge } from "@/components/ui/state-pill";
import { TextInput } from "@/components/ui/text-input";
import { explainRules } from "@/domain/rules/resolve-rules";
import type { PresetId } from "@/domain/rules/rules-spec";
import type { TableShape } from "@/domain/rules/seat";
import type { ExplainedSetting, RuleSettings, SettingGroup } from "@/domain/rules/settings";
import { SETTING_GROUPS, SETTINGS } from "@/domain/rules/settings";
import { fieldError } from "@/i18n/es/fields";
import { SETTING_GROUP_TITLES, SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";
import type { EditableRule } from "@/schemas/tournament-rules";
import { EDITABLE_RULES, ruleChoices, tournamentRulesSchema } from "@/schemas/tournament-rules";
import { contextOf } from "./game-run";

/** Settings as typed, by name; those of the book are left out. */
export type TypedRules = Readonly<Partial<Record<EditableRule, string>>>;

export type RuleErrors = Readonly<Partial<Record<EditableRule, string>>>;

/** The groups that decide a match between friends; fines and attendance have nobody to apply them. */
const GROUPS: readonly SettingGroup[] = ["match", "lead", "deal", "points", "tiles"];
/** How long a table is kept for the next round means nothing without one. */
const LEFT_OUT: readonly string[] = ["slotMinutes"];

function rulesOfGroup(group: SettingGroup): readonly EditableRule[] {
  return EDITABLE_RULES.filter(
    (rule) =>
      rule in SETTING_GROUPS[group] &&
      SETTINGS[rule].appliedBy === "engine" &&
      !LEFT_OUT.includes(rule),
  );
}

/** What was typed as settings, or what is wrong with each. */
export function readRules(
  preset: PresetId,
  typed: TypedRules,
):
  | { readonly ok: true; readonly changed: Partial<RuleSettings> }
  | { readonly ok: false; readonly errors: RuleErrors } {
  const parsed = tournamentRulesSchema.safeParse({ preset, ...typed }, { error: fieldError });
  if (parsed.success) {
    const { preset: _, ...changed } = parsed.data;
    return { ok: true, changed };
  }
  const errors = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

type RuleOptionsProps = {
  readonly preset: PresetId;
  readonly shape: TableShape;
  readonly typed: TypedRules;
  readonly errors: RuleErrors;
  readonly onChange: (typed: TypedRules) => void;
};

/** Every setting that decides a match, with the book's value and article, to be changed for this game. */
export function RuleOptions({ preset, shape, typed, errors, onChange }: RuleOptionsProps) {
  const rows = new Map(
    explainRules(preset, contextOf({ shape })).map((row) => [row.setting, row] as const),
  );
  return GROUPS.map((group) => {
    const rules = rulesOfGroup(group);
    if (rules.length === 0) return null;
    return (
      <section key={group} className="mb-5">
        <h3 className="mb-2 text-base">{SETTING_GROUP_TITLES[group]}</h3>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:items-end">
          {rules.map((rule) => {
            const book = rows.get(rule);
            return (
              book && (
                <Rule
                  key={rule}
                  rule={rule}
                  book={book}
                  typed={typed}
                  error={errors[rule]}
                  onChange={onChange}
                />
              )
            );
          })}
        </div>
      </section>
    );
  });
}

type RuleProps = Pick<RuleOptionsProps, "typed" | "onChange"> & {
  readonly rule: EditableRule;
  readonly book: ExplainedSetting;
  readonly error: string | undefined;
};

function Rule({ rule, book, typed, error, onChange }: RuleProps) {
  const own = typed[rule];
  const inBook = book.value === null ? "" : String(book.value);
  const choices = ruleChoices(rule);
  const set = (text: string) => {
    const { [rule]: _, ...rest } = typed;
    onChange(text === inBook ? rest : { ...rest, [rule]: text });
  };
  const control = {
    label: SETTING_TEXTS[rule].label,
    hint: (
      <>
        {SETTING_TEXTS[rule].explanation} <SettingSource setting={book} />
        {own !== undefined && (
          <Badge strong>cambiado; el libro dice: {settingValueText(rule, book.value)}</Badge>
        )}
      </>
    ),
    error,
    value: own ?? inBook,
  };
  if (choices === null) {
    return (
      <TextInput
        {...control}
        inputMode="numeric"
        placeholder="no hay"
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  return (
    <Select
      {...control}
      options={choices.map((value) => ({
        value,
        label: settingValueText(rule, value as ExplainedSetting["value"]),
      }))}
      onChange={(event) => set(event.target.value)}
    />
  );
}
