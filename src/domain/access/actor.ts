import type { Role } from "./roles";

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
