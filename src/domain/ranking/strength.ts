import { ordinal, rate, rating } from "openskill";

/** One match between two pairs of players, in the order in which matches were played. */
export type RatedMatch = {
  readonly winners: readonly string[];
  readonly losers: readonly string[];
};

/** A player's strength in whole points: likely strength, how unsure it is, and the cautious figure that is shown. */
export type Strength = {
  readonly playerId: string;
  readonly mean: number;
  readonly deviation: number;
  readonly shown: number;
  readonly matches: number;
};

/** One unit of the rating system is this many points: a newcomer's likely strength is 1,500. */
const SCALE = 60;

/**
 * Strengths from matches of pairs, by the Weng–Lin rating of openskill: partners share what happened in proportion to how
 * unsure each one's rating is. Shown as strength, never as rank (decision 8). Players appear in order of first match.
 */
export function computeStrengths(matches: readonly RatedMatch[]): readonly Strength[] {
  const ratings = new Map<string, { mu: number; sigma: number }>();
  const played = new Map<string, number>();
  const current = (id: string) => ratings.get(id) ?? rating();
  for (const { winners, losers } of matches) {
    const sides = [winners, losers];
    const rated = rate(sides.map((side) => side.map(current)));
    sides.forEach((side, sideIndex) => {
      side.forEach((id, index) => {
        ratings.set(id, rated[sideIndex]?.[index] ?? current(id));
        played.set(id, (played.get(id) ?? 0) + 1);
      });
    });
  }
  return [...ratings].map(([playerId, { mu, sigma }]) => ({
    playerId,
    mean: Math.round(mu * SCALE),
    deviation: Math.round(sigma * SCALE),
    shown: Math.round(ordinal({ mu, sigma }) * SCALE),
    matches: played.get(playerId) ?? 0,
  }));
}
