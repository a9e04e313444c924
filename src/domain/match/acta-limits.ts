/**
 * Sizes beyond which an event of an acta is no honest one: characters, strokes, points a stroke, score, minutes, photos;
 * passes of a hand (three after each of 28 tiles).
 */
export const ACTA_LIMITS = {
  id: 64,
  text: 500,
  strokes: 200,
  points: 2000,
  score: 9999,
  minutes: 60,
  photos: 4,
  passes: 84,
} as const;
