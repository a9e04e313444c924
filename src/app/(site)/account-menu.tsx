"use client";

import Link from "next/link";
import { signOut } from "next-auth/react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** The way in, or the name of who is signed in and the way out. */
export function AccountMenu({
  name,
  unread = 0,
}: {
  readonly name: string | null;
  /** Notices that have not been read. */
  readonly unread?: number;
}) {
  if (name === null) {
    return (
      <LinkButton href="/entrar" variant="secondary">
        Entrar
      </LinkButton>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <Link
        href="/mi-cuenta"
        title="Mi cuenta"
        className="inline-flex min-h-12 max-w-48 items-center font-semibold underline-offset-4 hover:underline"
      >
        <span className="truncate">{name}</span>
        {unread > 0 && (
          <span className="ms-2 shrink-0 rounded-full bg-amber px-2 py-0.5 text-sm text-on-amber tabular-nums">
            {unread}
            <span className="sr-only">{unread === 1 ? " aviso sin leer" : " avisos sin leer"}</span>
          </span>
        )}
      </Link>
      <Button variant="secondary" onClick={() => signOut({ callbackUrl: "/" })}>
        Salir
      </Button>
    </div>
  );
}
