import { z } from "zod";
import type { RuleSettings } from "@/domain/rules/settings";
import { PRESET_IDS } from "@/domain/rules/settings";
import { optionalNumber, wholeNumber } from "./common-fields";

// What a tournament may change of its rule book, within sensible ranges. The order of the standings is
// a field of its own, and the catalogue of infractions belongs to the book.

type Overrides = Partial<Omit<RuleSettings, "standingsOrder" | "catalogue">>;

const overrides = {
  target: wholeNumber(30, 500),
  callMinutes: optionalNumber(5, 180),
  slotMinutes: optionalNumber(5, 240),
  absenceMinutes: wholeNumber(1, 60),
  lateSeconds: wholeNumber(0, 900),
  afterCall: z.enum(["extra-hand", "finish"]),
  firstLeader: z.enum(["draw", "highest-double", "free"]),
  drawRank: z.enum(["lexicographic", "sum-then-half"]),
  nextLeader: z.enum(["rotate", "winner"]),
  annulledNextLeader: z.enum(["rotate", "same"]),
  turn: z.enum(["right", "left"]),
  dominoScoring: z.enum(["all-unplayed", "opponents-only"]),
  blockWinner: z.enum(["pair-total", "duel", "lowest-hand"]),
  blockPoints: z.enum(["all-hands", "opponents-only"]),
  blockTie: z.enum(["none", "leader", "closer", "closer-side", "nearest-to-closer"]),
  capicuaBonus: wholeNumber(0, 200),
  passBonus: wholeNumber(0, 200),
  doubleBlankAlone: wholeNumber(0, 50),
  doublesRedeal: optionalNumber(3, 7),
  seenTileFinish: z.enum(["ends-zero", "forbidden", "normal"]),
  stock: z.enum(["none", "draw"]),
  hiddenTiles: wholeNumber(0, 14),
  falseBlock: z.enum(["award-unplayed", "fine"]),
  fineScope: z.enum(["ledger", "pair"]),
  fineFlipsResult: z.enum(["strict-less", "less-or-equal", "never"]),
  netFormula: z.enum(["plain", "capped-winner", "fixed-win"]),
} as const satisfies { readonly [Name in keyof Required<Overrides>]: z.ZodType<Overrides[Name]> };

export type EditableRule = keyof typeof overrides;

/** The values that a setting may take where they are a closed list; null for numbers. */
export function ruleChoices(setting: EditableRule): readonly string[] | null {
  const schema: z.ZodType = overrides[setting];
  return schema instanceof z.ZodEnum ? schema.options.map(String) : null;
}

/** A preset with settings replaced. The slot of a round cannot end before its call. */
export const tournamentRulesSchema = z
  .strictObject({ preset: z.enum(PRESET_IDS), ...z.strictObject(overrides).partial().shape })
  .refine(
    ({ callMinutes, slotMinutes }) =>
      callMinutes === undefined ||
      slotMinutes === undefined ||
      callMinutes === null ||
      slotMinutes === null ||
      callMinutes <= slotMinutes,
    { path: ["slotMinutes"], params: { code: "slot-before-call" } },
  );
