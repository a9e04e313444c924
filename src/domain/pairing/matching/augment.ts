import { evenSteps } from "./blossom";
import type { Forest } from "./forest";
import { endOf, int, petalsOf, petalWith } from "./forest";

/** Matches a node by the edge from its vertex `own` to the vertex `other`, and the inside of a blossom to fit. */
function matchNode(forest: Forest, node: number, own: number, other: number): void {
  forest.mate[node] = other;
  if (node < forest.size) return;
  const petal = petalWith(forest, node, own);
  const steps = evenSteps(forest, node, petal);
  const petals = petalsOf(forest, node);
  for (let i = 0; i < steps; i += 2) {
    const a = petals[i] as number;
    const b = petals[i + 1] as number;
    matchNode(forest, a, endOf(forest, a, b), endOf(forest, b, a));
    matchNode(forest, b, endOf(forest, b, a), endOf(forest, a, b));
  }
  matchNode(forest, petal, own, other);
  forest.petals[node] = [...petals.slice(steps), ...petals.slice(0, steps)];
}

/**
 * Adds one pair to the matching: the tight edge from an outer vertex to a vertex of a free node, and the change of
 * partners along the path from there to the root.
 */
export function augment(forest: Forest, outerVertex: number, freeVertex: number): void {
  const { top, mate } = forest;
  matchNode(forest, int(top, freeVertex), freeVertex, outerVertex);
  let own = outerVertex;
  let other = freeVertex;
  for (;;) {
    const node = int(top, own);
    const left = int(mate, node);
    matchNode(forest, node, own, other);
    if (left === -1) return;
    const inner = int(top, left);
    own = int(forest.parentFrom, inner);
    other = int(forest.parentTo, inner);
    matchNode(forest, inner, other, own);
  }
}
