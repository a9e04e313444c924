"use client";

import { useLinkStatus } from "next/link";

/** Inside a `Link`: a bar along the top of the screen while its page takes longer than half a second to come. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span
      role="status"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-late overflow-hidden bg-felt-soft"
    >
      <span className="block h-full w-2/5 animate-slide bg-felt" />
      <span className="sr-only">Cargando…</span>
    </span>
  );
}
