import "server-only";
import { foldEntrant } from "@/domain/tournament/registration";
import { database } from "../db/client";
import { personName } from "./labels";
import { toEntrantHistory } from "./rows";

/** A registered entrant as everybody may see it: nothing of fees, nothing of its history. */
export type PublicEntrant = {
  readonly number: number;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly number: string | null;
    readonly club: string | null;
  }[];
  readonly presence: "expected" | "present" | "withdrawn";
};

/** Everybody registered in a tournament, by registration number. */
export async function listPublicEntrants(tournamentId: string): Promise<readonly PublicEntrant[]> {
  const rows = await database().entrant.findMany({
    where: { tournamentId },
    orderBy: { number: "asc" },
    include: {
      history: { orderBy: { seq: "asc" } },
      members: { orderBy: { position: "asc" }, include: { player: { include: { club: true } } } },
    },
  });
  return rows.map((row) => ({
    number: row.number,
    people: row.members.map(({ player }) => ({
      id: player.id,
      name: personName(player),
      number: player.number,
      club: player.club?.name ?? null,
    })),
    presence: presenceOf(row.history),
  }));
}

function presenceOf(history: Parameters<typeof toEntrantHistory>[0]): PublicEntrant["presence"] {
  const state = foldEntrant(toEntrantHistory(history));
  if (state.outFrom !== null) return "withdrawn";
  return state.from === null ? "expected" : "present";
}
