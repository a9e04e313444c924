"use client";

import { PipsPad } from "@/components/acta/pips-pad";
import type { SeatNames } from "@/components/acta/seat-names";
import { CardGlyph } from "@/components/domino/card-glyph";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioCards } from "@/components/ui/radio-cards";
import type { Seat } from "@/domain/rules/seat";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import type { SanctionCatalogue } from "@/domain/sanctions/infraction";
import { choiceName } from "@/i18n/es/sanctions";
import type { SanctionPreview } from "@/server/sanctions/preview";
import { FactQuestions } from "./fact-questions";
import type { IncidentDraft } from "./incident-draft";
import { JudgedPanel } from "./judged-panel";
import { choicesOf, defaultChoice, judgeScopeOf } from "./left-open";

type NeededChoicesProps = {
  readonly draft: IncidentDraft;
  readonly infraction: InfractionCode;
  readonly catalogue: SanctionCatalogue;
  readonly preview: SanctionPreview | null;
  readonly names: SeatNames;
  readonly onChange: (next: IncidentDraft) => void;
};

/** What the book leaves open at this step: a choice of opponents or judge, facts, pips, a card, the judge's own measure. */
export function NeededChoices(props: NeededChoicesProps) {
  const { draft, infraction, catalogue, preview, names, onChange } = props;
  const choices = choicesOf(catalogue, infraction, preview);
  const needsPips =
    Object.keys(draft.pips).length > 0 ||
    preview?.problems.some(({ code }) => code === "pips-needed");
  const card = preview?.sanction?.reasons.find(({ code }) => code === "optional-card");
  const scope = judgeScopeOf(catalogue, infraction, preview);
  return (
    <>
      {choices.length > 0 && (
        <RadioCards
          legend={choiceLegend(choices, draft.offenders, names)}
          name="choice"
          options={choices.map((choice) => ({
            value: choice,
            label: choiceName(infraction, choice),
          }))}
          value={draft.choice ?? defaultChoice(catalogue, infraction, preview) ?? ""}
          onChange={(event) =>
            onChange({ ...draft, choice: event.target.value as SanctionChoice, facts: {} })
          }
        />
      )}
      <FactQuestions
        preview={preview}
        facts={draft.facts}
        onChange={(facts) => onChange({ ...draft, facts })}
      />
      {needsPips && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">¿Cuánto le quedó a cada uno?</legend>
          <PipsPad
            names={names}
            seats={SEATS}
            value={draft.pips}
            onChange={(pips) => onChange({ ...draft, pips })}
            onDone={() => undefined}
          />
        </fieldset>
      )}
      {(card?.code === "optional-card" || draft.judged.withCard === true) && (
        <Checkbox
          label={
            <span className="inline-flex items-center gap-2">
              Mostrar tarjeta{" "}
              {card?.code === "optional-card" && <CardGlyph card={card.card} size="sm" />}
            </span>
          }
          hint="El reglamento la deja a juicio del juez."
          checked={draft.judged.withCard === true}
          onChange={(event) => {
            const { withCard: _, ...judged } = draft.judged;
            onChange({
              ...draft,
              judged: event.target.checked ? { ...judged, withCard: true } : judged,
            });
          }}
        />
      )}
      {scope !== null && (
        <JudgedPanel
          scope={scope}
          judged={draft.judged}
          onChange={(judged) => onChange({ ...draft, judged })}
        />
      )}
    </>
  );
}

/** Who chooses: the judge, or the offended pair by name (12.2, 13.3). */
function choiceLegend(
  choices: readonly SanctionChoice[],
  offenders: readonly Seat[],
  names: SeatNames,
): string {
  if (!choices.includes("continue")) return "Qué decide el juez";
  const side =
    offenders[0] === "A" || offenders[0] === "C" ? (["B", "D"] as const) : (["A", "C"] as const);
  return `Pregunta a ${names[side[0]]} y ${names[side[1]]}: ¿qué escogen?`;
}
