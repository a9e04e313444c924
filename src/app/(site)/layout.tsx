import type { ReactNode } from "react";
import { ConnectionBar } from "@/components/live/connection-bar";
import { SiteFooter } from "@/components/ui/site-footer";
import type { NavItem } from "@/components/ui/site-header";
import { env } from "@/env";
import { currentSender } from "@/server/auth/sender";
import { accountOf } from "./account-of";
import { SiteHead } from "./site-head";

const FOOTER_ITEMS: readonly NavItem[] = [
  { href: "/anotador", label: "Anotador libre" },
  { href: "/mesa", label: "Anotar una mesa" },
  { href: "/mano", label: "Repasar una mano" },
  { href: "/comprobar", label: "Comprobar un torneo" },
];

/** Header and footer of every page that is not a full screen of its own (projector, table). */
export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteHead
        account={await accountOf(await currentSender())}
        banner={
          env().CAPICUA_MODE === "demo" ? "Demostración: personas y torneos de ejemplo" : undefined
        }
      />
      <ConnectionBar />
      {children}
      <SiteFooter items={FOOTER_ITEMS} />
    </>
  );
}
