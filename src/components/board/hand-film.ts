import type { HandRequest } from "@/domain/hand/adjudicate-request";
import { adjudicateRequest } from "@/domain/hand/adjudicate-request";
import type { HandVerdict } from "@/domain/hand/hand";
import type { Move } from "@/domain/hand/notation";
import { parsePlay } from "@/domain/hand/notation";
import type { PlayedRequest, ReplayStep } from "@/domain/hand/replay-steps";
import { replaySteps } from "@/domain/hand/replay-steps";
import type { SharedHand } from "@/domain/hand/shared-hand";
import type { Seat, TableShape } from "@/domain/rules/seat";
import type { LineTile } from "./board-layout";

// A hand as a film: the table before the first move and after each one, and what the rule book makes of it.

/** The table at one moment of a hand, as a board shows it. */
export type BoardView = ReplayStep & {
  readonly shape: TableShape;
  readonly leader: Seat;
  /** Seats that passed since the last tile. */
  readonly passed: readonly Seat[];
};

export type HandFilm = {
  readonly moves: readonly Move[];
  /** One more than the legal moves; none where the deal itself is wrong. */
  readonly views: readonly BoardView[];
  /** The line at the end, in the order it was laid: that of any view is how it begins. */
  readonly line: readonly LineTile[];
  readonly verdict: HandVerdict;
};

function passedBefore(steps: readonly ReplayStep[], at: number): readonly Seat[] {
  const made = steps.slice(1, at + 1).map(({ move }) => move);
  const since = made.slice(made.findLastIndex((move) => move?.kind !== "pass") + 1);
  return since.flatMap((move) => move?.seat ?? []);
}

/** A line from end to end as it was laid: the opening, then each tile with the arm that it went to. */
function inOrderLaid(line: ReplayStep["line"]): readonly LineTile[] {
  const opening = line.reduce((first, { at }, place) => {
    return at < (line[first]?.at ?? at) ? place : first;
  }, 0);
  const placed = line.map(({ tile, left, right, at }, place) => {
    if (place === opening) return { at, laid: { tile, end: null, inner: left, outer: right } };
    return place < opening
      ? { at, laid: { tile, end: "L" as const, inner: right, outer: left } }
      : { at, laid: { tile, end: "R" as const, inner: left, outer: right } };
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ laid }) => laid);
}

/** The film of a hand, up to its end or to its first illegal move. */
export function filmOf(hand: SharedHand): HandFilm {
  const { steps } = replaySteps(hand as PlayedRequest);
  const moves = parsePlay(hand.play);
  const facts = { shape: { mode: hand.mode, players: hand.players }, leader: hand.leader };
  return {
    moves: moves.ok ? moves.value : [],
    views: steps.map((step) => ({ ...step, ...facts, passed: passedBefore(steps, step.at) })),
    line: inOrderLaid(steps.at(-1)?.line ?? []),
    verdict: adjudicateRequest(hand as HandRequest),
  };
}
