import type { EventRound } from "../../event/event-document";

/** What the rounds before one say about meetings and rests, by id. */
export type Past = {
  /** The last round in which two were opponents or partners; 0: never. */
  readonly opponents: (a: string, b: string) => number;
  readonly partners: (a: string, b: string) => number;
  readonly rests: (id: string) => readonly number[];
};

/** Who sat across from each other and who together at a table, by id. */
export type Meeting = {
  readonly table: number;
  readonly a: string;
  readonly b: string;
};

export const coupleOf = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);

const couplesOf = (ids: readonly string[]) =>
  ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a, b] as const));

/** The partners at the tables of a round. */
export function partnersIn({ tables }: EventRound): readonly Meeting[] {
  return tables.flatMap(({ table, AC, BD }) =>
    [...couplesOf(AC), ...couplesOf(BD)].map(([a, b]) => ({ table, a, b })),
  );
}

/** The opponents at the tables of a round; where everybody plays alone, all who share a table. */
export function opponentsIn({ tables }: EventRound): readonly Meeting[] {
  return tables.flatMap(({ table, AC, BD, players }) => [
    ...AC.flatMap((a) => BD.map((b) => ({ table, a, b }))),
    ...couplesOf(players ?? []).map(([a, b]) => ({ table, a, b })),
  ]);
}

/** Reads the rounds before the one numbered `round` (from 1). */
export function readPast(rounds: readonly EventRound[], round: number): Past {
  const opponents = new Map<string, number>();
  const partners = new Map<string, number>();
  const rests = new Map<string, number[]>();
  rounds.slice(0, round - 1).forEach((made, index) => {
    for (const { a, b } of opponentsIn(made)) opponents.set(coupleOf(a, b), index + 1);
    for (const { a, b } of partnersIn(made)) partners.set(coupleOf(a, b), index + 1);
    for (const id of made.byes) rests.set(id, [...(rests.get(id) ?? []), index + 1]);
  });
  return {
    opponents: (a, b) => opponents.get(coupleOf(a, b)) ?? 0,
    partners: (a, b) => partners.get(coupleOf(a, b)) ?? 0,
    rests: (id) => rests.get(id) ?? [],
  };
}

/** Whether a meeting in round `last` (0: never) still bars one in `round`. */
export function bars(last: number, round: number, cooldown: number | null): boolean {
  return last !== 0 && (cooldown === null || last >= round - cooldown);
}
