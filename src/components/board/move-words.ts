import { describeMove } from "@/i18n/es/hand-moves";
import type { BoardView, HandFilm } from "./hand-film";

// What a board says about the moves of a film.

/** One sentence a move, with the ends that it leaves. */
export function sentencesOf({ moves, views }: HandFilm): readonly string[] {
  return moves.map((move, at) =>
    describeMove(move, {
      at,
      isOpening: views[at]?.line.length === 0,
      ends: views[at + 1]?.ends ?? null,
    }),
  );
}

/** What is to come: who is in turn and what is left to him. */
export function standingWords({ turn, playable, stock }: BoardView): string {
  if (turn === null) return "Fin de la mano";
  if (playable.length > 0) return `Le toca a ${turn}`;
  return stock > 0 ? `${turn} tiene que robar` : `${turn} no tiene con qué jugar`;
}

/** The move at which the hand became illegal; null for a legal or unfinished one. */
export function wrongMoveOf({ verdict, moves }: HandFilm): number | null {
  if (verdict.ok) return null;
  const places = verdict.problems.flatMap(({ at }) => (typeof at === "number" ? [at] : []));
  const [place] = places;
  return place !== undefined && place < moves.length ? place : null;
}
