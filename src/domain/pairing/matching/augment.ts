import { int } from "./edge-list";
import type { Forest } from "./forest";
import { topOf } from "./forest";

/**
 * Adds one pair to the matching: the tight edge from an outer vertex to a vertex of a free node, and the change of
 * partners along the path from there to the root. Inside blossoms nothing changes until they are opened or read.
 */
export function augment(forest: Forest, outerVertex: number, freeVertex: number): void {
  const { up, mateIn, mateOut } = forest;
  const free = topOf(up, freeVertex);
  mateIn[free] = freeVertex;
  mateOut[free] = outerVertex;
  let own = outerVertex;
  let other = freeVertex;
  for (;;) {
    const outer = topOf(up, own);
    const left = int(mateOut, outer);
    mateIn[outer] = own;
    mateOut[outer] = other;
    if (left === -1) return;
    const inner = topOf(up, left);
    other = int(forest.pathTo, inner);
    own = int(forest.pathFrom, inner);
    mateIn[inner] = other;
    mateOut[inner] = own;
  }
}
