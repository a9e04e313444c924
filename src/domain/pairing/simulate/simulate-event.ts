import type {
  Adjustment,
  EventDocument,
  EventRound,
  FinalPhase,
  PairingSettings,
} from "../../event/event-document";
import { finalRounds } from "../../event/final-rounds";
import { defaultPairing } from "../../event/pairing-defaults";
import type { Random } from "../../kernel/random";
import { seededRandom } from "../../kernel/random";
import type { RuleSettings } from "../../rules/settings";
import { computeStandings } from "../../standings/standings";
import { pairingCertificate } from "../formats/certificate";
import { pairRound } from "../pair-round";
import type { PairingProblem, RoundPairing } from "../round-pairing";
import type { SimulatedEntrant } from "./make-entrants";
import { makeEntrants, makeForbidden } from "./make-entrants";
import type { Playing } from "./play-table";
import { playTable } from "./play-table";
import type { SimulationOptions } from "./simulation-options";

export type Simulation =
  | { readonly ok: true; readonly event: EventDocument }
  | { readonly ok: false; readonly problems: readonly PairingProblem[] };

/** A final fills the last rounds, after one of the others at least. */
function finalOf(options: SimulationOptions): FinalPhase | null {
  const { final, rounds } = options;
  return final === undefined
    ? null
    : { ...final, from: Math.max(2, rounds - finalRounds(options) + 1) };
}

function pairingOf(options: SimulationOptions): PairingSettings {
  const final = finalOf(options);
  return {
    ...defaultPairing(options.format, options.entrants),
    ...options.pairing,
    ...(final === null ? {} : { final }),
  };
}

/** Strength of everybody at a table: the higher ranked are somewhat stronger, and people of an entrant differ. */
function makeStrengths(people: readonly SimulatedEntrant[], random: Random) {
  const strengths = new Map<string, number>();
  people.forEach(({ entrant: { id, members } }, index) => {
    const own = 1 + random() * 2 + (people.length - index - 1) / people.length;
    strengths.set(id, own);
    for (const member of members ?? []) strengths.set(member, own * (0.8 + 0.4 * random()));
  });
  return (name: string) => strengths.get(name) ?? 1;
}

/** Who is sent away in a round, as tables name him: of a team its first who plays. */
function offendersIn(people: readonly SimulatedEntrant[], round: number): ReadonlySet<string> {
  const sent = people.filter(({ expelledIn }) => expelledIn === round);
  return new Set(sent.flatMap(({ entrant: { id, members } }) => [id, members?.[0] ?? id]));
}

function playRound(
  answer: RoundPairing,
  people: readonly SimulatedEntrant[],
  playing: Playing,
): EventRound {
  const offenders = offendersIn(people, answer.round);
  const tables = answer.tables.map((table) => {
    const there = [...table.AC, ...table.BD, ...(table.players ?? [])];
    return playTable(table, there.find((name) => offenders.has(name)) ?? null, playing);
  });
  return { tables, byes: answer.byes, cost: answer.cost };
}

/** Fines and a few bonuses for people at the tables of a round. */
function finesOf({ tables, round }: RoundPairing, random: Random): readonly Adjustment[] {
  const names = tables.flatMap(({ AC, BD, players }) => [...AC, ...BD, ...(players ?? [])]);
  return names.flatMap((id): readonly Adjustment[] => {
    if (random() >= 0.05) return [];
    const drawn = random();
    return [{ id, points: drawn < 0.45 ? -50 : drawn < 0.9 ? -25 : 25, round }];
  });
}

/** Whether a round is missing because everything has been played. */
const isOver = (problems: readonly PairingProblem[]) =>
  problems.every(({ code }) => code === "schedule-over" || code === "final-over");

/**
 * Plays a whole event with the engine: people of random strength, rounds paired one after the other, results by strength
 * or, with `hands`, by whole matches. The same options give the same event, which ends with its schedule or final or after
 * the rounds asked for. The problems of an event that cannot be paired are passed on.
 */
export function simulateEvent(options: SimulationOptions, rules: RuleSettings): Simulation {
  const random = seededRandom(`${options.seed}|simulate`);
  const people = makeEntrants(options, random);
  const entrants = people.map(({ entrant }) => entrant);
  const forbidden = makeForbidden(
    entrants.map(({ id }) => id),
    options.forbidden ?? 0,
    random,
  );
  const playing: Playing = {
    random,
    rules,
    strengthOf: makeStrengths(people, random),
    hands: options.hands === true,
    forfeits: options.forfeits === true,
  };
  let event: EventDocument = {
    format: options.format,
    ...(options.alone === undefined ? {} : { alone: options.alone }),
    rules: options.rules,
    seed: options.seed,
    pairing: pairingOf(options),
    entrants,
    forbidden,
    rounds: [],
    adjustments: [],
  };
  for (let round = 1; round <= options.rounds; round++) {
    const answer = pairRound(event, rules);
    if (!answer.ok) return isOver(answer.problems) ? { ok: true, event } : answer;
    const certificate = options.certificates === true ? pairingCertificate(event, rules) : null;
    const made = {
      ...playRound(answer, people, playing),
      ...(certificate === null ? {} : { certificate }),
    };
    const fines = options.fines === true ? finesOf(answer, random) : [];
    event = {
      ...event,
      rounds: [...event.rounds, made],
      adjustments: [...event.adjustments, ...fines],
    };
    if (options.standings !== true) continue;
    const standings = computeStandings(event, rules).map(
      ({ id, played, wins, for: own, against, net }) => ({
        id,
        played,
        wins,
        for: own,
        against,
        net,
      }),
    );
    const last = { ...made, standings };
    event = { ...event, rounds: [...event.rounds.slice(0, -1), last] };
  }
  return { ok: true, event };
}
