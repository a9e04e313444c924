"use client";

import type { KeyboardEvent } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserStore } from "@/components/acta/acta-storage";
import type { HandPreview } from "@/components/acta/hand-preview";
import type { SeatNames } from "@/components/acta/seat-names";
import { SeatBadge } from "@/components/domino/seat-badge";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { ActaEvent, RecordedHand } from "@/domain/match/acta";
import type { ActaState } from "@/domain/match/acta-state";
import { foldActa } from "@/domain/match/fold-acta";
import type { SecondEntry } from "@/domain/match/second-entry";
import type { SecondTypingView } from "@/server/actas/second-typing";
import { CompareButton } from "./compare-button";
import type { AnnullingArticle, HandLine } from "./hand-line";
import { lineOf } from "./hand-line";
import { HandLineForm } from "./hand-line-form";
import { HandList } from "./hand-list";
import type { SecondDraft } from "./second-draft";
import { draftAfter, EMPTY_SECOND, keepSecondDraft, readSecondDraft } from "./second-draft";
import { StartForm } from "./start-form";
import { isUndoKey } from "./undo-key";

type SecondHandsProps = {
  readonly view: SecondTypingView;
  readonly names: SeatNames;
  readonly articles: readonly AnnullingArticle[];
  readonly pending: boolean;
  readonly newId: () => string;
  readonly preview: (acta: ActaState, hand: RecordedHand, corrects?: string) => HandPreview;
  readonly onSubmit: (entry: SecondEntry) => unknown;
};

/** The hands of a second typing, kept in this browser, judged by the same engine as the first. */
export function SecondHands(props: SecondHandsProps) {
  const { view, names, articles, pending, newId, preview, onSubmit } = props;
  const [draft, setDraft] = useState<SecondDraft>(EMPTY_SECOND);
  const [undone, setUndone] = useState<HandLine | null>(null);
  const compareButton = useRef<HTMLButtonElement>(null);
  // What the server has drawn knows nothing of this browser's store.
  useEffect(() => setDraft(readSecondDraft(browserStore(), view.matchId)), [view.matchId]);
  const acta = useMemo(() => foldActa(eventsOf(draft), { rules: view.rules }), [draft, view.rules]);
  const { leader } = draft;

  function change(next: SecondDraft) {
    setDraft(next);
    keepSecondDraft(browserStore(), view.matchId, next);
  }

  function undoLine() {
    const last = acta.hands.at(-1);
    if (!last) return;
    setUndone(lineOf(last.hand, last.result?.pips ?? null, articles));
    change({ ...draft, lines: draft.lines.slice(0, -1) });
  }

  function press(event: KeyboardEvent) {
    if (!isUndoKey(event)) return;
    event.preventDefault();
    undoLine();
  }

  if (leader === null)
    return (
      <Panel title="Empezar">
        <StartForm again names={names} onLeader={(seat) => change({ ...draft, leader: seat })} />
      </Panel>
    );
  const isPlayed = acta.status === "finished";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that does what a button does too
    <div className="grid gap-5" onKeyDown={press}>
      <p className="flex flex-wrap items-center gap-2">
        Sale la mano 1 <SeatBadge seat={leader} size="sm" />
        <Button size="dense" variant="quiet" onClick={() => change({ ...draft, leader: null })}>
          Cambiar la salida
        </Button>
      </p>
      <HandList
        isDraft
        editable
        hands={acta.hands}
        rules={view.rules}
        articles={articles}
        previewChange={(handId, hand) => preview(acta, hand, handId)}
        onEvent={(event) => {
          change(draftAfter(draft, event));
          return true;
        }}
      />
      {!isPlayed && (
        <Panel title={`Mano ${acta.hands.length + 1}`}>
          <HandLineForm
            key={`${acta.hands.length} ${undone === null}`}
            autoFocus
            {...(undone === null ? {} : { first: undone })}
            rules={view.rules}
            articles={articles}
            preview={(hand) => preview(acta, hand)}
            submitLabel="Anotar"
            onEmpty={() => compareButton.current?.focus()}
            onHand={(hand) => {
              setUndone(null);
              change({ ...draft, lines: [...draft.lines, { id: newId(), hand }] });
              return true;
            }}
          />
          <p className="mt-2 text-sm text-ink-soft">
            Si la Hoja no trae más manos, Enter en la casilla vacía pasa a comparar.
          </p>
        </Panel>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <CompareButton
          key={String(isPlayed)}
          buttonRef={(button) => {
            compareButton.current = button;
            if (isPlayed && document.activeElement === document.body) button?.focus();
          }}
          pending={pending}
          onPress={() => onSubmit({ leader, hands: draft.lines.map(({ hand }) => hand) })}
        />
        {acta.hands.length > 0 && (
          <Button variant="quiet" icon="undo" onClick={undoLine}>
            {`Volver a teclear la mano ${acta.hands.length} (Ctrl+Z)`}
          </Button>
        )}
      </div>
    </div>
  );
}

function eventsOf({ leader, lines }: SecondDraft): readonly ActaEvent[] {
  if (leader === null) return [];
  return [
    { type: "seats-confirmed" },
    { type: "leader-drawn", leader },
    ...lines.map(({ id, hand }) => ({ type: "hand-recorded", handId: id, hand }) as const),
  ];
}
