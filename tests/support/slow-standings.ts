import type { EventDocument } from "@/domain/event/event-document";
import { seededRandom, shuffled } from "@/domain/kernel/random";
import type { RuleSettings, TieBreak } from "@/domain/rules/settings";
import type { StandingRow } from "@/domain/standings/standings";
import { slowComposite } from "./slow-composite";
import {
  matchesOf,
  netOfMatch,
  opponentsOf,
  plainNet,
  recordOf,
  restsOf,
  total,
  winsOf,
} from "./slow-matches";

// A second, slow and obvious way to the standings. It shares with the first only the drawing of lots, whose outcome is
// defined by the generator. Every figure is looked up afresh from the document, entrant by entrant. Ids are numbers.

function figuresOf(event: EventDocument, rules: RuleSettings, id: string) {
  const matches = matchesOf(event, rules, id);
  const record = recordOf(event, rules, id);
  return {
    played: matches.length,
    wins: winsOf(event, rules, id),
    for:
      total(matches.map((match) => match.for)) +
      rules.byePoints * restsOf(event, id) +
      total(record.lines),
    against: total(matches.map((match) => match.against)) + record.against,
    net:
      rules.netFormula === "composite"
        ? slowComposite(event, rules, id)
        : plainNet(event, rules, id),
    fines: total(record.lines.filter((points) => points < 0)),
  };
}

/** What one of the tied made of the matches among them, by the first figure in which they are not all equal. */
function directKeys(event: EventDocument, rules: RuleSettings, group: readonly string[]) {
  const allMet = group.every((one) =>
    group.every((two) => one === two || opponentsOf(event, rules, one).includes(two)),
  );
  if (!allMet) return group.map(() => 0);
  const among = group.map((id) =>
    matchesOf(event, rules, id).filter((match) =>
      match.versus.some((other) => other !== id && group.includes(other)),
    ),
  );
  const columns = [
    among.map((matches) => total(matches.map((match) => (match.won ? 1 : -1)))),
    among.map((matches) => total(matches.map((match) => netOfMatch(match, rules)))),
    among.map((matches) => total(matches.map((match) => match.for))),
  ];
  return columns.find((column) => new Set(column).size > 1) ?? group.map(() => 0);
}

function keyOf(
  event: EventDocument,
  rules: RuleSettings,
  by: Exclude<TieBreak, "direct">,
  id: string,
): number {
  const figures = () => figuresOf(event, rules, id);
  const opponentWins = () =>
    opponentsOf(event, rules, id).map((other) => winsOf(event, rules, other));
  switch (by) {
    case "wins":
      return winsOf(event, rules, id);
    case "net":
      return figures().net;
    case "for":
      return figures().for;
    case "against":
      return -figures().against;
    case "buchholz":
      return total(opponentWins());
    case "buchholz-cut1":
      return total(
        opponentWins()
          .sort((a, b) => a - b)
          .slice(1),
      );
    case "rank":
      return -(event.entrants.find((entrant) => entrant.id === id)?.rank ?? 0);
    case "lots": {
      const ids = event.entrants.map((entrant) => entrant.id);
      ids.sort((a, b) => Number(a) - Number(b));
      return -shuffled(ids, seededRandom(`${event.seed}|lots`)).indexOf(id);
    }
  }
}

/** Standings of an event without a final, by comparing whole rows of keys. */
export function slowStandings(event: EventDocument, rules: RuleSettings): readonly StandingRow[] {
  const ids = event.entrants.map((entrant) => entrant.id);
  const wanted = [...(event.standingsOrder ?? rules.standingsOrder), "rank" as const];
  // Direct results are asked again of every smaller group: as many times as there could be groups.
  const order = wanted.flatMap((by) => (by === "direct" ? ids.map(() => by) : [by]));
  const keys = new Map(ids.map((id) => [id, [] as number[]]));
  for (const by of order) {
    const keyed = ids.map((id) => String(keys.get(id)));
    const level = ids.map((id, at) => {
      if (by !== "direct") return keyOf(event, rules, by, id);
      const group = ids.filter((_, other) => keyed[other] === keyed[at]);
      return directKeys(event, rules, group)[group.indexOf(id)] ?? 0;
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
    const level = below === undefined ? -1 : firstDifference(id, below);
    return {
      rank: index + 1,
      id,
      ...figuresOf(event, rules, id),
      decidedBy: below === undefined ? null : (order[level] ?? "rank"),
    };
  });
}
