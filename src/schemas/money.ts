/** Pesos as people write them (`300`, `1,200.50`, `RD$ 300`) in cents; NaN for what is no amount. */
export function parsePesos(text: string): number {
  const plain = text.replace(/RD\$|\$|\s|,(?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return Number.NaN;
  const [whole = "0", cents = ""] = plain.split(".");
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}
