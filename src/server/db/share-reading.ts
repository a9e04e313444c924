import "server-only";

/**
 * A reading that many ask for at the same moment. It is made at most once at a time for each key: whoever asks while one
 * is being made shares the next, so that nobody is answered with what was read before he asked.
 */
export function shareReading<Value>(
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const under = new Map<string, { readonly now: Promise<Value>; next: Promise<Value> | null }>();

  function begin(key: string): Promise<Value> {
    const now = read(key).finally(() => {
      if (under.get(key)?.next === null) under.delete(key);
    });
    under.set(key, { now, next: null });
    return now;
  }

  return (key) => {
    const running = under.get(key);
    if (!running) return begin(key);
    const again = () => begin(key);
    running.next ??= running.now.then(again, again);
    return running.next;
  };
}
