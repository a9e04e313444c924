import "server-only";
import { nameKey } from "@/domain/tournament/roster-name";
import type { PersonDetails } from "@/schemas/people";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import { personLabel } from "../registration/labels";
import type { Sender } from "../sender";
import { holdRoster } from "./roster-lock";
import { personSearchKey } from "./search-key";

/**
 * Adds a person to the roster. Refuses a number that somebody has; a namesake is refused with `overridable`, and accepted
 * with `override`.
 */
export function createPerson(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly person: PersonDetails;
    readonly override: boolean;
  },
): Promise<CommandResult<{ personId: string }>> {
  const { person, override } = request;
  const command = { id: request.commandId, action: "people.create" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.manage", {});
    const { tx } = scope;
    await holdRoster(tx, "shared");
    await refuseTakenNumber(tx, person.number, null);
    await refuseUnknownClub(tx, person.clubId);
    if (!override) await refuseNamesake(tx, person);
    const data = { ...person, searchKey: personSearchKey(person) };
    const created = await tx.player.create({ data, include: { club: true } });
    scope.audit({
      action: "people.create",
      subjectId: created.id,
      after: shownDetails({ ...person, club: created.club?.name ?? null }),
    });
    return { personId: created.id };
  });
}

/**
 * Changes a person as it was at `version`. A federation number can be given to somebody who has none and is permanent
 * from then on.
 */
export function editPerson(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly personId: string;
    readonly version: number;
    readonly person: PersonDetails;
  },
): Promise<CommandResult<{ personId: string }>> {
  const { personId, person } = request;
  const command = { id: request.commandId, action: "people.update" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.manage", {});
    const { tx } = scope;
    await holdRoster(tx, "shared");
    const before = await lockedPerson(tx, personId);
    if (before.version !== request.version) return refuse({ code: "stale" });
    if (before.number !== null && person.number !== before.number)
      return refuse({ code: "number-permanent", number: before.number });
    await refuseTakenNumber(tx, person.number, personId);
    if (person.clubId !== before.clubId) await refuseUnknownClub(tx, person.clubId);
    const after = await tx.player.update({
      where: { id: personId },
      data: { ...person, searchKey: personSearchKey(person), version: { increment: 1 } },
      include: { club: true },
    });
    const change = changeBetween(
      shownDetails({ ...before, club: before.club?.name ?? null }),
      shownDetails({ ...after, club: after.club?.name ?? null }),
    );
    scope.audit({ action: "people.update", subjectId: personId, ...change });
    return { personId };
  });
}

/** Suspends a person, or lifts the suspension; the reason stays in the history. */
export function setPersonStatus(
  sender: Sender,
  request: {
    readonly commandId: string;
    readonly personId: string;
    readonly status: "active" | "suspended";
    readonly reason: string;
  },
): Promise<CommandResult<{ personId: string }>> {
  const { personId, status, reason } = request;
  const action = status === "suspended" ? "people.suspend" : "people.reinstate";
  return runCommand(sender, { id: request.commandId, action }, async (scope) => {
    authorize(sender, "people.manage", {});
    await holdRoster(scope.tx, "shared");
    const before = await lockedPerson(scope.tx, personId);
    if (before.status === status) return refuse({ code: "status-already", status });
    await scope.tx.player.update({
      where: { id: personId },
      data: { status, version: { increment: 1 } },
    });
    scope.audit({
      action,
      subjectId: personId,
      before: { status: before.status },
      after: { status },
      reason,
    });
    return { personId };
  });
}

/** A person of the roster, locked until the end of the command. Refuses who is not there, or is now somebody else. */
export async function lockedPerson(tx: Transaction, personId: string) {
  await tx.$queryRaw`SELECT 1 FROM "Player" WHERE "id" = ${personId}::uuid FOR UPDATE`;
  const person = await tx.player.findUnique({ where: { id: personId }, include: { club: true } });
  return person && person.mergedIntoId === null ? person : refuse({ code: "player-not-found" });
}

async function refuseTakenNumber(
  tx: Transaction,
  number: string | null,
  personId: string | null,
): Promise<void> {
  if (number === null) return;
  const holder = await tx.player.findUnique({ where: { number } });
  if (holder && holder.id !== personId)
    refuse({ code: "number-taken", number, person: `${holder.firstNames} ${holder.lastNames}` });
}

async function refuseUnknownClub(tx: Transaction, clubId: string | null): Promise<void> {
  if (clubId === null) return;
  const club = await tx.club.findUnique({ where: { id: clubId } });
  if (!club?.active) refuse({ code: "club-not-found" });
}

async function refuseNamesake(tx: Transaction, person: PersonDetails): Promise<void> {
  // The words of a name stand together in the search form, whatever follows them; the domain's key decides.
  const first = personSearchKey({ firstNames: person.firstNames, lastNames: "" });
  const alike = await tx.player.findMany({
    where: { mergedIntoId: null, searchKey: { contains: first } },
  });
  const namesakes = alike.filter((other) => nameKey(other) === nameKey(person));
  if (namesakes.length > 0)
    refuse({ code: "same-name", people: namesakes.map(personLabel), overridable: true });
}

type ShownDetails = {
  readonly number: string | null;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly nickname: string | null;
  readonly club: string | null;
  readonly city: string | null;
};

/** The data of a person as the history shows them: the club by its name. */
export function shownDetails(person: ShownDetails): ShownDetails {
  const { number, firstNames, lastNames, nickname, club, city } = person;
  return { number, firstNames, lastNames, nickname, club, city };
}

/** What is different, as it was and as it is. */
export function changeBetween(before: ShownDetails, after: ShownDetails) {
  const fields = Object.keys(after) as (keyof ShownDetails)[];
  const changed = fields.filter((field) => before[field] !== after[field]);
  const pick = (from: ShownDetails) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(before), after: pick(after) };
}
