import type { CardColour } from "@/domain/rules/vocabulary";
import type { Infraction, SanctionCatalogue } from "@/domain/sanctions/infraction";
import type { SearchFields } from "@/i18n/es/infraction-search";
import { searchFields } from "@/i18n/es/infraction-search";
import { noteTexts, otherParts, pointsParts, stepCases } from "@/i18n/es/sanction-steps";
import {
  CHAPTER_NAMES,
  countingText,
  INFRACTION_TEXTS,
  infractionTitle,
} from "@/i18n/es/sanctions";

/** One row of a step table: what has to be so, and what it costs then. */
export type CatalogueRow = {
  /** "Primera vez"; null where it costs the same every time, or on the second row of one time. */
  readonly time: string | null;
  readonly when: string | null;
  readonly points: readonly string[];
  readonly others: string;
  readonly notes: string;
  readonly card: CardColour | null;
};

/** An infraction as the catalogue page shows and searches it. */
export type CatalogueLine = {
  readonly code: string;
  readonly article: string;
  readonly chapter: string;
  readonly title: string;
  readonly summary: string;
  /** How offences are counted, who pays, who decides: short remarks. */
  readonly remarks: readonly string[];
  readonly rows: readonly CatalogueRow[];
  readonly search: SearchFields;
};

const TIMES = ["Primera vez", "Segunda vez", "Tercera vez"] as const;

function toRows({ code, steps }: Infraction): readonly CatalogueRow[] {
  return steps.flatMap((step, index) =>
    stepCases(code, step).map(({ when, effects }, place) => {
      const points = pointsParts(effects);
      const others = otherParts(effects).join(", ");
      const isNothing = points.length === 0 && others === "" && effects.card === undefined;
      return {
        time: steps.length > 1 && place === 0 ? (TIMES[index] ?? `${index + 1}.ª vez`) : null,
        when,
        points,
        others: isNothing ? "Se corrige, sin multa" : others,
        notes: noteTexts(effects)
          .filter((note) => !(isNothing && note.startsWith("Se corrige")))
          .join(" "),
        card: effects.card ?? null,
      };
    }),
  );
}

function remarksOf(infraction: Infraction): readonly string[] {
  return [
    infraction.computed && "Lo calcula el sistema",
    infraction.offender === "accuser" && "Paga quien acusa",
    infraction.steps.length > 1 && countingText(infraction.counting ?? "event"),
  ].filter((remark) => typeof remark === "string");
}

function toLine(infraction: Infraction): CatalogueLine {
  const { code, article, chapter } = infraction;
  return {
    code,
    article,
    chapter: CHAPTER_NAMES[chapter],
    title: infractionTitle(code),
    summary: INFRACTION_TEXTS[code]?.summary ?? "",
    remarks: remarksOf(infraction),
    rows: toRows(infraction),
    search: searchFields(infraction),
  };
}

/** A catalogue in words, in the order of the book. */
export function catalogueLines(catalogue: SanctionCatalogue): readonly CatalogueLine[] {
  return catalogue.infractions.map(toLine);
}
