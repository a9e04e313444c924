import { byRegistration } from "../../event/entrant-order";
import type { EventDocument, EventEntrant } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { PairingAnswer } from "../round-pairing";
import type { Schedule } from "./play-schedule";
import { playSchedule, scheduleKind, scheduleRounds } from "./play-schedule";

// Everybody against everybody, by a schedule over numbers that are given before the first round and never change.

function isLate(entrant: EventEntrant, round: number): boolean {
  const from = entrant.from ?? 1;
  return from > 1 && from <= round && (entrant.outFrom === undefined || entrant.outFrom > from);
}

/**
 * The numbers of a round robin: everybody who is there from the start, in order of registration. Late entries follow where
 * the schedule has a place for them: one where sides meet one by one and their number is odd, all where there is no fixed
 * schedule. `refused` is the first that finds none.
 */
function numberEntrants(event: EventDocument) {
  const { entrants, rounds } = event;
  const first = entrants
    .filter(({ from, outFrom }) => (from ?? 1) <= 1 && (outFrom ?? 2) > 1)
    .sort(byRegistration);
  const late = entrants
    .filter((entrant) => isLate(entrant, rounds.length + 1))
    .sort((a, b) => (a.from ?? 1) - (b.from ?? 1) || byRegistration(a, b));
  const kind = scheduleKind(event, first.length);
  const free = { berger: first.length % 2, whist: 0, criteria: late.length }[kind];
  return {
    kind,
    places: kind === "berger" ? first.length + free : first.length,
    ids: [...first, ...late.slice(0, free)].map(({ id }) => id),
    refused: late[free]?.id ?? null,
  };
}

/**
 * The next round of a round robin over a whole event: sides meet one by one by the Berger tables, rotating partners by a
 * whist schedule. Refuses late entries without a place, a round after the last, and three or four each for himself.
 */
export function pairRoundRobin(event: EventDocument, rules: RuleSettings): PairingAnswer {
  if (event.alone === 3 || event.alone === 4) {
    return { ok: false, problems: [{ code: "schedule-not-played", alone: event.alone }] };
  }
  const { ids, kind, places, refused } = numberEntrants(event);
  if (refused !== null) {
    return { ok: false, problems: [{ code: "schedule-full", id: refused, places }] };
  }
  const cycles = event.pairing.cycles ?? 1;
  const schedule: Schedule = { kind, ids, round: event.rounds.length };
  const rounds = cycles * scheduleRounds(schedule);
  if (rounds > 0 && schedule.round >= rounds) {
    return { ok: false, problems: [{ code: "schedule-over", rounds }] };
  }
  return { ok: true, ...playSchedule(event, rules, schedule, rounds) };
}
