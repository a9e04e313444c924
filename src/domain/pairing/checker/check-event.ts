import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { checkAttendance, takesPart } from "./check-attendance";
import { checkMeetings } from "./check-meetings";
import { checkPoints } from "./check-points";
import { readCouples } from "./couples";
import type { CheckAnswer, Finding } from "./finding";
import { readPast } from "./past";

// An auditor's view of an event: what is wrong with its rounds. It knows the event's document and nothing of how rounds
// are made; it does not judge how close in wins the tables are, only what must not happen.

/** The findings of one round (from 1) of an event, on the rounds before it. */
export function checkRound(
  event: EventDocument,
  round: number,
  rules: Pick<RuleSettings, "target" | "capicuaBonus">,
): readonly Finding[] {
  const made = event.rounds[round - 1];
  if (made === undefined || event.format === "teams") return [];
  const past = readPast(event.rounds, round);
  const ids = event.entrants.filter((entrant) => takesPart(entrant, round)).map(({ id }) => id);
  const couples = readCouples(event, past, round, ids);
  const meetings = checkMeetings(event, made, round, couples, past);
  return [...checkAttendance(event, made, round), ...meetings, ...checkPoints(made, round, rules)];
}

/** Checks every round of an event (contract `check`); `ok` is false only with errors. */
export function checkEvent(
  event: EventDocument,
  rules: Pick<RuleSettings, "target" | "capicuaBonus">,
): CheckAnswer {
  const findings = event.rounds.flatMap((_, index) => checkRound(event, index + 1, rules));
  return { ok: findings.every(({ severity }) => severity !== "error"), findings };
}
