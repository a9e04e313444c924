import "server-only";
import type { EventDocument } from "@/domain/event/event-document";
import type { ClubRow } from "@/domain/standings/clubs";
import { clubStandings } from "@/domain/standings/clubs";
import type { RowExplanation } from "@/domain/standings/explain-row";
import { explainRow } from "@/domain/standings/explain-row";
import { individualStandings } from "@/domain/standings/individuals";
import { isOvertaken } from "@/domain/standings/overtaken";
import { peopleEvent } from "@/domain/standings/people-event";
import type { StandingRow } from "@/domain/standings/standings";
import { computeStandings } from "@/domain/standings/standings";
import type { StandingsList } from "@/schemas/standings";
import { STANDINGS_LISTS } from "@/schemas/standings";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import type { TournamentView } from "../tournaments/rows";
import type { Move } from "./correction-moves";
import { movesBetween, movesOf } from "./correction-moves";
import type { Correction } from "./corrections";
import { correctionsOf } from "./corrections";
import type { NamedStanding } from "./queries";
import { keptStandings } from "./queries";
import { eventAfter } from "./standings-of";

// Everything that the page of the standings shows, from one reading of the event.

export type NamedMove = Move & { readonly name: string };
export type ListedCorrection = Correction & { readonly moves: readonly NamedMove[] };

/** How a row came about, with the name of every id in it. */
export type RowAccount = RowExplanation & {
  readonly names: Readonly<Record<string, string>>;
  readonly target: number;
};

export type NamedClub = ClubRow & { readonly people: readonly string[] };

export type StandingsPageView = {
  readonly list: StandingsList;
  /** Lists that make sense for the event. */
  readonly lists: readonly StandingsList[];
  readonly rows: readonly NamedStanding[];
  readonly clubs: readonly NamedClub[];
  readonly account: RowAccount | null;
  readonly isSnapshot: boolean;
  readonly isOvertaken: boolean;
  /** What corrections moved in a snapshot since it was kept. */
  readonly moves: readonly NamedMove[];
  /** Of the rounds shown, the latest first. */
  readonly corrections: readonly ListedCorrection[];
};

export type StandingsAsked = {
  readonly afterRound: number | null;
  readonly list: StandingsList;
  /** The id whose row is open. */
  readonly open: string | null;
};

/** The standings of now, or after a round, as asked; a list that makes no sense for the event is that of its entrants. */
export async function standingsPage(
  tournament: TournamentView,
  asked: StandingsAsked,
): Promise<StandingsPageView> {
  const db = database();
  const { afterRound } = asked;
  const event = await eventAfter(db, tournament, { upToRound: afterRound ?? undefined });
  const lists = listsOf(event);
  const list = lists.includes(asked.list) ? asked.list : "participantes";
  const names = await namesOf(event);
  const now = computeStandings(event, tournament.rules);
  const kept = await keptStandings(db, tournament.id, afterRound);
  const corrections = await correctionsOf(tournament, db);
  const moves = kept === null ? [] : movesBetween(kept, now);
  const named = (move: Move): NamedMove => ({ ...move, name: names.get(move.id) ?? move.id });
  const shown = corrections.filter(({ round }) => afterRound === null || round <= afterRound);
  return {
    list,
    lists,
    rows: rowsOf(event, tournament, list, kept ?? now, names),
    clubs: list === "clubes" ? clubsOf(event, tournament, names) : [],
    account: asked.open === null ? null : accountOf(event, tournament, list, asked.open, names),
    isSnapshot: kept !== null && list === "participantes",
    isOvertaken: kept !== null && isOvertaken(kept, now),
    moves: moves.map(named),
    corrections: shown
      .map((one) => ({ ...one, moves: movesOf(event, tournament.rules, one).map(named) }))
      .reverse(),
  };
}

/** The account of one row alone, to be printed; null where there is no such row. */
export async function standingsAccount(
  tournament: TournamentView,
  { afterRound, list, open }: StandingsAsked & { readonly open: string },
): Promise<RowAccount | null> {
  const event = await eventAfter(database(), tournament, { upToRound: afterRound ?? undefined });
  return accountOf(event, tournament, list, open, await namesOf(event));
}

function listsOf(event: EventDocument): readonly StandingsList[] {
  const clubs = new Set(event.entrants.flatMap(({ club }) => club ?? []));
  return STANDINGS_LISTS.filter((list) => {
    if (list === "clubes") return clubs.size > 1;
    return list === "participantes" || event.format !== "individual";
  });
}

/** Names of entrants by number and of people by id. */
async function namesOf(event: EventDocument): Promise<ReadonlyMap<string, string>> {
  const people = event.entrants.flatMap(({ members }) => members ?? []);
  const players = await database().player.findMany({ where: { id: { in: [...people] } } });
  return new Map([
    ...event.entrants.map(({ id, name }) => [id, name ?? id] as const),
    ...players.map((player) => [player.id, personName(player)] as const),
  ]);
}

function rowsOf(
  event: EventDocument,
  tournament: TournamentView,
  list: StandingsList,
  entrantRows: readonly StandingRow[],
  names: ReadonlyMap<string, string>,
): readonly NamedStanding[] {
  if (list === "clubes") return [];
  const isPeople = list === "jugadores";
  const rows = isPeople ? individualStandings(event, tournament.rules) : entrantRows;
  const entrantOf = new Map(
    event.entrants.flatMap((entrant) => [
      [entrant.id, entrant] as const,
      ...(entrant.members ?? []).map((person) => [person, entrant] as const),
    ]),
  );
  return rows.map((row) => {
    const entrant = entrantOf.get(row.id);
    const people = isPeople ? [row.id] : [...(entrant?.members ?? [])];
    return { ...row, name: names.get(row.id) ?? row.id, club: entrant?.club ?? null, people };
  });
}

function clubsOf(
  event: EventDocument,
  tournament: TournamentView,
  names: ReadonlyMap<string, string>,
): readonly NamedClub[] {
  return clubStandings(event, tournament.rules).map((club) => ({
    ...club,
    people: club.counted.map((id) => names.get(id) ?? id),
  }));
}

function accountOf(
  event: EventDocument,
  { rules }: TournamentView,
  list: StandingsList,
  id: string,
  names: ReadonlyMap<string, string>,
): RowAccount | null {
  if (list === "clubes") return null;
  const counted = list === "jugadores" ? peopleEvent(event) : event;
  const explanation = explainRow(counted, rules, id);
  if (explanation === null) return null;
  return { ...explanation, names: Object.fromEntries(names), target: rules.target };
}
