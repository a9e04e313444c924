/** What a sender may do at a table: null where it may, else why not, in words. */
export type DeskRights = {
  readonly record: string | null;
  readonly declare: string | null;
  readonly verify: string | null;
  readonly sign: string | null;
  readonly close: string | null;
  readonly reopen: string | null;
  /** Changing between phone and paper. */
  readonly medium: string | null;
  /** Taking in the paper, its totals and its photos. */
  readonly deliver: string | null;
  /** Registering it, typing it a second time, taking photos off. */
  readonly register: string | null;
};
