"use client";

import { useEffect, useState } from "react";
import { CapicuaMark } from "@/components/domino/capicua-mark";
import type { NavItem } from "@/components/ui/site-header";
import { SiteHeader } from "@/components/ui/site-header";
import { AccountMenu } from "./account-menu";
import type { HeadAccount } from "./account-of";

const PUBLIC_ITEMS: readonly NavItem[] = [
  { href: "/torneos", label: "Torneos" },
  { href: "/ranking", label: "Ranking" },
  { href: "/reglamento", label: "Reglamento" },
  { href: "/verificar", label: "Verificar" },
];

/** Set beside a page that is the same for everybody when its reader is signed in (`src/front`). */
const MARKER = /(?:^|;\s*)capicua-cuenta=1/;

type SiteHeadProps = {
  /** Who is signed in, where the page was made for one reader; null for a visitor, and on pages made for everybody. */
  readonly account: HeadAccount | null;
  readonly banner: string | undefined;
};

/** The head of every page. On pages made for everybody it finds out itself whether its reader is signed in. */
export function SiteHead({ account: given, banner }: SiteHeadProps) {
  const [found, setFound] = useState(given);
  useEffect(() => {
    if (given !== null) return setFound(given);
    if (!MARKER.test(document.cookie)) return;
    const ends = new AbortController();
    fetch("/api/cuenta", { signal: ends.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(
        (account: HeadAccount | null) => setFound(account),
        // The head stays as it is until the next page.
        () => undefined,
      );
    return () => ends.abort();
  }, [given]);
  const account = given ?? found;
  return (
    <SiteHeader
      brand={<CapicuaMark withName />}
      brandLabel="Capicúa, inicio"
      items={[...(account?.items ?? []), ...PUBLIC_ITEMS]}
      account={<AccountMenu name={account?.name ?? null} unread={account?.unread} />}
      banner={banner}
    />
  );
}
