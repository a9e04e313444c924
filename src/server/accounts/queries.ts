import "server-only";
import type { Role } from "@/domain/access/roles";
import { ROLES } from "@/domain/access/roles";
import { searchKey, searchWords } from "@/domain/kernel/search-key";
import type { Prisma } from "@/generated/prisma/client";
import { database } from "../db/client";
import type { FoundPerson } from "../people/find-people";
import { personName } from "../registration/labels";

export type HeldRole = {
  readonly grantId: string;
  readonly role: Role;
  /** null for all tournaments. */
  readonly tournament: string | null;
};

export type AccountView = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly active: boolean;
  readonly isDemo: boolean;
  readonly person: FoundPerson | null;
  readonly roles: readonly HeldRole[];
};

const include = {
  player: { include: { club: true } },
  grants: { include: { tournament: true } },
} as const satisfies Prisma.AccountInclude;

type AccountRow = Prisma.AccountGetPayload<{ include: typeof include }>;

function toAccountView(row: AccountRow): AccountView {
  const roles = row.grants.flatMap(({ id, role, tournament }): HeldRole[] => {
    const known = ROLES.find((one) => one === role);
    return known ? [{ grantId: id, role: known, tournament: tournament?.name ?? null }] : [];
  });
  const { player } = row;
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    active: row.active,
    isDemo: row.isDemo,
    person: player && {
      id: player.id,
      name: personName(player),
      number: player.number,
      nickname: player.nickname,
      club: player.club?.name ?? null,
      suspended: player.status === "suspended",
    },
    roles: roles.sort(
      (a, b) =>
        ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
        (a.tournament ?? "").localeCompare(b.tournament ?? "", "es"),
    ),
  };
}

/** Accounts whose name, user name or person begins with the words typed; closed ones last. */
export async function listAccounts(query: string): Promise<readonly AccountView[]> {
  const rows = await database().account.findMany({
    include,
    orderBy: { username: "asc" },
  });
  const words = searchWords(query);
  const order = new Intl.Collator("es");
  return rows
    .map(toAccountView)
    .filter(({ displayName, username, person }) => {
      const key = ` ${searchKey(`${displayName} ${username} ${person?.name ?? ""}`)}`;
      return words.every((word) => key.includes(` ${word}`));
    })
    .sort(
      (a, b) => Number(b.active) - Number(a.active) || order.compare(a.displayName, b.displayName),
    );
}

export async function findAccount(id: string): Promise<AccountView | null> {
  const row = await database().account.findUnique({ where: { id }, include });
  return row && toAccountView(row);
}

/** Tournaments that a role can be held for, latest first. */
export async function listGrantableTournaments(): Promise<
  readonly { readonly id: string; readonly name: string }[]
> {
  return database().tournament.findMany({
    select: { id: true, name: true },
    orderBy: [{ startsOn: "desc" }, { name: "asc" }],
  });
}
