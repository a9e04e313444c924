import type { Actor } from "@/domain/access/actor";
import type { Role } from "@/domain/access/roles";

const WORKPLACES: readonly (readonly [Role, string])[] = [
  ["director", "/director"],
  ["judge", "/juez"],
  ["scorekeeper", "/director"],
  ["junta", "/director"],
  ["admin", "/cuentas"],
  ["player", "/mi-cuenta"],
];

/** Where somebody who has just signed in has work to do. */
export function workplaceOf(actor: Actor): string {
  if (actor.kind !== "account") return "/";
  const held = new Set(actor.grants.map(({ role }) => role));
  return WORKPLACES.find(([role]) => held.has(role))?.[1] ?? "/mi-cuenta";
}
