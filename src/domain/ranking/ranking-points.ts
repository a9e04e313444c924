// What an event gives towards the national ranking (decision 8): the circuit's points for playing and winning, and a
// table of places times the weight of the event.

export const EVENT_WEIGHTS = { national: 3, regional: 2, club: 1, open: 0 } as const;
export type EventWeight = keyof typeof EVENT_WEIGHTS;

export const POINTS_PER_MATCH = 1;
export const POINTS_PER_WIN = 3;
/** Points of the first ten places, before the weight. */
export const PLACE_POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1] as const;

export type EventPerformance = {
  readonly played: number;
  readonly won: number;
  /** Final place of the entrant, from 1; both members of a pair share it. */
  readonly place: number;
  readonly weight: EventWeight;
};

/** Points that a final place is worth in an event of a weight. */
export function placePoints(place: number, weight: EventWeight): number {
  return (PLACE_POINTS[place - 1] ?? 0) * EVENT_WEIGHTS[weight];
}

/** Ranking points of one person from one closed event. */
export function rankingPoints({ played, won, place, weight }: EventPerformance): number {
  return played * POINTS_PER_MATCH + won * POINTS_PER_WIN + placePoints(place, weight);
}
