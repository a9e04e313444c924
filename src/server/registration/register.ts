import "server-only";
import { foldEntrant } from "@/domain/tournament/registration";
import { decideEntrant } from "@/domain/tournament/registration-commands";
import { membershipRefusals } from "@/domain/tournament/registration-members";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, refuseAny, required, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { personSearchKey } from "../people/search-key";
import type { Sender } from "../sender";
import { lockedTournament } from "../tournaments/find-tournament";
import type { TournamentView } from "../tournaments/rows";
import { appendEntrantEvent, entrantFacts } from "./history";
import { entrantName, personName } from "./labels";

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
  /** What a team is called; other entrants are called by their people. */
  readonly name?: string | null;
  /** Already here: checked in at once. */
  readonly present: boolean;
};

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
  request: Pick<Registration, "people" | "present" | "name">,
): Promise<{ entrantId: string; number: number; name: string }> {
  const { tx, sender } = scope;
  const players: Player[] = [];
  for (const person of request.people) players.push(await resolvePerson(tx, person));
  await refuseUnfit(tx, tournament, players);
  const walkIn = request.people.some((person) => "walkIn" in person);
  const facts = await entrantFacts(tx, tournament, null);
  const registered = required(
    "entrant",
    decideEntrant(foldEntrant([]), { type: "register", walkIn }, facts),
  );
  const last = await tx.entrant.aggregate({
    where: { tournamentId: tournament.id },
    _max: { number: true },
  });
  const number = (last._max.number ?? 0) + 1;
  const clubs = new Set(players.map((player) => player.club?.name ?? null));
  const others = await tx.entrant.findMany({
    where: { tournamentId: tournament.id },
    select: { name: true },
  });
  const taken = new Set(others.map((other) => other.name));
  const name = nameOf(tournament, request.name ?? null, players, taken);
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
  await appendEntrantEvent(tx, sender, entrant.id, registered);
  if (request.present) {
    const arrived = decideEntrant(foldEntrant([registered]), { type: "check-in" }, facts);
    await appendEntrantEvent(tx, sender, entrant.id, required("entrant", arrived));
  }
  scope.audit({
    action: "entrants.register",
    tournamentId: tournament.id,
    subjectId: entrant.id,
    after: { number, name, ...registered, present: request.present },
  });
  scope.announce({ tournamentId: tournament.id, what: "people" });
  return { entrantId: entrant.id, number, name };
}

/** A team's own name, which no other has; everybody else is called by the people. */
function nameOf(
  { format }: TournamentView,
  given: string | null,
  players: readonly Player[],
  taken: ReadonlySet<string>,
): string {
  if (format !== "teams") return entrantName(format, players, taken);
  if (given === null) return refuse({ code: "team-name-needed" });
  return taken.has(given) ? refuse({ code: "team-name-taken", name: given }) : given;
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
      searchKey: personSearchKey({ firstNames, lastNames }),
    },
    include,
  });
}

async function refuseUnfit(
  tx: Transaction,
  tournament: TournamentView,
  players: readonly Player[],
): Promise<void> {
  const taken = await tx.entrantMember.findMany({
    where: { tournamentId: tournament.id, playerId: { in: players.map((player) => player.id) } },
    include: { entrant: true },
  });
  const refusals = membershipRefusals(
    tournament.format,
    players.map((player) => ({
      playerId: player.id,
      status: player.status === "suspended" ? "suspended" : "active",
    })),
    new Map(taken.map((member) => [member.playerId, member.entrantId])),
    tournament.pairing.teamSize,
  );
  const nameOf = new Map(players.map((player) => [player.id, personName(player)]));
  const numberOf = new Map(taken.map((member) => [member.playerId, member.entrant.number]));
  refuseAny(
    "membership",
    refusals.map((refusal) =>
      "playerId" in refusal
        ? {
            ...refusal,
            person: nameOf.get(refusal.playerId),
            number: numberOf.get(refusal.playerId),
          }
        : refusal,
    ),
  );
}
