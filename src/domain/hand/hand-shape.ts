import { defaultShape, presetOf } from "../rules/resolve-rules";
import type { RulesSpec } from "../rules/rules-spec";
import type { PlayerCount, Seat, TableShape } from "../rules/seat";
import { SEATS } from "../rules/seat";
import type { HandClaim } from "./hand";

// Who sits at the table of a hand, where the claim leaves it to the preset.

/** Seats that the claim gives tiles or totals. */
function seatsNamed(claim: HandClaim): readonly Seat[] {
  const bySeat = [
    "deal" in claim ? claim.deal : undefined,
    "left" in claim ? claim.left : undefined,
    "pips" in claim ? claim.pips : undefined,
  ];
  return SEATS.filter((seat) => bySeat.some((record) => record?.[seat] !== undefined));
}

/**
 * Mode and players of a claim: its own, else the preset's. Fewer than four play alone; alone without a number it is as
 * many as the claim gives tiles or totals.
 */
export function handShape(claim: HandClaim, spec: RulesSpec): TableShape {
  const preset = defaultShape(presetOf(spec));
  const few = claim.players !== undefined && claim.players < 4;
  const mode = claim.mode ?? (few ? "alone" : preset.mode);
  if (claim.players !== undefined) return { mode, players: claim.players };
  if (mode === "pairs") return { mode, players: 4 };
  const named = seatsNamed(claim);
  const last = named.at(-1);
  const count = last === undefined ? 0 : SEATS.indexOf(last) + 1;
  return { mode, players: count >= 2 ? (count as PlayerCount) : preset.players };
}
