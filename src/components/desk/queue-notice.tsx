"use client";

import { eventText } from "@/components/acta/event-text";
import { knownActa } from "@/components/acta/queue-fit";
import { seatNames } from "@/components/acta/seat-names";
import type { Acta } from "@/components/acta/use-acta";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { decideActaEvents } from "@/domain/match/decide-acta";

const DONE = { verified: "verificó", closed: "cerró", reopened: "reabrió" } as const;

/** What the server has not taken yet: no connection, somebody else was quicker, or a refusal to be looked at. */
export function QueueNotice(shown: Acta) {
  const { view, queue, online, lost, overtaken } = shown;
  if (lost !== null) {
    return (
      <Notice tone="error" title="Esta mesa ya no se puede leer">
        {lost.map(({ detail }) => detail).join(" ")}
      </Notice>
    );
  }
  if (queue.refused !== null) return <RefusedNotice {...shown} />;
  if (!online && queue.waiting.length > 0) {
    return (
      <Notice tone="warning" title="Sin conexión" live>
        {queue.waiting.length === 1
          ? "1 anotación espera aquí; se envía sola."
          : `${queue.waiting.length} anotaciones esperan aquí; se envían solas.`}
      </Notice>
    );
  }
  if (queue.waiting.length === 0) {
    if (overtaken === null) return null;
    const by = view.doneBy?.[overtaken] ?? "otra persona";
    return (
      <Notice tone="info" title={`Ya la ${DONE[overtaken]} ${by}`} live>
        Lo tuyo no hizo falta y no se envió.
      </Notice>
    );
  }
  return (
    <p role="status" className="flex animate-late items-center gap-2 font-semibold text-ink-soft">
      <Spinner />
      {queue.waiting.length === 1 ? "Guardando…" : `Guardando ${queue.waiting.length} anotaciones…`}
    </p>
  );
}

/** What was refused with all that waits behind it, by name. Sending again is offered only where it can be taken now. */
function RefusedNotice({ client, view, queue }: Acta) {
  const { refused, waiting } = queue;
  const names = seatNames(view.people);
  const events = waiting.map(({ event }) => event);
  const maySend = decideActaEvents(knownActa(queue, view, view), events, view).ok;
  return (
    <Notice
      tone="error"
      title="Esto no se guardó"
      live
      actions={
        <>
          {maySend && (
            <Button variant="primary" onClick={() => client.sendAgain()}>
              Enviar sobre lo que hay ahora
            </Button>
          )}
          <Button onClick={() => client.discardAll()}>
            {waiting.length === 1 ? "Descartarlo" : `Descartar las ${waiting.length}`}
          </Button>
        </>
      }
    >
      <p>{refused?.problems.map(({ detail }) => detail).join(" ")}</p>
      <p className="font-semibold">
        {waiting.map((command) => eventText(command, names)).join("; ")}.
      </p>
      {!maySend && <p>La Hoja ya no lo admite: descártalo y sigue con lo que hay.</p>}
    </Notice>
  );
}
