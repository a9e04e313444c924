"use client";

import { useEffect, useRef, useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Pending } from "@/components/ui/progress";
import { sameData } from "@/domain/kernel/same-data";
import type { ChangeCost } from "@/domain/tournament/manual-change";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { differenceTexts } from "@/i18n/es/round-costs";
import { GRADE_NAMES, previewChangeText } from "@/i18n/es/round-review";
import type { DraftView } from "@/server/rounds/draft-view";
import { changeDraftAction, reviewChangeAction } from "../actions";
import { MessageList } from "../message-list";
import type { Picked } from "./picked";
import { WarningList } from "./warning-list";

type ChangeBarProps = {
  readonly slug: string;
  readonly draft: Pick<DraftView, "id" | "version" | "names">;
  readonly first: Picked | null;
  readonly change: PreviewChange | null;
  readonly onCancel: () => void;
  readonly onDone: () => void;
};

/** At the foot of the list: what is being exchanged, what that brings and takes away, and doing it. */
export function ChangeBar({ slug, draft, first, change, onCancel, onDone }: ChangeBarProps) {
  const [review, setReview] = useState<Answer<ChangeCost> | null>(null);
  const { send, pending, failure, clear } = useCommand(changeDraftAction);
  const bar = useRef<HTMLDivElement>(null);
  const { id: roundId, version, names } = draft;
  const nameOf = (id: string) => names[id] ?? id;

  useEffect(() => {
    setReview(null);
    clear();
    if (change === null) return;
    let current = true;
    void reviewChangeAction({ slug, roundId, change })
      .catch(
        (): Answer<ChangeCost> => ({
          ok: false,
          messages: ["No hay conexión con el servidor. Elige otra vez."],
          codes: ["no-connection"],
          overridable: false,
        }),
      )
      .then((answer) => {
        if (!current) return;
        setReview(answer);
        requestAnimationFrame(() =>
          bar.current?.querySelector<HTMLButtonElement>("[data-do] button")?.focus(),
        );
      });
    return () => {
      current = false;
    };
  }, [change, slug, roundId, clear]);

  if (first === null) return null;
  async function apply(reason?: string) {
    if (change === null) return;
    const answer = await send({ roundId, version, change, ...(reason ? { reason } : {}) });
    if (answer.ok) onDone();
  }

  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 border-t-4 border-sea bg-surface px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised sm:px-5"
    >
      <div aria-live="polite" className="grid max-h-[45dvh] gap-2 overflow-y-auto">
        <p className="text-lg font-semibold">
          {change === null ? firstText(first, nameOf) : previewChangeText(change, nameOf)}
        </p>
        {change !== null && review === null && <Pending>Revisando el cambio…</Pending>}
        {review?.ok && <Review review={review.value} names={names} />}
        {review && !review.ok && <MessageList messages={review.messages} />}
        {failure && (
          <div className="font-semibold text-wine">
            <MessageList messages={failure.messages} />
          </div>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {review?.ok && (
          <span data-do>
            <ApplyButton review={review.value} names={names} pending={pending} onApply={apply} />
          </span>
        )}
        <Button onClick={onCancel}>Dejarlo como está</Button>
      </div>
    </div>
  );
}

function firstText(first: Picked, nameOf: (id: string) => string): string {
  return first.kind === "table"
    ? `Mesa ${first.table}: elige la otra mesa.`
    : `${nameOf(first.id)}: elige con quién cambia.`;
}

type Names = Readonly<Record<string, string>>;

function Review({ review, names }: { readonly review: ChangeCost; readonly names: Names }) {
  const { brings, takes, change } = review;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div>
        <p className="font-semibold">
          Qué cuesta <span className="text-ink-soft">· {GRADE_NAMES[review.grade]}</span>
        </p>
        <CostSentences review={review} names={names} />
      </div>
      {(brings.length > 0 || takes.length > 0) && (
        <div className="grid content-start gap-3">
          {brings.length > 0 && (
            <div>
              <p className="font-semibold">Trae</p>
              <WarningList warnings={brings} names={names} />
            </div>
          )}
          {takes.length > 0 && (
            <div>
              <p className="font-semibold text-felt">Quita</p>
              <WarningList warnings={takes} names={names} />
            </div>
          )}
        </div>
      )}
      {change === null && brings.length + takes.length === 0 && (
        <p>No trae ni quita ningún aviso.</p>
      )}
    </div>
  );
}

/** What the change costs by each criterion, and all changes together against the engine's answer where that differs. */
function CostSentences({ review, names }: { readonly review: ChangeCost; readonly names: Names }) {
  const { change, total, rests, totalRests } = review;
  if (change === null || total === null) {
    return <p>Esta ronda sale de un calendario: solo cuentan los avisos.</p>;
  }
  const texts = differenceTexts(change, rests, (id) => names[id] ?? id);
  const isFirst = sameData(change, total);
  const totals = isFirst ? [] : differenceTexts(total, totalRests, (id) => names[id] ?? id);
  return (
    <>
      {texts.length === 0 ? (
        <p>Nada: la ronda cuesta lo mismo.</p>
      ) : (
        <ul className="grid gap-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isFirst && (
        <p className="mt-2 text-sm text-ink-soft">
          {totals.length === 0
            ? "Con este cambio la ronda vuelve a costar lo que propuso el programa."
            : `Con todos los cambios, contra lo que propuso el programa: ${totals.join(" ")}`}
        </p>
      )}
    </>
  );
}

type ApplyButtonProps = {
  readonly review: ChangeCost;
  readonly names: Names;
  readonly pending: boolean;
  readonly onApply: (reason?: string) => Promise<void>;
};

/** Graded: straight away, after a question with its reason, or not at all. */
function ApplyButton({ review, names, pending, onApply }: ApplyButtonProps) {
  if (review.grade === "refuse") {
    return (
      <Button variant="primary" icon="swap" disabled>
        No se puede cambiar así
      </Button>
    );
  }
  if (review.grade !== "confirm") {
    return (
      <Button variant="primary" icon="swap" pending={pending} onClick={() => onApply()}>
        Cambiar
      </Button>
    );
  }
  return (
    <ConfirmButton
      variant="primary"
      icon="swap"
      danger
      title="¿Cambiar de todos modos?"
      body={
        <div className="grid gap-3">
          <WarningList
            warnings={review.brings.filter(({ grade }) => grade === "confirm")}
            names={names}
          />
          <CostSentences review={review} names={names} />
        </div>
      }
      reason={{ label: "Motivo", hint: "Se publica con la ronda, con tu nombre y la hora." }}
      confirmLabel="Cambiar así"
      onConfirm={onApply}
    >
      Cambiar
    </ConfirmButton>
  );
}
