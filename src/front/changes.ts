// What the pages tell whoever keeps copies of them: that something public has changed. The two are loaded apart, so that
// they meet on `globalThis`.

export type Changes = {
  /** Grows when no copy may be shown any more: a round published, withdrawn, closed; the clock; people's data. */
  firm: number;
  /** Grows when copies are behind but not wrong: a table goes on, a sheet is verified. */
  soft: number;
  /** Whether changes that other processes make are heard of, too. */
  isHearing: boolean;
};

const held = globalThis as typeof globalThis & { capicuaChanges?: Changes };

/** The changes of this process, to be read and written. */
export function changes(): Changes {
  held.capicuaChanges ??= { firm: 0, soft: 0, isHearing: false };
  return held.capicuaChanges;
}
