import { searchKey } from "@/domain/kernel/search-key";
import type { CardColour } from "@/domain/rules/vocabulary";
import type { Infraction, SanctionCatalogue } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";
import { stepText } from "@/i18n/es/sanction-steps";
import { CHAPTER_NAMES, INFRACTION_TEXTS, infractionTitle } from "@/i18n/es/sanctions";

/** An infraction as the catalogue page shows and searches it. */
export type CatalogueLine = {
  readonly code: string;
  readonly article: string;
  readonly chapter: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly { readonly text: string; readonly cards: readonly CardColour[] }[];
  readonly key: string;
};

function toLine(infraction: Infraction): CatalogueLine {
  const { code, article, chapter, steps } = infraction;
  const text = INFRACTION_TEXTS[code];
  const title = infractionTitle(code);
  return {
    code,
    article,
    chapter: CHAPTER_NAMES[chapter],
    title,
    summary: text?.summary ?? "",
    steps: steps.map((step) => ({
      text: stepText(code, step),
      cards: [...new Set(effectsOfStep(step).flatMap(({ card }) => card ?? []))],
    })),
    key: searchKey([article, title, text?.summary ?? "", ...(text?.words ?? [])].join(" ")),
  };
}

/** A catalogue in words, in the order of the book. */
export function catalogueLines(catalogue: SanctionCatalogue): readonly CatalogueLine[] {
  return catalogue.infractions.map(toLine);
}
