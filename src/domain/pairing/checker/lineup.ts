import type { EventDocument, EventEntrant } from "../../event/event-document";

/** Whether an entrant takes part in a round. */
export function takesPart({ from, absent, outFrom }: EventEntrant, round: number): boolean {
  if (from !== undefined && from > round) return false;
  if (outFrom !== undefined && outFrom <= round) return false;
  return absent === undefined || absent.indexOf(round) === -1;
}

/** People of a team who play at once, where an event does not say. */
const TEAM_SIZE = 4;

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
