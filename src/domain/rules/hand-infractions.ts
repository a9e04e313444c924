import type { RuleSettings } from "./settings";
import type { InfractionCode } from "./vocabulary";

// What an illegal hand shows, by the number that the book's catalogue gives it.

/** Moments of a hand in which a catalogue sees an infraction. */
export type HandOffence =
  | "false-pass"
  | "wrong-lead"
  | "early-play"
  | "tile-does-not-fit"
  | "seen-tile-held-back"
  | "false-block";

type CataloguedOffence = { readonly infraction: InfractionCode; readonly article: string };

const HAND_OFFENCES: Readonly<
  Record<RuleSettings["catalogue"], Readonly<Partial<Record<HandOffence, CataloguedOffence>>>>
> = {
  fededodo: {
    "false-pass": { infraction: "F-14.2", article: "14.2" },
    "wrong-lead": { infraction: "F-15.2", article: "15.2" },
    "early-play": { infraction: "F-16.2", article: "16.2" },
    "tile-does-not-fit": { infraction: "F-13.3", article: "13.3" },
    "seen-tile-held-back": { infraction: "F-12.2b", article: "12.2" },
    "false-block": { infraction: "F-10.2", article: "10.2" },
  },
  femundo: {
    "false-pass": { infraction: "FEM-16", article: "16" },
    "wrong-lead": { infraction: "FEM-12", article: "12" },
    "early-play": { infraction: "FEM-13", article: "13" },
    "tile-does-not-fit": { infraction: "FEM-14", article: "14" },
    "seen-tile-held-back": { infraction: "FEM-17", article: "17" },
    "false-block": { infraction: "FEM-6", article: "6 §2" },
  },
  none: {},
};

/** The infraction and article that a catalogue gives an offence; empty where the book names none. */
export function offenceFacts(
  catalogue: RuleSettings["catalogue"],
  offence: HandOffence,
): CataloguedOffence | Record<string, never> {
  return HAND_OFFENCES[catalogue][offence] ?? {};
}

/** Infractions after which the tiles are only dealt again, so that the same player leads (5.2, 6.3). */
export const REDEALING_INFRACTIONS: readonly InfractionCode[] = ["F-05.2a", "F-06.3b"];
