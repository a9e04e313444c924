"use client";

import { signOut } from "next-auth/react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** The way in, or the name of who is signed in and the way out. */
export function AccountMenu({ name }: { readonly name: string | null }) {
  if (name === null) {
    return (
      <LinkButton href="/entrar" variant="secondary">
        Entrar
      </LinkButton>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <span className="max-w-48 truncate font-semibold">{name}</span>
      <Button variant="secondary" onClick={() => signOut({ callbackUrl: "/" })}>
        Salir
      </Button>
    </div>
  );
}
