import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { TournamentState } from "./life-cycle";
import type { EntrantEvent, EntrantState } from "./registration";

// What may be done with an entrant now, and the event that it becomes. Published rounds are never touched: everything
// takes effect from the first round that is not published yet.

export type EntrantCommand =
  | { readonly type: "register"; readonly walkIn?: boolean }
  | { readonly type: "check-in" }
  | { readonly type: "undo-check-in" }
  | { readonly type: "withdraw"; readonly reason?: string }
  | { readonly type: "return" }
  /** Misses one round to come and stays in. */
  | { readonly type: "mark-absent"; readonly round: number }
  | { readonly type: "cancel-absence"; readonly round: number }
  /** In a team, a substitute comes in for somebody who plays. */
  | { readonly type: "change-lineup"; readonly out: string; readonly in: string }
  | { readonly type: "pay"; readonly cents: number }
  | { readonly type: "give-back"; readonly cents: number };

export type EntrantFacts = {
  readonly tournament: TournamentState;
  /** First round that is not published. */
  readonly nextRound: number;
  readonly plannedRounds: number;
  /** Somebody who would play is expelled from the event, or suspended by the federation: may not come back. */
  readonly barred: boolean;
  /** Of a team: its people, and who of them would play the next round. */
  readonly team?: {
    readonly members: readonly string[];
    readonly playing: readonly string[];
    /** Members who may not play. */
    readonly barred: readonly string[];
  };
};

export type EntrantRefusal =
  | { readonly code: "tournament-closed" }
  | { readonly code: "no-rounds-left"; readonly planned: number }
  | { readonly code: "already-registered" }
  | { readonly code: "not-registered" }
  | { readonly code: "already-checked-in"; readonly from: number }
  | { readonly code: "not-checked-in" }
  /** The arrival counts in a published round: withdraw instead. */
  | { readonly code: "already-playing"; readonly from: number }
  | { readonly code: "already-withdrawn"; readonly round: number }
  | { readonly code: "not-withdrawn" }
  | { readonly code: "round-published"; readonly round: number; readonly next: number }
  | { readonly code: "round-not-planned"; readonly round: number; readonly planned: number }
  | { readonly code: "already-absent"; readonly round: number }
  | { readonly code: "not-absent"; readonly round: number }
  | { readonly code: "barred" }
  | { readonly code: "not-a-team" }
  | { readonly code: "not-in-lineup" | "not-a-substitute"; readonly playerId: string }
  | { readonly code: "amount-not-positive"; readonly cents: number }
  | {
      readonly code: "more-than-paid";
      readonly cents: number;
      readonly paidCents: number;
    };

type Decision = Result<EntrantEvent, EntrantRefusal>;

function decideArrival(
  state: EntrantState,
  type: "register" | "check-in",
  walkIn: boolean | undefined,
  facts: EntrantFacts,
): Decision {
  if (facts.barred) return reject({ code: "barred" });
  if (facts.nextRound > facts.plannedRounds)
    return reject({ code: "no-rounds-left", planned: facts.plannedRounds });
  if (type === "register")
    return state.registered
      ? reject({ code: "already-registered" })
      : accept({ type: "registered", round: facts.nextRound, ...(walkIn ? { walkIn } : {}) });
  if (!state.registered) return reject({ code: "not-registered" });
  if (state.outFrom !== null) return reject({ code: "already-withdrawn", round: state.outFrom });
  if (state.from !== null) return reject({ code: "already-checked-in", from: state.from });
  return accept({ type: "checked-in", round: facts.nextRound });
}

function decideLeaving(
  state: EntrantState,
  command: EntrantCommand & { readonly type: "withdraw" | "return" | "undo-check-in" },
  facts: EntrantFacts,
): Decision {
  switch (command.type) {
    case "undo-check-in":
      if (state.from === null) return reject({ code: "not-checked-in" });
      return state.from < facts.nextRound
        ? reject({ code: "already-playing", from: state.from })
        : accept({ type: "check-in-undone" });
    case "withdraw":
      return state.outFrom === null
        ? accept({
            type: "withdrawn",
            round: facts.nextRound,
            ...(command.reason === undefined ? {} : { reason: command.reason }),
          })
        : reject({ code: "already-withdrawn", round: state.outFrom });
    case "return":
      if (state.outFrom === null) return reject({ code: "not-withdrawn" });
      if (facts.barred) return reject({ code: "barred" });
      return facts.nextRound > facts.plannedRounds
        ? reject({ code: "no-rounds-left", planned: facts.plannedRounds })
        : accept({ type: "returned", round: facts.nextRound });
  }
}

function decideAbsence(
  state: EntrantState,
  { type, round }: EntrantCommand & { readonly type: "mark-absent" | "cancel-absence" },
  facts: EntrantFacts,
): Decision {
  if (round < facts.nextRound)
    return reject({ code: "round-published", round, next: facts.nextRound });
  if (round > facts.plannedRounds)
    return reject({ code: "round-not-planned", round, planned: facts.plannedRounds });
  const isAbsent = state.absent.includes(round);
  if (type === "mark-absent")
    return isAbsent ? reject({ code: "already-absent", round }) : accept({ type: "absent", round });
  return isAbsent
    ? accept({ type: "absence-cancelled", round })
    : reject({ code: "not-absent", round });
}

function decideLineup(
  command: Extract<EntrantCommand, { readonly type: "change-lineup" }>,
  { team, nextRound, plannedRounds }: EntrantFacts,
): Decision {
  if (team === undefined) return reject({ code: "not-a-team" });
  if (nextRound > plannedRounds) return reject({ code: "no-rounds-left", planned: plannedRounds });
  if (!team.playing.includes(command.out))
    return reject({ code: "not-in-lineup", playerId: command.out });
  if (!team.members.includes(command.in) || team.playing.includes(command.in))
    return reject({ code: "not-a-substitute", playerId: command.in });
  if (team.barred.includes(command.in)) return reject({ code: "barred" });
  return accept({ type: "lineup-changed", round: nextRound, out: command.out, in: command.in });
}

function decideFee(
  state: EntrantState,
  { type, cents }: EntrantCommand & { readonly type: "pay" | "give-back" },
): Decision {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    return reject({ code: "amount-not-positive", cents });
  if (type === "pay") return accept({ type: "fee-paid", cents });
  return cents > state.paidCents
    ? reject({ code: "more-than-paid", cents, paidCents: state.paidCents })
    : accept({ type: "fee-returned", cents });
}

/** The event that a command becomes, or why it cannot be done now. Fees may be settled after the closing too. */
export function decideEntrant(
  state: EntrantState,
  command: EntrantCommand,
  facts: EntrantFacts,
): Decision {
  const isFee = command.type === "pay" || command.type === "give-back";
  if (facts.tournament === "closed" && !isFee) return reject({ code: "tournament-closed" });
  if (command.type !== "register" && !state.registered) return reject({ code: "not-registered" });
  switch (command.type) {
    case "register":
      return decideArrival(state, command.type, command.walkIn, facts);
    case "check-in":
      return decideArrival(state, command.type, undefined, facts);
    case "undo-check-in":
    case "withdraw":
    case "return":
      return decideLeaving(state, command, facts);
    case "mark-absent":
    case "cancel-absence":
      return decideAbsence(state, command, facts);
    case "change-lineup":
      return decideLineup(command, facts);
    case "pay":
    case "give-back":
      return decideFee(state, command);
  }
}
