"use client";

import { useEffect, useRef, useState } from "react";
import { browserStore } from "@/components/acta/acta-storage";
import { previewHand } from "@/components/acta/hand-preview";
import { seatNames, sentenceNames } from "@/components/acta/seat-names";
import type { Answer } from "@/components/commands/answer";
import { newCommandId } from "@/components/commands/command-id";
import { useCommand } from "@/components/commands/use-command";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { SecondEntry } from "@/domain/match/second-entry";
import type { SecondEntryAnswer } from "@/server/actas/second-entry";
import type { SecondTypingView } from "@/server/actas/second-typing";
import { DifferenceList } from "./difference-list";
import type { AnnullingArticle } from "./hand-line";
import { EMPTY_SECOND, keepSecondDraft } from "./second-draft";
import { SecondHands } from "./second-hands";
import { SecondTotals } from "./second-totals";

export type CompareTyping = (input: {
  readonly commandId: string;
  readonly matchId: string;
  readonly entry: SecondEntry;
}) => Promise<Answer<SecondEntryAnswer>>;

type SecondTypingProps = {
  readonly view: SecondTypingView;
  readonly articles: readonly AnnullingArticle[];
  readonly compare: CompareTyping;
  /** The desk page of this table. */
  readonly back: string;
};

/**
 * A paper Hoja typed a second time without seeing the first: the same line of cells, then one comparison. What differs is
 * shown side by side; whoever misread the paper mends his own.
 */
export function SecondTyping({ view, articles, compare, back }: SecondTypingProps) {
  const { send, pending, failure } = useCommand<
    { readonly matchId: string; readonly entry: SecondEntry },
    SecondEntryAnswer
  >(compare);
  const [answered, setAnswered] = useState<SecondEntryAnswer | null>(null);
  const names = seatNames(view.people);

  async function submit(entry: SecondEntry) {
    const answer = await send({ matchId: view.matchId, entry });
    if (!answer.ok) return;
    setAnswered(answer.value);
    // What agreed is done with: a later typing of a corrected sheet starts from its paper.
    if (answer.value.differences.length === 0)
      keepSecondDraft(browserStore(), view.matchId, EMPTY_SECOND);
  }

  if (answered?.differences.length === 0) return <Agreed back={back} />;
  return (
    <div className="grid gap-5">
      {failure && (
        <Notice tone="error" title="No se comparó">
          {failure.messages.join(" ")}
        </Notice>
      )}
      {answered && (
        <DifferenceList
          differences={answered.differences}
          typists={answered.typists}
          articles={articles}
        />
      )}
      {view.kind === "totals" ? (
        <SecondTotals names={names} pending={pending} onSubmit={submit} />
      ) : (
        <SecondHands
          view={view}
          names={names}
          articles={articles}
          pending={pending}
          newId={newCommandId}
          preview={(acta, hand, corrects) =>
            previewHand(acta, hand, view, sentenceNames(names), corrects)
          }
          onSubmit={submit}
        />
      )}
    </div>
  );
}

function Agreed({ back }: { readonly back: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("a")?.focus(), []);
  return (
    <div ref={place}>
      <Notice
        tone="ok"
        title="Las dos digitaciones coinciden"
        live
        actions={
          <LinkButton href={back} variant="primary" icon="arrow">
            Volver a la Hoja de la mesa
          </LinkButton>
        }
      >
        Queda escrito en la Hoja quién hizo la segunda digitación.
      </Notice>
    </div>
  );
}
