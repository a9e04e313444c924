"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { showToast } from "@/components/ui/toast-message";
import { pageConnection } from "./page-connection";

export const STAYS_HERE = "Sin conexión: la página se queda aquí. Prueba otra vez al volver.";

/** What a page asks for after an action. */
type PageRouter = {
  /** Asks for the page again; without a connection, when it comes back. */
  readonly refresh: () => void;
  /** Goes to another page; without a connection it stays and says so. */
  readonly push: (href: string) => void;
  /** The same, and the way back does not lead here. */
  readonly replace: (href: string) => void;
};

/** The one way in which a page asks for itself again or leaves by itself: never while the server does not answer. */
export function usePage(): PageRouter {
  const router = useRouter();
  return useMemo(() => {
    const refresh = () => router.refresh();
    const go = async (leave: () => void) => {
      if (await pageConnection().check()) leave();
      else showToast(STAYS_HERE, "warning");
    };
    return {
      refresh: () => pageConnection().whenUp(refresh),
      push: (href) => void go(() => router.push(href)),
      replace: (href) => void go(() => router.replace(href)),
    };
  }, [router]);
}
