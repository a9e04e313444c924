import { choice } from "./setting";

/** Who leads, in the first hand and after each kind of hand. */
export const LEAD_SETTINGS = {
  firstLeader: choice(["draw", "highest-double", "free"], "engine"),
  drawRank: choice(["lexicographic", "sum-then-half"], "engine"),
  nextLeader: choice(["rotate", "winner"], "engine"),
  annulledNextLeader: choice(["rotate", "same"], "engine"),
  tiedBlockNextLeader: choice(["rotate", "same"], "engine"),
  redealNextLeader: choice(["same", "rotate"], "engine"),
  falseBlockNextLeader: choice(["rotate", "same", "after-offender"], "engine"),
  /** What a lead out of turn costs, its fine aside (15.2). */
  wrongStart: choice(["seen-tile", "fine", "correct"], "officials"),
  /** Whether a wrong lead stands once somebody has played on it (K39). */
  wrongStartStands: choice(["stands", "undone"], "officials"),
  /** From whom the lead rotates after a wrong lead that stood (K39). */
  wrongStartNextLeader: choice(["entitled", "offender"], "officials"),
} as const;
