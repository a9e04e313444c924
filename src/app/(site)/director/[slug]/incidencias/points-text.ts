/** Points with their sign; the minus is the typographic one. */
export function pointsText(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
