/**
 * Our summary of one article: what it settles, in our own words. `article` is the number as printed in the book, or the
 * heading where the book numbers nothing; `title` may then be empty.
 */
export type ArticleSummary = {
  readonly article: string;
  readonly title: string;
  readonly points: readonly string[];
};

/** Articles that belong together. */
export type SummaryChapter = {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly ArticleSummary[];
};
