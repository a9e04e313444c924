import { z } from "zod";
import {
  CLUB_POLICIES,
  FINAL_KINDS,
  FIRST_ROUNDS,
  PAIRING_METHODS,
  PAIRING_SYSTEMS,
} from "@/domain/event/event-document";
import { finalRounds } from "@/domain/event/final-rounds";
import { simulateEvent } from "@/domain/pairing/simulate/simulate-event";
import type { SimulationOptions } from "@/domain/pairing/simulate/simulation-options";
import { CLUB_SIZES, SIMULATION_LIMITS } from "@/domain/pairing/simulate/simulation-options";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { EVENT_FORMATS } from "@/domain/rules/settings";
import { describePairingProblem } from "@/i18n/es/pairing-formats";
import { documentCommand, withDetail } from "../command";

const flag = z.boolean().default(false);

/** A whole number behind a flag, in digits. One that is none ends the reading: the rest could only be reckoned from NaN. */
function count([least, most]: readonly [number, number]) {
  return z.unknown().transform((typed, context) => {
    const value = /^[0-9]{1,9}$/.test(String(typed)) ? Number(typed) : Number.NaN;
    if (value >= least && value <= most) return value;
    const range = `un número entero de ${least} a ${most}`;
    const message = typed === undefined ? `Falta: ${range}.` : `Debe ser ${range}.`;
    context.issues.push({ code: "custom", message, input: typed, continue: false });
    return z.NEVER;
  });
}

const FINAL = new RegExp(`^(${FINAL_KINDS.join("|")}):([0-9]{1,4})$`);

/** A final as typed: its kind and how many play it, `knockout:8`. */
const final = z
  .string()
  .regex(FINAL, {
    error: "Debe ser el tipo de final y cuántos la juegan: knockout:8 o round-robin:4.",
    abort: true,
  })
  .transform((text, context) => {
    const [kind, entrants] = text.split(":");
    const named = FINAL_KINDS.find((each) => each === kind);
    const many = Number(entrants);
    if (named !== undefined && many >= 2) return { kind: named, entrants: many };
    context.addIssue({ code: "custom", message: "En la final juegan dos o más." });
    return z.NEVER;
  });

const simulateOptions = z.strictObject({
  format: z.enum(EVENT_FORMATS),
  alone: z
    .enum(["2", "3", "4"])
    .transform((text) => Number(text) as 2 | 3 | 4)
    .optional(),
  entrants: count(SIMULATION_LIMITS.entrants),
  rounds: count(SIMULATION_LIMITS.rounds),
  seed: z.string().min(1).max(200).default("1"),
  rules: z.enum(PRESET_IDS).default("fededodo-2026"),
  method: z.enum(PAIRING_METHODS).optional(),
  club: z.enum(CLUB_POLICIES).optional(),
  system: z.enum(PAIRING_SYSTEMS).optional(),
  cycles: count(SIMULATION_LIMITS.cycles).optional(),
  "first-round": z.enum(FIRST_ROUNDS).optional(),
  "team-size": count(SIMULATION_LIMITS.teamSize).optional(),
  final: final.optional(),
  clubs: z.enum(CLUB_SIZES).optional(),
  forbidden: count(SIMULATION_LIMITS.forbidden).optional(),
  "fixed-tables": count(SIMULATION_LIMITS.fixedTables).optional(),
  absences: flag,
  late: flag,
  withdrawals: flag,
  returns: flag,
  suspensions: flag,
  expulsions: flag,
  fines: flag,
  forfeits: flag,
  hands: flag,
  certificates: flag,
  standings: flag,
});

/** The whole request: a final has to fit in its rounds, one of the others before it. */
const simulateSchema = simulateOptions.superRefine(({ format, alone, final, rounds }, context) => {
  if (final === undefined) return;
  const taken = finalRounds({ format, final, ...(alone === undefined ? {} : { alone }) });
  if (rounds > taken) return;
  context.addIssue({
    code: "custom",
    path: ["final"],
    message: `Esa final lleva ${taken} rondas y va después de una al menos: pide ${taken + 1} rondas o más`,
  });
});

type Request = z.output<typeof simulateSchema>;

/** What was given, without what was left out. */
function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
}

function optionsOf(request: Request): SimulationOptions {
  const { method, club, system, cycles, alone, clubs, forbidden, final, ...rest } = request;
  const {
    "first-round": firstRound,
    "team-size": teamSize,
    "fixed-tables": fixedTables,
    ...plain
  } = rest;
  return {
    ...plain,
    ...given({ alone, clubs, forbidden, final, fixedTables }),
    pairing: given({ method, club, system, cycles, firstRound, teamSize }),
  };
}

/** `simulate`: its request is made of flags, its answer is an event document. */
export const simulateCommand = documentCommand(
  "simulate",
  "juega un torneo entero con el emparejador y escribe su documento",
  simulateSchema,
  (request) => {
    const rules = resolveRules(request.rules, {
      mode: "pairs",
      players: 4,
      format: request.format,
    });
    const simulation = simulateEvent(optionsOf(request), rules);
    return simulation.ok
      ? { v: 1, ...simulation.event }
      : { ok: false, problems: withDetail(simulation.problems, describePairingProblem) };
  },
);
