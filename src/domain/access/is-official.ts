import type { Actor } from "./actor";
import { OFFICIAL_ROLES } from "./roles";

/** Whether somebody officiates anywhere: may look people of the roster up, as every desk and table needs. */
export function isOfficial(actor: Actor): boolean {
  return (
    actor.kind === "account" &&
    actor.grants.some(({ role }) => (OFFICIAL_ROLES as readonly string[]).includes(role))
  );
}
