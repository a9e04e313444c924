import "server-only";
import { randomUUID } from "node:crypto";
import { searchKey } from "@/domain/kernel/search-key";
import type { RosterRow } from "@/domain/tournament/roster";
import type { RosterAnswer, RosterOperation } from "@/domain/tournament/roster-operations";
import { rosterOperations } from "@/domain/tournament/roster-operations";
import type { ExistingPerson } from "@/domain/tournament/roster-plan";
import type { AuditRecord } from "../audit/audit-insert";
import { authorize } from "../auth/authorize";
import type { CommandResult } from "../command";
import { refuse, runCommand } from "../command";
import type { Transaction } from "../db/client";
import type { Sender } from "../sender";
import { rejectedLines } from "./rejected-rows";
import { holdRoster } from "./roster-lock";
import type { RosterReading } from "./roster-preview";
import { readRoster } from "./roster-preview";
import type { StoredRoster } from "./roster-rows";
import { loadRoster } from "./roster-rows";
import { changeBetween, shownDetails } from "./save-person";
import { personSearchKey } from "./search-key";

export type RosterImport = {
  readonly commandId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Of the preview that was agreed to. */
  readonly planKey: string;
  readonly answers: readonly RosterAnswer[];
};

export type ImportResult = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly repeated: number;
  /** Rows to decide that were left out. */
  readonly leftOut: number;
  /** Rows with errors or conflicts. */
  readonly rejected: number;
  readonly newClubs: readonly string[];
  /** Rows of the file that did not enter, left out ones included. */
  readonly rejectedLines: readonly number[];
};

/**
 * Carries out an import exactly as its preview showed it, with the answers given: good rows are kept whatever the others
 * hold. Refuses `roster-changed` when the file or the roster is no longer what the preview saw.
 */
export function importRoster(
  sender: Sender,
  request: RosterImport,
): Promise<CommandResult<ImportResult>> {
  const command = { id: request.commandId, action: "people.import" };
  return runCommand(sender, command, async (scope) => {
    authorize(sender, "people.import", {});
    const { tx } = scope;
    await holdRoster(tx, "alone");
    const existing = await loadRoster(tx);
    const read = readRoster(request.bytes, existing);
    if (!read.ok || read.reading.planKey !== request.planKey)
      return refuse({ code: "roster-changed" });
    const { plan, sha256 } = read.reading;
    const operations = rosterOperations(plan, request.answers, existing);
    const decided = refuseUnusedAnswers(read.reading, request.answers, operations);
    const { clubIds, newClubs } = await createClubs(tx, existing, operations);
    const created = await createPeople(tx, operations, clubIds);
    const updated = await updatePeople(tx, operations, existing, clubIds);
    const counted = {
      created: created.length,
      updated: updated.length,
      unchanged: plan.counts.unchanged + decided.unchanged,
      repeated: plan.counts.repeated,
      leftOut: plan.counts.decide - decided.taken,
      rejected: plan.counts.error + plan.counts.conflict,
      newClubs,
    };
    scope.audit({ action: "people.import", after: { file: request.fileName, sha256, ...counted } });
    for (const record of [...created, ...updated]) scope.audit(record);
    return { ...counted, rejectedLines: rejectedLines(plan, request.answers) };
  });
}

/** How many rows to decide were taken, and how many of those change nothing. Refuses an answer that nothing came of. */
function refuseUnusedAnswers(
  { plan }: RosterReading,
  answers: readonly RosterAnswer[],
  operations: readonly RosterOperation[],
): { readonly taken: number; readonly unchanged: number } {
  const toDecide = new Set(
    plan.decisions.flatMap((one) => (one.action === "decide" ? [one.row.line] : [])),
  );
  const done = operations.filter(({ row }) => toDecide.has(row.line));
  const carriedOut = new Set(done.map(({ row }) => row.line));
  const unused = answers.filter(({ line, take }) =>
    take === "skip" ? !toDecide.has(line) : !carriedOut.has(line),
  );
  if (unused.length > 0)
    refuse({ code: "answer-not-offered", rows: unused.map(({ line }) => line) });
  const unchanged = done.filter((one) => one.kind === "update" && one.changes.length === 0);
  return { taken: done.length, unchanged: unchanged.length };
}

type Written = {
  readonly clubIds: ReadonlyMap<string, string>;
  readonly newClubs: readonly string[];
};

/** The clubs that the rows written name and nobody has, each once. */
async function createClubs(
  tx: Transaction,
  existing: StoredRoster,
  operations: readonly RosterOperation[],
): Promise<Written> {
  const named = operations.flatMap((operation) => {
    if (operation.kind === "create") return operation.row.club ?? [];
    return operation.changes.flatMap(({ field, to }) => (field === "club" ? to : []));
  });
  const newClubs = [...new Set(named)].filter((name) => !existing.clubIds.has(name));
  const created = await tx.club.createManyAndReturn({
    data: newClubs.map((name) => ({ name, searchKey: searchKey(name) })),
  });
  const clubIds = new Map(existing.clubIds);
  for (const { id, name } of created) clubIds.set(name, id);
  return { clubIds, newClubs };
}

function detailsOf(row: RosterRow) {
  const { number, firstNames, lastNames, nickname, club, city } = row;
  return shownDetails({ number, firstNames, lastNames, nickname, club, city });
}

async function createPeople(
  tx: Transaction,
  operations: readonly RosterOperation[],
  clubIds: ReadonlyMap<string, string>,
): Promise<readonly AuditRecord[]> {
  const created = operations.flatMap((operation) =>
    operation.kind === "create" ? [{ id: randomUUID(), details: detailsOf(operation.row) }] : [],
  );
  const rows = created.map(({ id, details: { club, ...details } }) => ({
    id,
    ...details,
    clubId: club === null ? null : (clubIds.get(club) ?? null),
    searchKey: personSearchKey(details),
  }));
  await tx.$executeRaw`
    INSERT INTO "Player" ("id", "number", "firstNames", "lastNames", "nickname", "clubId", "city",
      "searchKey", "updatedAt")
    SELECT r.*, now() FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" uuid,
      "number" text, "firstNames" text, "lastNames" text, "nickname" text, "clubId" uuid,
      "city" text, "searchKey" text)`;
  return created.map(({ id, details }) => ({
    action: "people.create",
    subjectId: id,
    after: details,
  }));
}

/** The people that rows change, all in one statement; each must still be at the version that the plan saw. */
async function updatePeople(
  tx: Transaction,
  operations: readonly RosterOperation[],
  existing: StoredRoster,
  clubIds: ReadonlyMap<string, string>,
): Promise<readonly AuditRecord[]> {
  const personOf = new Map(existing.people.map((person) => [person.id, person]));
  const updated = operations.flatMap((operation) => {
    if (operation.kind !== "update" || operation.changes.length === 0) return [];
    const before = personOf.get(operation.personId);
    return before ? [{ before, after: changed(before, operation) }] : [];
  });
  if (updated.length === 0) return [];
  const rows = updated.map(({ after: { club, ...person } }) => ({
    ...person,
    clubId: club === null ? null : (clubIds.get(club) ?? null),
    searchKey: personSearchKey(person),
    version: existing.versions.get(person.id),
  }));
  const written = await tx.$executeRaw`
    UPDATE "Player" p
    SET "number" = r."number", "firstNames" = r."firstNames", "lastNames" = r."lastNames",
      "nickname" = r."nickname", "clubId" = r."clubId", "city" = r."city",
      "searchKey" = r."searchKey", "version" = p."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("id" uuid, "number" text,
      "firstNames" text, "lastNames" text, "nickname" text, "clubId" uuid, "city" text,
      "searchKey" text, "version" int)
    WHERE p."id" = r."id" AND p."version" = r."version" AND p."mergedIntoId" IS NULL`;
  if (written !== updated.length) refuse({ code: "roster-changed" });
  return updated.map(({ before, after }) => ({
    action: "people.update",
    subjectId: before.id,
    ...changeBetween(shownDetails(before), shownDetails(after)),
  }));
}

function changed(
  person: ExistingPerson,
  operation: RosterOperation & { readonly kind: "update" },
): ExistingPerson {
  const changes = Object.fromEntries(operation.changes.map(({ field, to }) => [field, to]));
  return { ...person, ...changes };
}
