import { z } from "zod";
import { simulateEvent } from "@/domain/pairing/simulate/simulate-event";
import { resolveRules } from "@/domain/rules/resolve-rules";
import { PRESET_IDS } from "@/domain/rules/rules-spec";
import { describePairingProblem } from "@/i18n/es/pairing-formats";
import { documentCommand, withDetail } from "../command";

const simulateSchema = z.strictObject({
  format: z.enum(["pairs", "individual", "teams"]),
  entrants: z.coerce.number().int().min(0).max(5000),
  rounds: z.coerce.number().int().min(0).max(50),
  seed: z.string().min(1).max(200).default("1"),
  rules: z.enum(PRESET_IDS).default("fededodo-2026"),
  absences: z.boolean().default(false),
  withdrawals: z.boolean().default(false),
  fines: z.boolean().default(false),
  hands: z.boolean().default(false),
});

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
    const simulation = simulateEvent(request, rules);
    return simulation.ok
      ? { v: 1, ...simulation.event }
      : { ok: false, problems: withDetail(simulation.problems, describePairingProblem) };
  },
);
