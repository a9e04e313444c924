// Who can act. A role is granted to an account; a capacity is a column of the permission table: the roles, plus the
// holder of a table's code and the anonymous public.

export const ROLES = ["admin", "junta", "director", "judge", "scorekeeper", "player"] as const;
export type Role = (typeof ROLES)[number];

export const CAPACITIES = [...ROLES, "table", "public"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** Roles that officiate: who holds one of these sees private refereeing data. */
export const OFFICIAL_ROLES = ["admin", "junta", "director", "judge", "scorekeeper"] as const;

/** Roles that a director may hand out in a tournament of its own (`officials.assign`). */
export const ASSIGNABLE_ROLES = ["judge", "scorekeeper"] as const satisfies readonly Role[];

/** A role held for one tournament, or for all of them (`tournamentId` null). */
export type RoleGrant = { readonly role: Role; readonly tournamentId: string | null };

/** Who asks: a signed-in account, whoever opened a table with its card's code, or anybody. */
export type Actor =
  | {
      readonly kind: "account";
      readonly accountId: string;
      /** The person behind the account, where it is linked to one. */
      readonly playerId: string | null;
      readonly grants: readonly RoleGrant[];
    }
  | { readonly kind: "table"; readonly matchId: string }
  | { readonly kind: "public" };
