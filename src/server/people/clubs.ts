import "server-only";
import { searchKey } from "@/domain/kernel/search-key";
import type { ClubForm } from "@/schemas/people";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { holdRoster } from "./roster-lock";

export type ClubRow = {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly active: boolean;
  readonly people: number;
};

/** Every club by name, with how many people of the roster it has. */
export async function listClubs(): Promise<readonly ClubRow[]> {
  const rows = await database().club.findMany({
    include: { _count: { select: { players: { where: { mergedIntoId: null } } } } },
    orderBy: { searchKey: "asc" },
  });
  return rows.map(({ id, name, city, active, _count }) => ({
    id,
    name,
    city,
    active,
    people: _count.players,
  }));
}

/** Adds a club. Refuses a name that another has, accents and case aside. */
export function createClub(
  sender: Sender,
  request: { readonly commandId: string; readonly club: ClubForm },
): Promise<CommandResult<{ clubId: string }>> {
  const { club } = request;
  const command = { id: request.commandId, action: "clubs.create" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "clubs.manage", {});
    await holdRoster(scope.tx, "shared");
    await refuseSameName(scope.tx, club.name, null);
    const created = await scope.tx.club.create({
      data: { ...club, searchKey: searchKey(club.name) },
    });
    scope.audit({ action: "clubs.create", subjectId: created.id, after: club });
    return { clubId: created.id };
  });
}

/**
 * Renames, moves or deactivates a club. A club that is not active is offered to nobody and keeps its people and its
 * history.
 */
export function editClub(
  sender: Sender,
  request: { readonly commandId: string; readonly clubId: string; readonly club: ClubForm },
): Promise<CommandResult<{ clubId: string }>> {
  const { clubId, club } = request;
  const command = { id: request.commandId, action: "clubs.update" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "clubs.manage", {});
    await holdRoster(scope.tx, "shared");
    await scope.tx.$queryRaw`SELECT 1 FROM "Club" WHERE "id" = ${clubId}::uuid FOR UPDATE`;
    const before = await scope.tx.club.findUnique({ where: { id: clubId } });
    if (!before) return refuse({ code: "club-not-found" });
    await refuseSameName(scope.tx, club.name, clubId);
    await scope.tx.club.update({
      where: { id: clubId },
      data: { ...club, searchKey: searchKey(club.name) },
    });
    const { name, city, active } = before;
    scope.audit({
      action: "clubs.update",
      subjectId: clubId,
      before: { name, city, active },
      after: club,
    });
    return { clubId };
  });
}

async function refuseSameName(tx: Transaction, name: string, clubId: string | null) {
  const same = await tx.club.findFirst({
    where: { searchKey: searchKey(name), ...(clubId === null ? {} : { id: { not: clubId } }) },
  });
  if (same) refuse({ code: "club-exists", club: same.name });
}
