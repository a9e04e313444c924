import { playRandomHand } from "../hand/random-hand";
import type { Random } from "../kernel/random";
import { randomIndex } from "../kernel/random";
import type { HandLine, MatchScore } from "../match/match-document";
import { scoreMatch } from "../match/score-match";
import type { PairSide, Seat } from "../rules/seat";
import { SEATS } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";

/** A match of four as an event document keeps it. */
export type RandomMatch = {
  readonly firstLeader: Seat;
  readonly hands: readonly HandLine[];
  readonly points: Readonly<Record<PairSide, number>>;
  readonly winner: PairSide;
};

/** Hands after which a match that nobody wins would be a bug of the rules. */
const ENDLESS = 500;

function winnerOf(score: MatchScore): PairSide | null {
  if (score.status !== "finished") return null;
  return score.winner === "AC" || score.winner === "BD" ? score.winner : null;
}

/** Plays whole hands at random, tile by tile, until a pair reaches the target under the rules. */
export function playRandomMatch(random: Random, rules: RuleSettings): RandomMatch {
  const firstLeader = SEATS[randomIndex(random, SEATS.length)] ?? "A";
  const hands: HandLine[] = [];
  let leader: Seat = firstLeader;
  while (hands.length < ENDLESS) {
    hands.push(playRandomHand(random, leader));
    const score = scoreMatch({ firstLeader, hands }, rules);
    if (!score.ok) throw new Error(`a random match is refused: ${JSON.stringify(score.problems)}`);
    const winner = winnerOf(score);
    if (winner !== null) {
      const points = { AC: score.score.AC ?? 0, BD: score.score.BD ?? 0 };
      return { firstLeader, hands, points, winner };
    }
    leader = score.nextLeader ?? leader;
  }
  throw new Error("a random match does not end");
}
