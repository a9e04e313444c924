import type { EventDocument, EventEntrant, EventRound } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { meetingEvent } from "./blocks";
import { checkAttendance } from "./check-attendance";
import { checkBlocks } from "./check-blocks";
import { checkFinal } from "./check-final";
import { checkMeetings } from "./check-meetings";
import { checkAdjustments, checkPoints } from "./check-points";
import { checkProof } from "./check-proof";
import type { Stretch } from "./check-schedule";
import { checkSchedule } from "./check-schedule";
import { checkStandings } from "./check-standings";
import { checkTableNumbers, checkTables } from "./check-tables";
import { readCouples } from "./couples";
import { finalAt, finalistsOf, presentOf } from "./final-field";
import type { CheckAnswer, Finding } from "./finding";
import { takesPart } from "./lineup";
import { entrantsIn, readOwners } from "./owners";
import { readPast } from "./past";

// An auditor's view of an event: what is wrong with its rounds. It knows the event's document and nothing of how rounds
// are made.

/** The entrants that a round must have: those who are there; in a final, those of them who are in it. */
function expectedIn(
  event: EventDocument,
  made: EventRound,
  round: number,
): readonly EventEntrant[] {
  if (finalAt(event, round) === null) {
    return event.entrants.filter((entrant) => takesPart(entrant, round));
  }
  return presentOf(event, [...entrantsIn(readOwners(event), made)], round);
}

/** Whom a round made by the criteria brings together. Schedules and finals say themselves who meets. */
function criteriaFindings(
  event: EventDocument,
  made: EventRound,
  round: number,
): readonly Finding[] {
  const meeting = meetingEvent(event);
  const seen = meeting.rounds[round - 1];
  if (seen === undefined) return [];
  const past = readPast(meeting.rounds, round);
  const ids = expectedIn(event, made, round).map(({ id }) => id);
  return checkMeetings(meeting, seen, round, readCouples(event, past, round, ids), past);
}

function meetingFindings(
  event: EventDocument,
  made: EventRound,
  round: number,
  rules: RuleSettings,
): readonly Finding[] {
  const final = finalAt(event, round);
  const blocks =
    event.format === "teams"
      ? checkBlocks(event, made, round, readPast(event.rounds, round), rules)
      : [];
  if (final !== null) return [...blocks, ...checkFinal(event, made, round, final, rules)];
  if (event.pairing.system === "round-robin") return blocks;
  return [
    ...blocks,
    ...criteriaFindings(event, made, round),
    ...checkProof(event, made, round, rules),
  ];
}

/** The findings of one round (from 1) of an event, on the rounds before it. */
export function checkRound(
  event: EventDocument,
  round: number,
  rules: RuleSettings,
): readonly Finding[] {
  const made = event.rounds[round - 1];
  if (made === undefined) return [];
  return [
    ...checkAttendance(event, made, round, expectedIn(event, made, round)),
    ...checkTables(event, made, round),
    ...meetingFindings(event, made, round, rules),
    ...checkTableNumbers(event, made, round),
    ...checkPoints(made, round, rules),
    ...checkStandings(event, round, rules),
  ];
}

/** The stretches of rounds in which everybody is to meet everybody. */
function stretchesOf(event: EventDocument, rules: RuleSettings): readonly Stretch[] {
  const { system, cycles = 1, final } = event.pairing;
  const played = event.rounds.length;
  const last = final === undefined ? played : Math.min(played, final.from - 1);
  const everybody = event.entrants
    .filter(({ from = 1, outFrom }) => from <= last && (outFrom ?? 2) > 1)
    .map(({ id }) => id);
  const schedule: readonly Stretch[] =
    system === "round-robin" && last > 0 ? [{ from: 1, to: last, cycles, ids: everybody }] : [];
  if (final?.kind !== "round-robin" || played < final.from) return schedule;
  const ids = finalistsOf(event, final.from, final, rules);
  return [...schedule, { from: final.from, to: played, cycles: 1, ids }];
}

/** What belongs to no single round: schedules over several, and adjustments. */
export function checkWhole(event: EventDocument, rules: RuleSettings): readonly Finding[] {
  return [
    ...stretchesOf(event, rules).flatMap((stretch) => checkSchedule(event, stretch)),
    ...checkAdjustments(event),
  ];
}

/** Checks every round of an event (contract `check`); `ok` is false only with errors. */
export function checkEvent(event: EventDocument, rules: RuleSettings): CheckAnswer {
  const rounds = event.rounds.flatMap((_, index) => checkRound(event, index + 1, rules));
  const findings = [...rounds, ...checkWhole(event, rules)];
  return { ok: findings.every(({ severity }) => severity !== "error"), findings };
}
