"use client";

import { PipsPad } from "@/components/acta/pips-pad";
import type { SeatNames } from "@/components/acta/seat-names";
import { CardGlyph } from "@/components/domino/card-glyph";
import { Checkbox } from "@/components/ui/checkbox";
import type { Seat } from "@/domain/rules/seat";
import { pairSideOf, SEATS } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import type { StepQuestion } from "@/domain/sanctions/choose-effects";
import type { SanctionCatalogue } from "@/domain/sanctions/infraction";
import { listed } from "@/i18n/es/listed";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { IncidentDraft } from "./incident-draft";
import { JudgedPanel } from "./judged-panel";
import { leftOpen } from "./left-open";
import { Question } from "./step-question";

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
  const { questions, scope } = leftOpen(catalogue, infraction, preview, draft);
  const needsPips =
    Object.keys(draft.pips).length > 0 ||
    preview?.problems.some(({ code }) => code === "pips-needed");
  const card = preview?.sanction?.reasons.find(({ code }) => code === "optional-card");
  return (
    <>
      {questions.map((question) => (
        <Question
          key={question.needs}
          infraction={infraction}
          question={question}
          chooser={chooserOf(question, draft.offenders, names)}
          draft={draft}
          onChange={onChange}
        />
      ))}
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
function chooserOf(
  { options }: StepQuestion,
  offenders: readonly Seat[],
  names: SeatNames,
): string {
  const [offender] = offenders;
  if (offender === undefined || !options.includes("continue")) return "Qué decide el juez";
  const others = SEATS.filter((seat) => pairSideOf(seat) !== pairSideOf(offender));
  return `Pregunta a ${listed(others.map((seat) => names[seat]))}: ¿qué escogen?`;
}
