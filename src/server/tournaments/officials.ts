import "server-only";
import type { Actor } from "@/domain/access/actor";
import { can } from "@/domain/access/can";
import type { Role } from "@/domain/access/roles";
import { ASSIGNABLE_ROLES } from "@/domain/access/roles";
import { authorize } from "../auth/authorize";
import type { CommandResult, CommandScope } from "../command";
import { refuse, runCommand } from "../command";
import { database } from "../db/client";
import type { Sender } from "../sender";
import { lockedTournament } from "./find-tournament";

// Who officiates in a tournament: roles held for it alone, beside those that some accounts hold for all.

/** Roles that are named for one tournament. */
export const OFFICIAL_POSTS = ["director", ...ASSIGNABLE_ROLES] as const;
export type OfficialPost = (typeof OFFICIAL_POSTS)[number];

export type Official = {
  readonly grantId: string;
  readonly accountId: string;
  readonly name: string;
  readonly role: OfficialPost;
  /** Held for all tournaments: not taken away here. */
  readonly everywhere: boolean;
};

/** The posts that an actor may hand out: directors are named by whoever may direct all tournaments. */
export function assignablePosts(actor: Actor, tournamentId: string): readonly OfficialPost[] {
  if (can(actor, "officials.assign", { tournamentId: null }).allowed) return OFFICIAL_POSTS;
  if (can(actor, "officials.assign", { tournamentId }).allowed) return ASSIGNABLE_ROLES;
  return [];
}

const isPost = (role: string): role is OfficialPost =>
  (OFFICIAL_POSTS as readonly string[]).includes(role);

/** Directors, judges and scorekeepers of a tournament, those of all tournaments included; active accounts only. */
export async function listOfficials(tournamentId: string): Promise<readonly Official[]> {
  const rows = await database().roleGrant.findMany({
    where: {
      role: { in: [...OFFICIAL_POSTS] },
      OR: [{ tournamentId }, { tournamentId: null }],
      account: { active: true },
    },
    include: { account: true },
    orderBy: { account: { displayName: "asc" } },
  });
  const officials = rows.flatMap(({ id, accountId, role, account, tournamentId: where }) =>
    isPost(role)
      ? [
          {
            grantId: id,
            accountId,
            name: account.displayName,
            role,
            everywhere: where === null,
          },
        ]
      : [],
  );
  const order = (official: Official) => OFFICIAL_POSTS.indexOf(official.role);
  return officials.sort((a, b) => order(a) - order(b));
}

export type NameableAccount = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
};

/** Accounts that can be named to a post. */
export async function listNameableAccounts(): Promise<readonly NameableAccount[]> {
  const rows = await database().account.findMany({
    where: { active: true },
    orderBy: [{ displayName: "asc" }, { username: "asc" }],
  });
  return rows.map(({ id, displayName, username }) => ({ id, name: displayName, username }));
}

type Naming = {
  readonly commandId: string;
  readonly tournamentId: string;
  readonly accountId: string;
  readonly role: OfficialPost;
};

/** Names an account to a post of one tournament. Refuses a post that the sender may not give, and one already held. */
export function assignOfficial(
  sender: Sender,
  { commandId, tournamentId, accountId, role }: Naming,
): Promise<CommandResult<{ grantId: string }>> {
  const command = { id: commandId, action: "officials.assign" };
  return runCommand(sender, command, async (scope) => {
    authorizePost(sender, tournamentId, role);
    await lockedTournament(scope.tx, tournamentId);
    const account = await scope.tx.account.findFirst({
      where: { id: accountId, active: true },
      include: { grants: true },
    });
    if (!account) return refuse({ code: "account-not-found" });
    const held = account.grants.some(
      (grant) =>
        grant.role === role && (grant.tournamentId === null || grant.tournamentId === tournamentId),
    );
    if (held) return refuse({ code: "post-held", person: account.displayName, role });
    const grant = await scope.tx.roleGrant.create({ data: { accountId, role, tournamentId } });
    writeNaming(scope, "officials.assign", tournamentId, {
      account: account.displayName,
      role,
    });
    return { grantId: grant.id };
  });
}

/** Takes a post of one tournament away. Posts held for all tournaments are a matter of accounts. */
export function dismissOfficial(
  sender: Sender,
  request: { commandId: string; tournamentId: string; grantId: string },
): Promise<CommandResult<{ grantId: string }>> {
  const { tournamentId, grantId } = request;
  const command = { id: request.commandId, action: "officials.dismiss" };
  return runCommand(sender, command, async (scope) => {
    const grant = await scope.tx.roleGrant.findFirst({
      where: { id: grantId, tournamentId },
      include: { account: true },
    });
    if (!grant || !isPost(grant.role)) return refuse({ code: "post-not-found" });
    authorizePost(sender, tournamentId, grant.role);
    await lockedTournament(scope.tx, tournamentId);
    await scope.tx.roleGrant.delete({ where: { id: grantId } });
    writeNaming(scope, "officials.dismiss", tournamentId, {
      account: grant.account.displayName,
      role: grant.role,
    });
    return { grantId };
  });
}

/** Makes whoever created a tournament its director, unless he directs all of them anyway. */
export async function nameCreator(scope: CommandScope, tournamentId: string): Promise<void> {
  const { actor } = scope.sender;
  if (actor.kind !== "account") return;
  const directsAll = actor.grants.some(
    (grant) => grant.role === "director" && grant.tournamentId === null,
  );
  if (directsAll) return;
  const data = { accountId: actor.accountId, role: "director", tournamentId };
  await scope.tx.roleGrant.create({ data });
  writeNaming(scope, "officials.assign", tournamentId, {
    account: scope.sender.label,
    role: "director",
  });
}

function authorizePost(sender: Sender, tournamentId: string, role: OfficialPost): void {
  const mine = assignablePosts(sender.actor, tournamentId);
  authorize(sender, "officials.assign", {
    tournamentId: mine.includes(role) ? tournamentId : null,
  });
}

function writeNaming(
  { audit, announce }: CommandScope,
  action: "officials.assign" | "officials.dismiss",
  tournamentId: string,
  naming: { readonly account: string; readonly role: Role },
): void {
  const change = action === "officials.assign" ? { after: naming } : { before: naming };
  audit({ action, tournamentId, ...change });
  announce({ tournamentId, what: "tournament" });
}
