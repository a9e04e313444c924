"use client";

import { useEffect, useRef, useState } from "react";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Pending } from "@/components/ui/progress";
import type { ManualWarning } from "@/domain/pairing/review/manual-round";
import type { PreviewChange } from "@/domain/tournament/round-preview";
import { previewChangeText } from "@/i18n/es/round-review";
import type { ChangeReview, DraftView } from "@/server/rounds/draft-view";
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
  const [review, setReview] = useState<Answer<ChangeReview> | null>(null);
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
        (): Answer<ChangeReview> => ({
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
  async function apply() {
    if (change === null) return;
    const answer = await send({ roundId, version, change });
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

/** What a warning is about, wherever it sits: a table that only moves brings nothing new. */
const keyOf = ({ code, ids }: ManualWarning) => [code, ids.toSorted().join("+")].join(" ");

/** Warnings that one list has and the other has not. */
function onlyIn(list: readonly ManualWarning[], other: readonly ManualWarning[]) {
  const keys = new Set(other.map(keyOf));
  return list.filter((warning) => !keys.has(keyOf(warning)));
}

type Names = Readonly<Record<string, string>>;

function Review({ review, names }: { readonly review: ChangeReview; readonly names: Names }) {
  const gained = onlyIn(review.after, review.before);
  const lost = onlyIn(review.before, review.after);
  if (gained.length === 0 && lost.length === 0) return <p>No trae ni quita ningún aviso.</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {gained.length > 0 && (
        <div>
          <p className="font-semibold">Trae</p>
          <WarningList warnings={gained} names={names} />
        </div>
      )}
      {lost.length > 0 && (
        <div>
          <p className="font-semibold text-felt">Quita</p>
          <WarningList warnings={lost} names={names} />
        </div>
      )}
    </div>
  );
}

type ApplyButtonProps = {
  readonly review: ChangeReview;
  readonly names: Names;
  readonly pending: boolean;
  readonly onApply: () => Promise<void>;
};

/** Graded: straight away, after a question, or not at all. */
function ApplyButton({ review, names, pending, onApply }: ApplyButtonProps) {
  const gained = onlyIn(review.after, review.before);
  if (gained.some(({ grade }) => grade === "refuse")) {
    return (
      <Button variant="primary" icon="swap" disabled>
        No se puede cambiar así
      </Button>
    );
  }
  const grave = gained.filter(({ grade }) => grade === "confirm");
  if (grave.length === 0) {
    return (
      <Button variant="primary" icon="swap" pending={pending} onClick={onApply}>
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
      body={<WarningList warnings={grave} names={names} />}
      confirmLabel="Cambiar así"
      onConfirm={onApply}
    >
      Cambiar
    </ConfirmButton>
  );
}
