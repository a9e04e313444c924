import type { PairingSettings } from "@/domain/event/event-document";
import type { CountsFrom } from "@/domain/match/acta";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import { ruleBook } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, RuleSettings, SettingName, TieBreak } from "@/domain/rules/settings";
import { SETTING_NAMES } from "@/domain/rules/settings";
import { pairingLines } from "./convocatoria";
import { clockTimeText, longDay } from "./document-dates";
import { listed } from "./listed";
import { pesosText } from "./money";
import { SETTING_TEXTS, settingValueText, tieBreakLabel } from "./rules";
import { COUNTS_FROM_TEXTS, FORMAT_NAMES, WEIGHT_NAMES } from "./table-states";
import { TOURNAMENT_SETTING_NAMES } from "./tournament";

// The settings of a tournament in its log: what each was and what it became.

/** The settings as an entry keeps them: all of them, in the shape of their form. */
export type LoggedSettings = Partial<{
  readonly name: string;
  readonly venue: string;
  readonly startsOn: string;
  readonly startTime: string | null;
  readonly timeZone: string;
  readonly format: EventFormat;
  readonly weight: keyof typeof WEIGHT_NAMES;
  readonly rounds: number;
  readonly feeCents: number;
  readonly countsFrom: CountsFrom;
  readonly desk: DeskPolicy;
  readonly standingsOrder: readonly TieBreak[];
  readonly pairing: PairingSettings;
  readonly rules: RulesSpec;
}>;

/** Each setting that is not what it was: "Rondas: 5 → 6."; all of them where there was nothing before. */
export function settingDetails(before: LoggedSettings, after: LoggedSettings): readonly string[] {
  const was = new Map(settingRows(before));
  const now = settingRows(after);
  const gone = [...was].filter(([label]) => !now.some(([other]) => other === label));
  return [
    ...now.flatMap(([label, value]) => {
      const old = was.get(label);
      if (old === value) return [];
      return [old === undefined ? `${label}: ${value}` : `${label}: ${old} → ${value}`];
    }),
    ...gone.map(([label, value]) => `${label}: ${value} → como dice el reglamento`),
  ];
}

type Row = readonly [label: string, value: string];

function settingRows(settings: LoggedSettings): readonly Row[] {
  const {
    startsOn,
    startTime,
    format,
    weight,
    feeCents,
    countsFrom,
    desk,
    standingsOrder,
    pairing,
    rules,
  } = settings;
  const given = (key: "name" | "venue" | "timeZone" | "rounds"): string | undefined =>
    settings[key] === undefined ? undefined : String(settings[key]);
  const rows: readonly (readonly [keyof typeof TOURNAMENT_SETTING_NAMES, string | undefined])[] = [
    ["name", given("name")],
    ["venue", given("venue")],
    ["startsOn", startsOn && longDay(startsOn)],
    ["startTime", startTime === null ? "sin decir" : startTime && clockTimeText(startTime)],
    ["timeZone", given("timeZone")],
    ["format", format && FORMAT_NAMES[format]],
    ["weight", weight && WEIGHT_NAMES[weight]],
    ["rounds", given("rounds")],
    ["feeCents", feeCents === undefined ? undefined : pesosText(feeCents)],
    ["countsFrom", countsFrom && COUNTS_FROM_TEXTS[countsFrom].label],
    ["desk", desk && deskText(desk)],
    ["standingsOrder", standingsOrder && listed(standingsOrder.map(tieBreakLabel))],
    ["method", pairing && pairingLines(pairing, format ?? "pairs").join(" ")],
    ["tableOrder", pairing && (pairing.tableOrder?.join(", ") || "de la 1 en adelante")],
  ];
  return [
    ...rows.flatMap(([key, value]): readonly Row[] =>
      value === undefined ? [] : [[TOURNAMENT_SETTING_NAMES[key], value]],
    ),
    ...(rules === undefined ? [] : ruleRows(rules)),
  ];
}

function ruleRows(spec: RulesSpec): readonly Row[] {
  const rules = typeof spec === "string" ? { preset: spec } : spec;
  const changed = rules as Partial<RuleSettings>;
  const own = (name: SettingName): readonly Row[] => {
    const value = changed[name];
    return value === undefined ? [] : [[SETTING_TEXTS[name].label, settingValueText(name, value)]];
  };
  return [["Reglamento", ruleBook(rules.preset).name], ...SETTING_NAMES.flatMap(own)];
}

const DESK_TEXTS: Readonly<Record<keyof DeskPolicy, string>> = {
  register: "se registran",
  secondTypist: "dos personas las teclean",
  photo: "con foto",
};

function deskText(desk: DeskPolicy): string {
  const asked = (["register", "secondTypist", "photo"] as const).filter((key) => desk[key]);
  return asked.length === 0 ? "sin pedir nada más" : listed(asked.map((key) => DESK_TEXTS[key]));
}
