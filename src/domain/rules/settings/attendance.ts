import { choice, whole } from "./setting";

const points = { least: 0, most: 500 } as const;

/** Being late, absent, resting or wrongly seated. */
export const ATTENDANCE_SETTINGS = {
  /** Seconds of grace to reach the table (23.2). */
  lateSeconds: whole({ least: 0, most: null, sensible: [0, 900] }, "engine"),
  lateEffect: choice(["record-fine", "match-lost"], "book"),
  lateFirst: choice(["warned", "full"], "book"),
  /** Points that being late takes from the record. */
  lateFine: whole(points, "book"),
  /** Minutes after TIEMPO at which a missing player becomes absent (K44). */
  absenceMinutes: whole({ least: 0, most: null, sensible: [1, 60] }, "engine"),
  /** Points for, with the win, of those who are there. */
  presentPoints: whole(points, "book"),
  presentWins: choice(["each", "facing"], "book"),
  /** Points that an absence takes from the record. */
  absenceFine: whole(points, "book"),
  /** Points against of who is absent. */
  absenceAgainst: whole(points, "book"),
  absenceCard: choice(["none", "yellow"], "book"),
  /** Points for, with the win, of a round without a table. */
  byePoints: whole(points, "engine"),
  /** Whether a round without a table is a win. */
  byeWin: choice(["win", "no-win"], "engine"),
  /** A round that an entrant of the event misses without being paired. */
  missedRound: choice(["nothing", "absence"], "engine"),
  /** The rounds before an entrant came in. */
  lateEntry: choice(["nothing", "absence"], "engine"),
  /** A table that was given to a side without points: 0–0, or the figures of an absence. */
  forfeitScore: choice(["nil", "absence"], "engine"),
  /** The four of a table who sat with the wrong partners. */
  wrongSeats: choice(["all-fined", "all-lose"], "book"),
  wrongSeatsFine: whole(points, "book"),
  /** The rounds left of somebody expelled (K56). */
  afterExpulsion: choice(["absences", "withdrawn"], "book"),
} as const;
