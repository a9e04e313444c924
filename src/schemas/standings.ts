import { z } from "zod";

/** Lists that `standings` answers beside its rows, from the same results. */
export const STANDINGS_TABLES = ["clubs", "individuals"] as const;

/** What a `standings` request says beside the event document. */
export const standingsOptionsSchema = z.strictObject({
  /** Each row with the parts that it is the sum of and what its ties were broken by. */
  explain: z.boolean().default(false),
  tables: z.array(z.enum(STANDINGS_TABLES)).default([]),
  /** Entrants of a club that count. */
  clubBest: z.int().min(1).max(1000).optional(),
});

export type StandingsOptions = z.output<typeof standingsOptionsSchema>;

/** The lists that the page of the standings shows, as its address names them. */
export const STANDINGS_LISTS = ["participantes", "clubes", "jugadores"] as const;
export type StandingsList = (typeof STANDINGS_LISTS)[number];
