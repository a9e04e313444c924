import "server-only";
import { searchKey } from "@/domain/kernel/search-key";
import type { EventFormat } from "@/domain/rules/settings";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope, Sender } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import { appendEntrantEvent, nextRoundNumber } from "./history";
import { entrantName } from "./labels";

/** A person of the roster, or one who came without a number and plays provisionally. */
export type RegisteredPerson =
  | { readonly playerId: string }
  | {
      readonly walkIn: {
        readonly firstNames: string;
        readonly lastNames: string;
        readonly clubId?: string | null;
      };
    };

export type Registration = {
  readonly commandId: string;
  readonly tournamentId: string;
  readonly people: readonly RegisteredPerson[];
  /** Already here: checked in at once. */
  readonly present: boolean;
};

const MEMBERS: Readonly<Record<EventFormat, number>> = { pairs: 2, individual: 1, teams: 4 };

/**
 * Registers a pair or a player, roster people and walk-ins alike. After round 1 it is a late entry: it plays from the
 * next round. Refuses people already registered or suspended, naming them.
 */
export function registerEntrant(
  sender: Sender,
  request: Registration,
): Promise<CommandResult<{ entrantId: string; number: number; name: string }>> {
  const command = { id: request.commandId, action: "entrants.register" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "entrants.manage", { tournamentId: request.tournamentId });
    const tournament = await lockedTournament(scope.tx, request.tournamentId);
    return addEntrant(scope, tournament, request);
  });
}

/** The work of `registerEntrant` inside a command that holds the tournament's lock; the seed of demos uses it too. */
export async function addEntrant(
  scope: CommandScope,
  tournament: TournamentView,
  request: Pick<Registration, "people" | "present">,
): Promise<{ entrantId: string; number: number; name: string }> {
  const { tx, sender } = scope;
  if (tournament.status === "closed") return refuse({ code: "tournament-closed" });
  const needed = MEMBERS[tournament.format];
  if (request.people.length !== needed) {
    return refuse({ code: "wrong-member-count", needed, given: request.people.length });
  }
  const players = [];
  for (const person of request.people) players.push(await resolvePerson(tx, person));
  await refuseUnfit(tx, tournament.id, players);
  const last = await tx.entrant.aggregate({
    where: { tournamentId: tournament.id },
    _max: { number: true },
  });
  const number = (last._max.number ?? 0) + 1;
  const clubs = new Set(players.map((player) => player.club?.name ?? null));
  const name = entrantName(tournament.format, players);
  const entrant = await tx.entrant.create({
    data: {
      tournamentId: tournament.id,
      number,
      name,
      clubName: clubs.size === 1 ? ([...clubs][0] ?? null) : null,
      members: {
        create: players.map((player, index) => ({
          tournamentId: tournament.id,
          playerId: player.id,
          position: index + 1,
        })),
      },
    },
  });
  const round = await nextRoundNumber(tx, tournament.id);
  const walkIn = request.people.some((person) => "walkIn" in person);
  await appendEntrantEvent(tx, sender, entrant.id, { type: "registered", round, walkIn });
  if (request.present) {
    await appendEntrantEvent(tx, sender, entrant.id, { type: "checked-in", round });
  }
  await scope.audit({
    action: "entrants.register",
    tournamentId: tournament.id,
    subjectId: entrant.id,
    after: { number, name, round, walkIn, present: request.present },
  });
  await scope.announce({ tournamentId: tournament.id, what: "people" });
  return { entrantId: entrant.id, number, name };
}

type Player = Awaited<ReturnType<typeof resolvePerson>>;

async function resolvePerson(tx: Transaction, person: RegisteredPerson) {
  const include = { club: true } as const;
  if ("playerId" in person) {
    const player = await tx.player.findUnique({ where: { id: person.playerId }, include });
    return player ?? refuse({ code: "player-not-found" });
  }
  const { firstNames, lastNames, clubId } = person.walkIn;
  return tx.player.create({
    data: {
      firstNames,
      lastNames,
      clubId: clubId ?? null,
      searchKey: searchKey(`${firstNames} ${lastNames}`),
    },
    include,
  });
}

async function refuseUnfit(
  tx: Transaction,
  tournamentId: string,
  players: readonly Player[],
): Promise<void> {
  const name = (player: Player) => `${player.firstNames} ${player.lastNames}`;
  const taken = await tx.entrantMember.findMany({
    where: { tournamentId, playerId: { in: players.map((player) => player.id) } },
    include: { entrant: true },
  });
  const repeated = players.length !== new Set(players.map((player) => player.id)).size;
  const problems = [
    ...(repeated ? [{ code: "same-person-twice" }] : []),
    ...players.flatMap((player) => {
      const entry = taken.find((member) => member.playerId === player.id);
      return entry
        ? [{ code: "already-registered", person: name(player), number: entry.entrant.number }]
        : [];
    }),
    ...players
      .filter((player) => player.status === "suspended")
      .map((player) => ({ code: "player-suspended", person: name(player) })),
  ];
  if (problems.length > 0) refuse(...problems);
}
