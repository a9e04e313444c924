import type { EventDocument, EventTable } from "@/domain/event/event-document";
import { seededRandom, shuffled } from "@/domain/kernel/random";
import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import type { StandingRow } from "@/domain/standings/standings";

// A second, slow and obvious way to the standings. It shares with the first only the drawing of lots, whose outcome is
// defined by the generator. Every figure is looked up afresh from the document, entrant by entrant.

type Seen = { won: boolean; for: number; against: number; versus: readonly string[] };

function seenAt(table: EventTable, id: string): Seen | null {
  const here = table.AC.includes(id) ? "AC" : "BD";
  if (!table[here].includes(id)) return null;
  const there = here === "AC" ? "BD" : "AC";
  const written = table.results?.[id];
  if (written !== undefined) return { ...written, versus: table[there] };
  const own = table.points?.[here];
  const other = table.points?.[there];
  const counted =
    table.results !== undefined || own !== undefined || typeof table.winner === "string";
  if (!counted) return null;
  let won = false;
  if (table.winner === undefined) won = (own ?? 0) > (other ?? 0);
  else won = table.winner === here;
  return { won, for: own ?? 0, against: other ?? 0, versus: table[there] };
}

function matchesOf(event: EventDocument, id: string): Seen[] {
  const found: Seen[] = [];
  for (const round of event.rounds) {
    for (const table of round.tables) {
      const seen = seenAt(table, id);
      if (seen !== null) found.push(seen);
    }
  }
  return found;
}

const restsOf = (event: EventDocument, id: string) =>
  event.rounds.filter((round) => round.byes.includes(id)).length;

const adjustmentsOf = (event: EventDocument, id: string) =>
  event.adjustments.filter((adjustment) => adjustment.id === id).map(({ points }) => points);

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function winsOf(event: EventDocument, id: string): number {
  return matchesOf(event, id).filter((match) => match.won).length + restsOf(event, id);
}

function netOfMatch(match: Seen, rules: RuleSettings): number {
  const cap = (points: number) => Math.min(rules.target, points);
  if (rules.netFormula === "capped-winner") return cap(match.for) - cap(match.against);
  if (rules.netFormula === "fixed-win") {
    return match.won ? rules.target - match.against : -(rules.target - match.for);
  }
  return match.for - match.against;
}

function opponentsOf(event: EventDocument, id: string): string[] {
  return [...new Set(matchesOf(event, id).flatMap((match) => match.versus))];
}

function keyOf(
  event: EventDocument,
  rules: RuleSettings,
  by: TieBreak,
  id: string,
  group: readonly string[],
): number {
  const matches = matchesOf(event, id);
  const rests = restsOf(event, id);
  const added = total(adjustmentsOf(event, id));
  const opponentWins = opponentsOf(event, id).map((other) => winsOf(event, other));
  switch (by) {
    case "wins":
      return winsOf(event, id);
    case "net":
      return total(matches.map((match) => netOfMatch(match, rules))) + 100 * rests + added;
    case "for":
      return total(matches.map((match) => match.for)) + 100 * rests + added;
    case "against":
      return -total(matches.map((match) => match.against));
    case "buchholz":
      return total(opponentWins);
    case "buchholz-cut1":
      return total(opponentWins.sort((a, b) => a - b).slice(1));
    case "rank":
      return -(event.entrants.find((entrant) => entrant.id === id)?.rank ?? 0);
    case "lots": {
      const ids = event.entrants.map((entrant) => entrant.id);
      ids.sort((a, b) => Number(a) - Number(b));
      return -shuffled(ids, seededRandom(`${event.seed}|lots`)).indexOf(id);
    }
    case "direct": {
      const others = group.filter((other) => other !== id);
      const allMet = group.every((one) =>
        group.every((two) => one === two || opponentsOf(event, one).includes(two)),
      );
      if (!allMet) return 0;
      return total(
        matches
          .filter((match) => match.versus.some((other) => others.includes(other)))
          .map((match) => (match.won ? 1 : -1)),
      );
    }
  }
}

/** Standings of an event whose ids are numbers, by comparing whole rows of keys. */
export function slowStandings(event: EventDocument, rules: RuleSettings): readonly StandingRow[] {
  const ids = event.entrants.map((entrant) => entrant.id);
  const wanted = [...(event.standingsOrder ?? rules.standingsOrder), "rank" as const];
  // Direct results are asked again of every smaller group: as many times as there could be groups.
  const order = wanted.flatMap((by) => (by === "direct" ? ids.map(() => by) : [by]));
  const keys = new Map(ids.map((id) => [id, [] as number[]]));
  for (const by of order) {
    const level = ids.map((id) => {
      const group = ids.filter((other) => String(keys.get(other)) === String(keys.get(id)));
      return keyOf(event, rules, by, id, group);
    });
    ids.forEach((id, index) => {
      keys.get(id)?.push(level[index] ?? 0);
    });
  }
  const firstDifference = (a: string, b: string) =>
    order.findIndex((_, level) => keys.get(a)?.[level] !== keys.get(b)?.[level]);
  const sorted = [...ids].sort((a, b) => {
    const level = firstDifference(a, b);
    if (level === -1) return Number(a) - Number(b);
    return (keys.get(b)?.[level] ?? 0) - (keys.get(a)?.[level] ?? 0);
  });
  return sorted.map((id, index) => {
    const below = sorted[index + 1];
    const matches = matchesOf(event, id);
    const level = below === undefined ? -1 : firstDifference(id, below);
    const group = [id];
    return {
      rank: index + 1,
      id,
      played: matches.length,
      wins: winsOf(event, id),
      for: keyOf(event, rules, "for", id, group),
      against: total(matches.map((match) => match.against)),
      net: keyOf(event, rules, "net", id, group),
      fines: total(adjustmentsOf(event, id).filter((points) => points < 0)),
      decidedBy: below === undefined ? null : (order[level] ?? "rank"),
    };
  });
}
