import type { SettingName } from "../settings";

// Where a rule book contradicts itself, is unclear or is silent, and which settings carry our reading of it.

/**
 * One place where a book leaves something to be read. `conflict`: two of its articles disagree, or one is unclear;
 * `gap`: the book does not say. No `settings` means that only one reading makes sense, so that it is fixed.
 */
export type Contradiction = {
  /** `K01` … where we have words for it; else the name of the setting that the book does not decide. */
  readonly id: string;
  readonly kind: "conflict" | "gap";
  /** Articles as the book prints them; empty where no article touches the matter. */
  readonly articles: readonly string[];
  readonly settings: readonly SettingName[];
};
