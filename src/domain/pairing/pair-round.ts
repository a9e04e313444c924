import type { EventDocument } from "../event/event-document";
import type { Seat } from "../rules/seat";
import type { RuleSettings } from "../rules/settings";
import { restCost } from "./criteria/rests";
import { costOfSides } from "./explanation/round-cost";
import type { Field } from "./field";
import { readField } from "./field";
import { pairAlone } from "./formats/alone";
import { assembleRound } from "./formats/assemble-round";
import { finalOf, pairFinal } from "./formats/final";
import { byRankInClub, inFourColumns, spreadsClubs, withFirstRound } from "./formats/first-round";
import { readGroupField } from "./formats/group-field";
import { pairRotatingPartners } from "./formats/individual";
import { pairFixedPairs } from "./formats/pairs";
import { pairRoundRobin } from "./formats/round-robin";
import { teamProblems } from "./formats/team-lineup";
import { pairTeams } from "./formats/teams";
import type { PairingAnswer, PairingProblem, RoundPairing, TableReason } from "./round-pairing";
import { numberTables } from "./seating/number-tables";
import { nameScorekeepers } from "./seating/scorekeeper";

function problemsOf(event: EventDocument): readonly PairingProblem[] {
  const seen = new Set<string>();
  for (const { id } of event.entrants) {
    if (seen.has(id)) return [{ code: "duplicate-entrant", id }];
    seen.add(id);
  }
  return event.format === "teams" ? teamProblems(event) : [];
}

/**
 * The first round of individuals by clubs: those whose turn it is rest, the others sit in four columns. Where those break
 * something hard that the criteria by themselves would keep, or keep better, the round is theirs.
 */
function spreadPlayers(field: Field): RoundPairing {
  const toRest = restCost(field);
  const inTurn = [...field.units].sort((a, b) => toRest(a.place) - toRest(b.place));
  const resting = field.units.length < 4 ? inTurn : inTurn.slice(0, inTurn.length % 4);
  const playing = field.units.filter((unit) => !resting.includes(unit));
  const tables = inFourColumns(field, playing);
  const costs = costOfSides(field, { tables, resting }, true);
  const cost = Object.fromEntries(costs.map(({ criterion, cost }) => [criterion, cost]));
  const hard = costs.filter((each) => each.hard && each.cost > 0);
  const byCriteria = hard.length === 0 ? null : pairRotatingPartners(field);
  const better = hard.some((each) => (byCriteria?.cost[each.criterion] ?? 0) < each.cost);
  if (byCriteria !== null && better) return byCriteria;
  return assembleRound(field, { tables, resting, cost, optimal: false }, 4);
}

/** Says of every table that clubs were spread out, in place of the method's reasons. */
function saySpread(round: RoundPairing): RoundPairing {
  const byMethod = ({ code }: TableReason) =>
    code === "first-round" || code === "method" || code === "balanced-sides";
  return {
    ...round,
    tables: round.tables.map((table) => ({
      ...table,
      why: [{ code: "clubs-spread" as const }, ...table.why.filter((why) => !byMethod(why))],
    })),
  };
}

/** The next round by the standings, of any format. */
function pairSwiss(original: EventDocument, rules: RuleSettings): RoundPairing {
  const event = withFirstRound(original);
  const spread = spreadsClubs(original);
  const said = (round: RoundPairing) => (spread ? saySpread(round) : round);
  if (event.format === "teams") return said(pairTeams(event, rules));
  if (event.format === "individual" && (event.alone === 3 || event.alone === 4)) {
    return said(pairAlone(readGroupField(event, rules), event.alone));
  }
  const field = readField(event, rules);
  if (event.format === "individual" && event.alone === undefined) {
    return said(spread ? spreadPlayers(field) : pairRotatingPartners(field));
  }
  return said(pairFixedPairs(spread ? byRankInClub(field) : field));
}

/** Two players at a table sit at A and B. */
function seatTwo(round: RoundPairing): RoundPairing {
  return {
    ...round,
    tables: round.tables.map((table) => {
      const seats: Partial<Record<Seat, string>> = {};
      const [A] = table.AC;
      const [B] = table.BD;
      if (A !== undefined) seats.A = A;
      if (B !== undefined) seats.B = B;
      return { ...table, seats };
    }),
  };
}

function pairBySystem(event: EventDocument, rules: RuleSettings): PairingAnswer {
  const final = finalOf(event);
  if (final !== null) return pairFinal(event, rules, final);
  if (event.pairing.system === "round-robin") return pairRoundRobin(event, rules);
  return { ok: true, ...pairSwiss(event, rules) };
}

/**
 * Pairs the next round of an event (contract `pair`): by the standings, by a schedule, or in its final phase. The answer
 * depends on what the document says and never on the order in which it lists entrants. Who is there is read from `from`,
 * `absent` and `outFrom`; rounds without results count as met. Tables come in order of strength. Refuses entrants listed
 * twice, teams that cannot be seated, and rounds beyond the end of a schedule or a final.
 */
export function pairRound(event: EventDocument, rules: RuleSettings): PairingAnswer {
  const problems = problemsOf(event);
  if (problems.length > 0) return { ok: false, problems };
  const answer = pairBySystem(event, rules);
  if (!answer.ok) return answer;
  const { ok: _, ...round } = answer;
  const seated = event.alone === 2 ? seatTwo(round) : round;
  return { ok: true, ...nameScorekeepers(event, rules, numberTables(event, rules, seated)) };
}
