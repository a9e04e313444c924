// What the pages tell whoever keeps copies of them: that something public has changed. Pages and copies are loaded apart,
// and live in different threads, so that they meet in memory that both see: what is noted here is known there at once.

export type Changes = {
  /** Grows when no copy may be shown any more: a round published, withdrawn, closed; the clock; people's data. */
  firm: number;
  /** Grows when copies are behind but not wrong: a table goes on, a sheet is verified. */
  soft: number;
  /** Whether changes that other processes make are heard of, too. */
  isHearing: boolean;
};

const CELLS = { firm: 0, soft: 1, isHearing: 2 } as const;

const held = globalThis as typeof globalThis & { capicuaChanges?: SharedArrayBuffer };

/** Where the changes of this process are kept: to be given to its other threads. */
export function changesMemory(): SharedArrayBuffer {
  const bytes = Object.keys(CELLS).length * Int32Array.BYTES_PER_ELEMENT;
  held.capicuaChanges ??= new SharedArrayBuffer(bytes);
  return held.capicuaChanges;
}

/** The changes kept in `memory`. One thread writes, any may read. */
export function changesIn(memory: SharedArrayBuffer): Changes {
  const cells = new Int32Array(memory);
  return {
    get firm() {
      return Atomics.load(cells, CELLS.firm);
    },
    set firm(count) {
      Atomics.store(cells, CELLS.firm, count);
    },
    get soft() {
      return Atomics.load(cells, CELLS.soft);
    },
    set soft(count) {
      Atomics.store(cells, CELLS.soft, count);
    },
    get isHearing() {
      return Atomics.load(cells, CELLS.isHearing) === 1;
    },
    set isHearing(isHearing) {
      Atomics.store(cells, CELLS.isHearing, isHearing ? 1 : 0);
    },
  };
}

/** The changes of this process, to be read and written. */
export function changes(): Changes {
  return changesIn(changesMemory());
}
