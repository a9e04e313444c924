import type { Action, Condition, Permission } from "@/domain/access/permissions";
import { PERMISSIONS } from "@/domain/access/permissions";
import type { Capacity, Role } from "@/domain/access/roles";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import type { Club } from "./club-builders";
import { senderWith } from "./club-builders";

// Everybody who may send a command of refereeing to a table, and what the table of rights lets them do, read plainly.

export type Asker = {
  readonly name: string;
  readonly sender: Sender;
  /** Capacities held in the tournament of the table. */
  readonly holds: readonly Capacity[];
  readonly playsHere: boolean;
  /** The table's code is that of this table. */
  readonly ownCode?: true;
};

const officials = ["scorekeeper", "judge", "director", "junta", "admin"] as const;

/** The senders who are the same at every table; `elsewhere` is a person of the roster who never sits. */
export async function officialsOf(club: Club, otherTournamentId: string) {
  const person = { firstNames: "Persona", lastNames: "De Fuera", searchKey: "persona de fuera" };
  const elsewhere = await database().player.create({ data: person });
  const admin = await senderWith("Administradora", ["admin"]);
  const { scorekeeper, judge, director, junta } = club;
  return {
    here: { scorekeeper, judge, director, junta, admin },
    player: await senderWith("Jugadora de fuera", [], elsewhere.id),
    otherTournamentId,
  };
}

/** Everybody, as they stand to one table. */
export function askersAt(
  { here, player, otherTournamentId }: Awaited<ReturnType<typeof officialsOf>>,
  matchId: string,
  seated: { readonly B: string; readonly D: string },
): readonly Asker[] {
  const address = "127.0.0.1";
  const withActor = (sender: Sender, change: object): Sender => ({
    ...sender,
    actor: { ...sender.actor, ...change } as Sender["actor"],
  });
  const code = (id: string): Sender => ({
    actor: { kind: "table", matchId: id },
    label: "mesa",
    address,
  });
  const other = (role: Role) => ({ grants: [{ role, tournamentId: otherTournamentId }] });
  return [
    {
      name: "nobody signed in",
      sender: { actor: { kind: "public" }, label: "público", address },
      holds: [],
      playsHere: false,
    },
    { name: "own code", sender: code(matchId), holds: ["table"], playsHere: false, ownCode: true },
    {
      name: "another table's code",
      sender: code("00000000-0000-4000-8000-000000000000"),
      holds: ["table"],
      playsHere: false,
    },
    {
      name: "player here",
      sender: withActor(player, { playerId: seated.B }),
      holds: ["player"],
      playsHere: true,
    },
    { name: "player elsewhere", sender: player, holds: ["player"], playsHere: false },
    ...officials.flatMap((role): Asker[] => [
      { name: role, sender: here[role], holds: [role], playsHere: false },
      {
        name: `${role} who plays here`,
        sender: withActor(here[role], { playerId: seated.D }),
        holds: [role, "player"],
        playsHere: true,
      },
      {
        name: `${role} of another tournament`,
        sender: withActor(here[role], other(role)),
        holds: [],
        playsHere: false,
      },
    ]),
  ];
}

/** Whether the table of rights allows it at a table with a judge who does not play there. */
export function isAllowed(asker: Asker, action: Action, claimant: string | null): boolean {
  const { who }: Permission = PERMISSIONS[action];
  const { actor } = asker.sender;
  const meets: Readonly<Record<Condition, boolean>> = {
    always: true,
    "own-match": asker.ownCode === true,
    "not-own-match": !asker.playsHere,
    "no-judge": false,
    "own-person":
      actor.kind === "account" && actor.playerId !== null && actor.playerId === claimant,
    "in-match": asker.playsHere,
  };
  return asker.holds.some((capacity) => {
    const condition = who[capacity];
    return condition !== undefined && meets[condition];
  });
}

/** A digest of every row of every table of the database. */
export async function digestOfDatabase(): Promise<string> {
  const tables = await database().$queryRaw<
    readonly { readonly name: string }[]
  >`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM "${name}" t`,
  );
  const rows = await database().$queryRawUnsafe<readonly object[]>(parts.join(" UNION ALL "));
  return JSON.stringify(rows);
}
