import type { EventDocument, EventRound, FinalPhase } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { readField } from "../field";
import { assembleMeetings, namedIn, planDuels } from "./duels";
import type { Finalists, FinalRound } from "./final-round";
import { scoresIn, undecidedIn } from "./final-round";
import type { RoundScore } from "./score";
import { compareScores } from "./score";

// A knockout of sides that meet one by one. The bracket is laid before its first round and stays: first and second can only
// meet in the last match, the best four only in the last two, and so on. Where the number is no power of two the best wait.

/** Places (from 0) of a bracket of `size`, a power of two, in the order in which neighbours meet. */
export function bracketPlaces(size: number): readonly number[] {
  let places: readonly number[] = [0];
  while (places.length < size) {
    const sum = 2 * places.length - 1;
    places = places.flatMap((place) => [place, sum - place]);
  }
  return places;
}

function bracketSize(finalists: number): number {
  let size = 1;
  while (size < finalists) size *= 2;
  return size;
}

/** Places still in, in the order of the bracket; null where nobody is. */
type Bracket = readonly (number | null)[];

const NOTHING: RoundScore = [0, 0, 0];

/** The bracket after a round: of two that met the better score goes on, the better placed where they are equal. */
function advance(
  bracket: Bracket,
  finalists: Finalists,
  scores: ReadonlyMap<string, RoundScore>,
  { byes }: EventRound,
): Bracket {
  const rested = new Set(byes);
  const idOf = (place: number) => finalists[place] ?? "";
  const goesOn = (one: number | null, two: number | null): number | null => {
    const there = [one, two].filter((place) => place !== null);
    const waited = there.filter((place) => rested.has(idOf(place)));
    const played = there.filter((place) => scores.has(idOf(place)));
    const [a, b] = [...(waited.length > 0 ? waited : played)].sort((x, y) => x - y);
    if (a === undefined || b === undefined) return a ?? null;
    const scoreOf = (place: number) => scores.get(idOf(place)) ?? NOTHING;
    return compareScores(scoreOf(b), scoreOf(a)) > 0 ? b : a;
  };
  return Array.from({ length: bracket.length / 2 }, (_, index) =>
    goesOn(bracket[2 * index] ?? null, bracket[2 * index + 1] ?? null),
  );
}

/** The next round of a knockout; over once one is left. Refuses to go on from a table that is not finished. */
export function pairKnockout(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
  finalists: Finalists,
): FinalRound {
  const size = bracketSize(finalists.length);
  let bracket: Bracket = bracketPlaces(size).map((place) =>
    place < finalists.length ? place : null,
  );
  for (const [index, round] of event.rounds.slice(final.from - 1).entries()) {
    const undecided = undecidedIn(round, final.from + index);
    if (undecided !== null) return { ok: false, problems: [undecided] };
    bracket = advance(bracket, finalists, scoresIn(event, rules, round), round);
  }
  const places = bracket.filter((place) => place !== null);
  const left = places.map((place) => finalists[place] ?? "");
  if (bracket.length < 2) {
    return { ok: false, problems: [{ code: "final-over", winners: left }] };
  }
  const field = readField(event, rules);
  const named = namedIn(field);
  const chair = (place: number | null | undefined) =>
    typeof place === "number" ? named(finalists[place]) : null;
  const duels = Array.from({ length: bracket.length / 2 }, (_, index) => {
    return [chair(bracket[2 * index]), chair(bracket[2 * index + 1])] as const;
  });
  const placeOf = (id: string) => finalists.indexOf(id) + 1;
  const plan = planDuels(field, duels, {
    asGiven: false,
    why: (one, two) => ({
      code: "knockout",
      left: places.length,
      places: [placeOf(one.id), placeOf(two.id)].sort((a, b) => a - b),
    }),
    unopposed: (unit) =>
      event.rounds.length + 1 === final.from
        ? { code: "best-wait", place: placeOf(unit.id) }
        : { code: "opponent-away", opponent: null },
  });
  return { ok: true, left, pairing: assembleMeetings(event, rules, field, plan) };
}
