"use client";

import { useCallback, useEffect, useState } from "react";
import { dismissToast } from "@/components/ui/toast-message";
import type { ActaHand } from "@/domain/match/acta-state";
import type { Seat } from "@/domain/rules/seat";
import { browserStore } from "./acta-storage";
import { draftBase, keepDraft, readDraft, stillFits } from "./draft-storage";
import type { HandDraft } from "./hand-draft";
import { draftOf } from "./hand-draft";

/** What a phone is entering: a new hand under the number it had when it was begun, or the correction of one. */
export type Entry = {
  readonly initial: HandDraft;
  readonly number: number;
  /** The hand that is corrected; null for a new one. */
  readonly corrects: string | null;
};

type Played = { readonly hands: readonly ActaHand[]; readonly nextLeader: Seat | null };

/** What became of a half-typed hand that the phone had kept. */
export type Resumed = "taken-up" | "dropped" | null;

type EntryState = {
  readonly entry: Entry | null;
  readonly resumed: Resumed;
  readonly begin: (initial: HandDraft) => void;
  readonly correct: (hand: ActaHand) => void;
  /** The same hand turned out to be the next one. */
  readonly renumber: (number: number) => void;
  readonly keep: (draft: HandDraft) => void;
  readonly end: () => void;
};

/**
 * The hand that is being entered, kept on the phone under `match` until it is recorded or left. `played` reads the hands
 * as they are at the moment; a kept hand that no longer follows from them is dropped.
 */
export function useEntry(match: string, played: () => Played): EntryState {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [resumed, setResumed] = useState<Resumed>(null);
  const [readPlayed] = useState(() => played);

  useEffect(() => {
    const kept = readDraft(browserStore(), match);
    if (kept === null) return;
    const fits = stillFits(kept, readPlayed());
    if (!fits) keepDraft(browserStore(), match, null);
    setEntry(fits ? { initial: kept.draft, number: kept.number, corrects: kept.corrects } : null);
    setResumed(fits ? "taken-up" : "dropped");
  }, [match, readPlayed]);

  const store = useCallback(
    (draft: HandDraft, { number, corrects }: Omit<Entry, "initial">) =>
      keepDraft(browserStore(), match, {
        draft,
        number,
        corrects,
        base: draftBase(readPlayed(), corrects),
      }),
    [match, readPlayed],
  );

  function open(next: Entry): void {
    // The pad reaches to the foot of a phone, where messages stand.
    dismissToast();
    setResumed(null);
    setEntry(next);
    store(next.initial, next);
  }

  return {
    entry,
    resumed,
    begin: (initial) => open({ initial, number: readPlayed().hands.length + 1, corrects: null }),
    correct: (hand) =>
      open({ initial: draftOf(hand.hand), number: hand.number, corrects: hand.handId }),
    renumber: (number) => setEntry((now) => now && { ...now, number }),
    keep: (draft) => entry && store(draft, entry),
    end: () => {
      setEntry(null);
      setResumed(null);
      keepDraft(browserStore(), match, null);
    },
  };
}
