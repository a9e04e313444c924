import type { SanctionChoice } from "@/domain/rules/vocabulary";

/** How an infraction is called: a title for lists, a line of explanation, and the words people look for it by. */
export type InfractionText = {
  readonly title: string;
  readonly summary: string;
  readonly words: readonly string[];
  /** The choices of this infraction where the usual names would mislead. */
  readonly choices?: Readonly<Partial<Record<SanctionChoice, string>>>;
};
