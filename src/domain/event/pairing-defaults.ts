import type { EventFormat } from "../rules/settings";
import type { PairingSettings } from "./event-document";

/**
 * Rounds that two opponents stay apart where an event does not say: pairs for ever (null), individuals 1, 2 or 3
 * rounds by the size of the field (up to 36, up to 76, more).
 */
export function defaultOpponentCooldown(format: EventFormat, fieldSize: number): number | null {
  if (format !== "individual") return null;
  if (fieldSize <= 36) return 1;
  return fieldSize <= 76 ? 2 : 3;
}

/** The pairing settings of an event that states none of them. */
export function defaultPairing(format: EventFormat, fieldSize: number): PairingSettings {
  return {
    method: "fold",
    club: "weak",
    partnerCooldown: null,
    opponentCooldown: defaultOpponentCooldown(format, fieldSize),
  };
}
