import { sameData } from "../kernel/same-data";
import type { Seat } from "../rules/seat";
import { PAIR_SIDES, SEATS } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import type { ActaContext, ActaHand, ActaState, ActaWarning } from "./acta-state";

/** Above this a hand is possible but rare. */
const RARE_HAND = 100;
/** Above this a final score is possible but rare: one pip short of the target and then a very large hand. */
const RARE_SCORE = 300;

/** What is odd in an acta, though it may be right. */
export function actaWarnings(
  state: Omit<ActaState, "warnings">,
  { rules }: ActaContext,
): readonly ActaWarning[] {
  return [
    ...state.hands.flatMap((hand, index) => handWarnings(hand, state.hands[index - 1], state)),
    ...PAIR_SIDES.filter((side) => state.score[side] > RARE_SCORE).map(
      (side): ActaWarning => ({ code: "score-unusual", side, points: state.score[side] }),
    ),
    ...leaderWarnings(state, rules),
    ...state.incidents
      .filter(({ offenders }) => offenders.length === 0)
      .map(({ incidentId }): ActaWarning => ({ code: "incident-incomplete", incidentId })),
  ];
}

function handWarnings(
  hand: ActaHand,
  previous: ActaHand | undefined,
  state: Omit<ActaState, "warnings">,
): readonly ActaWarning[] {
  const warnings: ActaWarning[] = [];
  const points = Math.max(0, ...Object.values(hand.points));
  if (points > RARE_HAND) warnings.push({ code: "hand-unusual", hand: hand.number, points });
  if (points > 0 && previous && sameData(previous.hand, hand.hand))
    warnings.push({ code: "same-as-previous-hand", hand: hand.number });
  if ("annulled" in hand.hand) {
    const { infraction, by } = hand.hand.annulled;
    const isNoted = state.incidents.some(
      (note) => note.infraction === infraction && note.offenders.includes(by),
    );
    if (!isNoted)
      warnings.push({
        code: "annulled-without-incident",
        hand: hand.number,
        infraction,
        seat: by,
      });
  }
  return warnings;
}

function leaderWarnings(
  { firstLeader, drawnTiles }: Pick<ActaState, "firstLeader" | "drawnTiles">,
  rules: RuleSettings,
): readonly ActaWarning[] {
  if (firstLeader === null) return [];
  const drawn = SEATS.flatMap((seat) => {
    const tile = drawnTiles[seat];
    return tile === undefined ? [] : [{ seat, rank: drawRank(tile, rules.drawRank) }];
  }).sort((a, b) => b.rank - a.rank);
  const [highest] = drawn;
  const own = drawn.find(({ seat }) => seat === firstLeader);
  if (!highest || own?.rank === highest.rank) return [];
  return [
    { code: "leader-not-highest", leader: firstLeader, highest: highest.seat satisfies Seat },
  ];
}

/** Orders drawn tiles (7.1, K14): by larger half and then the other, or by sum and then the larger half. */
function drawRank(tile: string, by: RuleSettings["drawRank"]): number {
  const halves = tile.split("-").map(Number);
  const larger = Math.max(...halves);
  const smaller = Math.min(...halves);
  return by === "lexicographic" ? larger * 7 + smaller : (larger + smaller) * 7 + larger;
}
