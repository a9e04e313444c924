import { z } from "zod";
import type { RulesSpec } from "@/domain/rules/settings";
import { PRESET_IDS, TIE_BREAKS } from "@/domain/rules/settings";

const minutes = z.int().positive().nullable();
const bonus = z.int().nonnegative();

/** Every setting of a rule book, as a document or a form may replace it. */
export const ruleSettingsSchema = z.strictObject({
  target: z.int().positive(),
  callMinutes: minutes,
  slotMinutes: minutes,
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
  capicuaBonus: bonus,
  passBonus: bonus,
  doubleBlankAlone: bonus,
  doublesRedeal: z.int().min(1).max(7).nullable(),
  seenTileFinish: z.enum(["ends-zero", "forbidden", "normal"]),
  stock: z.enum(["none", "draw"]),
  hiddenTiles: z.int().min(0).max(14),
  falseBlock: z.enum(["award-unplayed", "fine"]),
  fineScope: z.enum(["ledger", "pair"]),
  fineFlipsResult: z.enum(["strict-less", "less-or-equal", "never"]),
  standingsOrder: z.array(z.enum(TIE_BREAKS)).min(1),
  netFormula: z.enum(["plain", "capped-winner", "fixed-win"]),
  absenceMinutes: z.int().nonnegative(),
  lateSeconds: z.int().nonnegative(),
  catalogue: z.enum(["fededodo", "femundo", "none"]),
});

export const presetIdSchema = z.enum(PRESET_IDS);

/** A preset id, or an object with `preset` and the settings that it replaces; nothing else. */
export const rulesSpecSchema: z.ZodType<RulesSpec, RulesSpec> = z.union([
  presetIdSchema,
  ruleSettingsSchema.partial().extend({ preset: presetIdSchema }),
]);
