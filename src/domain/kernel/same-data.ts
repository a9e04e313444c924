/**
 * Whether two plain values say the same: numbers, texts, lists in their order, and records whatever the order of their
 * fields, for a database gives them back in an order of its own. A field that is undefined is one that is not there.
 */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => sameData(value, other[index]))
    );
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameData(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
