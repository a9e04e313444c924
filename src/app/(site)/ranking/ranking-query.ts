type Asked = Readonly<Record<string, string | string[] | undefined>>;

export type RankingQuery = {
  readonly query: string;
  readonly clubId: string | null;
  /** A calendar year; null for the last twelve months. */
  readonly season: number | null;
  /** Everybody, not only the first hundred. */
  readonly all: boolean;
};

type Known = {
  readonly seasons: readonly number[];
  readonly clubs: readonly { readonly id: string }[];
};

const MOST_TYPED = 80;

/** What the address asks of the ranking. What it does not know (an old club, a year without events) asks nothing. */
export function readRankingQuery(asked: Asked, { seasons, clubs }: Known): RankingQuery {
  const one = (name: string) => {
    const value = asked[name];
    return typeof value === "string" ? value : "";
  };
  return {
    query: one("q").slice(0, MOST_TYPED),
    clubId: clubs.find((club) => club.id === one("club"))?.id ?? null,
    season: seasons.find((year) => String(year) === one("temporada")) ?? null,
    all: one("todos") === "1",
  };
}

/** The calendar day of an instant in a zone, as ISO. */
export function todayIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(
    new Date(instant),
  );
}
