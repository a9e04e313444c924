import type { BySide } from "../hand/hand";
import type { Side } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { MatchCall, MatchEnd, MatchStatus } from "./match-document";

// How a match ends: by target or by time. Fines and bonuses have no say (K24).

export type MatchPhase = {
  readonly status: MatchStatus;
  readonly endedBy: MatchEnd | null;
  readonly winner: Side | null;
};

type PhaseRules = Pick<RuleSettings, "afterCall" | "annulledLastHand" | "tieBreakHand">;

/**
 * Where the match stands after the hands played (23.3, K57, K58). `replayed[i]` tells that hand i + 1 was annulled or
 * dealt again, so that it is no last hand, unless the rules let an annulled one count; `reached` is the side that a hand
 * took to the target. A match that one tie-break hand alone may decide, and did not, ends without a winner.
 */
export function matchPhase(
  facts: {
    readonly replayed: readonly boolean[];
    readonly score: BySide<number>;
    readonly reached: Side | null;
    readonly call: MatchCall | null;
  },
  rules: PhaseRules,
): MatchPhase {
  const { replayed, score, reached, call } = facts;
  if (reached !== null) return { status: "finished", endedBy: "target", winner: reached };
  const open = (status: MatchStatus): MatchPhase => ({ status, endedBy: null, winner: null });
  if (call === null) return open("playing");
  const due = dueHand(call, rules);
  const after = replayed.slice(due.hand === null ? due.from : due.hand - 1);
  const counting = after.filter(
    (isReplayed) => !isReplayed || rules.annulledLastHand === "counts",
  ).length;
  const isLastPlayed = due.hand === null ? replayed.length >= due.from : counting > 0;
  if (!isLastPlayed) return open(replayed.length >= due.from ? due.status : "playing");
  const ahead = leadingSide(score);
  const tieBreaks = counting - (due.hand === null ? 0 : 1);
  const isOver = ahead !== null || (rules.tieBreakHand === "once" && tieBreaks > 0);
  return isOver ? { status: "finished", endedBy: "time", winner: ahead } : open("tie-break-hand");
}

/**
 * Whether the next hand to be written down had ended when the bell rang: the table has said so (23.3), and until it is
 * written the match stands as if nobody had answered.
 */
export function owesHand(status: MatchStatus, isBellAnswered: boolean): boolean {
  return isBellAnswered && status === "playing";
}

/** The side ahead, or null when the best are level. */
export function leadingSide(score: BySide<number>): Side | null {
  const [first, second] = (Object.entries(score) as [Side, number][]).sort((a, b) => b[1] - a[1]);
  if (!first) return null;
  return second && second[1] === first[1] ? null : first[0];
}

type DueHand = {
  /** The earliest hand that may be the last, or null when none is owed. */
  readonly hand: number | null;
  /** Hands finished from which on the status shows. */
  readonly from: number;
  readonly status: "last-hand" | "extra-hand";
};

function dueHand(call: MatchCall, rules: PhaseRules): DueHand {
  if ("during" in call) return { hand: call.during, from: call.during - 1, status: "last-hand" };
  if (rules.afterCall === "finish") return { hand: null, from: call.after, status: "extra-hand" };
  return { hand: call.after + 1, from: call.after, status: "extra-hand" };
}
