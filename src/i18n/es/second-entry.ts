import type { EntryDifference, TypedHand } from "@/domain/match/second-entry";
import { SEATS } from "@/domain/rules/seat";
import { HAND_ENDING_LABELS } from "./hand";
import { bothScoresText } from "./match";

/** One difference between two typings: where, and what each says. */
export type DifferenceWords = {
  readonly where: string;
  readonly first: string;
  readonly second: string;
};

const NOTHING = "No la tiene";

/** A difference in words. `articleOf` names an infraction by its article. */
export function differenceWords(
  difference: EntryDifference,
  articleOf: (infraction: string) => string,
): DifferenceWords {
  switch (difference.what) {
    case "kind":
      return {
        where: "La Hoja",
        first: KINDS[difference.first],
        second: KINDS[difference.second],
      };
    case "leader":
      return {
        where: "Salida de la mano 1",
        first: difference.first ?? "Sin anotar",
        second: difference.second,
      };
    case "score":
      return {
        where: "Totales",
        first: bothScoresText(difference.first),
        second: bothScoresText(difference.second),
      };
    case "winner":
      return {
        where: "Quién ganó",
        first: `${difference.first[0]}·${difference.first[1]}`,
        second: `${difference.second[0]}·${difference.second[1]}`,
      };
    case "hand":
      return {
        where: `Mano ${difference.hand}`,
        first: handWords(difference.first, articleOf),
        second: handWords(difference.second, articleOf),
      };
  }
}

/** The words of one typing, each marked where the other says something else in its place. */
export function markedWords(
  text: string,
  other: string,
): readonly { readonly word: string; readonly differs: boolean }[] {
  const words = text.split(" ");
  const others = other.split(" ");
  const isParallel = words.length === others.length;
  return words.map((word, index) => ({
    word,
    differs: isParallel ? word !== others[index] : !others.includes(word),
  }));
}

const KINDS = { hands: "Mano por mano", totals: "Solo los totales" } as const;

function handWords(hand: TypedHand | null, articleOf: (infraction: string) => string): string {
  if (hand === null) return NOTHING;
  const { ending, by, infraction, doubles, pips, running } = hand;
  const name = ending === null ? "Sin cierre" : HAND_ENDING_LABELS[ending];
  const counted = SEATS.flatMap((seat) =>
    pips[seat] === undefined ? [] : [`${seat} ${pips[seat]}`],
  );
  const facts = [
    [name, by].filter(Boolean).join(" "),
    ...(infraction === null ? [] : [`art. ${articleOf(infraction)}`]),
    ...(doubles === null ? [] : [`${doubles} dobles`]),
    ...(counted.length === 0 ? [] : [counted.join(", ")]),
  ];
  return `${facts.join(": ")}. Van ${running.AC ?? 0} a ${running.BD ?? 0}.`;
}
