import { methodSteps } from "../../criteria/pairs/pair-form";
import { int, num } from "../../matching/edge-list";
import type { SolvedStages } from "./pair-stages";
import type { PairVertices } from "./pair-vertices";
import { edgeCost, slackBetween } from "./stage-costs";

// Where several rounds are equally good by every criterion, many small steps from what the method makes are better than few
// large ones. Two tables exchange partners wherever the round stays as good and the squares of their steps grow less. No
// two tables of the round played could do so over the edges known; the rest is settled by the order of the standings, in
// which the search goes. So the answer depends on the event alone, and not on the order of the document.

function straying({ places, rest }: PairVertices, a: number, b: number): number {
  return a === rest || b === rest ? 0 : methodSteps(places, a, b) ** 2;
}

/** Partners by vertex of a matching as good as the one found, in which no two tables can exchange partners to stray less. */
export function exchangeAmongBest({ vertices, mates: found, edges, last }: SolvedStages) {
  const { costs, prices } = last;
  const mates = found.slice();
  // The pass in which each vertex last changed its partner: only those are worth another look.
  const changed = new Int32Array(vertices.size);
  let pass = 0;
  const exchange = (a: number, c: number): boolean => {
    const b = int(mates, a);
    const d = int(mates, c);
    const now = straying(vertices, a, b) + straying(vertices, c, d);
    if (straying(vertices, a, c) + straying(vertices, b, d) >= now) return false;
    if (slackBetween(last, a, c) !== 0 || slackBetween(last, b, d) !== 0) return false;
    const before = edgeCost(costs, a, b) + edgeCost(costs, c, d);
    if (edgeCost(costs, a, c) + edgeCost(costs, b, d) !== before) return false;
    mates[a] = c;
    mates[c] = a;
    mates[b] = d;
    mates[d] = b;
    for (const vertex of [a, b, c, d]) changed[vertex] = pass;
    return true;
  };
  for (let isNew = true; isNew; ) {
    isNew = false;
    pass += 1;
    for (let at = 0; at < edges.count; at++) {
      const a = int(edges.a, at);
      const c = int(edges.b, at);
      // The prices of a tight edge pay for it whole, and more inside sets.
      if (num(edges.doubled, at) > num(prices, a) + num(prices, c) || int(mates, a) === c) continue;
      if (int(changed, a) < pass - 1 && int(changed, c) < pass - 1) continue;
      if (exchange(a, c)) isNew = true;
    }
  }
  return mates;
}
