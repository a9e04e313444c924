// The checker's own matching: as many pairs as possible, by Edmonds' algorithm in its plain form (blossoms kept as the
// base of each vertex). It has nothing to do with the engine's, and needs no costs.

type Search = {
  readonly size: number;
  readonly allowed: (a: number, b: number) => boolean;
  readonly mate: number[];
  readonly parent: number[];
  readonly base: number[];
  readonly seen: boolean[];
  readonly queue: number[];
};

const get = (list: readonly number[], index: number) => list[index] ?? -1;

/** The base that the paths of two vertices to the root share. */
function sharedBase(search: Search, a: number, b: number): number {
  const onPath = new Set<number>();
  for (let at = a; at !== -1; ) {
    at = get(search.base, at);
    onPath.add(at);
    const mate = get(search.mate, at);
    at = mate === -1 ? -1 : get(search.parent, mate);
  }
  let at = get(search.base, b);
  while (!onPath.has(at)) at = get(search.base, get(search.parent, get(search.mate, at)));
  return at;
}

function markPath(search: Search, from: number, base: number, child: number, within: Set<number>) {
  let at = from;
  let below = child;
  while (get(search.base, at) !== base) {
    const mate = get(search.mate, at);
    within.add(get(search.base, at));
    within.add(get(search.base, mate));
    search.parent[at] = below;
    below = mate;
    at = get(search.parent, mate);
  }
}

function contract(search: Search, a: number, b: number): void {
  const base = sharedBase(search, a, b);
  const within = new Set<number>();
  markPath(search, a, base, b, within);
  markPath(search, b, base, a, within);
  for (let vertex = 0; vertex < search.size; vertex++) {
    if (!within.has(get(search.base, vertex))) continue;
    search.base[vertex] = base;
    if (search.seen[vertex] === true) continue;
    search.seen[vertex] = true;
    search.queue.push(vertex);
  }
}

/** Looks from one vertex along its edges; the free vertex that ends a longer path, or -1. */
function look(search: Search, from: number, root: number): number {
  for (let to = 0; to < search.size; to++) {
    if (to === from || !search.allowed(from, to)) continue;
    if (get(search.base, from) === get(search.base, to) || get(search.mate, from) === to) continue;
    const mate = get(search.mate, to);
    if (to === root || (mate !== -1 && get(search.parent, mate) !== -1)) {
      contract(search, from, to);
    } else if (get(search.parent, to) === -1) {
      search.parent[to] = from;
      if (mate === -1) return to;
      search.seen[mate] = true;
      search.queue.push(mate);
    }
  }
  return -1;
}

function findPath(search: Search, root: number): number {
  for (let vertex = 0; vertex < search.size; vertex++) {
    search.parent[vertex] = -1;
    search.base[vertex] = vertex;
    search.seen[vertex] = false;
  }
  search.queue.length = 0;
  search.queue.push(root);
  search.seen[root] = true;
  for (let next = search.queue.shift(); next !== undefined; next = search.queue.shift()) {
    const end = look(search, next, root);
    if (end !== -1) return end;
  }
  return -1;
}

/** Takes for each vertex in turn the first free one that it is allowed with; how many pairs that gives. */
function startGreedily({ size, allowed, mate }: Search): number {
  let pairs = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size && get(mate, a) === -1; b++) {
      if (get(mate, b) !== -1 || !allowed(a, b)) continue;
      mate[a] = b;
      mate[b] = a;
      pairs += 1;
    }
  }
  return pairs;
}

/** As many pairs of allowed vertices 0 … size − 1 as can be made at once; `mate` is −1 for who is left over. */
export function largestMatching(
  size: number,
  allowed: (a: number, b: number) => boolean,
): { readonly pairs: number; readonly mate: readonly number[] } {
  const all = Array.from({ length: size }, (_, vertex) => vertex);
  const search: Search = {
    size,
    allowed,
    mate: all.map(() => -1),
    parent: all.map(() => -1),
    base: [...all],
    seen: all.map(() => false),
    queue: [],
  };
  let pairs = startGreedily(search);
  for (const root of all) {
    if (search.mate[root] !== -1) continue;
    let at = findPath(search, root);
    if (at !== -1) pairs += 1;
    while (at !== -1) {
      const before = get(search.parent, at);
      const next = get(search.mate, before);
      search.mate[at] = before;
      search.mate[before] = at;
      at = next;
    }
  }
  return { pairs, mate: search.mate };
}
