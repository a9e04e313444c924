"use client";

import { annullingInfractions } from "@/components/acta/annulling";
import { previewHand } from "@/components/acta/hand-preview";
import type { SeatNames } from "@/components/acta/seat-names";
import { sentenceNames } from "@/components/acta/seat-names";
import { lineOf } from "@/components/desk/hand-line";
import { HandLineForm } from "@/components/desk/hand-line-form";
import { Button } from "@/components/ui/button";
import { RadioCards } from "@/components/ui/radio-cards";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { PAIR_SIDES } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { infractionTitle } from "@/i18n/es/sanctions";
import type { TableView } from "@/server/actas/table-view";
import type { DecisionDraft, ResultChange } from "./decision-draft";
import { withEntry } from "./decision-draft";
import { IncidentEditor } from "./incident-editor";

type EditorProps = {
  readonly view: TableView;
  readonly names: SeatNames;
  readonly draft: DecisionDraft;
  readonly onChange: (next: DecisionDraft) => void;
};

/** What happens to each infraction of the sheet, and those that the Junta adds. */
export function IncidentChanges({ view, names, draft, onChange }: EditorProps) {
  const added = (index: number, next: DecisionDraft["added"][number] | null) =>
    onChange({
      ...draft,
      added: draft.added.flatMap((one, place) => (place === index ? (next ?? []) : one)),
    });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">Infracciones</legend>
      {view.incidents.length === 0 && <p className="text-ink-soft">La Hoja no tiene ninguna.</p>}
      {view.incidents.map(({ incidentId, infraction, article, offenders }) => {
        const change = draft.incidents[incidentId];
        const who = offenders.map((seat) => names[seat]).join(", ");
        return (
          <div key={incidentId} className="grid gap-3 border-s-4 border-line ps-3">
            <Select
              label={`${infractionTitle(infraction)} (art. ${article}), ${who}`}
              options={[
                { value: "", label: "Se queda" },
                { value: "cancel", label: "Se anula" },
                { value: "change", label: "Se cambia" },
              ]}
              value={change?.kind ?? ""}
              onChange={(event) =>
                onChange({
                  ...draft,
                  incidents: withEntry(
                    draft.incidents,
                    incidentId,
                    incidentChange(event.target.value, { infraction, offenders }),
                  ),
                })
              }
            />
            {change?.kind === "change" && (
              <IncidentEditor
                rules={view.rulesSpec}
                people={view.people}
                value={change.set}
                onChange={(set) =>
                  onChange({
                    ...draft,
                    incidents: withEntry(draft.incidents, incidentId, { kind: "change", set }),
                  })
                }
              />
            )}
          </div>
        );
      })}
      {draft.added.map((incident, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is added has no id until it is decided
        <div key={index} className="grid gap-3 border-s-4 border-sea ps-3">
          <IncidentEditor
            rules={view.rulesSpec}
            people={view.people}
            value={incident}
            onChange={(set) => added(index, { ...set, afterHand: incident.afterHand })}
          />
          <Select
            label="En qué mano"
            options={view.state.hands.map(({ number }) => ({
              value: String(number - 1),
              label: `Mano ${number}`,
            }))}
            value={String(incident.afterHand)}
            onChange={(event) =>
              added(index, { ...incident, afterHand: Number(event.target.value) })
            }
          />
          <div>
            <Button variant="quiet" icon="close" onClick={() => added(index, null)}>
              No añadirla
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          onClick={() =>
            onChange({
              ...draft,
              added: [...draft.added, { infraction: FIRST, offenders: [], afterHand: 0 }],
            })
          }
        >
          Añadir una infracción
        </Button>
      </div>
    </fieldset>
  );
}

const FIRST: InfractionCode = "F-19.5";

function incidentChange(
  kind: string,
  old: Pick<TableView["incidents"][number], "infraction" | "offenders">,
) {
  if (kind === "cancel") return { kind } as const;
  return kind === "change" ? ({ kind, set: { ...old } } as const) : null;
}

/** What happens to each hand of the sheet. */
export function HandChanges({ view, names, draft, onChange }: EditorProps) {
  const { hands } = view.state;
  const set = (handId: string, change: DecisionDraft["hands"][string] | null) =>
    onChange({ ...draft, hands: withEntry(draft.hands, handId, change) });
  const articles = annullingInfractions(view.rulesSpec);
  if (hands.length === 0) return null;
  return (
    <details open={Object.keys(draft.hands).length > 0 || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-sea underline-offset-4 hover:underline">
        Corregir o quitar manos ({hands.length})
      </summary>
      <div className="mt-2 grid gap-3">
        {hands.map((hand) => {
          const { handId, number, points } = hand;
          const change = draft.hands[handId];
          return (
            <div key={handId} className="grid gap-3 border-s-4 border-line ps-3">
              <Select
                label={`Mano ${number}: ${points.AC ?? 0} a ${points.BD ?? 0}`}
                options={[
                  { value: "", label: "Se queda" },
                  { value: "correct", label: "Se corrige" },
                  { value: "remove", label: "Se quita" },
                ]}
                value={change?.kind ?? ""}
                onChange={(event) => {
                  const kind = event.target.value;
                  if (kind === "remove") set(handId, { kind });
                  else set(handId, kind === "correct" ? { kind, hand: null } : null);
                }}
              />
              {change?.kind === "correct" && (
                <>
                  <HandLineForm
                    rules={view.rules}
                    articles={articles}
                    first={lineOf(hand.hand, hand.result?.pips ?? null, articles)}
                    preview={(next) =>
                      previewHand(
                        { ...view.state, closed: false, verified: null },
                        next,
                        {
                          rules: view.rules,
                          rulesSpec: view.rulesSpec,
                          format: view.tournament.format,
                        },
                        sentenceNames(names),
                        handId,
                      )
                    }
                    onHand={(next) => {
                      set(handId, { kind: "correct", hand: next });
                      return true;
                    }}
                    submitLabel="Poner así"
                  />
                  {change.hand && <p className="font-semibold text-felt">Queda corregida.</p>}
                </>
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}

/** Whether the result comes from the hands, or the Junta sets or annuls it. */
export function ResultChanges({ draft, onChange }: Pick<EditorProps, "draft" | "onChange">) {
  const { result } = draft;
  const set = (next: ResultChange) => onChange({ ...draft, result: next });
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Resultado"
        name="result"
        columns={3}
        options={[
          { value: "from-hands", label: "Sale de la Hoja" },
          { value: "rule", label: "Lo fija la Junta", hint: "Antes de las multas" },
          { value: "annul", label: "Se anula la partida", hint: "No la gana nadie" },
        ]}
        value={result.kind}
        onChange={(event) => {
          const kind = event.target.value as ResultChange["kind"];
          set(kind === "rule" ? { kind, score: { AC: "", BD: "" } } : { kind });
        }}
      />
      {result.kind === "rule" && (
        <div className="grid grid-cols-2 gap-3">
          {PAIR_SIDES.map((side) => (
            <TextInput
              key={side}
              label={`Pareja ${side === "AC" ? "A·C" : "B·D"}`}
              inputMode="numeric"
              value={result.score[side]}
              onChange={(event) =>
                set({ kind: "rule", score: { ...result.score, [side]: event.target.value } })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
