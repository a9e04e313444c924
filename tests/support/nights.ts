import type { TableGoal } from "../../prisma/seed/play-table";

// The club nights that journeys find paired and published: each is one journey's own.

type NightPlan = {
  readonly name: string;
  readonly tables: number;
  /** Whether the first TIEMPO has been called. */
  readonly begun: boolean;
  /** How far its tables have been played; nobody has sat down unless said. */
  readonly goal?: TableGoal;
};

/** Pairs of the demo's people at each table; the person of the demo's player login sits at table 1. */
export const NIGHT_PLANS = {
  live: { name: "Noche en vivo", tables: 1, begun: false },
  entry: { name: "Noche de anotar", tables: 1, begun: true },
  claim: { name: "Noche con reclamo", tables: 1, begun: true },
  pages: { name: "Noche por firmar", tables: 1, begun: true, goal: "verified" },
  paper: { name: "Noche en papel", tables: 3, begun: true },
  sheetPhone: { name: "Noche sin ratón, teléfono", tables: 1, begun: true, goal: "finished" },
  sheetDesk: { name: "Noche sin ratón, escritorio", tables: 1, begun: true, goal: "finished" },
  network: { name: "Noche sin red", tables: 1, begun: true },
  clock: { name: "Noche de relojes", tables: 1, begun: true },
} as const;

export type NightKey = keyof typeof NIGHT_PLANS;

export function planOf(key: NightKey): NightPlan {
  return NIGHT_PLANS[key];
}

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
