"use client";

import { Select } from "@/components/ui/select";
import { Badge } from "@/components/ui/state-pill";
import { TextInput } from "@/components/ui/text-input";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";
import type { EditableRule } from "@/schemas/tournament-rules";
import { ruleChoices } from "@/schemas/tournament-rules";
import type { FormPart } from "./form-part";
import { written } from "./form-values";

/** Whether the tournament has another value than its book. */
export function isChanged({ values }: FormPart, rule: EditableRule, book: ExplainedSetting) {
  const own = values.rules[rule];
  return own !== undefined && written(own) !== written(book.value);
}

type RuleFieldProps = {
  readonly part: FormPart;
  readonly rule: EditableRule;
  /** The rule as the book has it. */
  readonly book: ExplainedSetting;
};

/** One rule: a choice or a number, with what it decides, its article and what the book has where it was changed. */
export function RuleField({ part, rule, book }: RuleFieldProps) {
  const { values, setValue, errors } = part;
  const own = values.rules[rule];
  const choices = ruleChoices(rule);
  const set = (text: string) => {
    const { [rule]: _, ...rest } = values.rules;
    const next = text === written(book.value) ? rest : { ...rest, [rule]: text };
    setValue("rules", next as typeof values.rules, { shouldDirty: true });
  };
  const control = {
    label: SETTING_TEXTS[rule].label,
    hint: <RuleHint rule={rule} book={book} changed={isChanged(part, rule, book)} />,
    error: errors.rules?.[rule]?.message,
    value: written(own ?? (own === null ? null : book.value)),
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

function RuleHint({
  rule,
  book,
  changed,
}: {
  readonly rule: EditableRule;
  readonly book: ExplainedSetting;
  readonly changed: boolean;
}) {
  return (
    <>
      {SETTING_TEXTS[rule].explanation}{" "}
      <span className="inline-flex flex-wrap items-center gap-1.5">
        {book.article && <span className="whitespace-nowrap">Art. {book.article}.</span>}
        {book.origin === "reading" && <Badge>lectura nuestra</Badge>}
        {changed && (
          <Badge strong>cambiado; el reglamento dice: {settingValueText(rule, book.value)}</Badge>
        )}
      </span>
    </>
  );
}
