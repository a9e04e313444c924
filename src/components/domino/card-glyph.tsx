import { classNames } from "@/components/ui/class-names";
import type { CardColour } from "@/domain/rules/vocabulary";

// A referee's card is told four ways: colour, silhouette, letter and word.

const CARDS: Readonly<
  Record<
    CardColour,
    {
      readonly word: string;
      readonly letter: string;
      readonly outline: string;
      readonly fill: string;
    }
  >
> = {
  yellow: {
    word: "Amarilla",
    letter: "A",
    outline: "M8 4H56a4 4 0 0 1 4 4V84a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z",
    fill: "fill-card-yellow [--letter:#16130f]",
  },
  red: {
    word: "Roja",
    letter: "R",
    outline: "M8 4H40L60 24V84a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z",
    fill: "fill-card-red [--letter:#fff]",
  },
  black: {
    word: "Negra",
    letter: "N",
    outline: "M20 4H44L60 20V72L44 88H20L4 72V20L20 4Z",
    fill: "fill-card-black [--letter:#fff]",
  },
};

const HEIGHTS = { sm: "h-6", md: "h-9", lg: "h-20" };

type CardGlyphProps = {
  readonly card: CardColour;
  readonly size?: keyof typeof HEIGHTS;
  /** Hides the word where the text around already says it; readers still hear it. */
  readonly wordHidden?: boolean;
  /** How many, when more than one: shown as "×2". */
  readonly count?: number;
};

/** A yellow, red or black card with its word. */
export function CardGlyph({ card, size = "md", wordHidden, count = 1 }: CardGlyphProps) {
  const { word, letter, outline, fill } = CARDS[card];
  return (
    <span className="inline-flex items-center gap-2 align-middle font-semibold">
      <svg
        viewBox="0 0 64 92"
        className={classNames("w-auto shrink-0", HEIGHTS[size])}
        aria-hidden="true"
      >
        <path
          d={outline}
          className={classNames("stroke-card-edge", fill)}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <text
          x={32}
          y={60}
          textAnchor="middle"
          fontSize={42}
          fontWeight={800}
          className={fill}
          style={{ fill: "var(--letter)" }}
        >
          {letter}
        </text>
      </svg>
      <span className={wordHidden ? "sr-only" : undefined}>{word}</span>
      {count > 1 && <span className="tabular-nums">×{count}</span>}
    </span>
  );
}
