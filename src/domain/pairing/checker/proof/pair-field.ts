import { byRegistration } from "../../../event/entrant-order";
import type { EventDocument, PairingMethod } from "../../../event/event-document";
import { seededRandom, shuffled } from "../../../kernel/random";
import type { RuleSettings } from "../../../rules/settings";
import { takesPart } from "../lineup";
import { plainRecords } from "../plain-records";
import { eventAfter, plainStandings } from "../plain-standings";

/** One of a round to be paired, as the criteria see him. */
export type ProofUnit = {
  readonly id: string;
  readonly club: string | null;
  readonly wins: number;
  readonly rests: number;
  /** The way he went in the round just before: 1 met fewer wins, −1 more, 0 neither. */
  readonly way: number;
};

export type ProofField = {
  readonly round: number;
  readonly method: PairingMethod;
  /** In order of the standings before the round. */
  readonly units: readonly ProofUnit[];
  /** Units by index in the method's order: by wins, then standing, or lots. */
  readonly order: readonly number[];
};

const FIRST_METHODS = {
  draw: "random",
  ranking: "adjacent",
  fold: "fold",
} as const satisfies Readonly<Record<string, PairingMethod>>;

function methodAt({ pairing }: EventDocument, round: number): PairingMethod {
  const { firstRound = "method", method } = pairing;
  if (round > 1 || firstRound === "method" || firstRound === "clubs") return method;
  return FIRST_METHODS[firstRound];
}

/** Which way everybody went in the round before one, by the wins that they had then. */
function readWays(event: EventDocument, round: number, rules: RuleSettings) {
  const ways = new Map<string, number>();
  const last = event.rounds[round - 2];
  if (last === undefined) return ways;
  const before = new Map(
    plainRecords(eventAfter(event, round - 2), rules).map(({ id, wins }) => [id, wins]),
  );
  for (const { AC, BD } of last.tables) {
    const [a] = AC;
    const [b] = BD;
    if (a === undefined || b === undefined || AC.length + BD.length !== 2) continue;
    const way = Math.sign((before.get(a) ?? 0) - (before.get(b) ?? 0));
    ways.set(a, way);
    ways.set(b, -way);
  }
  return ways;
}

/** The field of a round (from 1) of an event whose entrants meet one by one, read from the document alone. */
export function readProofField(
  event: EventDocument,
  round: number,
  rules: RuleSettings,
): ProofField {
  const before = eventAfter(event, round - 1);
  const records = plainStandings(before, rules);
  const standing =
    round === 1
      ? event.entrants.toSorted(byRegistration).map(({ id }) => id)
      : records.map(({ id }) => id);
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const entrantOf = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const ways = readWays(event, round, rules);
  const units = standing.flatMap((id): readonly ProofUnit[] => {
    const entrant = entrantOf.get(id);
    if (entrant === undefined || !takesPart(entrant, round)) return [];
    const rests = before.rounds.filter(({ byes }) => byes.includes(id)).length;
    const wins = recordOf.get(id)?.wins ?? 0;
    return [{ id, club: entrant.club ?? null, wins, rests, way: ways.get(id) ?? 0 }];
  });
  const method = methodAt(event, round);
  const all = units.map((_, index) => index);
  const drawn =
    method === "random" ? shuffled(all, seededRandom(`${event.seed}|draw|${round}`)) : all;
  const order = drawn.toSorted((a, b) => (units[b]?.wins ?? 0) - (units[a]?.wins ?? 0));
  return { round, method, units, order };
}
