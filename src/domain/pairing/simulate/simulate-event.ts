import type {
  Adjustment,
  EventDocument,
  EventEntrant,
  EventRound,
  EventTable,
  PairingSettings,
} from "../../event/event-document";
import { defaultPairing } from "../../event/pairing-defaults";
import { playRandomMatch } from "../../event/random-match";
import type { Random } from "../../kernel/random";
import { randomIndex, seededRandom } from "../../kernel/random";
import type { RulesSpec } from "../../rules/rules-spec";
import type { EventFormat, RuleSettings } from "../../rules/settings";
import { pairRound } from "../pair-round";
import type { PairedTable, PairingProblem } from "../round-pairing";

/** An event to be played out. `rules` is what the document names, and is passed resolved beside it. */
export type SimulationOptions = {
  readonly format: EventFormat;
  readonly entrants: number;
  readonly rounds: number;
  readonly seed: string;
  readonly rules: RulesSpec;
  readonly pairing?: Partial<PairingSettings>;
  /** Some miss a round now and then, and some come late. */
  readonly absences?: boolean;
  readonly withdrawals?: boolean;
  readonly fines?: boolean;
  /** Every table is played tile by tile, and keeps its hands. */
  readonly hands?: boolean;
};

export type Simulation =
  | { readonly ok: true; readonly event: EventDocument }
  | { readonly ok: false; readonly problems: readonly PairingProblem[] };

function makeEntrant(index: number, options: SimulationOptions, random: Random): EventEntrant {
  const { entrants, rounds } = options;
  const id = String(index + 1);
  const clubs = Math.max(2, Math.ceil(entrants / 8));
  const anyRound = () => 1 + randomIndex(random, rounds);
  const late = options.absences === true && random() < 0.05 && rounds > 1;
  const misses = options.absences === true && random() < 0.1;
  const leaves = options.withdrawals === true && random() < 0.08 && rounds > 1;
  return {
    id,
    rank: index + 1,
    name: options.format === "pairs" ? `Pareja ${id}` : `Jugador ${id}`,
    club: `Club ${1 + Math.min(randomIndex(random, clubs), randomIndex(random, clubs))}`,
    members: options.format === "pairs" ? [`${id}a`, `${id}b`] : [id],
    ...(late ? { from: 2 } : {}),
    ...(misses ? { absent: [anyRound()] } : {}),
    ...(leaves ? { outFrom: 2 + randomIndex(random, rounds - 1) } : {}),
  };
}

/** A result by strength: who stands higher in the ranking wins more often. */
function quickResult(
  table: PairedTable,
  strengths: ReadonlyMap<string, number>,
  rules: RuleSettings,
  random: Random,
) {
  const sum = (side: readonly string[]) =>
    side.reduce((total, id) => total + (strengths.get(id) ?? 1), 0);
  const ac = sum(table.AC);
  const winner = random() * (ac + sum(table.BD)) < ac ? ("AC" as const) : ("BD" as const);
  const won = rules.target + randomIndex(random, 40);
  const lost = randomIndex(random, rules.target);
  return { winner, points: winner === "AC" ? { AC: won, BD: lost } : { AC: lost, BD: won } };
}

/**
 * Plays a whole event with the engine: people of random strength, rounds paired one after the other, results by strength
 * or, with `hands`, by whole matches. The same options give the same event. The problems of a format that cannot be
 * paired are passed on.
 */
export function simulateEvent(options: SimulationOptions, rules: RuleSettings): Simulation {
  const random = seededRandom(`${options.seed}|simulate`);
  const entrants = Array.from({ length: options.entrants }, (_, index) =>
    makeEntrant(index, options, random),
  );
  const strengths = new Map(
    entrants.map(({ id, rank }) => [
      id,
      1 + random() * 2 + (options.entrants - rank) / options.entrants,
    ]),
  );
  const playTable = (paired: PairedTable): EventTable => {
    const { table, AC, BD, seats } = paired;
    const seated = { table, AC, BD, ...(seats === undefined ? {} : { seats }) };
    return options.hands === true
      ? { ...seated, ...playRandomMatch(random, rules) }
      : { ...seated, ...quickResult(paired, strengths, rules, random) };
  };
  const rounds: EventRound[] = [];
  const adjustments: Adjustment[] = [];
  const pairing = { ...defaultPairing(options.format, options.entrants), ...options.pairing };
  const { format, seed } = options;
  const soFar = (): EventDocument => ({
    format,
    rules: options.rules,
    seed,
    pairing,
    entrants,
    forbidden: [],
    rounds: [...rounds],
    adjustments: [...adjustments],
  });
  for (let round = 1; round <= options.rounds; round++) {
    const answer = pairRound(soFar(), rules);
    if (!answer.ok) return answer;
    rounds.push({ tables: answer.tables.map(playTable), byes: answer.byes });
    if (options.fines !== true) continue;
    for (const id of answer.tables.flatMap(({ AC, BD }) => [...AC, ...BD])) {
      if (random() < 0.05) adjustments.push({ id, points: random() < 0.5 ? -50 : -25, round });
    }
  }
  return { ok: true, event: soFar() };
}
