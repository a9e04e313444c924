import type { PairingSettings } from "@/domain/event/event-document";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat, TieBreak } from "@/domain/rules/settings";
import type { PrintedEvent } from "../sheet-data";

/** A tournament as its convocatoria announces it. */
export type ConvocatoriaData = {
  readonly event: PrintedEvent;
  /** The club or federation that holds it. */
  readonly organiser?: string;
  readonly directors?: readonly string[];
  readonly judges?: readonly string[];
  readonly format: EventFormat;
  readonly weight?: "national" | "regional" | "club" | "open";
  readonly rounds: number;
  readonly feeCents?: number;
  /** The rules as they hold: the book with everything that the tournament replaces. */
  readonly rules: RulesSpec;
  /** Round 1 is published: the rules change no more. */
  readonly frozen?: boolean;
  readonly pairing: PairingSettings;
  readonly standingsOrder: readonly TieBreak[];
  /** Where the tournament is followed, for the QR. */
  readonly url?: string;
};
