import { int, num } from "./edge-list";
import type { Forest } from "./forest";
import type { PricedSet } from "./matching-proof";

/** Writes the partners of a node whose pair leaves it from vertex `own` to `other`, and puts the petals inside in line. */
function readNode(
  forest: Forest,
  mates: Int32Array,
  line: number[],
  node: number,
  own: number,
  other: number,
): void {
  const { parent, sibling, edgeFrom, edgeTo } = forest;
  mates[own] = other;
  for (let base = own; base !== node; ) {
    for (let one = int(sibling, base); one !== base; ) {
      const two = int(sibling, one);
      const a = int(edgeFrom, one);
      const b = int(edgeTo, one);
      line.push(one, a, b, two, b, a);
      one = int(sibling, two);
    }
    base = int(parent, base);
  }
}

/** The partner of each vertex in a perfect matching, inside blossoms too. Changes nothing. */
export function readMates(forest: Forest): Int32Array {
  const mates = new Int32Array(forest.size).fill(-1);
  const line: number[] = [];
  for (let vertex = 0; vertex < forest.size; vertex++) {
    let top = vertex;
    while (int(forest.parent, top) !== -1) top = int(forest.parent, top);
    if (int(forest.first, top) !== vertex) continue;
    readNode(forest, mates, line, top, int(forest.mateIn, top), int(forest.mateOut, top));
    while (line.length > 0) {
      const other = line.pop() as number;
      const own = line.pop() as number;
      const node = line.pop() as number;
      readNode(forest, mates, line, node, own, other);
    }
  }
  return mates;
}

/** The sets that have a price, with their vertices. */
export function readSets(forest: Forest): readonly PricedSet[] {
  const { size, petal, price, first, last, next } = forest;
  const sets: PricedSet[] = [];
  for (let blossom = size; blossom < petal.length; blossom++) {
    if (int(petal, blossom) === -1 || num(price, blossom) === 0) continue;
    const members: number[] = [];
    const end = int(last, blossom);
    for (let vertex = int(first, blossom); ; vertex = int(next, vertex)) {
      members.push(vertex);
      if (vertex === end) break;
    }
    sets.push({ members, price: num(price, blossom) });
  }
  return sets;
}
