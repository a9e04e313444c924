/** Which versions of a Hoja there are: `Hay una sola versión, la 1.`. One at least; the latest first. */
export function versionsText(versions: readonly { readonly version: number }[]): string {
  const numbers = versions.map(({ version }) => version).reverse();
  const last = numbers.at(-1);
  return numbers.length === 1
    ? `Hay una sola versión, la ${last}.`
    : `Hay ${numbers.length} versiones: ${numbers.slice(0, -1).join(", ")} y ${last}.`;
}
