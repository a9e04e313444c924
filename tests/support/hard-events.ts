import type { EventDocument, PairingSettings } from "@/domain/event/event-document";
import {
  CLUB_POLICIES,
  FINAL_KINDS,
  FIRST_ROUNDS,
  PAIRING_METHODS,
} from "@/domain/event/event-document";
import type { Random } from "@/domain/kernel/random";
import { randomIndex, seededRandom } from "@/domain/kernel/random";
import { checkEvent } from "@/domain/pairing/checker/check-event";
import { simulateEvent } from "@/domain/pairing/simulate/simulate-event";
import type { SimulationOptions } from "@/domain/pairing/simulate/simulation-options";
import { CLUB_SIZES } from "@/domain/pairing/simulate/simulation-options";
import { bookRules } from "./event-builders";

// Simulated events of every kind, the same for the same number: what the checker is asked about by the thousand.

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[randomIndex(random, items.length)] as Item;
}

type Kind = Pick<SimulationOptions, "format" | "alone">;

const KINDS: readonly Kind[] = [
  { format: "pairs" },
  { format: "pairs" },
  { format: "individual" },
  { format: "individual" },
  { format: "teams" },
  { format: "individual", alone: 2 },
  { format: "individual", alone: 3 },
  { format: "individual", alone: 4 },
];

/** Mostly small: what is hard is few opponents left. */
function sizeOf(random: Random, { format }: Kind, most: number): number {
  const drawn = 3 + Math.floor((most - 2) * random() ** 2.5);
  return format === "teams" ? Math.min(drawn, 24) : drawn;
}

function pairingOf(random: Random, kind: Kind): Partial<Omit<PairingSettings, "final">> {
  const alone = kind.alone === 3 || kind.alone === 4;
  const cooldown = () => oneOf(random, [null, null, 1, 2, 3]);
  return {
    method: oneOf(random, PAIRING_METHODS),
    club: oneOf(random, CLUB_POLICIES),
    ...(random() < 0.5 ? {} : { opponentCooldown: cooldown() }),
    ...(random() < 0.7 ? {} : { partnerCooldown: cooldown() }),
    ...(random() < 0.4 ? {} : { firstRound: oneOf(random, FIRST_ROUNDS) }),
    ...(random() < 0.15 && !alone
      ? { system: "round-robin", cycles: oneOf(random, [1, 1, 2]) }
      : {}),
    ...(kind.format === "teams" && random() < 0.3 ? { teamSize: 8 } : {}),
  };
}

function finalOf(random: Random, kind: Kind, entrants: number): Pick<SimulationOptions, "final"> {
  const impossible = kind.alone === 3 || kind.alone === 4 || entrants < 8;
  if (impossible || random() >= 0.2) return {};
  const size = oneOf(random, [4, 6, 8]);
  return { final: { kind: oneOf(random, FINAL_KINDS), entrants: size } };
}

/** The options of the simulated event of a number, of up to `most` entrants. */
export function hardOptions(number: number, most: number): SimulationOptions {
  const random = seededRandom(`duro ${number}`);
  const kind = oneOf(random, KINDS);
  const entrants = sizeOf(random, kind, most);
  const some = (chance: number) => random() < chance;
  return {
    ...kind,
    entrants,
    rounds: 1 + randomIndex(random, entrants > 40 ? 7 : 9),
    seed: `duro ${number}`,
    rules: "fededodo-2026",
    pairing: pairingOf(random, kind),
    ...finalOf(random, kind, entrants),
    clubs: oneOf(random, CLUB_SIZES),
    absences: some(0.5),
    late: some(0.3),
    withdrawals: some(0.4),
    returns: some(0.3),
    suspensions: some(0.3),
    expulsions: some(0.3),
    fines: some(0.5),
    forfeits: some(0.5),
    forbidden: some(0.4) ? 1 + randomIndex(random, 4) : 0,
    fixedTables: some(0.2) ? 1 + randomIndex(random, 3) : 0,
    certificates: some(0.7),
    standings: some(0.5),
  };
}

export type HardAnswer =
  | { readonly kind: "refused"; readonly codes: readonly string[] }
  | { readonly kind: "played"; readonly event: EventDocument; readonly errors: readonly unknown[] };

/** Plays the event of some options and asks the checker what it calls errors. Refused: too few are there for its final. */
export function playHard(options: SimulationOptions): HardAnswer {
  const simulation = simulateEvent(options, bookRules);
  if (!simulation.ok) {
    return { kind: "refused", codes: simulation.problems.map(({ code }) => code) };
  }
  const { findings } = checkEvent(simulation.event, bookRules);
  const errors = findings.filter(({ severity }) => severity === "error");
  return { kind: "played", event: simulation.event, errors };
}

/** What is wrong with a simulated event: errors of the checker, or a refusal that is not for want of finalists. */
export function errorsOf(answer: HardAnswer): readonly unknown[] {
  if (answer.kind === "played") return answer.errors;
  return answer.codes.filter((code) => code !== "final-odd");
}
