import { byRegistration } from "../../event/entrant-order";
import type { EventDocument, EventEntrant, InternalRank } from "../../event/event-document";
import { readLineUp } from "../../event/line-up";
import { tableOutcomes } from "../../event/table-outcome";
import { teamSizeOf } from "../../event/team-size";
import type { RuleSettings } from "../../rules/settings";
import { outcomeNet } from "../../standings/outcome-net";
import type { PairingProblem } from "../round-pairing";
import type { RoundScore } from "./score";
import { addOutcome, compareScores } from "./score";

/** Teams of this many, as clubs of interclub events, keep the order of their members. */
const CLUB_SIZE = 8;

function internalRankOf({ pairing }: EventDocument): InternalRank {
  return pairing.internalRank ?? (pairing.teamSize === CLUB_SIZE ? "members" : "results");
}

/** The entrant of every name at a table: of a person in teams, else the entrant itself. */
export function entrantNames({ format, entrants }: EventDocument): ReadonlyMap<string, string> {
  return new Map(
    entrants.flatMap(({ id, members }) => {
      const names = format === "teams" ? (members ?? []) : [id];
      return names.map((name) => [name, id] as const);
    }),
  );
}

/** Everybody's results so far: games won, efectividad, points for. */
function personalScores(
  event: EventDocument,
  rules: RuleSettings,
): ReadonlyMap<string, RoundScore> {
  const scores = new Map<string, RoundScore>();
  for (const outcome of event.rounds.flatMap(({ tables }) => tables.flatMap(tableOutcomes))) {
    scores.set(outcome.id, addOutcome(scores.get(outcome.id), outcome, outcomeNet(outcome, rules)));
  }
  return scores;
}

const NOTHING: RoundScore = [0, 0, 0];

/**
 * Who of each team plays the next round, in order of internal rank: by the results of each one so far, the order of the
 * line-up deciding between equals and before the first round; or always by that order. Who comes in has the place of who
 * went out.
 */
export function lineups(
  event: EventDocument,
  rules: RuleSettings,
): ReadonlyMap<string, readonly string[]> {
  const round = event.rounds.length + 1;
  const size = teamSizeOf(event);
  const byResults = internalRankOf(event) === "results";
  const scores = byResults ? personalScores(event, rules) : new Map<string, RoundScore>();
  const scoreOf = (person: string) => scores.get(person) ?? NOTHING;
  return new Map(
    event.entrants.map((entrant) => {
      const { people } = readLineUp(entrant, round, size);
      const ranked = people.toSorted((a, b) => compareScores(scoreOf(b), scoreOf(a)));
      return [entrant.id, ranked];
    }),
  );
}

/** A person who is in two teams, or twice in one. */
function personsTwice(teams: readonly EventEntrant[]): readonly PairingProblem[] {
  const seen = new Map<string, string>();
  return teams.flatMap(({ id, members }) =>
    (members ?? []).flatMap((person): readonly PairingProblem[] => {
      const other = seen.get(person);
      seen.set(person, id);
      return other === undefined ? [] : [{ code: "person-twice", person, ids: [other, id] }];
    }),
  );
}

/** What keeps the teams of an event from being seated next round: an odd size, too few people, changes that name nobody. */
export function teamProblems(event: EventDocument): readonly PairingProblem[] {
  const size = teamSizeOf(event);
  if (size % 2 === 1) return [{ code: "odd-team-size", teamSize: size }];
  const round = event.rounds.length + 1;
  const teams = [...event.entrants].sort(byRegistration);
  const lineupProblems = teams.flatMap((team): readonly PairingProblem[] => {
    const { people, wrong } = readLineUp(team, round, size);
    const unknown = wrong.map((person): PairingProblem => {
      return { code: "unknown-substitute", id: team.id, person };
    });
    if (people.length >= size) return unknown;
    return [
      ...unknown,
      { code: "incomplete-team", id: team.id, people: people.length, needed: size },
    ];
  });
  return [...personsTwice(teams), ...lineupProblems];
}
