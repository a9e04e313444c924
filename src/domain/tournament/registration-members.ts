import type { EventFormat } from "../rules/settings";

// Who may be entered, and when a provisional person may be joined to one of the roster. Nobody stands in two entrants of
// one tournament: what the database enforces, this explains beforehand.

export type Candidate = {
  readonly playerId: string;
  readonly status: "active" | "suspended";
};

export type MembershipRefusal =
  | {
      readonly code: "wrong-member-count";
      readonly given: number;
      readonly needed: number;
      /** With substitutes. */
      readonly most: number;
    }
  | { readonly code: "same-person-twice"; readonly playerId: string }
  | { readonly code: "suspended"; readonly playerId: string }
  | { readonly code: "already-entered"; readonly playerId: string; readonly entrantId: string };

const PER_ENTRANT: Readonly<Record<EventFormat, number>> = { pairs: 2, individual: 1, teams: 4 };

/** Entrants that a table takes: two pairs, or four people, each of a team of his own in teams. */
export function entrantsAtTable(format: EventFormat): number {
  return format === "pairs" ? 2 : 4;
}

const MOST_SUBSTITUTES = 4;

/** People that a team of any size brings at most, substitutes included. */
export const MOST_IN_TEAM = 12;

/** People that an entrant is made of: those who play at once, and how many it brings at most with its substitutes. */
export function membersNeeded(
  format: EventFormat,
  teamSize?: number,
): { readonly playing: number; readonly most: number } {
  if (format !== "teams") return { playing: PER_ENTRANT[format], most: PER_ENTRANT[format] };
  const playing = teamSize ?? PER_ENTRANT.teams;
  return { playing, most: playing + MOST_SUBSTITUTES };
}

/**
 * What forbids entering these people together; none when they may. `entered` maps each person already in to its entrant. A
 * team may bring substitutes besides the people who play.
 */
export function membershipRefusals(
  format: EventFormat,
  members: readonly Candidate[],
  entered: ReadonlyMap<string, string>,
  teamSize?: number,
): readonly MembershipRefusal[] {
  const refusals: MembershipRefusal[] = [];
  const { playing, most } = membersNeeded(format, teamSize);
  if (members.length < playing || members.length > most)
    refusals.push({ code: "wrong-member-count", given: members.length, needed: playing, most });
  const seen = new Set<string>();
  for (const { playerId, status } of members) {
    if (seen.has(playerId)) {
      refusals.push({ code: "same-person-twice", playerId });
      continue;
    }
    seen.add(playerId);
    if (status === "suspended") refusals.push({ code: "suspended", playerId });
    const entrantId = entered.get(playerId);
    if (entrantId !== undefined) refusals.push({ code: "already-entered", playerId, entrantId });
  }
  return refusals;
}

export type JoinSide = {
  readonly playerId: string;
  readonly number: string | null;
  /** Already joined to somebody else. */
  readonly mergedInto: string | null;
  /** Tournaments in which the person stands, withdrawn or not. */
  readonly tournaments: readonly string[];
};

export type JoinRefusal =
  | { readonly code: "same-person" }
  | { readonly code: "not-provisional"; readonly number: string }
  | { readonly code: "target-provisional" }
  | { readonly code: "already-joined"; readonly playerId: string; readonly into: string }
  | { readonly code: "both-entered"; readonly tournamentId: string };

/**
 * What forbids joining a provisional person to one of the roster, with all results (decision 4). Two who stand in the
 * same tournament cannot be one person.
 */
export function joinRefusals(provisional: JoinSide, target: JoinSide): readonly JoinRefusal[] {
  if (provisional.playerId === target.playerId) return [{ code: "same-person" }];
  const refusals: JoinRefusal[] = [];
  if (provisional.number !== null)
    refusals.push({ code: "not-provisional", number: provisional.number });
  if (target.number === null) refusals.push({ code: "target-provisional" });
  for (const side of [provisional, target])
    if (side.mergedInto !== null)
      refusals.push({ code: "already-joined", playerId: side.playerId, into: side.mergedInto });
  for (const tournamentId of provisional.tournaments)
    if (target.tournaments.includes(tournamentId))
      refusals.push({ code: "both-entered", tournamentId });
  return refusals;
}
