// The club nights that journeys find paired and published: each is one journey's own.

type NightPlan = {
  readonly name: string;
  readonly tables: number;
  /** Whether the first TIEMPO has been called. */
  readonly begun: boolean;
};

/** Pairs of the demo's people at each table; the person of the demo's player login sits at table 1. */
export const NIGHT_PLANS = {
  live: { name: "Noche en vivo", tables: 1, begun: false },
  entry: { name: "Noche de anotar", tables: 1, begun: true },
  claim: { name: "Noche con reclamo", tables: 1, begun: true },
} as const satisfies Readonly<Record<string, NightPlan>>;

export type NightKey = keyof typeof NIGHT_PLANS;

export type NightTable = {
  readonly matchId: string;
  /** Opens the table for writing. */
  readonly writeCode: string;
};

/** A night as its journey finds it. */
export type Night = {
  readonly name: string;
  readonly slug: string;
  readonly roundId: string;
  /** In the order of their numbers. */
  readonly tables: readonly [NightTable, ...NightTable[]];
};

export type Nights = Readonly<Record<NightKey, Night>>;
