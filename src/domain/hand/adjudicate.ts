import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat, TableShape } from "../rules/seat";
import { seatsOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { countFromPlay } from "./adjudicate-played";
import { countFromSummary } from "./adjudicate-summary";
import { adjudicateUnplayed } from "./adjudicate-unplayed";
import type { HandClaim, HandProblem, HandVerdict, SeenTile } from "./hand";
import { finishResult } from "./hand-result";
import { parseTile } from "./tile";

// One hand, from what people say happened to what the rules make of it, in whatever detail it is told.

const NONE: readonly [] = [];

/** Reads seen tiles; refuses those that are no tiles or stand twice. */
export function readSeen(claim: HandClaim): Result<readonly SeenTile[], HandProblem> {
  if (claim.seen === undefined) return accept(NONE);
  const problems: HandProblem[] = [];
  const seen: SeenTile[] = [];
  for (const entry of claim.seen) {
    const tile = parseTile(entry.tile);
    const facts = { place: "seen", seat: entry.seat, tile: tile ?? entry.tile };
    if (tile === null) problems.push({ code: "unknown-tile", ...facts });
    else if (seen.some((other) => other.tile === tile)) {
      problems.push({ code: "duplicate-tile", ...facts });
    } else seen.push({ ...entry, tile });
  }
  return problems.length > 0 ? reject(...problems) : accept(seen);
}

/** Seats and sides that do not sit at this table. */
export function strangers(claim: HandClaim, shape: TableShape): readonly HandProblem[] {
  const seats = seatsOf(shape.players);
  const sides = sidesOf(shape);
  const problems: HandProblem[] = [];
  const named = new Set<Seat>([claim.leader]);
  if ("closer" in claim) named.add(claim.closer);
  for (const entry of claim.seen ?? NONE) named.add(entry.seat);
  for (const seat of named) {
    if (!seats.includes(seat)) problems.push({ code: "out-of-turn", seat, seats });
  }
  for (const side of new Set("passes" in claim ? claim.passes : NONE)) {
    if (!sides.includes(side)) problems.push({ code: "out-of-turn", side, sides });
  }
  return problems;
}

function claimShape(claim: HandClaim): TableShape {
  const mode = claim.mode ?? (claim.players !== undefined && claim.players < 4 ? "alone" : "pairs");
  return { mode, players: mode === "pairs" ? 4 : (claim.players ?? 4) };
}

/** Adjudicates a claim at a table of the given shape, whatever shape it names itself. */
export function adjudicateAt(
  shape: TableShape,
  claim: HandClaim,
  rules: RuleSettings,
): HandVerdict {
  const outside = strangers(claim, shape);
  if (outside.length > 0) return reject(...outside);
  if (!("play" in claim) && !("ending" in claim)) return adjudicateUnplayed(claim, shape, rules);
  const seen = readSeen(claim);
  if (!seen.ok) return seen;
  const counted =
    "play" in claim
      ? countFromPlay(claim, shape, rules, seen.value)
      : countFromSummary(claim, shape, rules, seen.value);
  return counted.ok ? finishResult(claim, counted.value, rules) : counted;
}

/**
 * Adjudicates one hand under resolved rules. The claim may tell every move, the tiles left, the totals left, or that the
 * hand was annulled, wrongly called blocked, or dealt again. `mode` defaults to pairs and `players` to 4; `target` to the
 * rules'; the score to nothing. Refuses what cannot have happened, with all that is wrong with it.
 */
export function adjudicateHand(claim: HandClaim, rules: RuleSettings): HandVerdict {
  return adjudicateAt(claimShape(claim), claim, rules);
}
