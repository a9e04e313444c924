import type { CardColour } from "@/domain/rules/vocabulary";
import type { Infraction, SanctionCatalogue } from "@/domain/sanctions/infraction";
import { effectsOfStep } from "@/domain/sanctions/infraction";
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
        time: place === 0 ? timeOf(steps, index) : null,
        when,
        points,
        others: isNothing ? "Se corrige, sin multa" : others,
        notes: noteTexts(effects)
          .filter((note) => !isSaid(note, isNothing ? "se corrige" : others))
          .join(" "),
        card: effects.card ?? null,
      };
    }),
  );
}

/** "Primera vez"; the last step is that of every time after it too, where anybody is still playing. */
function timeOf(steps: Infraction["steps"], index: number): string | null {
  if (steps.length === 1) return null;
  const time = TIMES[index] ?? `${index + 1}.ª vez`;
  const isLast = index === steps.length - 1;
  const ends = steps
    .slice(index)
    .flatMap(effectsOfStep)
    .some(({ match }) => match !== undefined);
  return isLast && !ends ? `${time} y siguientes` : time;
}

/** Whether what a note says stands in the row already. */
function isSaid(note: string, text: string): boolean {
  const [said = ""] = note.toLowerCase().split(/[.;,]/);
  return text.includes(said);
}

function remarksOf({ computed, offender, counting }: Infraction): readonly string[] {
  return [
    computed && "Lo calcula el sistema",
    offender === "accuser" && "Paga quien acusa",
    // What counts over the event, as nearly everything does, needs no remark.
    (counting === "match" || counting === "pair") && countingText(counting),
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
