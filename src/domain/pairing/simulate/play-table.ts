import type { EntrantResult, EventTable } from "../../event/event-document";
import { playRandomMatch } from "../../event/random-match";
import type { Random } from "../../kernel/random";
import { randomIndex } from "../../kernel/random";
import { otherPair } from "../../rules/seat";
import type { RuleSettings } from "../../rules/settings";
import type { PairedTable } from "../round-pairing";

/** What the tables of a simulation are played by. `strengthOf` is by the names at tables. */
export type Playing = {
  readonly random: Random;
  readonly rules: RuleSettings;
  readonly strengthOf: (name: string) => number;
  readonly hands: boolean;
  readonly forfeits: boolean;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A result by strength: the stronger side wins more often. */
function quickResult({ AC, BD }: PairedTable, { random, rules, strengthOf }: Playing) {
  const ac = sum(AC.map(strengthOf));
  const all = ac + sum(BD.map(strengthOf));
  const winner = random() * all < ac ? ("AC" as const) : ("BD" as const);
  const won = rules.target + randomIndex(random, 40);
  const lost = randomIndex(random, rules.target);
  return { winner, points: winner === "AC" ? { AC: won, BD: lost } : { AC: lost, BD: won } };
}

/** Each for himself: one reaches the target, and everybody's points stand against what the best of the others had. */
function aloneResult(players: readonly string[], { random, rules, strengthOf }: Playing) {
  const drawn = random() * sum(players.map(strengthOf));
  let passed = 0;
  const winner = players.find((id) => {
    passed += strengthOf(id);
    return drawn < passed;
  });
  const points = players.map((id) =>
    id === winner ? rules.target + randomIndex(random, 40) : randomIndex(random, rules.target),
  );
  const results: Record<string, EntrantResult> = {};
  players.forEach((id, index) => {
    const others = points.filter((_, other) => other !== index);
    results[id] = {
      won: id === winner,
      for: points[index] ?? 0,
      against: Math.max(0, ...others),
    };
  });
  return { results };
}

/** A table that is over because of one of its people: he has lost, the others take a win and the points of who is present. */
function forfeitResult(table: PairedTable, offender: string, { rules }: Playing) {
  const people = [...table.AC, ...table.BD, ...(table.players ?? [])];
  const results: Record<string, EntrantResult> = {};
  for (const id of people) {
    results[id] =
      id === offender
        ? { won: false, for: 0, against: rules.absenceAgainst }
        : { won: true, for: rules.presentPoints, against: 0 };
  }
  if (table.players !== undefined) return { results };
  const side = table.AC.includes(offender) ? "AC" : "BD";
  return { winner: otherPair(side), results };
}

/** Plays a table; `offender` is who ends it by being sent away, if somebody is. */
export function playTable(
  paired: PairedTable,
  offender: string | null,
  playing: Playing,
): EventTable {
  const { why: _, ...seated } = paired;
  const { random, hands, forfeits } = playing;
  const people = [...paired.AC, ...paired.BD, ...(paired.players ?? [])];
  const missing = forfeits && random() < 0.04 ? people[randomIndex(random, people.length)] : null;
  const given = offender ?? missing ?? null;
  if (given !== null) return { ...seated, ...forfeitResult(paired, given, playing) };
  if (paired.players !== undefined) return { ...seated, ...aloneResult(paired.players, playing) };
  if (hands && Object.keys(paired.seats ?? {}).length === 4) {
    return { ...seated, ...playRandomMatch(random, playing.rules) };
  }
  return { ...seated, ...quickResult(paired, playing) };
}
