import type { NavItem } from "@/components/ui/site-header";
import type { Role } from "@/domain/access/roles";
import { countUnread } from "@/server/claims/inbox-notices";
import type { Sender } from "@/server/sender";

/** What the head of a page shows of who is signed in. */
export type HeadAccount = {
  readonly name: string;
  /** Notices that have not been read. */
  readonly unread: number;
  /** The ways that the account's roles open. */
  readonly items: readonly NavItem[];
};

const ROLE_ITEMS: readonly { readonly roles: readonly Role[]; readonly item: NavItem }[] = [
  { roles: ["director", "admin", "junta"], item: { href: "/director", label: "Dirección" } },
  { roles: ["scorekeeper"], item: { href: "/director", label: "Mesa de control" } },
  { roles: ["judge", "director"], item: { href: "/juez", label: "Juez" } },
  { roles: ["junta", "director"], item: { href: "/junta", label: "Reclamos" } },
  { roles: ["admin", "junta", "director"], item: { href: "/personas", label: "Personas" } },
  { roles: ["admin"], item: { href: "/cuentas", label: "Cuentas" } },
];

/** The account behind a request; null for a visitor. */
export async function accountOf({ actor, label }: Sender): Promise<HeadAccount | null> {
  if (actor.kind !== "account") return null;
  const held = new Set(actor.grants.map((grant) => grant.role));
  const own = ROLE_ITEMS.filter(({ roles }) => roles.some((role) => held.has(role))).map(
    ({ item }) => item,
  );
  return {
    name: label,
    unread: actor.playerId === null ? 0 : await countUnread(actor.playerId),
    // Who directs and also keeps scores has one way in.
    items: own.filter((item, index) => own.findIndex(({ href }) => href === item.href) === index),
  };
}
