import type { EventDocument, EventRound, FinalPhase } from "../../event/event-document";
import { isPresent } from "../../event/presence";
import { winnerOf } from "../../event/table-outcome";
import type { RuleSettings } from "../../rules/settings";
import type { Field, Unit } from "../field";
import { readField } from "../field";
import type { RestReason, TableReason } from "../round-pairing";
import type { Sides } from "../seating/seat-table";
import type { PlannedTable, RoundPlan } from "./assemble-round";
import { assemblePlan } from "./assemble-round";
import { forbiddenAt } from "./duels";
import type { Finalists, FinalRound } from "./final-round";
import { entrantsIn, undecidedIn } from "./final-round";

// A knockout of players who change partners: first and fourth of a table against second and third, and the winning side
// goes on, until four are left. These play three games, one with each of the others, which decide among them by the
// standings. Where the number is not four times a power of two the best wait in the first round.

/** Games of the last four. */
const LAST_GAMES = 3;

/** Two people of a table of four, by index in order of place, against the other two, game by game of the last four. */
const LAST_SIDES = [
  [0, 3, 1, 2],
  [0, 2, 1, 3],
  [0, 1, 2, 3],
] as const;

/** The side that goes on: the winner as written; where there is none, that of the best placed. */
function goingOn(round: EventRound, finalists: Finalists): readonly string[] {
  return round.tables.flatMap((table) => {
    const winner = winnerOf(table);
    if (winner !== null) return table[winner];
    const best = finalists.find((id) => table.AC.includes(id) || table.BD.includes(id)) ?? "";
    return table.BD.includes(best) ? table.BD : table.AC;
  });
}

type State = {
  /** Who is in the final before the next round, best placed first. */
  readonly left: Finalists;
  /** Who went out in the round before, best placed first. */
  readonly out: Finalists;
  /** Games that the last four have played. */
  readonly games: number;
};

function stateOf(event: EventDocument, final: FinalPhase, finalists: Finalists): State {
  let state: State = { left: finalists, out: [], games: 0 };
  for (const round of event.rounds.slice(final.from - 1)) {
    const playing = entrantsIn(event, round);
    const were = finalists.filter((id) => playing.has(id));
    if (were.length <= 4) {
      state = { left: were.length === 4 ? were : state.left, out: [], games: state.games + 1 };
      continue;
    }
    const on = new Set([...goingOn(round, finalists), ...round.byes]);
    state = {
      left: were.filter((id) => on.has(id)),
      out: were.filter((id) => !on.has(id)),
      games: 0,
    };
  }
  return state;
}

/**
 * Who plays on: places of those who are away go to the best who just went out, save among the last four's games. An odd one
 * whom nobody can complete is placed.
 */
function fillPlaces(event: EventDocument, { left, out, games }: State, finalists: Finalists) {
  const round = event.rounds.length + 1;
  const here = new Set(
    event.entrants.filter((entrant) => isPresent(entrant, round)).map(({ id }) => id),
  );
  const playing = left.filter((id) => here.has(id));
  if (games > 0) return playing;
  const called = out.filter((id) => here.has(id)).slice(0, left.length - playing.length);
  const on = new Set([...playing, ...called]);
  return finalists.filter((id) => on.has(id));
}

/** How many play in a round that more than four are in: all, or as many as bring the field to four times a power of two. */
function playingOf(left: number): number {
  let full = 4;
  while (2 * full <= left) full *= 2;
  return full === left ? left : 2 * (left - full);
}

function tableOf(field: Field, units: readonly Unit[], why: TableReason, game = 0): PlannedTable[] {
  const [a = 0, b = 0, c = 0, d = 0] = LAST_SIDES[game] ?? LAST_SIDES[0];
  const of = (index: number) => units[index];
  const [one, two, three, four] = [of(a), of(b), of(c), of(d)];
  if (!one || !two || !three || !four) return [];
  const sides: Sides = [
    [one, two],
    [three, four],
  ];
  return [{ sides, asGiven: false, why: [why, ...forbiddenAt(field, sides)] }];
}

/** The best wait; the others sit so that each table has its share of every quarter of the ranking. */
function planTables(field: Field, units: readonly Unit[], finalists: Finalists): RoundPlan {
  const waiting = units.slice(0, units.length - playingOf(units.length));
  const playing = units.slice(waiting.length);
  const tables = playing.length / 4;
  const placeOf = ({ id }: Unit) => finalists.indexOf(id) + 1;
  const at = (index: number): readonly Unit[] => playing.slice(index, index + 1);
  return {
    tables: Array.from({ length: tables }, (_, table) => {
      const four = [
        ...at(table),
        ...at(2 * tables - 1 - table),
        ...at(2 * tables + table),
        ...at(4 * tables - 1 - table),
      ];
      const places = four.map(placeOf);
      return tableOf(field, four, { code: "knockout", left: units.length, places });
    }).flat(),
    rests: waiting.map((unit) => ({
      unit,
      why: [{ code: "best-wait" as const, place: placeOf(unit) }],
    })),
  };
}

/** The next round of a knockout of players with rotating partners. Refuses an odd number, and to go on from open tables. */
export function pairPlayersKnockout(
  event: EventDocument,
  rules: RuleSettings,
  final: FinalPhase,
  finalists: Finalists,
): FinalRound {
  if (finalists.length < 4 || finalists.length % 2 === 1) {
    return { ok: false, problems: [{ code: "final-odd", entrants: finalists.length }] };
  }
  for (const [index, round] of event.rounds.slice(final.from - 1).entries()) {
    const undecided = undecidedIn(round, final.from + index);
    if (undecided !== null) return { ok: false, problems: [undecided] };
  }
  const state = stateOf(event, final, finalists);
  if (state.games >= LAST_GAMES) {
    return { ok: false, problems: [{ code: "final-over", winners: [] }] };
  }
  const field = readField(event, rules);
  const unitOf = new Map(field.units.map((unit) => [unit.id, unit]));
  const called = fillPlaces(event, state, finalists).flatMap((id) => unitOf.get(id) ?? []);
  const units = called.slice(0, called.length > 4 ? 2 * (called.length >> 1) : 4);
  const left = units.map(({ id }) => id);
  if (units.length > 4) {
    return { ok: true, left, pairing: assemblePlan(field, planTables(field, units, finalists)) };
  }
  const tables = tableOf(field, units, { code: "last-four", game: state.games + 1 }, state.games);
  const away: RestReason = { code: "opponent-away", opponent: null };
  const rests = tables.length > 0 ? [] : units.map((unit) => ({ unit, why: [away] }));
  return { ok: true, left, pairing: assemblePlan(field, { tables, rests }) };
}
