import type { HandEnding } from "@/domain/hand/hand";

// How a Hoja says in one letter how a hand ended. Paper and desk have this one alphabet.

/** The letter that the paper asks for and the desk writes. */
export const ENDING_LETTERS = {
  domino: "D",
  block: "T",
  annulled: "A",
  "false-block": "F",
  redeal: "R",
} as const satisfies Readonly<Record<HandEnding, string>>;

/** Letters that older Hojas asked for and that are still read: E a block whose points tie, N an annulled hand. */
const OLDER_LETTERS: Readonly<Record<string, HandEnding>> = { E: "block", N: "annulled" };

const NAMES: Readonly<Record<HandEnding, string>> = {
  domino: "dominó",
  block: "tranque",
  annulled: "anulada",
  "false-block": "falso tranque",
  redeal: "se reparte de nuevo",
};

/** The ending that a letter stands for, in either case; null for the rest. */
export function endingOfLetter(letter: string): HandEnding | null {
  const upper = letter.toUpperCase();
  const [found] = Object.entries(ENDING_LETTERS).find(([, one]) => one === upper) ?? [];
  return (found as HandEnding | undefined) ?? OLDER_LETTERS[upper] ?? null;
}

/** "D dominó, T tranque, …"; `redeal`: whether the book deals a hand again for its doubles. */
export function endingLegend(redeal: boolean): string {
  return Object.entries(ENDING_LETTERS)
    .filter(([ending]) => redeal || ending !== "redeal")
    .map(([ending, letter]) => `${letter} ${NAMES[ending as HandEnding]}`)
    .join(", ");
}
