import { RadioCards } from "@/components/ui/radio-cards";
import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import type { StepQuestion } from "@/domain/sanctions/choose-effects";
import { capitalized } from "@/i18n/es/capitalized";
import { choiceName, factQuestion, factText } from "@/i18n/es/sanctions";
import type { IncidentDraft } from "./incident-draft";

type QuestionProps = {
  readonly infraction: InfractionCode;
  readonly question: StepQuestion;
  /** Who chooses, where it is a choice. */
  readonly chooser: string;
  readonly draft: IncidentDraft;
  readonly onChange: (next: IncidentDraft) => void;
};

/** One thing that the sanction depends on, with the book's usual case chosen already. */
export function Question({ infraction, question, chooser, draft, onChange }: QuestionProps) {
  const { needs, options, answer, byDefault } = question;
  const isChoice = needs === "choice";
  const value = answer ?? byDefault;
  return (
    <RadioCards
      legend={isChoice ? chooser : factQuestion(needs)}
      name={needs}
      compact={!isChoice}
      options={options.map((option) => ({
        value: String(option),
        label:
          typeof option === "string"
            ? choiceName(infraction, option)
            : isChoice
              ? String(option)
              : capitalized(factText(needs, option)),
      }))}
      value={value === null ? "" : String(value)}
      onChange={(event) => {
        const chosen = options.find((option) => String(option) === event.target.value);
        if (chosen === undefined) return;
        onChange(
          isChoice
            ? { ...draft, choice: chosen as SanctionChoice, facts: {} }
            : { ...draft, facts: { ...draft.facts, [needs]: chosen } },
        );
      }}
    />
  );
}
