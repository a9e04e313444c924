import type { Mode } from "./seat";
import { ATTENDANCE_SETTINGS } from "./settings/attendance";
import { CONDUCT_SETTINGS } from "./settings/conduct";
import { DEAL_SETTINGS } from "./settings/deal";
import { FINES_SETTINGS } from "./settings/fines";
import { LEAD_SETTINGS } from "./settings/lead";
import { MATCH_SETTINGS } from "./settings/match";
import { PLAY_SETTINGS } from "./settings/play";
import { POINTS_SETTINGS } from "./settings/points";
import { RECORD_SETTINGS } from "./settings/record";
import type { AppliedBy, ValueOf } from "./settings/setting";
import { choice, list } from "./settings/setting";
import { TILES_SETTINGS } from "./settings/tiles";

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

const STANDINGS_SETTINGS = {
  standingsOrder: list(TIE_BREAKS, "engine"),
  netFormula: choice(["plain", "capped-winner", "fixed-win", "composite"], "engine"),
} as const;

/** Every setting by group, in the order in which pages and documents show them. */
export const SETTING_GROUPS = {
  match: MATCH_SETTINGS,
  lead: LEAD_SETTINGS,
  deal: DEAL_SETTINGS,
  points: POINTS_SETTINGS,
  play: PLAY_SETTINGS,
  tiles: TILES_SETTINGS,
  fines: FINES_SETTINGS,
  conduct: CONDUCT_SETTINGS,
  attendance: ATTENDANCE_SETTINGS,
  standings: STANDINGS_SETTINGS,
  record: RECORD_SETTINGS,
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The declaration of every setting. */
export const SETTINGS = {
  ...MATCH_SETTINGS,
  ...LEAD_SETTINGS,
  ...DEAL_SETTINGS,
  ...POINTS_SETTINGS,
  ...PLAY_SETTINGS,
  ...TILES_SETTINGS,
  ...FINES_SETTINGS,
  ...CONDUCT_SETTINGS,
  ...ATTENDANCE_SETTINGS,
  ...STANDINGS_SETTINGS,
  ...RECORD_SETTINGS,
} as const;
export type SettingName = keyof typeof SETTINGS;

/** Every setting of a rule book, resolved for one table shape and one event format. */
export type RuleSettings = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

/** Every setting by name, in the order of the groups. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

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
  readonly appliedBy: AppliedBy;
};
