/** Two numbers (from 0) that meet; the first one's side is AC. */
export type Meeting = readonly [number, number];

/** Rounds in which everybody meets everybody once: one fewer than players, or as many where one rests each time. */
export function bergerRounds(players: number): number {
  return players < 2 ? 0 : players - 1 + (players % 2);
}

/**
 * A round (from 0) of the Berger tables for numbers 0 to players − 1, in the order of the printed tables. With an odd
 * field the number `players` stands for the rest. Numbers i and j meet in the round that their sum gives, the last number
 * in the round of twice its opponent; of two the lower is AC where their sum is odd, and the last number takes turns.
 */
export function bergerRound(players: number, round: number): readonly Meeting[] {
  const size = players + (players % 2);
  const last = size - 1;
  if (players < 2) return [];
  const meetings: Meeting[] = [];
  for (let a = 0; a < last; a++) {
    const partner = (((round - a) % last) + last) % last;
    if (partner === a) meetings.unshift(a < size / 2 ? [a, last] : [last, a]);
    else if (a < partner) meetings.push((a + partner) % 2 === 1 ? [a, partner] : [partner, a]);
  }
  return meetings;
}
