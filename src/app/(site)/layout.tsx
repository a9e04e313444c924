import type { ReactNode } from "react";
import { CapicuaMark } from "@/components/domino/capicua-mark";
import { SiteFooter } from "@/components/ui/site-footer";
import type { NavItem } from "@/components/ui/site-header";
import { SiteHeader } from "@/components/ui/site-header";
import type { Actor } from "@/domain/access/actor";
import type { Role } from "@/domain/access/roles";
import { env } from "@/env";
import { currentSender } from "@/server/auth/sender";
import { countUnread } from "@/server/claims/inbox-notices";
import { AccountMenu } from "./account-menu";

const PUBLIC_ITEMS: readonly NavItem[] = [
  { href: "/torneos", label: "Torneos" },
  { href: "/ranking", label: "Ranking" },
  { href: "/reglamento", label: "Reglamento" },
  { href: "/verificar", label: "Verificar" },
];

const FOOTER_ITEMS: readonly NavItem[] = [
  { href: "/anotador", label: "Anotador libre" },
  { href: "/mesa", label: "Anotar una mesa" },
  { href: "/mano", label: "Repasar una mano" },
  { href: "/comprobar", label: "Comprobar un torneo" },
];

const ROLE_ITEMS: readonly { readonly roles: readonly Role[]; readonly item: NavItem }[] = [
  { roles: ["director", "admin", "junta"], item: { href: "/director", label: "Dirección" } },
  { roles: ["scorekeeper"], item: { href: "/director", label: "Mesa de control" } },
  { roles: ["judge", "director"], item: { href: "/juez", label: "Juez" } },
  { roles: ["junta", "director"], item: { href: "/junta", label: "Reclamos" } },
  { roles: ["admin", "junta", "director"], item: { href: "/personas", label: "Personas" } },
  { roles: ["admin"], item: { href: "/cuentas", label: "Cuentas" } },
];

function itemsFor(actor: Actor): readonly NavItem[] {
  if (actor.kind !== "account") return PUBLIC_ITEMS;
  const held = new Set(actor.grants.map((grant) => grant.role));
  const own = ROLE_ITEMS.filter(({ roles }) => roles.some((role) => held.has(role))).map(
    ({ item }) => item,
  );
  // Who directs and also keeps scores has one way in.
  const once = own.filter(
    (item, index) => own.findIndex(({ href }) => href === item.href) === index,
  );
  return [...once, ...PUBLIC_ITEMS];
}

/** Header and footer of every page that is not a full screen of its own (projector, table). */
export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const sender = await currentSender();
  const signedIn = sender.actor.kind === "account";
  const playerId = sender.actor.kind === "account" ? sender.actor.playerId : null;
  const unread = playerId === null ? 0 : await countUnread(playerId);
  return (
    <>
      <SiteHeader
        brand={<CapicuaMark withName />}
        brandLabel="Capicúa, inicio"
        items={itemsFor(sender.actor)}
        account={<AccountMenu name={signedIn ? sender.label : null} unread={unread} />}
        banner={
          env().CAPICUA_MODE === "demo" ? "Demostración: personas y torneos de ejemplo" : undefined
        }
      />
      {children}
      <SiteFooter items={FOOTER_ITEMS} />
    </>
  );
}
