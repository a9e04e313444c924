import { compareIds } from "../event/entrant-order";
import type { EventDocument } from "../event/event-document";
import type { RuleSettings, TieBreak } from "../rules/settings";
import { standingsOrderOf } from "./event-order";
import type { Level } from "./place";
import { placeAll } from "./place";
import type { StandingRow } from "./standings";
import { computeStandings } from "./standings";
import { tallyEvent } from "./tally";
import { buchholzOf } from "./tie-breaks/buchholz";
import { cutBuchholzOf } from "./tie-breaks/buchholz-cut1";
import { drawLots } from "./tie-breaks/lots";

/** Entrants of a club that count where nobody says: as many as play in a team, so that a big club has no advantage. */
export const CLUB_BEST = 4;

/** A club: `id` is its name, `counted` the entrants that make its figures, best first, of all that it has. */
export type ClubRow = StandingRow & {
  readonly counted: readonly string[];
  readonly entrants: number;
};

type ClubFigures = Omit<ClubRow, "rank" | "decidedBy"> & {
  readonly buchholz: number;
  readonly cut: number;
  /** The best place in registration order of those counted. */
  readonly first: number;
};

/**
 * The standings of clubs: each the sum of its `best` best placed entrants, by the event's tie-breaks over those sums.
 * Buchholz adds up as well; clubs have no direct result; lots are drawn among clubs; registration order is that of the
 * first of a club's entrants that count, then the name. Entrants without a club are in none.
 */
export function clubStandings(
  event: EventDocument,
  rules: RuleSettings,
  { best = CLUB_BEST }: { readonly best?: number } = {},
): readonly ClubRow[] {
  const clubs = clubFigures(event, rules, best);
  const levels = clubLevels(event, rules, clubs);
  return placeAll(clubs.length, levels).flatMap(({ unit, decidedBy }, index) => {
    const club = clubs[unit];
    if (club === undefined) return [];
    const { buchholz: _, cut: __, first: ___, ...row } = club;
    return [{ rank: index + 1, ...row, decidedBy }];
  });
}

function clubFigures(
  event: EventDocument,
  rules: RuleSettings,
  best: number,
): readonly ClubFigures[] {
  const tally = tallyEvent(event, rules);
  const { entrants, indexOf } = tally.units;
  const members = new Map<string, StandingRow[]>();
  for (const row of computeStandings(event, rules)) {
    const club = entrants[indexOf.get(row.id) ?? -1]?.club;
    if (club === undefined) continue;
    members.set(club, [...(members.get(club) ?? []), row]);
  }
  return [...members].map(([id, rows]) => {
    const counted = rows.slice(0, best);
    const units = counted.map((row) => indexOf.get(row.id) ?? 0);
    const sum = (of: (row: StandingRow) => number) =>
      counted.reduce((total, row) => total + of(row), 0);
    const sumOf = (of: (unit: number) => number) =>
      units.reduce((total, unit) => total + of(unit), 0);
    return {
      id,
      played: sum((row) => row.played),
      wins: sum((row) => row.wins),
      for: sum((row) => row.for),
      against: sum((row) => row.against),
      net: sum((row) => row.net),
      fines: sum((row) => row.fines),
      counted: counted.map((row) => row.id),
      entrants: rows.length,
      buchholz: sumOf((unit) => buchholzOf(tally, unit)),
      cut: sumOf((unit) => cutBuchholzOf(tally, unit)),
      first: Math.min(...units),
    };
  });
}

function clubLevels(
  event: EventDocument,
  rules: RuleSettings,
  clubs: readonly ClubFigures[],
): readonly Level[] {
  const names = clubs.map(({ id }) => id);
  const lots = drawLots(names, `${event.seed}|clubs`);
  const keys: Readonly<Record<Exclude<TieBreak, "direct">, (club: ClubFigures) => number>> = {
    wins: (club) => club.wins,
    net: (club) => club.net,
    for: (club) => club.for,
    against: (club) => -club.against,
    buchholz: (club) => club.buchholz,
    "buchholz-cut1": (club) => club.cut,
    lots: (club) => -(lots.get(club.id) ?? 0),
    rank: (club) => -club.first,
  };
  const level = (id: Exclude<TieBreak, "direct">): Level => {
    const values = clubs.map(keys[id]);
    return { id, keys: (group) => group.map((unit) => values[unit] ?? 0) };
  };
  const places = new Map(names.toSorted(compareIds).map((name, place) => [name, place]));
  const byName: Level = {
    id: "rank",
    keys: (group) => group.map((unit) => -(places.get(names[unit] ?? "") ?? 0)),
  };
  return [
    ...standingsOrderOf(event, rules).flatMap((id) => (id === "direct" ? [] : [level(id)])),
    byName,
  ];
}
