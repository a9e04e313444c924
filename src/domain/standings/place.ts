import type { TieBreak } from "../rules/settings";

// Putting a field in order by tie-breaks, one after the other. It knows nothing of dominoes.

/** One tie-break as `placeAll` asks it: a key a member, higher first. See `TieBreakRule`. */
export type Level = {
  readonly id: TieBreak;
  readonly restarts?: boolean;
  readonly keys: (group: readonly number[]) => readonly number[];
};

/** A member in its place; `decidedBy` separates it from the next, null on the last. */
export type Placed = { readonly unit: number; readonly decidedBy: TieBreak | null };

/** Told of each group that a tie-break has taken apart. */
export type Watch = (id: TieBreak, group: readonly number[]) => void;

/** Splits a tied group by keys, highest first; each part keeps the order that it came in. */
function splitByKeys(group: readonly number[], keys: readonly number[]): readonly number[][] {
  const order = group.map((_, at) => at).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
  const parts: number[][] = [];
  let last: number | undefined;
  for (const at of order) {
    const unit = group[at] ?? 0;
    if (parts.length > 0 && keys[at] === last) parts[parts.length - 1]?.push(unit);
    else parts.push([unit]);
    last = keys[at];
  }
  return parts;
}

/**
 * Orders members 0 … size − 1 by the levels. The last level must tell all apart; a member that it leaves tied would be a
 * bug. A level that restarts is asked again of each smaller group that it leaves tied, until it says nothing.
 */
export function placeAll(
  size: number,
  levels: readonly Level[],
  watch: Watch = () => {},
): readonly Placed[] {
  const placed: { unit: number; decidedBy: TieBreak | null }[] = [];
  const place = (group: readonly number[], at: number): void => {
    const level = levels[at];
    if (group.length <= 1 || level === undefined) {
      for (const unit of group) placed.push({ unit, decidedBy: null });
      return;
    }
    const parts = splitByKeys(group, level.keys(group));
    if (parts.length === 1) {
      place(group, at + 1);
      return;
    }
    watch(level.id, group);
    parts.forEach((part, index) => {
      place(part, level.restarts === true ? at : at + 1);
      const last = placed[placed.length - 1];
      if (index < parts.length - 1 && last) last.decidedBy = level.id;
    });
  };
  place(
    Array.from({ length: size }, (_, unit) => unit),
    0,
  );
  return placed;
}
