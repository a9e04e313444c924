"use client";

import type { Acta } from "@/components/acta/use-acta";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";

/** What the server has not taken yet: no connection, somebody else was quicker, or a refusal to be looked at. */
export function QueueNotice({ client, queue, online, lost }: Acta) {
  if (lost !== null) {
    return (
      <Notice tone="error" title="Esta mesa ya no se puede leer">
        {lost.map(({ detail }) => detail).join(" ")}
      </Notice>
    );
  }
  if (queue.refused !== null) {
    const { commandId, problems } = queue.refused;
    return (
      <Notice
        tone="error"
        title="El servidor no aceptó lo último"
        actions={
          <>
            <Button variant="primary" onClick={() => client.sendAgain()}>
              Enviar sobre lo que hay ahora
            </Button>
            <Button onClick={() => client.discard(commandId)}>Descartarlo</Button>
          </>
        }
      >
        {problems.map(({ detail }) => detail).join(" ")}
      </Notice>
    );
  }
  if (!online && queue.waiting.length > 0) {
    return (
      <Notice tone="warning" title="Sin conexión" live>
        {queue.waiting.length === 1
          ? "1 anotación espera aquí; se envía sola."
          : `${queue.waiting.length} anotaciones esperan aquí; se envían solas.`}
      </Notice>
    );
  }
  if (queue.waiting.length === 0) return null;
  return (
    <p role="status" className="flex animate-late items-center gap-2 font-semibold text-ink-soft">
      <Spinner />
      {queue.waiting.length === 1 ? "Guardando…" : `Guardando ${queue.waiting.length} anotaciones…`}
    </p>
  );
}
