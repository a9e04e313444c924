import type { Mode } from "./seat";

export const PRESET_IDS = [
  "fededodo-2026",
  "femundo-2025",
  "fndpr",
  "domikapikua",
  "tradicional",
  "individual",
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const TIE_BREAKS = [
  "wins",
  "net",
  "for",
  "against",
  "buchholz",
  "buchholz-cut1",
  "direct",
  "lots",
  "rank",
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** How an event is played: the unit that is paired. */
export const EVENT_FORMATS = ["pairs", "individual", "teams"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** Every setting of a rule book, resolved for one table shape and one event format. */
export type RuleSettings = {
  readonly target: number;
  readonly callMinutes: number | null;
  readonly slotMinutes: number | null;
  readonly afterCall: "extra-hand" | "finish";
  readonly firstLeader: "draw" | "highest-double" | "free";
  readonly drawRank: "lexicographic" | "sum-then-half";
  readonly nextLeader: "rotate" | "winner";
  readonly annulledNextLeader: "rotate" | "same";
  readonly turn: "right" | "left";
  readonly dominoScoring: "all-unplayed" | "opponents-only";
  readonly blockWinner: "pair-total" | "duel" | "lowest-hand";
  readonly blockPoints: "all-hands" | "opponents-only";
  readonly blockTie: "none" | "leader" | "closer" | "closer-side" | "nearest-to-closer";
  readonly capicuaBonus: number;
  readonly passBonus: number;
  readonly doubleBlankAlone: number;
  readonly doublesRedeal: number | null;
  readonly seenTileFinish: "ends-zero" | "forbidden" | "normal";
  readonly stock: "none" | "draw";
  readonly hiddenTiles: number;
  readonly falseBlock: "award-unplayed" | "fine";
  readonly fineScope: "ledger" | "pair";
  readonly fineFlipsResult: "strict-less" | "less-or-equal" | "never";
  readonly standingsOrder: readonly TieBreak[];
  readonly netFormula: "plain" | "capped-winner" | "fixed-win";
  /** Minutes after TIEMPO at which a missing player becomes absent (K44). */
  readonly absenceMinutes: number;
  /** Seconds of grace to reach the table (23.2). */
  readonly lateSeconds: number;
  /** Whose catalogue numbers the infractions that a hand can show. */
  readonly catalogue: "fededodo" | "femundo" | "none";
};

export type SettingName = keyof RuleSettings;

/** What a document or a form names as its rules: a preset, or a preset with settings replaced. */
export type RulesSpec = PresetId | ({ readonly preset: PresetId } & Partial<RuleSettings>);

/** What a rule book is resolved for. `format` decides `fineScope`; the rest decides the shape-dependent rows. */
export type RulesContext = {
  readonly mode: Mode;
  readonly players: 2 | 3 | 4;
  readonly format: EventFormat;
};

/**
 * One setting as a rule book states it. `reading` marks a value that we chose where the book is silent or unclear,
 * `event` one that the spec itself replaced.
 */
export type ExplainedSetting = {
  readonly setting: SettingName;
  readonly value: RuleSettings[SettingName];
  readonly article: string | null;
  readonly origin: "book" | "reading" | "event";
};
