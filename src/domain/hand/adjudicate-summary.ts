import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { Seat, TableShape } from "../rules/seat";
import { partnerOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { CountedHand } from "./counted-hand";
import { countedValues } from "./counted-hand";
import type { HandClaim, HandProblem, SeenTile } from "./hand";
import { isCapicua } from "./line";
import { readSummary } from "./read-summary";
import { isSeen } from "./seen-tiles";
import { DOUBLE_BLANK } from "./tile";

// The two summary levels: what is left, tile by tile or in totals.

export type SummaryHandClaim = Extract<HandClaim, { readonly ending: "domino" | "block" }>;

/** A hand told by what was left of it, counted; refuses what cannot have been left. */
export function countFromSummary(
  claim: SummaryHandClaim,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Result<CountedHand, HandProblem> {
  const { ending, closer, leader, ends } = claim;
  const summary = readSummary(
    { shape, rules, ending, leader, closer },
    {
      left: "left" in claim ? claim.left : undefined,
      pips: "pips" in claim ? claim.pips : undefined,
      lastTile: claim.lastTile,
      ends,
      firstHand: claim.firstHand ?? false,
      seen,
    },
  );
  if (!summary.ok) return summary;
  const { left, pips, lastTile } = summary.value;
  const isOut = (seat: Seat) => ending === "domino" && seat === closer;
  const isLoneBlank = (seat: Seat) =>
    left === null
      ? pips[seat] === 0 && !isOut(seat)
      : left[seat]?.length === 1 && left[seat][0] === DOUBLE_BLANK;
  const closedWithSeen = lastTile !== null && isSeen(seen, closer, lastTile);
  if (closedWithSeen && ending === "domino" && rules.seenTileFinish === "forbidden") {
    return reject({ code: "seen-tile-cannot-finish", seat: closer, tile: lastTile });
  }
  const isPartnerBound =
    ending === "block" && shape.mode === "pairs" && rules.seenTilePartner === "ends-zero";
  const partnerTiles = isPartnerBound ? (left?.[partnerOf(closer)] ?? []) : [];
  const partnerExposed = partnerTiles.find((tile) => isSeen(seen, partnerOf(closer), tile));
  return accept({
    shape,
    leader,
    ending,
    closer,
    lastTile,
    isEarly: false,
    pips,
    ...countedValues(pips, isLoneBlank, shape, rules),
    capicua:
      ending === "domino" && lastTile !== null && ends !== undefined && isCapicua(lastTile, ends),
    passes: claim.passes ?? [],
    closedSeen: closedWithSeen
      ? { seat: closer, tile: lastTile }
      : partnerExposed === undefined
        ? null
        : { seat: partnerOf(closer), tile: partnerExposed },
  });
}
