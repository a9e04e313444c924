import { netOf } from "../../match/net";
import type { RuleSettings } from "../../rules/settings";
import type { Encounters } from "../encounters";
import type { Tally } from "../figures";
import type { TieBreakRule } from "./tie-break";

// The direct result: the matches of the tied among themselves, as a table of its own.

/** One of the tied in the table of their own matches. `balance`: matches won less matches lost. */
export type DirectLine = {
  readonly unit: number;
  readonly balance: number;
  readonly net: number;
  readonly for: number;
};

/** What the table is read by, in order; the next only where all are equal in the one before. */
export const DIRECT_KEYS = ["balance", "net", "for"] as const;
export type DirectKey = (typeof DIRECT_KEYS)[number];

function metEverybody({ opponents }: Encounters, unit: number, group: readonly number[]): boolean {
  const met = new Set(opponents[unit]);
  return group.every((other) => other === unit || met.has(other));
}

/** The table of a tied group, in its order; null unless all of them have met each other. */
export function directTable(
  group: readonly number[],
  tally: Tally,
  rules: RuleSettings,
): readonly DirectLine[] | null {
  const encounters = tally.encounters();
  if (!group.every((unit) => metEverybody(encounters, unit, group))) return null;
  const tied = new Set(group);
  return group.map((unit) => {
    const own = (encounters.matches[unit] ?? []).filter(({ opponents }) =>
      opponents.some((other) => tied.has(other)),
    );
    return own.reduce(
      (line, { part }) => ({
        unit,
        balance: line.balance + (part.wins > 0 ? 1 : -1),
        net: line.net + netOf({ won: part.wins > 0, for: part.for, against: part.against }, rules),
        for: line.for + part.for,
      }),
      { unit, balance: 0, net: 0, for: 0 },
    );
  });
}

/** The first figure of the table in which the tied are not all equal; null where there is none. */
export function directKey(table: readonly DirectLine[]): DirectKey | null {
  return DIRECT_KEYS.find((key) => table.some((line) => line[key] !== table[0]?.[key])) ?? null;
}

/**
 * Direct result: matches won minus matches lost among the tied themselves. Where that leaves all of them equal, as in a
 * cycle of three, the efectividad of those matches, then their points for. It speaks only where all have met each other.
 */
export const direct: TieBreakRule = {
  id: "direct",
  restarts: true,
  keys: (group, { tally, rules }) => {
    const table = directTable(group, tally, rules);
    const key = table === null ? null : directKey(table);
    return key === null || table === null ? group.map(() => 0) : table.map((line) => line[key]);
  },
};
