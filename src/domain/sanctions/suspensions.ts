// Suspensions over several events: what has been served, and what is left at seating time (19.2, K42).

/** Encounters that somebody has to sit out, from the round after `round` of `event` on. */
export type SuspensionSentence = {
  readonly id: string;
  readonly rounds: number;
  readonly event: string;
  /** Where the event stands in time: a larger number is a later event. */
  readonly order: number;
  readonly round: number;
};

/**
 * A round of an event in which that person was entered, and what became of it: `barred` kept out by a suspension,
 * `played`, `rest` a bye, `absent` not there on his own account.
 */
export type Encounter = {
  readonly event: string;
  readonly order: number;
  readonly round: number;
  readonly status: "barred" | "played" | "rest" | "absent";
};

export type ServedSuspension = {
  readonly sentence: SuspensionSentence;
  /** The encounters that were sat out for it. */
  readonly served: readonly Encounter[];
  readonly remaining: number;
};

/**
 * How much of each suspension of one person has been served. Only a round from which he was barred counts: in a rest, an
 * absence or a round that he played after all there was no encounter to sit out, and a tournament that he did not enter
 * has none. Sentences are served one after the other, the older first, and never by rounds before they were given.
 */
export function suspensionsServed(
  sentences: readonly SuspensionSentence[],
  encounters: readonly Encounter[],
): readonly ServedSuspension[] {
  const served = new Map<SuspensionSentence, Encounter[]>();
  const inOrder = [...sentences].sort(byTime);
  for (const encounter of [...encounters].sort(byTime)) {
    if (encounter.status !== "barred") continue;
    const due = inOrder.find(
      (sentence) =>
        isBefore(sentence, encounter) && (served.get(sentence)?.length ?? 0) < sentence.rounds,
    );
    if (due) served.set(due, [...(served.get(due) ?? []), encounter]);
  }
  return inOrder.map((sentence) => {
    const rounds = served.get(sentence) ?? [];
    return { sentence, served: rounds, remaining: sentence.rounds - rounds.length };
  });
}

/** Encounters that one person still has to sit out. */
export function remainingSuspension(
  sentences: readonly SuspensionSentence[],
  encounters: readonly Encounter[],
): number {
  return suspensionsServed(sentences, encounters).reduce(
    (sum, { remaining }) => sum + remaining,
    0,
  );
}

type InTime = { readonly event: string; readonly order: number; readonly round: number };

function byTime(a: InTime, b: InTime): number {
  return a.order - b.order || (a.event < b.event ? -1 : a.event > b.event ? 1 : a.round - b.round);
}

function isBefore(sentence: InTime, encounter: InTime): boolean {
  if (sentence.event === encounter.event) return sentence.round < encounter.round;
  return byTime(sentence, encounter) < 0;
}
