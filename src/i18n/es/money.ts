/** An amount in cents as `RD$ 1,200` or, with cents, `RD$ 1,200.50`. */
export function pesosText(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  const rest = cents % 100;
  return rest === 0 ? `RD$ ${whole}` : `RD$ ${whole}.${String(rest).padStart(2, "0")}`;
}
