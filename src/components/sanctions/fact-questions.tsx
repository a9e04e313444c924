import { RadioCards } from "@/components/ui/radio-cards";
import type { IncidentFact, IncidentFacts } from "@/domain/rules/incident-facts";
import { capitalized } from "@/i18n/es/capitalized";
import { factQuestion, factText } from "@/i18n/es/sanctions";
import type { SanctionPreview } from "@/server/sanctions/preview";

type FactQuestionsProps = {
  readonly preview: SanctionPreview | null;
  readonly facts: IncidentFacts;
  readonly onChange: (next: IncidentFacts) => void;
};

type Asked = {
  readonly fact: IncidentFact;
  readonly options: readonly (boolean | number)[];
  /** What the book takes where nobody says. */
  readonly assumed: boolean | number | null;
};

const YES_NO = [true, false] as const;
const FEW_OR_MANY = [0, 4] as const;

/** What the sanction depends on, each as a question with the book's usual case chosen already. */
export function FactQuestions({ preview, facts, onChange }: FactQuestionsProps) {
  return askedOf(preview, facts).map(({ fact, options, assumed }) => {
    const value = facts[fact] ?? assumed;
    return (
      <RadioCards
        key={fact}
        legend={factQuestion(fact)}
        name={fact}
        compact
        options={options.map((option) => ({
          value: String(option),
          label: capitalized(factText(fact, option)),
        }))}
        value={value === null ? "" : String(value)}
        onChange={(event) => onChange({ ...facts, [fact]: readValue(event.target.value) })}
      />
    );
  });
}

/** Facts that are missing, those that were assumed, and those that have been answered. */
function askedOf(preview: SanctionPreview | null, facts: IncidentFacts): readonly Asked[] {
  const asked = new Map<IncidentFact, Asked>();
  for (const fact of Object.keys(facts) as IncidentFact[]) {
    asked.set(fact, { fact, options: usualOptions(fact), assumed: null });
  }
  for (const reason of preview?.sanction?.reasons ?? []) {
    if (reason.code !== "fact-assumed") continue;
    const { fact, assumed } = reason;
    asked.set(fact, { fact, options: usualOptions(fact), assumed });
  }
  for (const need of preview?.needs ?? []) {
    if (need.code !== "choice-needed" || need.needs === "choice") continue;
    const options = need.options as readonly (boolean | number)[];
    asked.set(need.needs, { fact: need.needs, options, assumed: null });
  }
  return [...asked.values()];
}

function usualOptions(fact: IncidentFact): readonly (boolean | number)[] {
  return fact === "plays" ? FEW_OR_MANY : YES_NO;
}

function readValue(text: string): boolean | number {
  return text === "true" || text === "false" ? text === "true" : Number(text);
}
