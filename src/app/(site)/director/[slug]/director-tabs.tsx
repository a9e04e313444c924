"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { TabItem } from "@/components/ui/tabs";
import { Tabs } from "@/components/ui/tabs";

type DirectorTabsProps = {
  /** The panel's address; the other tabs lie below it. */
  readonly base: string;
  readonly items: readonly TabItem[];
};

/** The parts of a tournament for its officials. The one on show scrolls into sight on a phone. */
export function DirectorTabs({ base, items }: DirectorTabsProps) {
  const path = usePathname();
  const row = useRef<HTMLDivElement>(null);
  const below = items.find(({ href }) => href !== base && path.startsWith(href));
  // The desk is a part of the rounds.
  const desk = path.startsWith(`${base}/mesas`) ? `${base}/rondas` : null;
  const current = desk ?? below?.href ?? (path === base ? base : "");

  useEffect(() => {
    if (current === "") return;
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);

  return (
    <div ref={row} className="[--scroll-cover:var(--surface)] [&>nav]:mb-0 [&>nav]:border-b-0">
      <Tabs label="Partes del torneo" items={items} current={current} />
    </div>
  );
}
