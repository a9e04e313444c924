import type { PairingSettings } from "@/domain/event/event-document";
import { chosenCriteria, isUsualOrder } from "@/domain/event/usual-criteria";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { defaultShape, explainRules, resolveRules } from "@/domain/rules/resolve-rules";
import type { PresetId, RulesSpec } from "@/domain/rules/rules-spec";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import type {
  EventFormat,
  ExplainedSetting,
  RulesContext,
  SettingName,
  TieBreak,
} from "@/domain/rules/settings";
import { SETTINGS } from "@/domain/rules/settings";
import type { TournamentForm, TournamentFormInput } from "@/schemas/tournament";
import { DEFAULT_TIME_ZONE, TEAM_SIZES, USUAL_TEAM } from "@/schemas/tournament";
import type { TournamentInput } from "@/server/tournaments/settings-input";

// Between a tournament and its form. Isomorphic: the form shows what the page sent and sends what the action reads.

/** Books that are played by two pairs at a table. */
export const TABLE_BOOKS: readonly PresetId[] = PRESET_IDS.filter((id) => {
  const { mode, players } = defaultShape(id);
  return mode === "pairs" && players === 4;
});

/** What a book is resolved for at a tournament's tables. */
export const contextOf = (format: EventFormat): RulesContext => ({
  mode: "pairs",
  players: 4,
  format,
});

/** Every setting of a book as it stands without this tournament's changes. */
export function bookSettings(preset: PresetId, format: EventFormat): readonly ExplainedSetting[] {
  return explainRules(preset, contextOf(format));
}

/** The rules as they are being typed: a number in a field is a number, an empty field no limit. */
export function specOf({ preset, ...typed }: TournamentFormInput["rules"]): RulesSpec {
  const read = (rule: string, value: unknown) => {
    if (value === "") return null;
    const isNumber = SETTINGS[rule as SettingName].kind === "number";
    return isNumber && typeof value === "string" && /^-?\d+$/.test(value.trim())
      ? Number(value)
      : value;
  };
  const rules = Object.entries(typed).map(([rule, value]) => [rule, read(rule, value)]);
  return { preset, ...Object.fromEntries(rules) };
}

/** The order of the standings that a book gives. */
export function bookOrder(preset: PresetId, format: EventFormat): readonly TieBreak[] {
  return resolveRules(preset, contextOf(format)).standingsOrder;
}

/** Rounds by the standings from first to last, tables from 1 on. */
const PLAIN_FORMAT: Partial<TournamentFormInput> = {
  system: "swiss",
  cycles: 1,
  firstRound: "method",
  criteria: [],
  finalKind: "none",
  finalEntrants: null,
  finalFrom: null,
  tableOrder: "",
  teamSize: USUAL_TEAM,
};

/** A new tournament as its form begins; `today` is an ISO date. */
export function newFormValues(today: string): TournamentFormInput {
  return {
    name: "",
    venue: "",
    startsOn: today,
    startTime: null,
    timeZone: DEFAULT_TIME_ZONE,
    format: "pairs",
    weight: "club",
    rules: { preset: "fededodo-2026" },
    rounds: 5,
    method: "fold",
    club: "weak",
    partnerCooldown: null,
    opponentCooldown: null,
    standingsOrder: [...bookOrder("fededodo-2026", "pairs")],
    feeCents: 0,
    countsFrom: "verified",
    desk: NO_DESK_POLICY,
    ...PLAIN_FORMAT,
  };
}

/** A tournament's settings as its form begins. */
export function formValuesOf(input: TournamentInput): TournamentFormInput {
  const { pairing, rules, format, standingsOrder, ...rest } = input;
  const spec = typeof rules === "string" ? { preset: rules } : rules;
  const { standingsOrder: _, catalogue: __, ...own } = { standingsOrder, catalogue: null, ...spec };
  const { final, tableOrder = [], criteria = [] } = pairing;
  return {
    ...rest,
    ...PLAIN_FORMAT,
    method: pairing.method,
    club: pairing.club,
    partnerCooldown: pairing.partnerCooldown,
    opponentCooldown: pairing.opponentCooldown,
    system: pairing.system ?? "swiss",
    cycles: pairing.cycles ?? 1,
    firstRound: pairing.firstRound ?? "method",
    criteria: [...criteria],
    finalKind: final?.kind ?? "none",
    finalEntrants: final?.entrants ?? null,
    finalFrom: final?.from ?? null,
    tableOrder: tableOrder.join(", "),
    teamSize: TEAM_SIZES.find((size) => size === pairing.teamSize) ?? USUAL_TEAM,
    format,
    rules: own,
    standingsOrder: [...standingsOrder],
  };
}

/** A checked form as the commands take it. */
export function inputOfForm(form: TournamentForm): TournamentInput {
  const { method, club, partnerCooldown, opponentCooldown, ...others } = form;
  const { system, cycles, firstRound, criteria, tableOrder, teamSize, ...more } = others;
  const { finalKind, finalEntrants, finalFrom, ...rest } = more;
  const order = chosenCriteria(form.format, club, criteria);
  const pairing: PairingSettings = {
    method,
    club,
    partnerCooldown,
    opponentCooldown,
    // What is usual is left out, so that a tournament of before these settings reads the same.
    ...(system === "swiss" ? {} : { system }),
    ...(cycles === 1 ? {} : { cycles }),
    ...(firstRound === "method" ? {} : { firstRound }),
    ...(isUsualOrder(form.format, club, order) ? {} : { criteria: order }),
    ...(finalKind === "none" || finalEntrants === null || finalFrom === null
      ? {}
      : { final: { kind: finalKind, entrants: finalEntrants, from: finalFrom } }),
    ...(tableOrder.length === 0 ? {} : { tableOrder }),
    ...(form.format !== "teams" || teamSize === USUAL_TEAM ? {} : { teamSize }),
  };
  return { ...rest, pairing };
}

/** What a field shows of a value; an absent limit is an empty field. */
export function written(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
