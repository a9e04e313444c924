// A typed array never has holes below its length; these say so to the type checker, and are inlined.
export function int(array: Int32Array | Int8Array | Uint8Array, index: number): number {
  return array[index] as number;
}
export function num(array: Float64Array, index: number): number {
  return array[index] as number;
}

/** Edges as they come; costs are stored doubled, so that every price of a matching stays an integer. */
export type EdgeList = {
  count: number;
  a: Int32Array;
  b: Int32Array;
  doubled: Float64Array;
};

export function createEdgeList(room: number): EdgeList {
  return {
    count: 0,
    a: new Int32Array(room),
    b: new Int32Array(room),
    doubled: new Float64Array(room),
  };
}

function enlarge(edges: EdgeList): void {
  const room = 2 * edges.a.length + 16;
  const { a, b, doubled } = edges;
  edges.a = new Int32Array(room);
  edges.b = new Int32Array(room);
  edges.doubled = new Float64Array(room);
  edges.a.set(a);
  edges.b.set(b);
  edges.doubled.set(doubled);
}

export function addEdge(edges: EdgeList, a: number, b: number, cost: number): void {
  if (edges.count === edges.a.length) enlarge(edges);
  const at = edges.count++;
  edges.a[at] = a;
  edges.b[at] = b;
  edges.doubled[at] = 2 * cost;
}

/** The same edges by vertex: those of `v` stand from `start[v]` to `start[v + 1]`, each edge at both its ends. */
export type Neighbours = {
  readonly start: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly doubled: Float64Array;
};

export function neighboursOf(size: number, edges: EdgeList): Neighbours {
  const { count, a, b } = edges;
  const start = new Int32Array(size + 2);
  // Counted two places on, so that filling the lists moves each start to where it belongs.
  for (let i = 0; i < count; i++) {
    const one = int(a, i) + 2;
    const two = int(b, i) + 2;
    start[one] = int(start, one) + 1;
    start[two] = int(start, two) + 1;
  }
  for (let v = 2; v <= size; v++) start[v] = int(start, v) + int(start, v - 1);
  const from = new Int32Array(2 * count);
  const to = new Int32Array(2 * count);
  const doubled = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const one = int(a, i);
    const two = int(b, i);
    const cost = num(edges.doubled, i);
    const here = int(start, one + 1);
    start[one + 1] = here + 1;
    from[here] = one;
    to[here] = two;
    doubled[here] = cost;
    const there = int(start, two + 1);
    start[two + 1] = there + 1;
    from[there] = two;
    to[there] = one;
    doubled[there] = cost;
  }
  return { start, from, to, doubled };
}
