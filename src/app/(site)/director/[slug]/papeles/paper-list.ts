// The papers of a whole tournament, as the page offers them and the route renders them.

export const TOURNAMENT_PAPERS = [
  "lista",
  "credenciales",
  "posiciones",
  "cuadro",
  "diplomas",
] as const;
export type TournamentPaper = (typeof TOURNAMENT_PAPERS)[number];

/** Places that get a diploma, unless it is said otherwise; and the most that can be asked for. */
export const DIPLOMA_PLACES = 3;
export const MOST_DIPLOMA_PLACES = 50;
