import type { Tile } from "@/domain/hand/hand";

/** The tiles picked for each hand, by the hand's key, in the order of picking. */
export type PickedTiles = Readonly<Record<string, readonly Tile[]>>;

/**
 * Puts `tile` in the hand `key`, or takes it out when it is there; a tile is never in two hands. Where a hand holds one
 * tile only (`max` 1), the new one replaces the old.
 */
export function togglePick(value: PickedTiles, key: string, tile: Tile, max = 7): PickedTiles {
  const had = value[key]?.includes(tile) ?? false;
  const without = Object.fromEntries(
    Object.entries(value).map(([hand, tiles]) => [hand, tiles.filter((other) => other !== tile)]),
  );
  const kept = max === 1 ? [] : (without[key] ?? []);
  return had ? without : { ...without, [key]: [...kept, tile] };
}
