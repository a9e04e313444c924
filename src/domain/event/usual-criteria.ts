import type { EventFormat } from "../rules/settings";
import type { ClubPolicy, CriterionId } from "./event-document";

// Which criteria the rounds of a format are judged by, in the order in which they weigh where the event does not say.

const HARD: readonly CriterionId[] = [
  "rematch",
  "partner-repeated",
  "forbidden-pair",
  "opponent-repeated",
];

const CLUBS: readonly CriterionId[] = ["clubs", "club-partners", "club-opponents"];

/** Without the clubs, and those for clubs with their places: where the event is strict about them, and where it is not. */
const USUAL = {
  pairs: {
    off: ["rematch", "forbidden-pair", "rests", "win-difference", "float-again", "method-order"],
    clubs: ["clubs"],
    strict: "forbidden-pair",
    weak: "float-again",
  },
  individual: {
    off: [
      "partner-repeated",
      "forbidden-pair",
      "opponent-repeated",
      "rests",
      "win-spread",
      "balanced-sides",
      "old-partners",
      "met-before",
    ],
    clubs: ["club-partners", "club-opponents"],
    strict: "opponent-repeated",
    weak: "win-spread",
  },
  teams: {
    off: ["rematch", "forbidden-pair", "win-difference", "met-before"],
    clubs: ["clubs"],
    strict: "forbidden-pair",
    weak: "win-difference",
  },
} as const satisfies Readonly<
  Record<
    EventFormat,
    {
      readonly off: readonly CriterionId[];
      readonly clubs: readonly CriterionId[];
      /** After which criterion the clubs come. */
      readonly strict: CriterionId;
      readonly weak: CriterionId;
    }
  >
>;

/** The criteria of a format in their usual order: clubs apart where its policy puts them, or not at all. */
export function usualCriteria(format: EventFormat, club: ClubPolicy): readonly CriterionId[] {
  const { off, clubs, ...after } = USUAL[format];
  if (club === "off") return off;
  return off.flatMap((id): readonly CriterionId[] => (id === after[club] ? [id, ...clubs] : [id]));
}

/** Whether an event may do without a criterion. Those that no round may break stay, and what settles who rests. */
export function mayLeaveOut(id: CriterionId, club: ClubPolicy): boolean {
  const isHard = HARD.includes(id) || (club === "strict" && CLUBS.includes(id));
  return !isHard && id !== "rests";
}

/**
 * The criteria of an event that chose an order of its own: those that its format and its clubs have no use for are left out,
 * and what it must keep comes back to its usual place. None chosen: the usual ones.
 */
export function chosenCriteria(
  format: EventFormat,
  club: ClubPolicy,
  chosen: readonly CriterionId[],
): readonly CriterionId[] {
  const usual = usualCriteria(format, club);
  const order = chosen.filter((id) => usual.includes(id));
  if (order.length === 0) return usual;
  for (const [place, id] of usual.entries()) {
    if (order.includes(id) || mayLeaveOut(id, club)) continue;
    const before = usual.slice(0, place).map((other) => order.indexOf(other));
    order.splice(Math.max(-1, ...before) + 1, 0, id);
  }
  return order;
}

/** Whether these are the criteria of the format in their usual order. */
export function isUsualOrder(
  format: EventFormat,
  club: ClubPolicy,
  order: readonly CriterionId[],
): boolean {
  return order.join() === usualCriteria(format, club).join();
}
