import type { EventDocument, FinalPhase } from "../../event/event-document";
import { isPresent } from "../../event/presence";
import type { RuleSettings } from "../../rules/settings";
import { beforeFinal } from "../../standings/final-order";
import { computeStandings } from "../../standings/standings";
import type { PairingAnswer } from "../round-pairing";
import type { Finalists, FinalRound } from "./final-round";
import { entrantsIn } from "./final-round";
import { pairKnockout } from "./knockout";
import type { Schedule } from "./play-schedule";
import { playSchedule, scheduleKind, scheduleRounds } from "./play-schedule";
import { pairPlayersKnockout } from "./players-knockout";

// The final phase: the best of the standings before it play on, the others are placed. Who they are is frozen once its
// first round is made: it is read back from that round, and so nobody who leaves later changes the bracket.

/**
 * Who plays the final: the best of those present at its first round, or once that is made, those who were in it; in the
 * order of the standings before the final.
 */
function findFinalists(event: EventDocument, rules: RuleSettings, final: FinalPhase): Finalists {
  const standing = computeStandings(beforeFinal(event, final), rules).map(({ id }) => id);
  const first = event.rounds[final.from - 1];
  if (first !== undefined) {
    const playing = entrantsIn(event, first);
    return standing.filter((id) => playing.has(id));
  }
  const present = new Set(
    event.entrants.filter((entrant) => isPresent(entrant, final.from)).map(({ id }) => id),
  );
  return standing.filter((id) => present.has(id)).slice(0, final.entrants);
}

/** The final that the next round of an event belongs to, if it does. */
export function finalOf({ pairing, rounds }: EventDocument): FinalPhase | null {
  const { final } = pairing;
  return final !== undefined && rounds.length + 1 >= final.from ? final : null;
}

function playRoundRobin(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
  finalists: Finalists,
): FinalRound {
  const kind = scheduleKind(event, finalists.length);
  const round = event.rounds.length + 1 - final.from;
  const schedule: Schedule = { kind, ids: finalists, round };
  const rounds = scheduleRounds(schedule);
  if (round >= rounds) return { ok: false, problems: [{ code: "final-over", winners: [] }] };
  const among = new Set(finalists);
  const finalOnly = { ...event, entrants: event.entrants.filter(({ id }) => among.has(id)) };
  return { ok: true, left: finalists, pairing: playSchedule(finalOnly, rules, schedule, rounds) };
}

function isRotating({ format, alone }: EventDocument): boolean {
  return format === "individual" && alone === undefined;
}

/**
 * The next round of the final. Sides that meet one by one play a knockout in a fixed bracket or the Berger tables; players
 * with rotating partners a knockout by tables or a whist schedule. `placed` lists who is out, by standing.
 */
export function pairFinal(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
): PairingAnswer {
  if (event.alone === 3 || event.alone === 4) {
    return { ok: false, problems: [{ code: "final-not-played", alone: event.alone }] };
  }
  const finalists = findFinalists(event, rules, final);
  const answer =
    final.kind === "round-robin"
      ? playRoundRobin(event, rules, final, finalists)
      : isRotating(event)
        ? pairPlayersKnockout(event, rules, final, finalists)
        : pairKnockout(event, rules, final, finalists);
  if (!answer.ok) return answer;
  return { ok: true, ...answer.pairing, placed: placedIn(event, rules, answer.left) };
}

/** Everybody present who is not still in the final, in order of the standings. */
function placedIn(event: EventDocument, rules: RuleSettings, left: readonly string[]) {
  const stillIn = new Set(left);
  const round = event.rounds.length + 1;
  const present = new Set(
    event.entrants.filter((entrant) => isPresent(entrant, round)).map(({ id }) => id),
  );
  return computeStandings(event, rules)
    .map(({ id }) => id)
    .filter((id) => present.has(id) && !stillIn.has(id));
}
