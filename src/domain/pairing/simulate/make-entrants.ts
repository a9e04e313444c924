import type { EventEntrant } from "../../event/event-document";
import type { Random } from "../../kernel/random";
import { randomIndex, shuffled } from "../../kernel/random";
import type { SimulationOptions } from "./simulation-options";

/** Somebody of the event, and the round in which he is sent away, if he is. */
export type SimulatedEntrant = {
  readonly entrant: EventEntrant;
  readonly expelledIn: number | null;
};

/** A substitute of a team joins those who play. */
const SUBSTITUTES = 1;

const DEFAULT_TEAM = 4;

/** The number of a club: of the unequal ones each has half of what is left. */
function clubNumber({ clubs, entrants }: SimulationOptions, random: Random): number | null {
  if (clubs === "none") return null;
  if (clubs === "unequal") {
    let club = 1;
    while (random() < 0.5 && club < 8) club += 1;
    return club;
  }
  const count = Math.max(2, Math.ceil(entrants / 8));
  return 1 + Math.min(randomIndex(random, count), randomIndex(random, count));
}

function membersOf(id: string, { format, pairing }: SimulationOptions): readonly string[] {
  if (format === "individual") return [id];
  const size = format === "pairs" ? 2 : (pairing?.teamSize ?? DEFAULT_TEAM) + SUBSTITUTES;
  return Array.from({ length: size }, (_, index) => `${id}${"abcdefghijklmnopq"[index]}`);
}

/** Somebody of a team gives way to the substitute from some round on. */
function changesOf(members: readonly string[], options: SimulationOptions, random: Random) {
  const playing = members.slice(0, -SUBSTITUTES);
  const substitute = members[playing.length];
  const out = playing[randomIndex(random, playing.length)];
  if (options.format !== "teams" || out === undefined || substitute === undefined) return {};
  if (random() >= 0.25 || options.rounds < 2) return {};
  return { changes: [{ from: 2 + randomIndex(random, options.rounds - 1), out, in: substitute }] };
}

/** The rounds in which somebody is there. A schedule has no place for who comes late. */
function attendanceOf(options: SimulationOptions, random: Random) {
  const { rounds } = options;
  const some = (wanted: boolean | undefined, chance: number) =>
    random() < chance && wanted === true;
  const anyRound = () => 1 + randomIndex(random, rounds);
  const absent = new Set<number>();
  const away = (from: number, count: number) => {
    for (let round = from; round < from + count && round <= rounds; round++) absent.add(round);
  };
  if (some(options.absences, 0.15)) away(anyRound(), 1);
  if (some(options.returns, 0.06))
    away(2 + randomIndex(random, rounds), 2 + randomIndex(random, 2));
  if (some(options.suspensions, 0.05))
    away(2 + randomIndex(random, rounds), 1 + randomIndex(random, 3));
  const scheduled = options.pairing?.system === "round-robin";
  const late = some(options.late, 0.1) && rounds > 1 && !scheduled;
  const from = late ? 2 + randomIndex(random, rounds - 1) : 1;
  const leaves = some(options.withdrawals, 0.1) && from < rounds;
  const expelled = some(options.expulsions, 0.04) && from < rounds;
  const outFrom = leaves || expelled ? from + 1 + randomIndex(random, rounds - from) : null;
  const missed = [...absent].sort((a, b) => a - b);
  return {
    rounds: {
      ...(from > 1 ? { from } : {}),
      ...(missed.length > 0 ? { absent: missed } : {}),
      ...(outFrom === null ? {} : { outFrom }),
    },
    expelledIn: expelled && outFrom !== null ? outFrom - 1 : null,
  };
}

function nameOf({ format }: SimulationOptions, id: string): string {
  return `${{ pairs: "Pareja", individual: "Jugador", teams: "Equipo" }[format]} ${id}`;
}

/** The entrants of an event, with who comes, goes, is late and is sent away. */
export function makeEntrants(
  options: SimulationOptions,
  random: Random,
): readonly SimulatedEntrant[] {
  const fixed = new Set(
    shuffled(
      Array.from({ length: options.entrants }, (_, index) => index),
      random,
    ).slice(0, options.fixedTables ?? 0),
  );
  return Array.from({ length: options.entrants }, (_, index) => {
    const id = String(index + 1);
    const club = clubNumber(options, random);
    const members = membersOf(id, options);
    const { rounds, expelledIn } = attendanceOf(options, random);
    return {
      expelledIn,
      entrant: {
        id,
        rank: index + 1,
        name: nameOf(options, id),
        ...(club === null ? {} : { club: `Club ${club}` }),
        members,
        ...rounds,
        ...changesOf(members, options, random),
        ...(fixed.has(index) ? { fixedTable: 1 + randomIndex(random, options.entrants) } : {}),
      },
    };
  });
}

/** Couples of different entrants that must not meet, each once. */
export function makeForbidden(
  ids: readonly string[],
  count: number,
  random: Random,
): readonly (readonly [string, string])[] {
  const couples = new Map<string, readonly [string, string]>();
  const most = (ids.length * (ids.length - 1)) / 2;
  while (couples.size < Math.min(count, most)) {
    const [a, b] = [randomIndex(random, ids.length), randomIndex(random, ids.length)].sort(
      (x, y) => x - y,
    );
    const one = ids[a ?? 0];
    const two = ids[b ?? 0];
    if (a === b || one === undefined || two === undefined) continue;
    couples.set(`${a} ${b}`, [one, two]);
  }
  return [...couples.values()];
}
