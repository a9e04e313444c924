import type { EventDocument } from "../event/event-document";
import type { RuleSettings, TieBreak } from "../rules/settings";
import type { Tally } from "./figures";
import { once } from "./once";
import type { Level, Placed, Watch } from "./place";
import { placeAll } from "./place";
import { tallyEvent } from "./tally";
import { pointsAgainst } from "./tie-breaks/against";
import { buchholz } from "./tie-breaks/buchholz";
import { buchholzCut1 } from "./tie-breaks/buchholz-cut1";
import { direct } from "./tie-breaks/direct";
import { pointsFor } from "./tie-breaks/for";
import { drawLots, lots } from "./tie-breaks/lots";
import { net } from "./tie-breaks/net";
import { rank } from "./tie-breaks/rank";
import type { TieBreakRule } from "./tie-breaks/tie-break";
import { wins } from "./tie-breaks/wins";

const TIE_BREAK_RULES: Readonly<Record<TieBreak, TieBreakRule>> = {
  wins,
  net,
  for: pointsFor,
  against: pointsAgainst,
  buchholz,
  "buchholz-cut1": buchholzCut1,
  direct,
  lots,
  rank,
};

/** The tie-breaks of an event: its own, else the rule book's, ending with registration order so that it is total. */
export function standingsOrderOf(event: EventDocument, rules: RuleSettings): readonly TieBreak[] {
  return [...(event.standingsOrder ?? rules.standingsOrder), "rank"];
}

function levelsOf(event: EventDocument, rules: RuleSettings, tally: Tally): readonly Level[] {
  const ids = tally.units.entrants.map(({ id }) => id);
  const context = { rules, tally, lots: once(() => drawLots(ids, event.seed)) };
  return standingsOrderOf(event, rules).map((id) => {
    const { restarts = false, keys } = TIE_BREAK_RULES[id];
    return { id, restarts, keys: (group) => keys(group, context) };
  });
}

export type OrderedEvent = { readonly tally: Tally; readonly placed: readonly Placed[] };

/** An event added up and its entrants in order of its tie-breaks, without regard to a final phase. */
export function orderEvent(event: EventDocument, rules: RuleSettings, watch?: Watch): OrderedEvent {
  const tally = tallyEvent(event, rules);
  const levels = levelsOf(event, rules, tally);
  return { tally, placed: placeAll(tally.units.entrants.length, levels, watch) };
}
