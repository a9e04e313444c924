import type { EventDocument, EventEntrant, EventTable } from "@/domain/event/event-document";
import type { RuleSettings } from "@/domain/rules/settings";

// The matches, rests and record of an entrant, looked up afresh from the document each time: for the slow standings.

export type Seen = {
  won: boolean;
  for: number;
  against: number;
  /** Entrants, one entry a person. */
  versus: readonly string[];
  with: readonly string[];
  /** Given to a side without points. */
  given: boolean;
};

export const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** How an entrant is called at tables: in teams by its people. */
function namesOf(event: EventDocument, id: string): readonly string[] {
  if (event.format !== "teams") return [id];
  return event.entrants.find((entrant) => entrant.id === id)?.members ?? [];
}

function entrantNamed(event: EventDocument, name: string): string | undefined {
  return event.entrants.find((entrant) => namesOf(event, entrant.id).includes(name))?.id;
}

export function peopleOf(event: EventDocument, id: string): number {
  if (event.format !== "teams") return 1;
  return Math.min(event.pairing.teamSize ?? 4, namesOf(event, id).length);
}

function seenAt(event: EventDocument, table: EventTable, name: string, own: string): Seen | null {
  const counted =
    table.results !== undefined || table.points !== undefined || typeof table.winner === "string";
  if (!counted) return null;
  const others = (names: readonly string[]) =>
    names
      .map((other) => entrantNamed(event, other))
      .filter((other) => other !== undefined && other !== own) as string[];
  const written = table.results?.[name];
  if (table.players?.includes(name)) {
    const versus = others(table.players.filter((other) => other !== name));
    return { ...(written ?? { won: false, for: 0, against: 0 }), versus, with: [], given: false };
  }
  const here = table.AC.includes(name) ? "AC" : "BD";
  if (!table[here].includes(name)) return null;
  const there = here === "AC" ? "BD" : "AC";
  const company = {
    versus: others(table[there]),
    with: others(table[here].filter((other) => other !== name)),
  };
  if (written !== undefined) return { ...written, ...company, given: false };
  const points = table.points?.[here] ?? 0;
  const against = table.points?.[there] ?? 0;
  const won = table.winner === undefined ? points > against : table.winner === here;
  const given = table.points === undefined && table.results === undefined;
  return { won, for: points, against, ...company, given };
}

export function matchesOf(event: EventDocument, rules: RuleSettings, id: string): Seen[] {
  const found: Seen[] = [];
  for (const round of event.rounds) {
    for (const table of round.tables) {
      for (const name of namesOf(event, id)) {
        const seen = seenAt(event, table, name, id);
        if (seen === null) continue;
        if (!seen.given || rules.forfeitScore === "nil") found.push(seen);
        else if (seen.won) found.push({ ...seen, for: rules.presentPoints, against: 0 });
        else found.push({ ...seen, for: 0, against: rules.absenceAgainst });
      }
    }
  }
  return found;
}

/** Rounds rested, a team's once for each of its people. */
export function restsOf(event: EventDocument, id: string): number {
  return peopleOf(event, id) * event.rounds.filter((round) => round.byes.includes(id)).length;
}

function missedBy(event: EventDocument, rules: RuleSettings, entrant: EventEntrant): number {
  const rounds = event.rounds.map((_, index) => index + 1);
  const counted = rounds.filter((round) => {
    if (entrant.outFrom !== undefined && round >= entrant.outFrom) return false;
    if (round < (entrant.from ?? 1)) return rules.lateEntry === "absence";
    return rules.missedRound === "absence" && (entrant.absent ?? []).includes(round);
  });
  return counted.length * peopleOf(event, entrant.id);
}

export function recordOf(event: EventDocument, rules: RuleSettings, id: string) {
  const entrant = event.entrants.find((one) => one.id === id);
  const missed = entrant === undefined ? 0 : missedBy(event, rules, entrant);
  const lost =
    rules.forfeitScore === "nil"
      ? 0
      : matchesOf(event, rules, id).filter((match) => match.given && !match.won).length;
  const absences = Array.from({ length: missed + lost }, () => -rules.absenceFine);
  const own = (name: string) =>
    name === id ||
    (!event.entrants.some((one) => one.id === name) && entrant?.members?.includes(name) === true);
  const adjusted = event.adjustments.filter((one) => own(one.id)).map(({ points }) => points);
  return { lines: [...absences, ...adjusted], against: missed * rules.absenceAgainst };
}

export function winsOf(event: EventDocument, rules: RuleSettings, id: string): number {
  const rests = rules.byeWin === "win" ? restsOf(event, id) : 0;
  return matchesOf(event, rules, id).filter((match) => match.won).length + rests;
}

export function netOfMatch(match: Seen, rules: RuleSettings): number {
  const cap = (points: number) => Math.min(rules.target, points);
  if (rules.netFormula === "capped-winner") return cap(match.for) - cap(match.against);
  if (rules.netFormula === "fixed-win") {
    return match.won ? rules.target - match.against : -(rules.target - match.for);
  }
  return match.for - match.against;
}

export function plainNet(event: EventDocument, rules: RuleSettings, id: string): number {
  const record = recordOf(event, rules, id);
  return (
    total(matchesOf(event, rules, id).map((match) => netOfMatch(match, rules))) +
    rules.byePoints * restsOf(event, id) +
    total(record.lines) -
    record.against
  );
}

export function opponentsOf(event: EventDocument, rules: RuleSettings, id: string): string[] {
  return [...new Set(matchesOf(event, rules, id).flatMap((match) => match.versus))];
}
