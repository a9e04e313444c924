"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-message";
import { pageConnection, useIsConnected } from "./page-connection";
import { STAYS_HERE } from "./use-page";

/** What the service worker opens without a network. */
const KEPT_PAGES = /^\/(mesa\/|anotador$)/;

/** Over every page of the site: that nothing answers, for as long as it lasts. A link does not lead out of the page then. */
export function ConnectionBar() {
  const isConnected = useIsConnected();
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (pageConnection().isUp() && navigator.onLine) return;
      if (!leavesPage(event)) return;
      event.preventDefault();
      void pageConnection().check();
      showToast(STAYS_HERE, "warning");
    };
    // Before the links' own listeners.
    document.addEventListener("click", stay, true);
    return () => document.removeEventListener("click", stay, true);
  }, []);
  if (isConnected) return null;
  return (
    <p
      role="status"
      className="sticky top-0 z-20 flex items-center gap-2 bg-amber-soft px-3 py-2 font-semibold text-amber"
    >
      <Icon name="offline" className="size-5 shrink-0" />
      Sin conexión. Se ve lo último que llegó; al volver se actualiza sola.
    </p>
  );
}

/** Whether a press is on a link of the site that takes the place of this page. */
function leavesPage({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.hash !== "") return false;
  return !link.hasAttribute("download") && !KEPT_PAGES.test(link.pathname);
}
