"use client";

import { PipsPad } from "@/components/acta/pips-pad";
import type { SeatNames } from "@/components/acta/seat-names";
import { CardGlyph } from "@/components/domino/card-glyph";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioCards } from "@/components/ui/radio-cards";
import { SEATS } from "@/domain/rules/seat";
import type { InfractionCode, SanctionChoice } from "@/domain/rules/vocabulary";
import { findInfraction } from "@/domain/sanctions/catalogue";
import type { SanctionCatalogue, SanctionStep } from "@/domain/sanctions/infraction";
import { choiceName } from "@/i18n/es/sanctions";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { IncidentDraft } from "./incident-draft";

type NeededChoicesProps = {
  readonly draft: IncidentDraft;
  readonly infraction: InfractionCode;
  readonly catalogue: SanctionCatalogue;
  readonly preview: SanctionPreview | null;
  readonly names: SeatNames;
  readonly onChange: (next: IncidentDraft) => void;
};

/** What the book leaves open at this step: the choice of opponents or judge, the face of the tile, pips, a card. */
export function NeededChoices(props: NeededChoicesProps) {
  const { draft, infraction, catalogue, preview, names, onChange } = props;
  const choices = choicesOf(catalogue, infraction, preview);
  const needsFace = draft.faceUp !== null || needs(preview, "faceUp");
  const needsPips =
    Object.keys(draft.pips).length > 0 ||
    preview?.problems.some(({ code }) => code === "pips-needed");
  const card = preview?.sanction?.reasons.find(({ code }) => code === "optional-card");
  return (
    <>
      {choices.length > 0 && (
        <RadioCards
          legend={choices.includes("expel") ? "Qué decide el juez" : "Qué escogen los contrarios"}
          name="choice"
          options={choices.map((choice) => ({
            value: choice,
            label: choiceName(infraction, choice),
          }))}
          value={draft.choice ?? defaultOf(catalogue, infraction, preview) ?? ""}
          onChange={(event) =>
            onChange({ ...draft, choice: event.target.value as SanctionChoice, faceUp: null })
          }
        />
      )}
      {needsFace && (
        <RadioCards
          legend="¿Se vieron los puntos de la ficha?"
          name="face"
          compact
          options={[
            { value: "up", label: "Sí, se vieron" },
            { value: "down", label: "No se vieron" },
          ]}
          value={draft.faceUp === null ? "" : draft.faceUp ? "up" : "down"}
          onChange={(event) => onChange({ ...draft, faceUp: event.target.value === "up" })}
        />
      )}
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
      {card?.code === "optional-card" && (
        <Checkbox
          label={
            <span className="inline-flex items-center gap-2">
              Mostrar tarjeta <CardGlyph card={card.card} size="sm" />
            </span>
          }
          hint={`El artículo ${card.article} la deja a juicio del juez.`}
          checked={draft.withCard}
          onChange={(event) => onChange({ ...draft, withCard: event.target.checked })}
        />
      )}
    </>
  );
}

function needs(preview: SanctionPreview | null, what: "choice" | "faceUp"): boolean {
  return (
    preview?.needs.some((need) => need.code === "choice-needed" && need.needs === what) === true
  );
}

/** The options of the step that the history gives: they stay in sight once one is chosen. */
function choicesOf(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): readonly SanctionChoice[] {
  const asked = preview?.needs.find(
    (need) => need.code === "choice-needed" && need.needs === "choice",
  );
  if (asked?.code === "choice-needed") return asked.options as readonly SanctionChoice[];
  const steps = findInfraction(catalogue, code)?.steps ?? [];
  const step = steps[(preview?.sanction?.step ?? stepNeeded(preview)) - 1];
  return step === undefined ? [] : branchesOf(step);
}

/** The choice that the book makes where nobody says otherwise. */
function defaultOf(
  catalogue: SanctionCatalogue,
  code: InfractionCode,
  preview: SanctionPreview | null,
): SanctionChoice | undefined {
  const step = findInfraction(catalogue, code)?.steps[(preview?.sanction?.step ?? 0) - 1];
  return step !== undefined && "branches" in step ? step.byDefault : undefined;
}

function stepNeeded(preview: SanctionPreview | null): number {
  const need = preview?.needs.find(({ code }) => code === "choice-needed");
  return need?.code === "choice-needed" ? need.step : 0;
}

function branchesOf(step: SanctionStep): readonly SanctionChoice[] {
  return "branches" in step ? step.branches.map(({ choice }) => choice) : [];
}
