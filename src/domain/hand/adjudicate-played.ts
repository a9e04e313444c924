import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import { offenceFacts } from "../rules/hand-infractions";
import type { Seat, TableShape } from "../rules/seat";
import { partnerOf, seatsOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { CountedHand } from "./counted-hand";
import { countedValues } from "./counted-hand";
import type { Hands } from "./deal";
import { holderOf, readDeal } from "./deal";
import type { Lead } from "./first-lead";
import { firstHandLead } from "./first-lead";
import type { HandClaim, HandProblem, SeenTile } from "./hand";
import { endsOf, isCapicua } from "./line";
import type { Move } from "./notation";
import { parsePlay } from "./notation";
import { replay } from "./replay";
import { isSeen } from "./seen-tiles";
import type { EndedTable, Table } from "./table-state";
import { tableAtStart } from "./table-state";
import { DOUBLE_BLANK, tileIndex } from "./tile";
import { onlyTile, pipsIn, tilesIn } from "./tile-set";

// The level of every move: the deal first, then the line of play on it.

export type PlayedClaim = Extract<HandClaim, { readonly play: string }>;

/** Seen tiles must come from their owner's hand; one that nobody was dealt may be drawn later. */
function foreignSeen(seen: readonly SeenTile[], hands: Hands): readonly HandProblem[] {
  return seen.flatMap(({ seat, tile }): readonly HandProblem[] => {
    const holder = holderOf(hands, tile);
    return holder !== null && holder !== seat ? [{ code: "tile-not-in-hand", seat, tile }] : [];
  });
}

function requiredLead(claim: PlayedClaim, hands: Hands, rules: RuleSettings): Lead | null {
  if (!claim.firstHand || rules.firstLeader !== "highest-double") return null;
  return firstHandLead(hands, rules.drawRank);
}

/** The table as it was dealt and the moves as they were written; refuses a deal, a leader or a text that cannot be. */
export function readPlayed(
  claim: PlayedClaim,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Result<{ readonly start: Table; readonly moves: readonly Move[] }, HandProblem> {
  const deal = readDeal(claim.deal, claim.stock ?? [], shape);
  if (!deal.ok) return deal;
  const { hands } = deal.value;
  const foreign = seen.length === 0 ? [] : foreignSeen(seen, hands);
  if (foreign.length > 0) return reject(...foreign);
  const { leader } = claim;
  const lead = requiredLead(claim, hands, rules);
  if (lead !== null && lead.seat !== leader) {
    return reject({
      code: "out-of-turn",
      at: 0,
      seat: leader,
      expected: lead.seat,
      tile: lead.tile,
      ...offenceFacts(rules.catalogue, "wrong-lead"),
    });
  }
  const moves = parsePlay(claim.play);
  if (!moves.ok) {
    return reject(
      ...moves.problems.map(({ at, text }) => ({ code: "unknown-tile", at, tile: text }) as const),
    );
  }
  const start = tableAtStart(deal.value, { shape, rules, leader, lead, seen });
  return accept({ start, moves: moves.value });
}

/** The closing tile where it was seen, or in a block of pairs the one that the closer's partner still had exposed. */
function closedSeen({ game, last, ending, hands }: EndedTable): CountedHand["closedSeen"] {
  const { seen, shape, rules } = game;
  if (seen.length === 0) return null;
  if (isSeen(seen, last.seat, last.tile, last.at)) return { seat: last.seat, tile: last.tile };
  if (ending === "domino" || shape.mode === "alone") return null;
  if (rules.seenTilePartner === "counts") return null;
  const seat = partnerOf(last.seat);
  const tile = tilesIn(hands[seat]).find((held) => isSeen(seen, seat, held, last.at));
  return tile === undefined ? null : { seat, tile };
}

const DOUBLE_BLANK_ONLY = onlyTile(tileIndex(DOUBLE_BLANK));

function countPlayed(table: EndedTable): CountedHand {
  const { game, hands, ending, last } = table;
  const { shape, rules, leader } = game;
  const pips: Partial<Record<Seat, number>> = {};
  for (const seat of seatsOf(shape.players)) pips[seat] = pipsIn(hands[seat]);
  const ends = endsOf(last.before);
  return {
    shape,
    leader,
    ending,
    closer: last.seat,
    lastTile: last.tile,
    isEarly: last.isEarly,
    pips,
    ...countedValues(pips, (seat) => hands[seat] === DOUBLE_BLANK_ONLY, shape, rules),
    capicua: ending === "domino" && ends !== null && isCapicua(last.tile, ends),
    passes: rules.passBonus > 0 ? table.bonuses : [],
    closedSeen: closedSeen(table),
  };
}

/** A hand told move by move, counted; refuses the first thing that cannot have happened. */
export function countFromPlay(
  claim: PlayedClaim,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Result<CountedHand, HandProblem> {
  const read = readPlayed(claim, shape, rules, seen);
  if (!read.ok) return read;
  const table = replay(read.value.start, read.value.moves);
  return table.ok ? accept(countPlayed(table.value)) : table;
}
