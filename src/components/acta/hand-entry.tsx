"use client";

import type { ReactNode } from "react";
import { useMemo, useState } from "react";
import { TilePicker } from "@/components/domino/tile-picker";
import { Button } from "@/components/ui/button";
import type { BySeat, HandEnding, Tile } from "@/domain/hand/hand";
import type { RecordedHand } from "@/domain/match/acta";
import type { Seat } from "@/domain/rules/seat";
import type { InfractionCode } from "@/domain/rules/vocabulary";
import { INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";
import { annullingInfractions } from "./annulling";
import { EndingButtons } from "./ending-buttons";
import type { HandDraft, HandStep } from "./hand-draft";
import { handOf, isCounted, seatsToCount, stepsOf } from "./hand-draft";
import { HandExtras } from "./hand-extras";
import { HandFactsList } from "./hand-facts-list";
import type { HandPreview, TableRules } from "./hand-preview";
import { HandVerdict } from "./hand-verdict";
import { PipsPad } from "./pips-pad";
import { ReasonField } from "./reason-field";
import { SeatChoice } from "./seat-choice";
import type { SeatNames } from "./seat-names";
import { StepFrame } from "./step-frame";
import { stepBack, useStepHistory } from "./use-step-history";

type HandEntryProps = {
  readonly names: SeatNames;
  /** Number of the hand, from 1. */
  readonly number: number;
  /** Who led it, where it is known. */
  readonly leader: Seat | null;
  readonly rules: TableRules;
  /** What has been answered already: an ending, or the whole hand that is corrected. */
  readonly initial: HandDraft;
  /** A correction, which takes a reason. */
  readonly corrects?: boolean;
  /** Asks the engine: see `previewHand`. */
  readonly judge: (hand: RecordedHand) => HandPreview;
  readonly onSubmit: (hand: RecordedHand, reason: string) => void;
  readonly onCancel: () => void;
};

const BY_TITLES: Readonly<Record<HandEnding, string>> = {
  domino: "¿Quién dominó?",
  block: "¿Quién trancó?",
  annulled: "¿Quién cometió la infracción?",
  "false-block": "¿Quién cantó el tranque falso?",
  redeal: "¿Quién mostró los dobles?",
};

const USUAL_REASONS = ["Se contó mal", "Se anotó a quien no era", "Se marcó otro final"] as const;

/** One hand, one question at a time, judged in the browser before it is sent. Works by thumb and by keyboard. */
export function HandEntry(props: HandEntryProps) {
  const { names, number, leader, rules, initial, corrects = false, judge } = props;
  const [draft, setDraft] = useState(initial);
  const first = corrects ? "review" : nextStep(initial, rules, initial.ending ? "ending" : null);
  const [trail, setTrail] = useState<readonly HandStep[]>([first]);
  const step = trail.at(-1) ?? first;

  useStepHistory(trail.length, (depth) => {
    if (depth > 0) setTrail(trail.slice(0, depth));
    else props.onCancel();
  });

  /** Takes an answer and goes on to the next open question. */
  function answer(next: HandDraft, at: HandStep): void {
    setDraft(next);
    setTrail([...trail, nextStep(next, rules, at)]);
  }

  const frame = (title: ReactNode, body: ReactNode, hint?: ReactNode) => (
    <StepFrame key={step} title={title} hint={hint} onBack={stepBack}>
      {body}
    </StepFrame>
  );

  switch (step) {
    case "ending":
      return frame(
        "¿Cómo terminó la mano?",
        <EndingButtons
          rules={rules.rules}
          onChoose={(ending) =>
            answer({ ...draft, ending, pips: {}, left: {}, lastTile: null }, "ending")
          }
        />,
      );
    case "infraction":
      return frame(
        "¿Por qué se anula?",
        <InfractionChoice
          infractions={annullingInfractions(rules.rulesSpec)}
          onChoose={(infraction) => answer({ ...draft, infraction }, "infraction")}
        />,
        "La multa y las tarjetas las anota el juez.",
      );
    case "by":
      return frame(
        BY_TITLES[draft.ending ?? "domino"],
        <SeatChoice
          label={BY_TITLES[draft.ending ?? "domino"]}
          names={names}
          chosen={draft.by ?? undefined}
          notes={leader === null ? {} : { [leader]: "Salió" }}
          onChoose={(by) => answer(withPerson(draft, by), "by")}
        />,
      );
    case "doubles":
      return frame(
        "¿Cuántos dobles mostró?",
        <DoublesChoice
          least={rules.rules.doublesRedeal ?? 7}
          onChoose={(doubles) => answer({ ...draft, doubles }, "doubles")}
        />,
      );
    case "count":
      return frame(
        "¿Cuánto le quedó a cada uno?",
        <CountStep
          draft={draft}
          names={names}
          onChange={setDraft}
          onDone={() => answer(draft, "count")}
        />,
      );
    case "review":
      return frame(
        corrects ? `Corregir la mano ${number}` : `Mano ${number}`,
        <Review
          draft={draft}
          names={names}
          rules={rules}
          corrects={corrects}
          judge={judge}
          onChange={setDraft}
          onGo={(to) => setTrail([...trail, to])}
          onSubmit={props.onSubmit}
        />,
      );
  }
}

/** The next question without an answer; the review when there is none. */
function nextStep(draft: HandDraft, { rules }: TableRules, after: HandStep | null): HandStep {
  const isOpen: Readonly<Record<HandStep, boolean>> = {
    ending: draft.ending === null,
    infraction: draft.infraction === null,
    by: draft.by === null,
    doubles: draft.doubles === null,
    count: !isCounted(draft),
    review: true,
  };
  const steps = stepsOf(draft, rules);
  const from = after === null ? 0 : steps.indexOf(after) + 1;
  return steps.slice(from).find((step) => isOpen[step]) ?? "ending";
}

/** Another person went out: what was counted for him, and for whoever stood there before, is no longer true. */
function withPerson(draft: HandDraft, by: Seat): HandDraft {
  if (draft.ending !== "domino" || draft.by === by) return { ...draft, by };
  const isKept = ([seat]: [string, unknown]) => seat !== by && seat !== draft.by;
  return {
    ...draft,
    by,
    pips: Object.fromEntries(Object.entries(draft.pips).filter(isKept)) as BySeat<number>,
    left: Object.fromEntries(Object.entries(draft.left).filter(isKept)) as HandDraft["left"],
    lastTile: null,
  };
}

type InfractionChoiceProps = {
  readonly infractions: ReturnType<typeof annullingInfractions>;
  readonly onChoose: (code: InfractionCode) => void;
};

function InfractionChoice({ infractions, onChoose }: InfractionChoiceProps) {
  return (
    <ul className="flex flex-col gap-2">
      {infractions.map(({ code, article }) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onChoose(code)}
            className="min-h-18 w-full rounded-control border-2 border-line-strong bg-surface px-3 py-2 text-start hover:bg-sunken active:translate-y-px"
          >
            <span className="block text-lg leading-tight font-semibold">
              {infractionTitle(code)}{" "}
              <span className="text-sm font-normal text-ink-soft">art. {article}</span>
            </span>
            <span className="text-sm text-ink-soft">{INFRACTION_TEXTS[code]?.summary}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type DoublesChoiceProps = {
  readonly least: number;
  readonly onChoose: (doubles: number) => void;
};

function DoublesChoice({ least, onChoose }: DoublesChoiceProps) {
  const counts = Array.from({ length: 8 - least }, (_, index) => least + index);
  return (
    <div className="grid grid-cols-3 gap-2">
      {counts.map((doubles) => (
        <Button key={doubles} size="large" onClick={() => onChoose(doubles)}>
          {doubles}
        </Button>
      ))}
    </div>
  );
}

type CountStepProps = {
  readonly draft: HandDraft;
  readonly names: SeatNames;
  readonly onChange: (next: HandDraft) => void;
  readonly onDone: () => void;
};

/** The pips of each, by figures or by tapping the tiles themselves. */
function CountStep({ draft, names, onChange, onDone }: CountStepProps) {
  const seats = seatsToCount(draft);
  const byTiles = draft.counting === "tiles";
  return (
    <>
      {byTiles ? (
        <>
          <div className="-mx-3 sm:mx-0">
            <div className="px-3 sm:px-0">
              <TilePicker
                legend="Toca las fichas que le quedaron a cada uno"
                hands={seats.map((seat) => ({
                  key: seat,
                  short: seat,
                  label: names[seat].split(" ")[0],
                }))}
                value={draft.left as Readonly<Record<string, readonly Tile[]>>}
                onChange={(left) => onChange({ ...draft, left: left as HandDraft["left"] })}
              />
            </div>
          </div>
          <div className="sticky bottom-0 -mx-3 mt-2 bg-paper px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
            <Button
              variant="primary"
              size="large"
              wide
              disabled={!isCounted(draft)}
              onClick={onDone}
            >
              Listo
            </Button>
          </div>
        </>
      ) : (
        <PipsPad
          names={names}
          seats={seats}
          value={draft.pips}
          onChange={(pips) => onChange({ ...draft, pips })}
          onDone={onDone}
        />
      )}
      <Button
        variant="quiet"
        wide
        className="mt-1"
        onClick={() => onChange({ ...draft, counting: byTiles ? "pips" : "tiles" })}
      >
        {byTiles ? "Escribir los tantos" : "Tocar las fichas en vez de sumar"}
      </Button>
    </>
  );
}

type ReviewProps = {
  readonly draft: HandDraft;
  readonly names: SeatNames;
  readonly rules: TableRules;
  readonly corrects: boolean;
  readonly judge: (hand: RecordedHand) => HandPreview;
  readonly onChange: (next: HandDraft) => void;
  readonly onGo: (step: HandStep) => void;
  readonly onSubmit: (hand: RecordedHand, reason: string) => void;
};

function Review(props: ReviewProps) {
  const { draft, names, rules, corrects, judge, onChange, onGo, onSubmit } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  const hand = useMemo(() => handOf(draft, rules.rules), [draft, rules]);
  const preview = useMemo(() => (hand === null ? null : judge(hand)), [hand, judge]);

  function submit(): void {
    if (hand === null) return;
    if (corrects && reason.trim() === "") setProblem("Escribe o toca el motivo de la corrección.");
    else onSubmit(hand, reason.trim());
  }

  return (
    <div className="flex flex-col gap-3">
      {preview && <HandVerdict preview={preview} names={names} />}
      <HandFactsList
        draft={draft}
        names={names}
        steps={stepsOf(draft, rules.rules)}
        onChange={onGo}
      />
      <HandExtras draft={draft} rules={rules.rules} onChange={onChange} />
      {corrects && (
        <ReasonField
          label="Motivo de la corrección"
          value={reason}
          onChange={setReason}
          usual={USUAL_REASONS}
          error={problem || undefined}
        />
      )}
      <div className="sticky bottom-0 -mx-3 border-t border-line bg-paper px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        <Button
          variant="primary"
          size="large"
          wide
          icon="check"
          disabled={preview === null || !preview.ok}
          onClick={submit}
        >
          {corrects ? "Guardar la corrección" : "Guardar la mano"}
        </Button>
      </div>
    </div>
  );
}
