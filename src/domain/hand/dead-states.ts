// States of a search that lead nowhere, so that they are not gone through twice: an open-addressed table of three words a
// state. It is made once and emptied by counting `era` up, so a search leaves nothing behind.

export type DeadStates = {
  readonly mask: number;
  readonly keys: Int32Array;
  readonly eras: Int32Array;
  era: number;
  count: number;
};

/** A table of 2^bits places. It keeps three states for four places; those after are gone through again. */
export function deadStates(bits: number): DeadStates {
  const size = 2 ** bits;
  const keys = new Int32Array(size * 3);
  return { mask: size - 1, keys, eras: new Int32Array(size), era: 1, count: 0 };
}

export function forgetStates(states: DeadStates): void {
  states.era += 1;
  states.count = 0;
}

function placeOf({ mask, keys, eras, era }: DeadStates, a: number, b: number, c: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  hash = Math.imul(hash ^ c ^ (hash >>> 15), 0xc2b2ae35);
  let place = (hash >>> 9) & mask;
  for (;;) {
    const key = place * 3;
    const isSame = keys[key] === a && keys[key + 1] === b && keys[key + 2] === c;
    if (eras[place] !== era || isSame) return place;
    place = (place + 1) & mask;
  }
}

export function isDead(states: DeadStates, a: number, b: number, c: number): boolean {
  return states.eras[placeOf(states, a, b, c)] === states.era;
}

export function markDead(states: DeadStates, a: number, b: number, c: number): void {
  if (4 * states.count > 3 * states.mask) return;
  states.count += 1;
  const place = placeOf(states, a, b, c);
  states.keys.set([a, b, c], place * 3);
  states.eras[place] = states.era;
}
