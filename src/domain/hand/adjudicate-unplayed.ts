import { offenceFacts, REDEALING_INFRACTIONS } from "../rules/hand-infractions";
import type { Seat, Side, TableShape } from "../rules/seat";
import { seatsOf, sideOf, sidesOf } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { HandClaim, HandContext, HandProblem, HandVerdict } from "./hand";
import type { HandOutcome } from "./hand-result";
import { resultOf } from "./hand-result";
import { leaderAfterAnnulled, leaderAfterFalseBlock, leaderAfterRedeal } from "./next-leader";
import { readSummary } from "./read-summary";

// Hands that were not played to their end: annulled, wrongly called blocked, dealt again.

export type UnplayedClaim = Exclude<
  HandClaim,
  { readonly play: string } | { readonly ending: "domino" | "block" }
>;
type FalseBlockClaim = Extract<UnplayedClaim, { readonly falseBlock: unknown }>;
type AnnulledClaim = Extract<UnplayedClaim, { readonly annulled: unknown }>;
type RedealClaim = Extract<UnplayedClaim, { readonly redeal: unknown }>;

const NOTHING = { closer: null, winner: null, capicua: false, pips: null, parts: [] } as const;

function refuse(...problems: readonly HandProblem[]) {
  return { ok: false, problems } as const;
}

type NextLead = Pick<HandOutcome, "nextLeader" | "leaderRule" | "leaderSetting">;

function afterAnnulled({ leader }: HandContext, shape: TableShape, rules: RuleSettings): NextLead {
  return {
    nextLeader: leaderAfterAnnulled(leader, shape, rules),
    leaderRule: rules.annulledNextLeader,
    leaderSetting: "annulledNextLeader",
  };
}

function afterRedeal({ leader }: HandContext, shape: TableShape, rules: RuleSettings): NextLead {
  return {
    nextLeader: leaderAfterRedeal(leader, shape, rules),
    leaderRule: rules.redealNextLeader,
    leaderSetting: "redealNextLeader",
  };
}

function afterFalseBlock(
  { leader, falseBlock: { by } }: FalseBlockClaim,
  shape: TableShape,
  rules: RuleSettings,
): NextLead {
  return {
    nextLeader: leaderAfterFalseBlock({ leader, by }, shape, rules),
    leaderRule: rules.falseBlockNextLeader,
    leaderSetting: "falseBlockNextLeader",
  };
}

function annulledOutcome(
  claim: AnnulledClaim,
  shape: TableShape,
  rules: RuleSettings,
): HandOutcome {
  const { infraction, by } = claim.annulled;
  const isRedeal = REDEALING_INFRACTIONS.includes(infraction);
  return {
    ...NOTHING,
    ending: "annulled",
    reasons: [{ code: "annulled", infraction, seat: by }],
    ...(isRedeal ? afterRedeal(claim, shape, rules) : afterAnnulled(claim, shape, rules)),
  };
}

/** Another deal after the doubles are shown (Puerto Rico 8.A; individual 7). */
function adjudicateRedeal(claim: RedealClaim, shape: TableShape, rules: RuleSettings): HandVerdict {
  const { by, doubles } = claim.redeal;
  const needed = rules.doublesRedeal;
  // Shown with fewer, or where no number of them redeals, the hand goes on.
  if (needed === null || doubles < needed) {
    return refuse({ code: "unfinished", setting: "doublesRedeal", seat: by, doubles, needed });
  }
  const outcome: HandOutcome = {
    ...NOTHING,
    ending: "redeal",
    reasons: [{ code: "redeal", setting: "doublesRedeal", seat: by, doubles, needed }],
    ...afterRedeal(claim, shape, rules),
  };
  return resultOf(claim, outcome, shape, rules);
}

/** The one side against the offender's; null where more than one plays against him. */
function singleOpponent(by: Seat, shape: TableShape): Side | null {
  const others = sidesOf(shape).filter((side) => side !== sideOf(by, shape.mode));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/**
 * A false block: everything unplayed, the caller's hand included, goes to the side that did not call (10.2, 18.2). Where the rules only fine it, or several play against the caller, the hand counts as
 * annulled: it ends here only when everybody has turned the tiles.
 */
function adjudicateFalseBlock(
  claim: FalseBlockClaim,
  shape: TableShape,
  rules: RuleSettings,
): HandVerdict {
  const { by } = claim.falseBlock;
  const isCounted = claim.left !== undefined || claim.pips !== undefined;
  const summary = readSummary(
    { shape, rules, ending: "false-block", leader: claim.leader, closer: null },
    {
      left: claim.left,
      pips: claim.pips,
      lastTile: undefined,
      ends: undefined,
      firstHand: claim.firstHand ?? false,
      seen: [],
    },
  );
  const winner = rules.falseBlock === "award-unplayed" ? singleOpponent(by, shape) : null;
  if (!summary.ok && (isCounted || winner !== null)) return summary;
  const pips = summary.ok ? summary.value.pips : null;
  const facts = offenceFacts(rules.catalogue, "false-block");
  if (winner === null || pips === null) {
    const outcome: HandOutcome = {
      ...NOTHING,
      pips,
      ending: "false-block",
      reasons: [{ code: "false-block-annulled", setting: "falseBlock", seat: by, ...facts }],
      ...afterFalseBlock(claim, shape, rules),
    };
    return resultOf(claim, outcome, shape, rules);
  }
  const counted = seatsOf(shape.players).map((seat) => ({ seat, pips: pips[seat] ?? 0 }));
  const points = counted.reduce((sum, entry) => sum + entry.pips, 0);
  const outcome: HandOutcome = {
    ...NOTHING,
    ending: "false-block",
    winner,
    pips,
    parts: [{ kind: "hand", side: winner, points }],
    reasons: [
      {
        code: "false-block-award",
        setting: "falseBlock",
        seat: by,
        side: winner,
        counted,
        points,
        ...facts,
      },
    ],
    ...afterFalseBlock(claim, shape, rules),
  };
  return resultOf(claim, outcome, shape, rules);
}

/** Adjudicates a hand that was not played out. */
export function adjudicateUnplayed(
  claim: UnplayedClaim,
  shape: TableShape,
  rules: RuleSettings,
): HandVerdict {
  const by =
    "annulled" in claim
      ? claim.annulled.by
      : "redeal" in claim
        ? claim.redeal.by
        : claim.falseBlock.by;
  const seats = seatsOf(shape.players);
  if (!seats.includes(by)) return refuse({ code: "out-of-turn", seat: by, seats });
  if ("annulled" in claim) {
    return resultOf(claim, annulledOutcome(claim, shape, rules), shape, rules);
  }
  if ("redeal" in claim) return adjudicateRedeal(claim, shape, rules);
  return adjudicateFalseBlock(claim, shape, rules);
}
