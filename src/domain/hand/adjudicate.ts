import type { Seat, TableShape } from "../rules/seat";
import { partnerOf, seatsOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { adjudicateUnplayed } from "./adjudicate-unplayed";
import type { CountedHand } from "./counted-hand";
import { readDeal } from "./deal";
import { firstHandLead } from "./first-lead";
import type { BySeat, HandClaim, HandProblem, HandVerdict, SeenTile, Tile } from "./hand";
import { finishResult } from "./hand-result";
import { isCapicua } from "./line";
import type { RequiredLead } from "./moves";
import { parsePlay } from "./notation";
import { passBonusSides } from "./pass-bonus";
import { readSummary } from "./read-summary";
import type { EndedTable } from "./replay";
import { replay } from "./replay";
import { isSeen } from "./seen-tiles";
import { tableAtStart } from "./table-state";
import { DOUBLE_BLANK, parseTile, pipsOf } from "./tile";

// One hand, from what people say happened to what the rules make of it, in whatever detail it is told.

type PlayedClaim = Extract<HandClaim, { readonly play: string }>;
type SummaryClaimed = Extract<HandClaim, { readonly ending: "domino" | "block" }>;

type Counted =
  | { readonly ok: true; readonly value: CountedHand }
  | { readonly ok: false; readonly problems: readonly HandProblem[] };

function refuse(...problems: readonly HandProblem[]) {
  return { ok: false, problems } as const;
}

/** Pips that count, and the seats left with nothing but 0-0 where that is worth something (individual 1). */
function countedValues(
  pips: BySeat<number>,
  isLoneBlank: (seat: Seat) => boolean,
  shape: TableShape,
  rules: RuleSettings,
): Pick<CountedHand, "values" | "loneBlanks"> {
  const seats = seatsOf(shape.players);
  const loneBlanks = rules.doubleBlankAlone === 0 ? [] : seats.filter(isLoneBlank);
  const entries = seats.map((seat) => [
    seat,
    (pips[seat] ?? 0) + (loneBlanks.includes(seat) ? rules.doubleBlankAlone : 0),
  ]);
  return { values: Object.fromEntries(entries), loneBlanks };
}

/** Seen tiles as read, and the problems of those that are no tiles or stand twice. */
function readSeen(claim: HandClaim): {
  readonly seen: readonly SeenTile[];
  readonly problems: readonly HandProblem[];
} {
  const problems: HandProblem[] = [];
  const seen: SeenTile[] = [];
  for (const entry of claim.seen ?? []) {
    const tile = parseTile(entry.tile);
    const facts = { place: "seen", seat: entry.seat, tile: tile ?? entry.tile };
    if (tile === null) problems.push({ code: "unknown-tile", ...facts });
    else if (seen.some((other) => other.tile === tile)) {
      problems.push({ code: "duplicate-tile", ...facts });
    } else seen.push({ ...entry, tile });
  }
  return { seen, problems };
}

/** Seen tiles must come from their owner's hand; one that nobody was dealt may be drawn later. */
function foreignSeen(seen: readonly SeenTile[], hands: Readonly<Record<Seat, readonly Tile[]>>) {
  return seen.flatMap(({ seat, tile }): readonly HandProblem[] => {
    const holder = Object.entries(hands).find(([, tiles]) => tiles.includes(tile))?.[0];
    const isForeign = holder !== undefined && holder !== seat;
    return isForeign ? [{ code: "tile-not-in-hand", seat, tile }] : [];
  });
}

function playedClosedSeen(table: EndedTable): boolean {
  const { closer, lastTile, at, ending } = table.ended;
  if (isSeen(table.seen, closer, lastTile, at)) return true;
  if (ending === "domino" || table.shape.mode === "alone") return false;
  const partner = partnerOf(closer);
  return table.hands[partner].some((tile) => isSeen(table.seen, partner, tile, at));
}

function countPlayed(table: EndedTable): CountedHand {
  const { shape, rules, ended, hands } = table;
  const pips = Object.fromEntries(
    seatsOf(shape.players).map((seat) => [seat, pipsOf(hands[seat])]),
  );
  const isLoneBlank = (seat: Seat) => hands[seat].length === 1 && hands[seat][0] === DOUBLE_BLANK;
  return {
    shape,
    leader: table.leader,
    ending: ended.ending,
    closer: ended.closer,
    lastTile: ended.lastTile,
    pips,
    ...countedValues(pips, isLoneBlank, shape, rules),
    capicua:
      ended.ending === "domino" &&
      ended.endsBefore !== null &&
      isCapicua(ended.lastTile, ended.endsBefore),
    passes: rules.passBonus > 0 ? passBonusSides(table.turns, shape) : [],
    closedSeen: playedClosedSeen(table),
  };
}

function requiredLead(
  claim: PlayedClaim,
  hands: Readonly<Record<Seat, readonly Tile[]>>,
  rules: RuleSettings,
): RequiredLead {
  if (!claim.firstHand || rules.firstLeader !== "highest-double") return null;
  return firstHandLead(hands, rules.drawRank);
}

/** Every move: the deal first, then the line of play. */
function countFromPlay(
  claim: PlayedClaim,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Counted {
  const deal = readDeal(claim.deal, claim.stock ?? [], shape);
  if (!deal.ok) return deal;
  const foreign = foreignSeen(seen, deal.value.hands);
  if (foreign.length > 0) return refuse(...foreign);
  const lead = requiredLead(claim, deal.value.hands, rules);
  const leader = claim.leader;
  if (lead !== null && lead.seat !== leader) {
    return refuse({
      code: "out-of-turn",
      at: 0,
      seat: leader,
      expected: lead.seat,
      tile: lead.tile,
    });
  }
  const moves = parsePlay(claim.play);
  if (!moves.ok) {
    return refuse(
      ...moves.problems.map(({ at, text }) => ({ code: "unknown-tile", at, tile: text }) as const),
    );
  }
  const start = tableAtStart(deal.value, leader, shape, rules, seen);
  const table = replay(start, moves.value, lead);
  return table.ok ? { ok: true, value: countPlayed(table.value) } : table;
}

function countFromSummary(
  claim: SummaryClaimed,
  shape: TableShape,
  rules: RuleSettings,
  seen: readonly SeenTile[],
): Counted {
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
    return refuse({ code: "seen-tile-cannot-finish", seat: closer, tile: lastTile });
  }
  const partnerTiles =
    ending === "block" && shape.mode === "pairs" ? (left?.[partnerOf(closer)] ?? []) : [];
  return {
    ok: true,
    value: {
      shape,
      leader,
      ending,
      closer,
      lastTile,
      pips,
      ...countedValues(pips, isLoneBlank, shape, rules),
      capicua:
        ending === "domino" && lastTile !== null && ends !== undefined && isCapicua(lastTile, ends),
      passes: claim.passes ?? [],
      closedSeen:
        closedWithSeen || partnerTiles.some((tile) => isSeen(seen, partnerOf(closer), tile)),
    },
  };
}

/** Seats and sides that do not sit at this table. */
function strangers(claim: HandClaim, shape: TableShape): readonly HandProblem[] {
  const seats: readonly Seat[] = seatsOf(shape.players);
  const named: readonly Seat[] = [
    claim.leader,
    ...("closer" in claim ? [claim.closer] : []),
    ...(claim.seen ?? []).map((entry) => entry.seat),
  ];
  const sides = sidesOf(shape);
  const passes = "passes" in claim ? (claim.passes ?? []) : [];
  return [
    ...[...new Set(named)]
      .filter((seat) => !seats.includes(seat))
      .map((seat) => ({ code: "out-of-turn", seat, seats }) as const),
    ...[...new Set(passes)]
      .filter((side) => !sides.includes(side))
      .map((side) => ({ code: "out-of-turn", side, sides }) as const),
  ];
}

function claimShape(claim: HandClaim): TableShape {
  const mode = claim.mode ?? (claim.players !== undefined && claim.players < 4 ? "alone" : "pairs");
  return { mode, players: mode === "pairs" ? 4 : (claim.players ?? 4) };
}

/**
 * Adjudicates one hand under resolved rules. The claim may tell every move, the tiles left, the totals left, or that the
 * hand was annulled, wrongly called blocked, or dealt again. `mode` defaults to pairs and `players` to 4; `target` to the
 * rules'; the score to nothing. Refuses what cannot have happened, with all that is wrong with it.
 */
export function adjudicateHand(claim: HandClaim, rules: RuleSettings): HandVerdict {
  const shape = claimShape(claim);
  const outside = strangers(claim, shape);
  if (outside.length > 0) return refuse(...outside);
  if (!("play" in claim) && !("ending" in claim)) return adjudicateUnplayed(claim, shape, rules);
  const { seen, problems } = readSeen(claim);
  if (problems.length > 0) return refuse(...problems);
  const counted =
    "play" in claim
      ? countFromPlay(claim, shape, rules, seen)
      : countFromSummary(claim, shape, rules, seen);
  if (!counted.ok) return counted;
  return finishResult(claim, counted.value, rules);
}
