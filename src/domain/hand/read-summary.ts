import { seatsOf } from "../rules/seat";
import { leftProblems } from "./check-left";
import { totalsProblems } from "./check-totals";
import { tileReader } from "./deal";
import type { BySeat, HandProblem, SeenTile, Tile } from "./hand";
import type { SummaryFacts } from "./line-facts";
import type { SummaryFrame } from "./summary-limits";
import { isWholeSetDealt, mostPips, mostTilesLeft, tileLimits } from "./summary-limits";
import { HAND_SIZE, parseTile, pipsOf, SET_PIPS } from "./tile";

// The two summary levels: tiles left, or only their totals. First each figure by itself, then all of them together.

/** What a summary claims. `left` is taken where both stand, and `pips` must then agree with it. */
export type SummaryClaim = {
  readonly left: BySeat<readonly string[]> | undefined;
  readonly pips: BySeat<number> | undefined;
  readonly lastTile: string | undefined;
  readonly ends: readonly [number, number] | undefined;
  readonly firstHand: boolean;
  readonly seen: readonly SeenTile[];
};

export type Summary = {
  readonly left: BySeat<readonly Tile[]> | null;
  readonly pips: BySeat<number>;
  readonly lastTile: Tile | null;
};

type Read =
  | { readonly ok: true; readonly value: Summary }
  | { readonly ok: false; readonly problems: readonly HandProblem[] };

/** A last tile fits one of the ends before it in a dominó, and shows one of the final ones in a block. */
function endProblems(
  frame: SummaryFrame,
  { lastTile, ends }: Pick<SummaryFacts, "lastTile" | "ends">,
): readonly HandProblem[] {
  if (ends === null) return [];
  if (frame.ending === "block" && isWholeSetDealt(frame) && ends[0] !== ends[1]) {
    return [{ code: "not-blocked", ends }];
  }
  const fits =
    lastTile === null ||
    ends.some((end) => lastTile.startsWith(`${end}`) || lastTile.endsWith(`${end}`));
  return fits ? [] : [{ code: "does-not-fit", seat: frame.closer, tile: lastTile, ends }];
}

/** With every tile dealt, or none drawn, 6-6 has opened a first hand if anyone held it. */
function leadTile(frame: SummaryFrame, firstHand: boolean): Tile | null {
  const mustOpen = firstHand && frame.rules.firstLeader === "highest-double";
  return mustOpen && (isWholeSetDealt(frame) || frame.rules.stock === "none") ? "6-6" : null;
}

function countProblems(frame: SummaryFrame, left: BySeat<readonly Tile[]>): HandProblem[] {
  const problems: HandProblem[] = [];
  let total = 0;
  for (const seat of seatsOf(frame.shape.players)) {
    const count = left[seat]?.length ?? 0;
    const { min, max } = tileLimits(frame, seat);
    total += count;
    if (max === 0 && count > 0) problems.push({ code: "closer-has-tiles", seat, count });
    else if (count < min || count > max) {
      problems.push({ code: "wrong-tile-count", seat, count, min, max });
    }
  }
  if (problems.length === 0 && total > mostTilesLeft(frame)) {
    problems.push({ code: "wrong-tile-count", count: total, min: 1, max: mostTilesLeft(frame) });
  }
  return problems;
}

function seenProblems(
  frame: SummaryFrame,
  seen: readonly SeenTile[],
  left: BySeat<readonly Tile[]>,
  lastTile: Tile | null,
): readonly HandProblem[] {
  return seen.flatMap(({ seat, tile }): readonly HandProblem[] => {
    const holder = seatsOf(frame.shape.players).find((other) => left[other]?.includes(tile));
    const isElsewhere =
      (holder !== undefined && holder !== seat) || (lastTile === tile && frame.closer !== seat);
    return isElsewhere ? [{ code: "tile-not-in-hand", seat, tile }] : [];
  });
}

function pipsRangeProblems(frame: SummaryFrame, pips: BySeat<number>): readonly HandProblem[] {
  const problems: HandProblem[] = [];
  let total = 0;
  for (const seat of seatsOf(frame.shape.players)) {
    const value = pips[seat] ?? 0;
    const max = mostPips(frame);
    total += value;
    if (value < 0 || value > max) {
      problems.push({ code: "pips-out-of-range", seat, pips: value, min: 0, max });
    } else if (value > 0 && tileLimits(frame, seat).max === 0) {
      problems.push({ code: "closer-has-tiles", seat, pips: value });
    }
  }
  if (total > SET_PIPS) {
    problems.push({ code: "pips-out-of-range", pips: total, min: 0, max: SET_PIPS });
  }
  return problems;
}

function missingSeats(frame: SummaryFrame, given: BySeat<unknown>): readonly HandProblem[] {
  return seatsOf(frame.shape.players)
    .filter((seat) => given[seat] === undefined)
    .map((seat) => ({ code: "missing-tiles", seat }) as const);
}

function readLeft(frame: SummaryFrame, claim: SummaryClaim, left: BySeat<readonly string[]>): Read {
  const reader = tileReader();
  const seats = seatsOf(frame.shape.players);
  const tiles = Object.fromEntries(
    seats.map((seat) => [seat, reader.read(left[seat] ?? [], { seat })]),
  );
  const [lastTile = null] = reader.read(claim.lastTile === undefined ? [] : [claim.lastTile], {
    place: "lastTile",
  });
  const { firstHand, seen } = claim;
  const facts = { lastTile, ends: claim.ends ?? null, firstHand, seen };
  const pips = Object.fromEntries(seats.map((seat) => [seat, pipsOf(tiles[seat] ?? [])]));
  const simple = [
    ...reader.problems,
    ...missingSeats(frame, left),
    ...countProblems(frame, tiles),
    ...endProblems(frame, facts),
    ...seenProblems(frame, claim.seen, tiles, lastTile),
  ];
  const all = seats.flatMap((seat) => tiles[seat] ?? []);
  const lead = leadTile(frame, claim.firstHand);
  if (lead !== null && (all.includes(lead) || (lastTile === lead && frame.ending === "domino"))) {
    simple.push({ code: "must-lead-with", at: 0, expected: lead });
  }
  const isOther =
    claim.pips !== undefined && seats.some((seat) => claim.pips?.[seat] !== pips[seat]);
  if (isOther) simple.push({ code: "pips-impossible", pips: claim.pips, left: pips });
  const problems = simple.length > 0 ? simple : leftProblems(frame, tiles, facts);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { left: tiles, pips, lastTile } };
}

function readTotals(frame: SummaryFrame, claim: SummaryClaim, pips: BySeat<number>): Read {
  const lastTile = claim.lastTile === undefined ? null : parseTile(claim.lastTile);
  const { firstHand, seen } = claim;
  const facts = { lastTile, ends: claim.ends ?? null, firstHand, seen };
  const simple: HandProblem[] = [
    ...(claim.lastTile !== undefined && lastTile === null
      ? [{ code: "unknown-tile", place: "lastTile", tile: claim.lastTile } as const]
      : []),
    ...missingSeats(frame, pips),
    ...pipsRangeProblems(frame, pips),
    ...endProblems(frame, facts),
    ...seenProblems(frame, claim.seen, {}, lastTile),
  ];
  const lead = leadTile(frame, claim.firstHand);
  const gone = [lastTile, lead].filter((tile) => tile !== null);
  const problems = simple.length > 0 ? simple : totalsProblems(frame, pips, facts, gone);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { left: null, pips, lastTile } };
}

/** Checks a summary as hard as its facts allow and never harder. */
export function readSummary(frame: SummaryFrame, claim: SummaryClaim): Read {
  if (claim.left !== undefined) return readLeft(frame, claim, claim.left);
  if (claim.pips !== undefined) return readTotals(frame, claim, claim.pips);
  return {
    ok: false,
    problems: [{ code: "missing-tiles", expected: HAND_SIZE * frame.shape.players }],
  };
}
