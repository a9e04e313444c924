"use client";

import { Select } from "@/components/ui/select";
import { Badge } from "@/components/ui/state-pill";
import { TextInput } from "@/components/ui/text-input";
import { ruleBook } from "@/domain/rules/resolve-rules";
import type { ExplainedSetting } from "@/domain/rules/settings";
import { windowOfRule } from "@/domain/tournament/life-cycle";
import { SETTING_TEXTS, settingValueText } from "@/i18n/es/rules";
import type { EditableRule } from "@/schemas/tournament-rules";
import { ruleChoices } from "@/schemas/tournament-rules";
import { Fold } from "./fold";
import type { FormPart } from "./form-part";
import { bookSettings, written } from "./form-values";
import { Frozen } from "./frozen";

const GROUPS: readonly { readonly title: string; readonly rules: readonly EditableRule[] }[] = [
  { title: "Meta y tiempo", rules: ["target", "callMinutes", "slotMinutes", "afterCall"] },
  {
    title: "Salida y turno",
    rules: ["firstLeader", "drawRank", "nextLeader", "annulledNextLeader", "turn", "doublesRedeal"],
  },
  {
    title: "Puntos",
    rules: [
      "dominoScoring",
      "blockWinner",
      "blockPoints",
      "blockTie",
      "capicuaBonus",
      "passBonus",
      "doubleBlankAlone",
      "seenTileFinish",
      "netFormula",
    ],
  },
  {
    title: "Multas y asistencia",
    rules: ["falseBlock", "fineScope", "fineFlipsResult", "absenceMinutes", "lateSeconds"],
  },
  { title: "Pozo", rules: ["stock", "hiddenTiles"] },
];

/** The settings of the rule book, each with its article and origin; those changed for this tournament are marked. */
export function RulesSection(part: FormPart) {
  const { values, errors, frozen } = part;
  const { preset } = values.rules;
  const book = new Map(
    bookSettings(preset, values.format).map((setting) => [setting.setting, setting]),
  );
  const changed = GROUPS.flatMap(({ rules }) => rules).filter((rule) =>
    isChanged(part, rule, book.get(rule)),
  );
  return (
    <Fold
      title="Reglas del juego"
      hasError={errors.rules !== undefined}
      summary={
        changed.length === 0
          ? `Como las da ${ruleBook(preset).name}.`
          : `${ruleBook(preset).name} con ${changed.length === 1 ? "1 cambio" : `${changed.length} cambios`}: ${changed.map((rule) => SETTING_TEXTS[rule].label.toLowerCase()).join(", ")}.`
      }
    >
      {(["clock", "rules"] as const).map((window) => (
        <Frozen key={window} reason={frozen[window]}>
          {GROUPS.map(({ title, rules }) => {
            const mine = rules.filter((rule) => windowOfRule(rule) === window);
            if (mine.length === 0) return null;
            return (
              <section key={title} className="mb-3">
                <h3 className="mb-2 text-base">{window === "clock" ? "Reloj" : title}</h3>
                <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:items-end">
                  {mine.map((rule) => {
                    const setting = book.get(rule);
                    return setting && <Rule key={rule} part={part} rule={rule} book={setting} />;
                  })}
                </div>
              </section>
            );
          })}
        </Frozen>
      ))}
    </Fold>
  );
}

function isChanged(
  { values }: FormPart,
  rule: EditableRule,
  book: ExplainedSetting | undefined,
): boolean {
  const own = values.rules[rule];
  return own !== undefined && written(own) !== written(book?.value);
}

type RuleProps = {
  readonly part: FormPart;
  readonly rule: EditableRule;
  readonly book: ExplainedSetting;
};

function Rule({ part, rule, book }: RuleProps) {
  const { values, setValue, errors } = part;
  const own = values.rules[rule];
  const changed = isChanged(part, rule, book);
  const choices = ruleChoices(rule);
  const set = (text: string) => {
    const { [rule]: _, ...rest } = values.rules;
    const next = text === written(book.value) ? rest : { ...rest, [rule]: text };
    setValue("rules", next as typeof values.rules, { shouldDirty: true });
  };
  const control = {
    label: SETTING_TEXTS[rule].label,
    hint: <RuleHint rule={rule} book={book} changed={changed} />,
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
