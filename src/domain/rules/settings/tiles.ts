import { choice, optional } from "./setting";

/** Tiles touched, dropped or seen. */
export const TILES_SETTINGS = {
  /** A tile touched or lifted that does not fit. */
  touchedTile: choice(["opponents-choose", "seen-with-fine", "no-effect"], "officials"),
  /** How it waits when nobody saw its pips. */
  touchedUnseenTile: choice(["face-down", "face-up", "back-to-rack"], "officials"),
  /** A tile that turns over or drops. */
  exposedTile: choice(["seen", "warn-then-fine", "no-effect"], "officials"),
  /** Halves that identify a dropped tile. */
  identifiedHalves: optional({ least: 1, most: 2 }, "officials"),
  seenTileOrder: choice(["first-playable", "strict", "player"], "engine"),
  /** What a hand is worth that ends with a seen tile. */
  seenTileFinish: choice(["ends-zero", "forbidden", "normal"], "engine"),
  /** What it is worth when the partner ends it while the tile is still seen. */
  seenTilePartner: choice(["counts", "ends-zero"], "engine"),
} as const;
