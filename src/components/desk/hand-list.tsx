"use client";

import { useState } from "react";
import type { HandPreview } from "@/components/acta/hand-preview";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Dialog } from "@/components/ui/dialog";
import { Badge } from "@/components/ui/state-pill";
import { TextInput } from "@/components/ui/text-input";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaHand } from "@/domain/match/acta-state";
import { PAIR_SIDES, SEATS } from "@/domain/rules/seat";
import { HAND_ENDING_LABELS } from "@/i18n/es/hand";
import type { AnnullingArticle, LineRules } from "./hand-line";
import { lineOf } from "./hand-line";
import { HandLineForm } from "./hand-line-form";

type HandListProps = {
  readonly hands: readonly ActaHand[];
  readonly rules: LineRules;
  readonly articles: readonly AnnullingArticle[];
  /** Whether hands may still be changed. */
  readonly editable: boolean;
  readonly previewChange: (handId: string, hand: RecordedHand) => HandPreview;
  readonly onEvent: (event: ActaEvent) => boolean;
  /** Lines that are nobody's record yet change without a reason. */
  readonly isDraft?: boolean;
};

/** The hands of a Hoja with their running score, as on paper; any of them can be corrected or taken off with a reason. */
export function HandList(props: HandListProps) {
  const { hands, rules, articles, editable, previewChange, onEvent, isDraft = false } = props;
  const [editing, setEditing] = useState<ActaHand | null>(null);
  if (hands.length === 0) return null;
  return (
    <>
      <table className="w-full border-collapse tabular-nums max-md:block">
        <caption className="sr-only">Manos anotadas</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-ink text-sm text-ink-soft *:px-2 *:py-1.5 *:font-semibold">
            <th scope="col">Mano</th>
            <th scope="col">Sale</th>
            <th scope="col" className="text-start">
              Cierre
            </th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className="text-end">
                {seat}
              </th>
            ))}
            {PAIR_SIDES.map((side) => (
              <th key={side} scope="col" className="text-end">
                {side[0]}·{side[1]}
              </th>
            ))}
            <th scope="col" className="text-end">
              Van
            </th>
            {editable && (
              <th scope="col">
                <span className="sr-only">Cambiar</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t-2 max-md:border-ink">
          {hands.map((hand) => (
            <HandRow
              key={hand.handId}
              hand={hand}
              articles={articles}
              editable={editable}
              isDraft={isDraft}
              onEdit={() => setEditing(hand)}
              onRemove={(reason) => onEvent({ type: "hand-removed", handId: hand.handId, reason })}
            />
          ))}
        </tbody>
      </table>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={`Corregir la mano ${editing?.number ?? ""}`}
      >
        {editing && (
          <CorrectHand
            hand={editing}
            rules={rules}
            articles={articles}
            isDraft={isDraft}
            preview={(hand) => previewChange(editing.handId, hand)}
            onCorrect={(hand, reason) => {
              const event = {
                type: "hand-corrected",
                handId: editing.handId,
                hand,
                reason,
              } as const;
              const isTaken = onEvent(event);
              if (isTaken) setEditing(null);
              return isTaken;
            }}
          />
        )}
      </Dialog>
    </>
  );
}

const WRITTEN_REASON = { label: "Motivo", hint: "Queda escrito en la Hoja." } as const;

type HandRowProps = {
  readonly hand: ActaHand;
  readonly articles: readonly AnnullingArticle[];
  readonly editable: boolean;
  readonly isDraft: boolean;
  readonly onEdit: () => void;
  readonly onRemove: (reason: string) => unknown;
};

function HandRow({ hand, articles, editable, isDraft, onEdit, onRemove }: HandRowProps) {
  const { number, result, points, running } = hand;
  return (
    <tr className="border-b border-line *:px-2 *:py-1 max-md:grid max-md:grid-cols-4 max-md:items-center max-md:py-2">
      <th scope="row" className="text-lg font-extrabold max-md:text-start">
        <span className="md:hidden">Mano </span>
        {number}
      </th>
      <td className="text-center max-md:hidden">
        {hand.leader && <SeatBadge seat={hand.leader} size="sm" />}
      </td>
      <td className="max-md:order-1 max-md:col-span-2">
        <span className="font-semibold">{endingText(hand, articles)}</span>{" "}
        {hand.corrections > 0 && <Badge>corregida</Badge>}
        {hand.isReplayed && <Badge>se repite</Badge>}
      </td>
      {SEATS.map((seat) => (
        <td key={seat} className="text-end text-ink-soft max-md:order-3 max-md:text-start">
          <span className="text-sm md:hidden">{seat} </span>
          {result?.pips?.[seat] ?? "–"}
        </td>
      ))}
      {PAIR_SIDES.map((side) => (
        <td key={side} className="text-end font-semibold max-md:hidden">
          {points[side] ? `+${points[side]}` : "0"}
        </td>
      ))}
      <td className="text-end text-lg font-extrabold whitespace-nowrap max-md:order-2">
        {running.AC ?? 0} a {running.BD ?? 0}
      </td>
      {editable && (
        <td className="text-end max-md:order-4 max-md:col-span-4">
          <span className="inline-flex gap-1">
            <Button
              size="dense"
              variant="quiet"
              icon="edit"
              onClick={onEdit}
              data-edit-hand={number}
              aria-label={`Corregir la mano ${number}`}
            >
              Corregir
            </Button>
            <ConfirmButton
              size="dense"
              variant="quiet"
              danger
              title={`¿Quitar la mano ${number}?`}
              body="Las manos siguientes suben un puesto y el resultado se cuenta otra vez."
              confirmLabel="Quitar"
              {...(isDraft ? {} : { reason: WRITTEN_REASON })}
              onConfirm={onRemove}
            >
              Quitar
            </ConfirmButton>
          </span>
        </td>
      )}
    </tr>
  );
}

function endingText({ hand, result }: ActaHand, articles: readonly AnnullingArticle[]): string {
  if ("annulled" in hand) {
    const { infraction, by } = hand.annulled;
    const article = articles.find(({ code }) => code === infraction)?.article ?? infraction;
    return `Anulada, ${by} (art. ${article})`;
  }
  if (result === null) return "Con error";
  return [HAND_ENDING_LABELS[result.ending], result.closer].filter(Boolean).join(" ");
}

type CorrectHandProps = {
  readonly hand: ActaHand;
  readonly rules: LineRules;
  readonly articles: readonly AnnullingArticle[];
  readonly isDraft: boolean;
  readonly preview: (hand: RecordedHand) => HandPreview;
  readonly onCorrect: (hand: RecordedHand, reason: string) => boolean;
};

function CorrectHand(props: CorrectHandProps) {
  const { hand, rules, articles, isDraft, preview, onCorrect } = props;
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <div className="grid gap-4">
      {!isDraft && (
        <TextInput
          {...WRITTEN_REASON}
          value={reason}
          error={problem}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => {
            setReason(event.target.value);
            setProblem("");
          }}
        />
      )}
      <HandLineForm
        first={lineOf(hand.hand, hand.result?.pips ?? null, articles)}
        rules={rules}
        articles={articles}
        preview={preview}
        submitLabel="Corregir"
        onHand={(corrected) => {
          if (!isDraft && reason.trim() === "") {
            setProblem("Escribe por qué se corrige.");
            return false;
          }
          return onCorrect(corrected, reason.trim());
        }}
      />
    </div>
  );
}
