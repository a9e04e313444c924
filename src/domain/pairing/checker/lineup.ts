import type { EventDocument, EventEntrant } from "../../event/event-document";
import type { RuleSettings } from "../../rules/settings";
import { matchAt, plainNet } from "./plain-records";

/** Whether an entrant takes part in a round. */
export function takesPart({ from, absent, outFrom }: EventEntrant, round: number): boolean {
  if (from !== undefined && from > round) return false;
  if (outFrom !== undefined && outFrom <= round) return false;
  return absent === undefined || absent.indexOf(round) === -1;
}

/** People of a team who play at once, where an event does not say. */
const TEAM_SIZE = 4;

/** Teams of this many, the clubs of interclub events, keep the order of their members. */
const CLUB_SIZE = 8;

export function teamSize(event: EventDocument): number {
  return event.pairing.teamSize ?? TEAM_SIZE;
}

/** The people of a team who play in a round: its first members, less those replaced and with those who took their place. */
export function lineupOf(
  event: EventDocument,
  team: EventEntrant,
  round: number,
): readonly string[] {
  const playing = (team.members ?? []).slice(0, teamSize(event));
  const changes = (team.changes ?? []).filter(({ from }) => from <= round);
  const inTime = changes.toSorted((a, b) => a.from - b.from);
  for (const change of inTime) {
    const place = playing.indexOf(change.out);
    if (place !== -1) playing[place] = change.in;
  }
  return playing;
}

/** Games won, efectividad and points for of every person in the rounds before one. */
function personalScores(event: EventDocument, round: number, rules: RuleSettings) {
  const scores = new Map<string, readonly [number, number, number]>();
  for (const { tables } of event.rounds.slice(0, round - 1)) {
    for (const table of tables) {
      for (const person of [...table.AC, ...table.BD]) {
        const match = matchAt(table, person, rules);
        if (match === null) continue;
        const [wins, net, points] = scores.get(person) ?? [0, 0, 0];
        scores.set(person, [
          wins + Number(match.won),
          net + plainNet(match, rules),
          points + match.for,
        ]);
      }
    }
  }
  return scores;
}

/**
 * The internal rank (from 0) of everybody who plays a round: by own results so far, or always in the order of the members,
 * a substitute standing where the one stood whom he replaces.
 */
export function rankedLineups(
  event: EventDocument,
  round: number,
  rules: RuleSettings,
): ReadonlyMap<string, number> {
  const usual = teamSize(event) === CLUB_SIZE ? "members" : "results";
  const byResults = (event.pairing.internalRank ?? usual) === "results";
  const scores = byResults ? personalScores(event, round, rules) : new Map();
  return new Map(
    event.entrants.flatMap((team) => {
      const scoreOf = (person: string): readonly number[] => scores.get(person) ?? [0, 0, 0];
      const ranked = lineupOf(event, team, round).toSorted((a, b) => {
        const [one, two] = [scoreOf(a), scoreOf(b)];
        const at = one.findIndex((value, index) => value !== two[index]);
        return at === -1 ? 0 : (two[at] ?? 0) - (one[at] ?? 0);
      });
      return ranked.map((person, rank) => [person, rank] as const);
    }),
  );
}
