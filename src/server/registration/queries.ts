import "server-only";
import { lineUpOf } from "@/domain/event/line-up";
import { searchKey } from "@/domain/kernel/search-key";
import type { EntrantState } from "@/domain/tournament/registration";
import { attendance, feeOwed, foldEntrant } from "@/domain/tournament/registration";
import { database } from "../db/client";
import type { TournamentView } from "../tournaments/rows";
import { nextRoundNumber } from "./history";
import { personName } from "./labels";
import { toEntrantHistory } from "./rows";

export type EntrantMemberView = {
  readonly playerId: string;
  readonly name: string;
  readonly number: string | null;
  readonly nickname: string | null;
  readonly club: string | null;
};

export type EntrantView = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly members: readonly EntrantMemberView[];
  /** Ids of those who would play the next round: of a team its line-up, else all. */
  readonly playing: readonly string[];
  readonly state: EntrantState;
  readonly owedCents: number;
  /** The table where it always sits. */
  readonly fixedTable: number | null;
  readonly searchKey: string;
  /** Names by id for the history: the members and the provisional people who were joined to them. */
  readonly names: Readonly<Record<string, string>>;
  readonly history: readonly {
    readonly type: string;
    readonly event: unknown;
    readonly by: string;
    /** Epoch milliseconds. */
    readonly at: number;
  }[];
};

export type RegistrationView = {
  readonly entrants: readonly EntrantView[];
  readonly nextRound: number;
  readonly expected: number;
  readonly present: number;
  /** Ids of those still to arrive. */
  readonly missing: readonly string[];
};

/** Everybody registered in a tournament with history and what they owe, and who is still missing. */
export async function registrationOf(tournament: TournamentView): Promise<RegistrationView> {
  const rows = await database().entrant.findMany({
    where: { tournamentId: tournament.id },
    orderBy: { number: "asc" },
    include: {
      history: { orderBy: { seq: "asc" } },
      members: {
        orderBy: { position: "asc" },
        include: { player: { include: { club: true, mergedFrom: true } } },
      },
    },
  });
  const nextRound = await nextRoundNumber(database(), tournament.id);
  const entrants = rows.map((row): EntrantView => {
    const state = foldEntrant(toEntrantHistory(row.history));
    const members = row.members.map(({ player }) => ({
      playerId: player.id,
      name: personName(player),
      number: player.number,
      nickname: player.nickname,
      club: player.club?.name ?? null,
    }));
    const texts = members.flatMap(({ name, number, nickname, club }) => [
      name,
      number,
      nickname,
      club,
    ]);
    return {
      id: row.id,
      number: row.number,
      name: row.name,
      fixedTable: row.fixedTable,
      members,
      playing: lineUpOf(
        tournament,
        { members: members.map(({ playerId }) => playerId), changes: state.changes },
        nextRound,
      ),
      state,
      owedCents: feeOwed(state, tournament.feeCents),
      searchKey: searchKey([row.number, ...texts].filter((text) => text !== null).join(" ")),
      names: Object.fromEntries(
        row.members
          .flatMap(({ player }) => [player, ...player.mergedFrom])
          .map((person) => [person.id, personName(person)]),
      ),
      history: row.history.map(({ type, event, byLabel, at }) => ({
        type,
        event,
        by: byLabel,
        at: at.getTime(),
      })),
    };
  });
  const { expected, present, missing } = attendance(entrants, nextRound);
  return { entrants, nextRound, expected, present, missing };
}
