import { choice, optional } from "./setting";

/** The Hoja, claims, and changing the rules. */
export const RECORD_SETTINGS = {
  scorekeeperSeat: choice(["fourth-then-second", "local-team", "any"], "officials"),
  refusalToSign: choice(["pair-fined", "judge-signs"], "officials"),
  claimDeadline: choice(["next-round", "before-signing"], "engine"),
  /** Hours in which the Junta answers. */
  boardHours: optional({ least: 1, most: 720 }, "engine"),
  /** US dollars that a written protest deposits. */
  protestDeposit: optional({ least: 1, most: 1000 }, "officials"),
  /** Days of notice before a change of the rules counts (30.3). */
  noticeDays: optional({ least: 1, most: 90 }, "engine"),
} as const;
