import type { ReactNode } from "react";
import { CardGlyph } from "@/components/domino/card-glyph";
import { SeatBadge } from "@/components/domino/seat-badge";
import { classNames } from "@/components/ui/class-names";
import type { Seat } from "@/domain/rules/seat";
import type { Sanction } from "@/domain/sanctions/incident";
import { capitalized } from "@/i18n/es/capitalized";
import { LANDING_NAMES, signedFigure } from "@/i18n/es/refereeing";
import {
  HAND_EFFECT_NAMES,
  MATCH_EFFECT_NAMES,
  PLAYER_EFFECT_NAMES,
  TILE_EFFECT_NAMES,
} from "@/i18n/es/sanctions";
import type { PreviewLine } from "@/server/sanctions/preview";

// What a sanction costs, in figures and a few words: before it is recorded and after.

type NameOf = (person: string) => string;

/** Who gains and who loses how much, one line a person. */
export function PointsLines({
  lines,
  names,
}: {
  readonly lines: readonly PreviewLine[];
  readonly names: Readonly<Partial<Record<Seat, string>>>;
}) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ seat, points, on }) => (
        <li key={seat} className="flex min-h-12 items-center gap-3 py-1.5">
          <SeatBadge seat={seat} />
          <span className="min-w-0 grow leading-tight">
            <span className="block font-semibold">{names[seat]}</span>
            <span className="block text-sm text-ink-soft">{LANDING_NAMES[on]}</span>
          </span>
          <span
            className={classNames(
              "text-2xl font-extrabold tabular-nums",
              points < 0 ? "text-wine" : "text-felt",
            )}
          >
            {signedFigure(points)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Cards, and what happens to the person, the tile, the hand and the match; nothing where nothing does. */
export function EffectList({
  sanction,
  nameOf,
  hand,
}: {
  readonly sanction: Sanction;
  readonly nameOf: NameOf;
  /** The number of the hand concerned, where it is annulled or awarded. */
  readonly hand?: number | undefined;
}) {
  const rows: ReactNode[] = [
    ...sanction.cards.map(({ player, card }) => (
      <span key={`${player}-${card}`} className="flex items-center gap-2">
        <CardGlyph card={card} /> <span>a {nameOf(player)}</span>
      </span>
    )),
    ...sanction.effects.map(({ player, effect, rounds }) => (
      <span key={`${player}-${effect}`}>
        {capitalized(PLAYER_EFFECT_NAMES[effect])}: {nameOf(player)}
        {rounds === undefined ? "" : `, ${rounds} encuentros`}
      </span>
    )),
    ...(sanction.tile === null ? [] : [capitalized(TILE_EFFECT_NAMES[sanction.tile])]),
    ...(sanction.hand === "continue" ? [] : [handText(sanction, hand)]),
    ...(sanction.match === "continue" ? [] : [capitalized(MATCH_EFFECT_NAMES[sanction.match])]),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 font-semibold">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of facts, rebuilt as a whole
        <li key={index}>{row}</li>
      ))}
    </ul>
  );
}

function handText({ hand }: Sanction, number: number | undefined): string {
  const text = HAND_EFFECT_NAMES[hand];
  return number === undefined ? capitalized(text) : `Mano ${number}: ${text}`;
}
