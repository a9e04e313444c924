import "server-only";
import type { Credential } from "@/documents/credentials";
import type { CrossedTableData } from "@/documents/crossed-table";
import type { Diploma } from "@/documents/diplomas";
import type { PlayerListData } from "@/documents/player-list";
import type { StandingsData } from "@/documents/standings";
import { isCounted } from "@/domain/match/acta";
import { netFormulaText } from "@/i18n/es/standings";
import { database } from "../db/client";
import { personName } from "../registration/labels";
import { registrationOf } from "../registration/queries";
import { publicStandings } from "../standings/queries";
import { standingsOf } from "../standings/standings-of";
import type { TournamentView } from "../tournaments/rows";
import { crossedRows } from "./crossed-table";
import { printedEvent } from "./printed-event";

// The papers of a whole tournament as data. The caller has checked who asks.

/** The list to tick at the door. */
export async function playerList(tournament: TournamentView): Promise<PlayerListData> {
  const { entrants } = await registrationOf(tournament);
  return {
    event: printedEvent(tournament),
    players: entrants
      .filter(({ state }) => state.outFrom === null)
      .flatMap(({ members, state, owedCents }) =>
        members.map((member) => ({
          ...printed(member),
          checkedIn: state.from !== null,
          fee:
            tournament.feeCents === 0
              ? null
              : owedCents > 0
                ? ("owed" as const)
                : ("paid" as const),
          ...(member.number === null ? { provisional: true } : {}),
        })),
      ),
  };
}

/** A credential for everybody registered; `base` is where the QR codes lead. */
export async function credentials(
  tournament: TournamentView,
  base: string,
): Promise<readonly Credential[]> {
  const { entrants } = await registrationOf(tournament);
  return entrants
    .filter(({ state }) => state.outFrom === null)
    .flatMap(({ number: entrant, members }) =>
      members.map((member) => ({
        ...printed(member),
        entrant,
        url:
          member.number === null
            ? `${base}/torneos/${tournament.slug}`
            : `${base}/jugadores/${member.number}`,
      })),
    );
}

function printed({
  name,
  number,
  club,
}: {
  readonly name: string;
  readonly number: string | null;
  readonly club: string | null;
}) {
  return {
    name,
    ...(number === null ? {} : { number }),
    ...(club === null ? {} : { club }),
  };
}

/** The standings of now for the wall; null before the first result. */
export async function printedStandings(tournament: TournamentView): Promise<StandingsData | null> {
  const [{ rows }, last] = await Promise.all([publicStandings(tournament), lastRound(tournament)]);
  if (last === null) return null;
  return {
    event: printedEvent(tournament),
    afterRound: tournament.status === "closed" ? null : last.number,
    ...(last.partial === undefined ? {} : { partial: last.partial }),
    order: tournament.standingsOrder,
    formula: netFormulaText(tournament.rules.netFormula, tournament.rules.target),
    rows: rows.map(({ club, ...row }) => ({ ...row, ...(club === null ? {} : { club }) })),
  };
}

/** The last published round, and how much of it counts where not all of it does; null before the first. */
async function lastRound({ id, countsFrom }: TournamentView) {
  const round = await database().round.findFirst({
    where: { tournamentId: id, status: { not: "draft" } },
    orderBy: { number: "desc" },
    select: { number: true, matches: { select: { stage: true } } },
  });
  if (!round) return null;
  const tables = round.matches.length;
  const counted = round.matches.filter(({ stage }) => isCounted(stage, countsFrom)).length;
  return { number: round.number, ...(counted < tables ? { partial: { counted, tables } } : {}) };
}

/** The crossed table of the published rounds; null before the first. */
export async function crossedTable(tournament: TournamentView): Promise<CrossedTableData | null> {
  const db = database();
  const { event, rows } = await standingsOf(db, tournament);
  const last = await lastRound(tournament);
  if (event.rounds.length === 0 || last === null) return null;
  const names = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  return {
    event: printedEvent(tournament),
    rounds: event.rounds.length,
    isFinal: tournament.status === "closed",
    ...(last.partial === undefined ? {} : { partial: last.partial }),
    rows: crossedRows(event, rows, (id) => ({
      name: names.get(id)?.name ?? id,
      club: names.get(id)?.club ?? null,
    })),
  };
}

/** A diploma for each person of the first `upTo` places. */
export async function diplomas(
  tournament: TournamentView,
  upTo: number,
): Promise<readonly Diploma[]> {
  const { rows } = await publicStandings(tournament);
  const winners = rows.filter(({ rank }) => rank <= upTo);
  const people = await database().player.findMany({
    where: { id: { in: winners.flatMap((row) => row.people) } },
  });
  const nameOf = new Map(people.map((person) => [person.id, personName(person)]));
  return winners.flatMap(({ rank, wins, net, club, people: ids }) => {
    const names = ids.flatMap((id) => nameOf.get(id) ?? []);
    return names.map((name) => ({
      place: rank,
      name,
      partners: names.filter((other) => other !== name),
      ...(club === null ? {} : { club }),
      wins,
      net,
    }));
  });
}
