import type {
  EntrantResult,
  EventDocument,
  EventEntrant,
  EventTable,
} from "../../event/event-document";
import type { PairSide } from "../../rules/seat";
import type { RuleSettings } from "../../rules/settings";

// The records of an event added up a second time, plainly, entrant by entrant, to check published standings by. It knows
// nothing of how the standings themselves are made.

/** A finished match of an entrant (in teams, of one of its people). */
export type PlainMatch = EntrantResult & {
  /** Given to the others without points, where the rules make that an absence. */
  readonly missed: boolean;
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
};

export type PlainRecord = {
  readonly id: string;
  readonly rank: number;
  readonly matches: readonly PlainMatch[];
  readonly rests: number;
  readonly played: number;
  readonly wins: number;
  readonly for: number;
  readonly against: number;
  /** Points that a match, a rest, an absence and an adjustment give together. */
  readonly net: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Efectividad of one match by the book's formula; of a composite, its plain part. */
export function plainNet(match: EntrantResult, rules: RuleSettings): number {
  const { target, netFormula } = rules;
  if (netFormula === "capped-winner")
    return Math.min(target, match.for) - Math.min(target, match.against);
  if (netFormula === "fixed-win") return match.won ? target - match.against : match.for - target;
  return match.for - match.against;
}

const isOver = ({ points, results, winner }: EventTable) =>
  points !== undefined || results !== undefined || winner === "AC" || winner === "BD";

const isGiven = ({ points, results }: EventTable) => points === undefined && results === undefined;

function sideWon({ winner, points }: EventTable, side: PairSide): boolean {
  if (winner !== undefined) return winner === side;
  if (points === undefined) return false;
  return side === "AC" ? points.AC > points.BD : points.BD > points.AC;
}

function sideResult(table: EventTable, side: PairSide, rules: RuleSettings): EntrantResult {
  const won = sideWon(table, side);
  if (isGiven(table) && rules.forfeitScore === "absence") {
    if (won) return { won, for: rules.presentPoints, against: 0 };
    return { won, for: 0, against: rules.absenceAgainst };
  }
  const { AC = 0, BD = 0 } = table.points ?? {};
  return side === "AC" ? { won, for: AC, against: BD } : { won, for: BD, against: AC };
}

/** What somebody took from a table; null where he was not there or it is not over. */
export function matchAt(table: EventTable, id: string, rules: RuleSettings): PlainMatch | null {
  if (!isOver(table)) return null;
  const players = table.players ?? [];
  if (players.includes(id)) {
    const opponents = players.filter((other) => other !== id);
    const own = table.results?.[id] ?? { won: false, for: 0, against: 0 };
    return { ...own, missed: false, partners: [], opponents };
  }
  const side = table.AC.includes(id) ? "AC" : "BD";
  if (!table[side].includes(id)) return null;
  const result = table.results?.[id] ?? sideResult(table, side, rules);
  return {
    ...result,
    missed: !result.won && isGiven(table) && rules.forfeitScore === "absence",
    partners: table[side].filter((other) => other !== id),
    opponents: table[side === "AC" ? "BD" : "AC"],
  };
}

/** Results that a round gives an entrant: one, or those of a team's line-up. */
export function teamSizeOf(event: EventDocument, { members }: EventEntrant): number {
  if (event.format !== "teams") return 1;
  const size = event.pairing.teamSize ?? 4;
  return Math.min(size, members?.length ?? size);
}

/** Rounds that count as absences: missed ones, and those before a late entry, where the rules say so. */
function absencesOf(event: EventDocument, entrant: EventEntrant, rules: RuleSettings): number {
  const { from = 1, outFrom = event.rounds.length + 1, absent = [] } = entrant;
  return event.rounds.filter((_, index) => {
    const round = index + 1;
    if (round >= outFrom) return false;
    if (round < from) return rules.lateEntry === "absence";
    return rules.missedRound === "absence" && absent.includes(round);
  }).length;
}

type Places = ReadonlyMap<string, readonly EventTable[]>;

function readPlaces(event: EventDocument): Places {
  const places = new Map<string, EventTable[]>();
  for (const { tables } of event.rounds) {
    for (const table of tables) {
      for (const id of new Set([...table.AC, ...table.BD, ...(table.players ?? [])])) {
        const known = places.get(id);
        if (known === undefined) places.set(id, [table]);
        else known.push(table);
      }
    }
  }
  return places;
}

function recordOf(
  event: EventDocument,
  entrant: EventEntrant,
  rules: RuleSettings,
  places: Places,
  byes: ReadonlyMap<string, number>,
): PlainRecord {
  const { id, rank } = entrant;
  const people = entrant.members ?? [];
  const names = event.format === "teams" ? [id, ...people] : [id];
  const size = teamSizeOf(event, entrant);
  const matches = names.flatMap((name) =>
    (places.get(name) ?? []).flatMap((table) => matchAt(table, name, rules) ?? []),
  );
  const personalRests = sum(
    people.filter((each) => each !== id).map((each) => byes.get(each) ?? 0),
  );
  const rests = size * (byes.get(id) ?? 0) + personalRests;
  const absences = size * absencesOf(event, entrant, rules);
  const adjusted = sum(
    event.adjustments
      .filter((each) => each.id === id || people.includes(each.id))
      .map(({ points }) => points),
  );
  const fined = absences + matches.filter(({ missed }) => missed).length;
  const given = rests * rules.byePoints + adjusted - fined * rules.absenceFine;
  const against = absences * rules.absenceAgainst;
  return {
    id,
    rank,
    matches,
    rests,
    played: matches.length,
    wins: matches.filter(({ won }) => won).length + (rules.byeWin === "win" ? rests : 0),
    for: sum(matches.map((match) => match.for)) + given,
    against: sum(matches.map((match) => match.against)) + against,
    net: sum(matches.map((match) => plainNet(match, rules))) + given - against,
  };
}

/** The records of all entrants over the rounds of an event, in no order that matters. */
export function plainRecords(event: EventDocument, rules: RuleSettings): readonly PlainRecord[] {
  const places = readPlaces(event);
  const byes = new Map<string, number>();
  for (const round of event.rounds) {
    for (const id of new Set(round.byes)) byes.set(id, (byes.get(id) ?? 0) + 1);
  }
  return event.entrants.map((entrant) => recordOf(event, entrant, rules, places, byes));
}
