import type { EventEntrant, LineupChange } from "../event/event-document";

// An entrant's history as events, and what follows from it: whether it is here, from when and until when it plays, what
// it paid. Nothing is deleted: whoever withdraws and returns has missed the rounds between, and the history says so.

export type EntrantEvent =
  /** `round`: the first that it may play; above 1 for a late entry. */
  | { readonly type: "registered"; readonly round: number; readonly walkIn?: boolean }
  /** `round`: the first not yet published when it arrived. */
  | { readonly type: "checked-in"; readonly round: number }
  | { readonly type: "check-in-undone" }
  | { readonly type: "withdrawn"; readonly round: number; readonly reason?: string }
  | { readonly type: "returned"; readonly round: number }
  | { readonly type: "absent"; readonly round: number }
  | { readonly type: "absence-cancelled"; readonly round: number }
  | { readonly type: "fee-paid"; readonly cents: number }
  | { readonly type: "fee-returned"; readonly cents: number }
  /** A substitute of a team comes in for somebody from a round on. */
  | {
      readonly type: "lineup-changed";
      readonly round: number;
      readonly out: string;
      readonly in: string;
    }
  /** A provisional person turned out to be somebody of the roster; results follow. */
  | { readonly type: "joined"; readonly provisionalId: string; readonly playerId: string };

export type EntrantState = {
  readonly registered: boolean;
  readonly walkIn: boolean;
  /** First round that the registration allows. */
  readonly registeredFor: number;
  /** First round that it plays; null while it has not arrived. */
  readonly from: number | null;
  /** First round that it no longer plays; null while it is in. */
  readonly outFrom: number | null;
  /** Rounds that it misses in between, ascending. */
  readonly absent: readonly number[];
  readonly paidCents: number;
  /** Who came in for whom in a team, in order. */
  readonly changes: readonly LineupChange[];
};

const NOBODY: EntrantState = {
  registered: false,
  walkIn: false,
  registeredFor: 1,
  from: null,
  outFrom: null,
  absent: [],
  paidCents: 0,
  changes: [],
};

function withRounds(absent: readonly number[], from: number, to: number): readonly number[] {
  const rounds = new Set(absent);
  for (let round = from; round < to; round++) rounds.add(round);
  return [...rounds].sort((a, b) => a - b);
}

function applyEvent(state: EntrantState, event: EntrantEvent): EntrantState {
  switch (event.type) {
    case "registered":
      return {
        ...state,
        registered: true,
        walkIn: event.walkIn ?? false,
        registeredFor: event.round,
      };
    case "checked-in":
      return { ...state, from: Math.max(state.registeredFor, event.round) };
    case "check-in-undone":
      return { ...state, from: null };
    case "withdrawn":
      return { ...state, outFrom: event.round };
    case "returned":
      return {
        ...state,
        outFrom: null,
        absent: withRounds(state.absent, state.outFrom ?? event.round, event.round),
      };
    case "absent":
      return { ...state, absent: withRounds(state.absent, event.round, event.round + 1) };
    case "absence-cancelled":
      return { ...state, absent: state.absent.filter((round) => round !== event.round) };
    case "fee-paid":
      return { ...state, paidCents: state.paidCents + event.cents };
    case "fee-returned":
      return { ...state, paidCents: state.paidCents - event.cents };
    case "lineup-changed": {
      const { round: from, out, in: comes } = event;
      return { ...state, changes: [...state.changes, { from, out, in: comes }] };
    }
    case "joined":
      return { ...state, changes: state.changes.map((change) => renamed(change, event)) };
  }
}

function renamed(
  change: LineupChange,
  { provisionalId, playerId }: Extract<EntrantEvent, { readonly type: "joined" }>,
): LineupChange {
  const nameOf = (id: string) => (id === provisionalId ? playerId : id);
  return { from: change.from, out: nameOf(change.out), in: nameOf(change.in) };
}

/** Where an entrant stands after its history, oldest event first. */
export function foldEntrant(history: readonly EntrantEvent[]): EntrantState {
  return history.reduce(applyEvent, NOBODY);
}

/** Whether it plays a round: arrived, not withdrawn, not absent. */
export function playsRound(state: EntrantState, round: number): boolean {
  return (
    state.from !== null &&
    state.from <= round &&
    (state.outFrom === null || round < state.outFrom) &&
    !state.absent.includes(round)
  );
}

/** The rounds that it plays, as the event document writes them; null for who never arrived, whom the event leaves out. */
export function entrantRounds(
  state: EntrantState,
): Pick<EventEntrant, "from" | "absent" | "outFrom"> | null {
  const { from, outFrom } = state;
  if (from === null || (outFrom !== null && outFrom <= from)) return null;
  const absent = state.absent.filter(
    (round) => round > from && (outFrom === null || round < outFrom),
  );
  const missedFirst = state.absent.includes(from);
  return {
    ...(from > 1 ? { from } : {}),
    ...(absent.length > 0 || missedFirst
      ? { absent: missedFirst ? [from, ...absent] : absent }
      : {}),
    ...(outFrom === null ? {} : { outFrom }),
  };
}

export type Attendance = {
  /** Registered and not withdrawn. */
  readonly expected: number;
  readonly present: number;
  /** Ids still to arrive: "faltan N". */
  readonly missing: readonly string[];
  readonly withdrawn: readonly string[];
};

/** Who is here before a round, who is still missing, and who is out. */
export function attendance(
  entrants: readonly { readonly id: string; readonly state: EntrantState }[],
  round: number,
): Attendance {
  const registered = entrants.filter(({ state }) => state.registered);
  const isOut = (state: EntrantState) => state.outFrom !== null && state.outFrom <= round;
  const expected = registered.filter(({ state }) => !isOut(state));
  const missing = expected.filter(({ state }) => state.from === null);
  return {
    expected: expected.length,
    present: expected.length - missing.length,
    missing: missing.map(({ id }) => id),
    withdrawn: registered.filter(({ state }) => isOut(state)).map(({ id }) => id),
  };
}

/** What is still owed of the fee, in cents; never below zero. */
export function feeOwed(state: EntrantState, feeCents: number): number {
  return Math.max(0, feeCents - state.paidCents);
}
