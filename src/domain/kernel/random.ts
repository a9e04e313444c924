// Every draw of lots is seeded with text, so that it can be written down and repeated before witnesses.

/** A deterministic stream of numbers in [0, 1). */
export type Random = () => number;

/** Hashes text to 32-bit words (xmur3, public domain). */
function hashWords(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
}

/** Seeded generator (sfc32, public domain): the same seed text gives the same stream on every machine. */
export function seededRandom(seed: string): Random {
  const next = hashWords(seed);
  let a = next();
  let b = next();
  let c = next();
  let d = next();
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
}

/** An integer in [0, below). */
export function randomIndex(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** A new array with the items in drawn order (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = randomIndex(random, i + 1);
    const held = result[i] as Item;
    result[i] = result[j] as Item;
    result[j] = held;
  }
  return result;
}
