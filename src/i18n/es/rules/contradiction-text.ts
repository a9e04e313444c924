/** A place where a book contradicts itself or is silent: what it is about, what is wrong, and how we read it. */
export type ContradictionText = {
  readonly title: string;
  readonly problem: string;
  /** True while nothing was chosen otherwise. */
  readonly reading: string;
};
