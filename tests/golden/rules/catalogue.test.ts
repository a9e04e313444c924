import { describe, expect, it } from "vitest";
import { defaultContext, presetOf, resolveRules } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { SettingName } from "@/domain/rules/settings";
import { SETTINGS } from "@/domain/rules/settings";
import { assessRequest } from "@/domain/sanctions/assess-request";
import { sanctionRequestSchema } from "@/schemas/sanctions";

// A book is told twice: its settings, which are shown and printed, and its catalogue, which fines. They must agree.

type Told = {
  readonly rules: RulesSpec;
  readonly setting: SettingName;
  readonly infraction: string;
  /** Which time it happens. */
  readonly time?: number;
  /** Whose points: the offender p1, the partner p3, an opponent p2. */
  readonly player?: string;
  readonly sign?: 1 | -1;
};

const TOLD: readonly Told[] = [
  { rules: "fededodo-2026", setting: "fineUnit", infraction: "F-14.2" },
  { rules: "fededodo-2026", setting: "severeFine", infraction: "F-08.7", time: 2 },
  { rules: "fededodo-2026", setting: "severeFine", infraction: "F-08.7", time: 2, player: "p3" },
  { rules: "fededodo-2026", setting: "latePassBonus", infraction: "F-09.2", player: "p2", sign: 1 },
  { rules: "fededodo-2026", setting: "lateFine", infraction: "F-23.2", time: 2 },
  { rules: "fededodo-2026", setting: "absenceFine", infraction: "F-24.1" },
  { rules: "fededodo-2026", setting: "presentPoints", infraction: "F-24.1", player: "p2", sign: 1 },
  { rules: "fededodo-2026", setting: "walkoutFine", infraction: "F-19.2b" },
  { rules: "fededodo-2026", setting: "wrongSeatsFine", infraction: "F-24.2" },
  { rules: "femundo-2025", setting: "fineUnit", infraction: "FEM-13" },
  { rules: "femundo-2025", setting: "severeFine", infraction: "FEM-16" },
];

function pointsOf({ rules, infraction, time = 1, player = "p1" }: Told): number {
  const incident = (round: number) => ({
    infraction,
    offender: "p1",
    partner: "p3",
    opponents: ["p2", "p4"],
    round,
    match: `r${round}m1`,
  });
  const history = Array.from({ length: time - 1 }, (_, index) => incident(index + 1));
  const request = { rules, format: "individual", history, incident: incident(time) };
  const verdict = assessRequest(sanctionRequestSchema.parse(request));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
  return verdict.points
    .filter((line) => line.player === player)
    .reduce((sum, { points }) => sum + points, 0);
}

/** Figures that are points of the catalogue: each is told above, so that none can drift from it. */
const FIGURES = [
  "fineUnit",
  "severeFine",
  "latePassBonus",
  "lateFine",
  "absenceFine",
  "presentPoints",
  "walkoutFine",
  "wrongSeatsFine",
] as const satisfies readonly SettingName[];

describe("settings and catalogue of a book", () => {
  it.each(FIGURES)("%s is told twice, and no tournament replaces it", (setting) => {
    expect(TOLD.some((told) => told.setting === setting)).toBe(true);
    expect(SETTINGS[setting].appliedBy).toBe("book");
  });

  it("scales with the target only where the book's figures are parts of it", () => {
    const shorter = {
      rules: { preset: "femundo-2025", target: 100 },
      infraction: "FEM-13",
    } as const;
    expect(pointsOf({ ...shorter, setting: "fineUnit" })).toBe(-20);
  });

  it.each(TOLD)("$rules: $infraction costs what $setting says", (told) => {
    const { rules, setting, sign = -1 } = told;
    const value = resolveRules(rules, defaultContext(presetOf(rules)))[setting];
    expect(pointsOf(told)).toBe(sign * Number(value));
  });
});
