import "server-only";
import type { PairingSettings } from "@/domain/event/event-document";
import type { CountsFrom } from "@/domain/match/acta";
import type { DeskPolicy } from "@/domain/match/desk-policy";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, TieBreak } from "@/domain/rules/settings";

/** What a tournament is made of, as its form has checked it (schemas/tournament). */
export type TournamentInput = {
  readonly name: string;
  readonly venue: string;
  /** ISO date. */
  readonly startsOn: string;
  /** Local "HH:MM", or null where it is not said. */
  readonly startTime: string | null;
  readonly timeZone: string;
  readonly format: EventFormat;
  readonly weight: "national" | "regional" | "club" | "open";
  readonly rules: RulesSpec;
  readonly rounds: number;
  readonly pairing: PairingSettings;
  readonly standingsOrder: readonly TieBreak[];
  readonly feeCents: number;
  readonly countsFrom: CountsFrom;
  readonly desk: DeskPolicy;
};
