"use client";

import { useEffect, useRef } from "react";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import type { Outgoing } from "./outbox";
import { phoneOutbox, useOutbox } from "./use-outbox";

/** Over a judge's pages: the infractions that this phone has not sent, and those that the server did not take. */
export function OutboxBar() {
  const router = usePage();
  const items = useOutbox();
  const before = useRef(0);
  useEffect(() => {
    if (items.length < before.current) router.refresh();
    before.current = items.length;
  }, [items.length, router]);
  if (items.length === 0) return null;
  const waiting = items.filter(({ refused }) => refused === null);
  const refused = items.filter((item) => item.refused !== null);
  return (
    <section aria-label="Infracciones sin enviar" className="border-b border-line bg-amber-soft">
      {waiting.length > 0 && (
        <p role="status" className="flex items-center gap-2 px-3 py-2 font-semibold text-amber">
          <Icon name="offline" className="size-5 shrink-0" />
          <span>
            {waiting.length === 1
              ? "1 infracción sin enviar"
              : `${waiting.length} infracciones sin enviar`}
            : {waiting.map(({ title, table }) => `${title} (mesa ${table})`).join(", ")}. Se envían
            solas al volver la conexión.
          </span>
        </p>
      )}
      {refused.map((item) => (
        <Refused key={item.commandId} item={item} />
      ))}
    </section>
  );
}

function Refused({ item }: { readonly item: Outgoing }) {
  const { commandId, slug, matchId, table, title } = item;
  return (
    <div className="grid gap-2 border-t border-line px-3 py-2.5">
      <p className="font-semibold text-wine">
        Mesa {table}, «{title}»: no se anotó. {item.refused?.join(" ")}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`/juez/${slug}/mesa/${matchId}`} size="dense">
          Abrir la mesa
        </LinkButton>
        <Button size="dense" icon="redo" onClick={() => void phoneOutbox().again(commandId)}>
          Enviar otra vez
        </Button>
        <ConfirmButton
          size="dense"
          variant="quiet"
          icon="ban"
          danger
          title={`¿Quitar «${title}» de este teléfono?`}
          body="No llegó al servidor: si ocurrió, hay que anotarla otra vez en la mesa."
          confirmLabel="Quitar"
          onConfirm={() => phoneOutbox().discard(commandId)}
        >
          Quitar
        </ConfirmButton>
      </div>
    </div>
  );
}
