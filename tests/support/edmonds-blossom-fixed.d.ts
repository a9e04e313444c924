declare module "edmonds-blossom-fixed" {
  /** Maximum-weight matching of [vertex, vertex, weight] edges; the mate of each vertex, -1 for none. */
  export default function blossom(
    edges: [number, number, number][],
    maxCardinality?: boolean,
  ): number[];
}
