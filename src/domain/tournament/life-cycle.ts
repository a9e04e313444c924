import type { Result } from "../kernel/result";
import { accept, reject } from "../kernel/result";
import type { SettingName } from "../rules/settings";

// The states of a tournament and of its rounds, and which settings may change when (decision 6).

export const TOURNAMENT_STATES = ["draft", "open", "running", "closed"] as const;
/** `draft` is not public; `open` takes registrations; `running` from the publication of round 1. */
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

export const ROUND_STATES = ["draft", "published", "closed"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const TOURNAMENT_STEPS = ["announce", "hide", "start", "unstart", "close"] as const;
/** `start` happens by publishing round 1, `unstart` by taking it back, neither by itself. */
export type TournamentStep = (typeof TOURNAMENT_STEPS)[number];

export const ROUND_STEPS = ["publish", "withdraw", "close", "reopen"] as const;
/** `reopen` follows the reopening of one of its sheets; `withdraw` takes back what nothing has come of (`undoBlockers`). */
export type RoundStep = (typeof ROUND_STEPS)[number];

const TOURNAMENT_MOVES: Readonly<
  Record<TournamentStep, readonly [from: readonly TournamentState[], to: TournamentState]>
> = {
  announce: [["draft"], "open"],
  hide: [["open"], "draft"],
  start: [["draft", "open"], "running"],
  unstart: [["running"], "open"],
  close: [["running"], "closed"],
};

const ROUND_MOVES: Readonly<
  Record<RoundStep, readonly [from: readonly RoundState[], to: RoundState]>
> = {
  publish: [["draft"], "published"],
  withdraw: [["published"], "draft"],
  close: [["published"], "closed"],
  reopen: [["closed"], "published"],
};

/** A step that the present state does not allow; `from` are the states that do. */
export type WrongState<State> = {
  readonly code: "wrong-state";
  readonly state: State;
  readonly from: readonly State[];
};

/** The state after a step. */
export function moveTournament(
  state: TournamentState,
  step: TournamentStep,
): Result<TournamentState, WrongState<TournamentState>> {
  const [from, to] = TOURNAMENT_MOVES[step];
  return from.includes(state) ? accept(to) : reject({ code: "wrong-state", state, from });
}

/** The state after a step. */
export function moveRound(
  state: RoundState,
  step: RoundStep,
): Result<RoundState, WrongState<RoundState>> {
  const [from, to] = ROUND_MOVES[step];
  return from.includes(state) ? accept(to) : reject({ code: "wrong-state", state, from });
}

/** Until when a setting may change: the first registration, the publication of round 1, or the closing. */
export type SettingWindow = "until-entrants" | "until-round-1" | "until-closed";

/**
 * Every setting of a tournament with its window. The format goes first, because entrants are made of it; criteria,
 * tie-breaks and the rule book freeze with round 1; the rest changes during play and is logged.
 */
export const SETTING_WINDOWS = {
  name: "until-closed",
  venue: "until-closed",
  startsOn: "until-closed",
  startTime: "until-closed",
  timeZone: "until-closed",
  feeCents: "until-closed",
  rounds: "until-closed",
  clock: "until-closed",
  tableOrder: "until-closed",
  desk: "until-closed",
  weight: "until-round-1",
  rules: "until-round-1",
  method: "until-round-1",
  club: "until-round-1",
  partnerCooldown: "until-round-1",
  opponentCooldown: "until-round-1",
  system: "until-round-1",
  cycles: "until-round-1",
  firstRound: "until-round-1",
  criteria: "until-round-1",
  final: "until-round-1",
  standingsOrder: "until-round-1",
  countsFrom: "until-round-1",
  forbidden: "until-round-1",
  format: "until-entrants",
  teamSize: "until-entrants",
} as const satisfies Readonly<Record<string, SettingWindow>>;
export type TournamentSetting = keyof typeof SETTING_WINDOWS;

const CLOCK_SETTINGS: readonly SettingName[] = ["callMinutes", "slotMinutes"];

/** Under which tournament setting a setting of the rule book falls: the clock's minutes stay free, the rest freezes. */
export function windowOfRule(setting: SettingName): "clock" | "rules" {
  return CLOCK_SETTINGS.includes(setting) ? "clock" : "rules";
}

export type SettingFacts = {
  readonly state: TournamentState;
  readonly entrants: number;
  /** Rounds published so far, closed ones included. */
  readonly roundsPublished: number;
  /** The new number of rounds, where that is what changes. */
  readonly rounds?: number;
};

export type SettingRefusal =
  | { readonly code: "tournament-closed"; readonly setting: TournamentSetting }
  | { readonly code: "frozen-by-round-1"; readonly setting: TournamentSetting }
  | {
      readonly code: "frozen-by-entrants";
      readonly setting: TournamentSetting;
      readonly entrants: number;
    }
  | {
      readonly code: "fewer-rounds-than-published";
      readonly setting: "rounds";
      readonly published: number;
    };

function settingRefusal(setting: TournamentSetting, facts: SettingFacts): SettingRefusal | null {
  const window = SETTING_WINDOWS[setting];
  if (facts.state === "closed") return { code: "tournament-closed", setting };
  if (window !== "until-closed" && facts.roundsPublished > 0)
    return { code: "frozen-by-round-1", setting };
  if (window === "until-entrants" && facts.entrants > 0)
    return { code: "frozen-by-entrants", setting, entrants: facts.entrants };
  if (setting === "rounds" && (facts.rounds ?? facts.roundsPublished) < facts.roundsPublished)
    return {
      code: "fewer-rounds-than-published",
      setting,
      published: facts.roundsPublished,
    };
  return null;
}

/** The changes that may not be made now, each with why; none when all may. */
export function refusedChanges(
  changed: readonly TournamentSetting[],
  facts: SettingFacts,
): readonly SettingRefusal[] {
  return changed.flatMap((setting) => settingRefusal(setting, facts) ?? []);
}
