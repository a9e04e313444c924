// The last rounds of a field in which everybody meets everybody. Where only a few opponents are left for each, a round
// that is best by itself can leave the others without a way to finish: somebody would have to rest or to meet again. Then
// the best round is taken of those after which the rest of the schedule can still be made.

/** An edge list by vertex: whom each can still meet. */
export type Schedule = readonly (readonly number[])[];

export type ScheduleRound = readonly (readonly [number, number])[];

/** Each vertex with at most this many left is looked ahead for. */
export const FEW = 4;

/** Steps after which a search gives up; it then claims nothing. */
const PATIENCE = 60_000;

type Steps = { left: number };

function without(schedule: Schedule, round: ScheduleRound): Schedule {
  const gone = new Map(round.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return schedule.map((others, vertex) => others.filter((other) => other !== gone.get(vertex)));
}

type Visit = {
  readonly schedule: Schedule;
  readonly steps: Steps;
  /** Whether to go on with a partial round. */
  readonly isWorthwhile: (round: ScheduleRound) => boolean;
  /** A whole round; true ends the search. */
  readonly accept: (round: ScheduleRound) => boolean;
};

/** Visits the rounds that a schedule allows, vertex by vertex. */
function visitRounds(visit: Visit, used: ReadonlySet<number>, round: ScheduleRound): boolean {
  visit.steps.left -= 1;
  if (visit.steps.left < 0 || !visit.isWorthwhile(round)) return false;
  const first = visit.schedule.findIndex((_, vertex) => !used.has(vertex));
  if (first === -1) return visit.accept(round);
  return (visit.schedule[first] ?? []).some(
    (other) =>
      !used.has(other) &&
      visitRounds(visit, new Set([...used, first, other]), [...round, [first, other]]),
  );
}

/** Whether a schedule of equal numbers left can be made round by round to its end. */
export function canFinish(schedule: Schedule, steps: Steps = { left: PATIENCE }): boolean {
  const left = schedule[0]?.length ?? 0;
  if (left <= 1) return true;
  return visitRounds(
    {
      schedule,
      steps,
      isWorthwhile: () => true,
      accept: (round) => canFinish(without(schedule, round), steps),
    },
    new Set(),
    [],
  );
}

/** Whether everybody has equally many left, and few. */
export function isClosing(schedule: Schedule): boolean {
  const left = schedule[0]?.length ?? 0;
  return left >= 2 && left <= FEW && schedule.every((others) => others.length === left);
}

/**
 * The round to play where a schedule is closing: `planned` where the rest can be made after it, else the cheapest after
 * which it can, else null. `compare` is negative where the first round costs less; a part never costs more than the whole.
 */
export function roundKeepingSchedule(
  schedule: Schedule,
  planned: ScheduleRound,
  compare: (one: ScheduleRound, two: ScheduleRound) => number,
): ScheduleRound | null {
  const isPossible = planned.every(([a, b]) => schedule[a]?.includes(b) === true);
  if (isPossible && canFinish(without(schedule, planned))) return planned;
  let best = null as ScheduleRound | null;
  visitRounds(
    {
      schedule,
      steps: { left: PATIENCE },
      isWorthwhile: (round) => best === null || compare(round, best) < 0,
      accept: (round) => {
        if (!canFinish(without(schedule, round))) return false;
        best = round;
        return false;
      },
    },
    new Set(),
    [],
  );
  return best;
}
