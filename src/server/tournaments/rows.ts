import "server-only";
import type { PairingSettings } from "@/domain/event/event-document";
import type { CountsFrom } from "@/domain/match/acta";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import { NO_DESK_POLICY } from "@/domain/match/desk-policy";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, RuleSettings, RulesContext, TieBreak } from "@/domain/rules/settings";
import type { TournamentState } from "@/domain/tournament/life-cycle";
import type { Tournament } from "@/generated/prisma/client";

/** A tournament as the rest of the program knows it. `rules` are resolved; once frozen they are read, not resolved again. */
export type TournamentView = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly venue: string;
  /** ISO date. */
  readonly startsOn: string;
  /** Local "HH:MM", or null where it is not said. */
  readonly startTime: string | null;
  readonly timeZone: string;
  readonly format: EventFormat;
  readonly status: TournamentState;
  readonly weight: "national" | "regional" | "club" | "open";
  readonly rulesSpec: RulesSpec;
  readonly rules: RuleSettings;
  readonly frozen: boolean;
  readonly pairing: PairingSettings;
  readonly standingsOrder: readonly TieBreak[];
  readonly rounds: number;
  readonly feeCents: number;
  readonly countsFrom: CountsFrom;
  readonly desk: DeskPolicy;
  readonly seed: string;
  readonly version: number;
};

/** Tournament tables seat four in pairs, whatever is paired. */
export function rulesContextOf(format: EventFormat): RulesContext {
  return { mode: "pairs", players: 4, format };
}

export function toTournamentView(row: Tournament): TournamentView {
  const format = row.format as EventFormat;
  const rulesSpec = row.rulesSpec as RulesSpec;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    venue: row.venue,
    startsOn: row.startsOn.toISOString().slice(0, 10),
    startTime: row.startTime,
    timeZone: row.timeZone,
    format,
    status: row.status as TournamentState,
    weight: row.weight as TournamentView["weight"],
    rulesSpec,
    rules: {
      ...resolveRules(rulesSpec, rulesContextOf(format)),
      // Frozen before a setting existed, a tournament plays it as its book has it.
      ...(row.frozenRules as Partial<RuleSettings> | null),
    },
    frozen: row.frozenRules !== null,
    pairing: row.pairing as unknown as PairingSettings,
    standingsOrder: row.standingsOrder as TieBreak[],
    rounds: row.rounds,
    feeCents: row.feeCents,
    countsFrom: row.countsFrom as CountsFrom,
    desk: { ...NO_DESK_POLICY, ...(row.desk as Partial<DeskPolicy>) },
    seed: row.seed,
    version: row.version,
  };
}
