import "server-only";

const HELD_MS = 20_000;
const MOST_HELD = 300;

/**
 * Remembers answers for some seconds, so that a hall that asks the same at once makes one computation. An answer that failed
 * is not remembered.
 */
export function answersHeld<Answer>(): (
  key: string,
  compute: () => Promise<Answer>,
) => Promise<Answer> {
  const held = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  return (key, compute) => {
    const now = Date.now();
    const known = held.get(key);
    if (known && known.until > now) return known.answer;
    for (const [old, { until }] of held) {
      if (until <= now || held.size >= MOST_HELD) held.delete(old);
    }
    const answer = compute();
    held.set(key, { until: now + HELD_MS, answer });
    answer.catch(() => held.delete(key));
    return answer;
  };
}
