import type { EventDocument } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import type { Unit } from "../field";
import { readField } from "../field";
import type { RestReason, RoundPairing, TableReason } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import type { PlannedRest, PlannedTable, RoundPlan } from "./assemble-round";
import { assemblePlan } from "./assemble-round";
import type { Duel } from "./duels";
import { assembleMeetings, forbiddenAt, namedIn, planDuels } from "./duels";
import { pairRotatingPartners } from "./individual";
import { bergerRound, bergerRounds } from "./schedules/berger";
import { hasWhist, whistRound, whistRounds } from "./schedules/whist";

/** One by one, by fours with rotating partners, or by fours where no whist schedule exists for so many. */
export type ScheduleKind = "berger" | "whist" | "criteria";

/** Who plays by number (from 0), and the round (from 0) that is next, over all cycles. */
export type Schedule = {
  readonly kind: ScheduleKind;
  readonly ids: readonly string[];
  readonly round: number;
};

export function scheduleKind(event: EventDocument, players: number): ScheduleKind {
  if (event.format !== "individual" || event.alone === 2) return "berger";
  return hasWhist(players) ? "whist" : "criteria";
}

/** Rounds of one cycle. Without a whist schedule as many as players: after them everybody has rested equally often. */
export function scheduleRounds({ kind, ids }: Schedule): number {
  switch (kind) {
    case "berger":
      return bergerRounds(ids.length);
    case "whist":
      return whistRounds(ids.length);
    case "criteria":
      return ids.length;
  }
}

/**
 * The next round of a schedule, of `rounds` in all. Who is away leaves his table: one opponent rests, and those left of
 * tables of four make new ones among themselves, with who rests by the schedule, as far as they are enough. In every second
 * cycle the sides are turned.
 */
export function playSchedule(
  event: EventDocument,
  rules: RuleSettings,
  schedule: Schedule,
  rounds: number,
): RoundPairing {
  const why: TableReason = {
    code: "schedule",
    kind: schedule.kind,
    round: schedule.round + 1,
    rounds,
  };
  switch (schedule.kind) {
    case "berger":
      return playBerger(event, rules, schedule, why);
    case "whist":
      return playWhist(event, rules, schedule, why);
    case "criteria":
      return playByCriteria(event, rules, schedule.ids, why);
  }
}

function playBerger(
  event: EventDocument,
  rules: RuleSettings,
  { ids, round }: Schedule,
  why: TableReason,
): RoundPairing {
  const field = readField(event, rules);
  const named = namedIn(field);
  const perCycle = bergerRounds(ids.length);
  if (perCycle === 0) {
    const rests = field.units.map((unit): PlannedRest => {
      return { unit, why: [{ code: "too-few", present: field.units.length, needed: 2 }] };
    });
    return assemblePlan(field, { tables: [], rests });
  }
  const turned = Math.floor(round / perCycle) % 2 === 1;
  const duels = bergerRound(ids.length, round % perCycle).map(([a, b]): Duel => {
    const one = named(ids[a]);
    const two = named(ids[b]);
    return turned ? [two, one] : [one, two];
  });
  const plan = planDuels(field, duels, {
    asGiven: true,
    why: () => why,
    unopposed: () => ({ code: "schedule-rest" }),
  });
  return assembleMeetings(event, rules, field, plan);
}

function playWhist(
  event: EventDocument,
  rules: RuleSettings,
  { ids, round }: Schedule,
  why: TableReason,
): RoundPairing {
  const field = readField(event, rules);
  const unitOf = new Map(field.units.map((unit) => [unit.id, unit]));
  const { tables, resting } = whistRound(ids.length, round % whistRounds(ids.length));
  const seated = tables.map((numbers) => numbers.flatMap((n) => unitOf.get(ids[n] ?? "") ?? []));
  const inTurn = resting === null ? undefined : unitOf.get(ids[resting] ?? "");
  const left = seated.filter((units) => units.length < 4).flat();
  const planned = seated.flatMap(([a, b, c, d]): readonly PlannedTable[] => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
    const sides: Sides = [
      [a, b],
      [c, d],
    ];
    return [{ sides, asGiven: true, why: [why, ...forbiddenAt(field, sides)] }];
  });
  const mended = mendTables(event, rules, unitOf, inTurn === undefined ? left : [...left, inTurn]);
  const rests = mended.rests.map((unit): PlannedRest => {
    const code = unit === inTurn ? "schedule-rest" : "opponent-away";
    const reason: RestReason = code === "schedule-rest" ? { code } : { code, opponent: null };
    return { unit, why: [reason] };
  });
  return assemblePlan(field, { tables: [...planned, ...mended.tables], rests });
}

/** Tables among those whose own are not full, by the criteria; fewer than four of them rest. */
function mendTables(
  event: EventDocument,
  rules: RuleSettings,
  unitOf: ReadonlyMap<string, Unit>,
  left: readonly Unit[],
): Pick<RoundPlan, "tables"> & { readonly rests: readonly Unit[] } {
  const ids = left.map(({ id }) => id);
  if (ids.length < 4) return { tables: [], rests: left };
  const answer = playByCriteria(event, rules, ids, { code: "mended" });
  const units = (names: readonly string[]) => names.flatMap((name) => unitOf.get(name) ?? []);
  return {
    tables: answer.tables.map(({ AC, BD, why }) => ({
      sides: [units(AC), units(BD)],
      asGiven: true,
      why,
    })),
    rests: units(answer.byes),
  };
}

/** A round of rotating partners among some of the players by the criteria that a schedule would keep. */
function playByCriteria(
  event: EventDocument,
  rules: RuleSettings,
  ids: readonly string[],
  why: TableReason,
): RoundPairing {
  const among = new Set(ids);
  const answer = pairRotatingPartners(
    readField(
      {
        ...event,
        entrants: event.entrants.filter(({ id }) => among.has(id)),
        pairing: {
          ...event.pairing,
          partnerCooldown: null,
          opponentCooldown: null,
          criteria: [
            "partner-repeated",
            "forbidden-pair",
            "rests",
            "opponent-repeated",
            "met-before",
          ],
        },
      },
      rules,
    ),
  );
  const isAboutWins = ({ code }: TableReason) => code === "win-spread" || code === "same-wins";
  return {
    ...answer,
    tables: answer.tables.map((table) => ({
      ...table,
      why: [why, ...table.why.filter((reason) => !isAboutWins(reason))],
    })),
  };
}
