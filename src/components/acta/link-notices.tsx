"use client";

import { useEffect, useState } from "react";
import { serverTime } from "@/components/clock/server-time";
import { Notice } from "@/components/ui/notice";
import type { ActaSnapshot } from "./acta-client";
import { countUnsent } from "./acta-queue";
import { timeOf } from "./hands-panel";

/** Shorter silences are nothing to worry about: the next try is on its way. */
const SILENCE_MS = 20_000;
const LOOK_MS = 5_000;

type LinkNoticesProps = Pick<
  ActaSnapshot,
  "queue" | "silentSince" | "keeps" | "taking" | "online"
> & {
  /** The table goes on on paper: nothing more is written here. */
  readonly isOnPaper: boolean;
  readonly timeZone: string;
};

/** What a scorekeeper must know of the phone itself: that nothing answers, since when, or that it keeps nothing. */
export function LinkNotices(props: LinkNoticesProps) {
  const { queue, silentSince, keeps, taking, online, isOnPaper, timeZone } = props;
  const since = useLongSilence(silentSince);
  const waiting = countUnsent(queue);
  const goOn = isOnPaper ? "" : "sigue anotando, ";
  return (
    <>
      {!keeps && (
        <div className="mb-3">
          <Notice tone="warning" title="Este teléfono no guarda: no cierres la página">
            Lo que falte por enviar está solo en esta pantalla. Con la página abierta se sigue
            anotando y enviando igual.
          </Notice>
        </div>
      )}
      {taking && !online && (
        <div className="mb-3">
          <Notice tone="info" title="Este teléfono pasa a anotar" live>
            Se avisará a los demás en cuanto haya señal. Mientras tanto puedes anotar aquí.
          </Notice>
        </div>
      )}
      {since !== null && waiting > 0 && queue.refused === null && (
        <div className="mb-3">
          <Notice
            tone="warning"
            title={`Sin respuesta desde las ${timeOf(new Date(since).toISOString(), timeZone)}`}
            live
          >
            {waiting === 1
              ? `Queda 1 sin enviar${keeps ? ", guardada en este teléfono" : ""}: ${goOn}se envía sola.`
              : `Quedan ${waiting} sin enviar${keeps ? ", guardadas en este teléfono" : ""}: ${goOn}se envían solas.`}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The instant, in the server's time, since which nothing has answered; null for a short silence. */
function useLongSilence(silentSince: number | null): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    setSince(null);
    if (silentSince === null) return;
    const look = () => {
      const lasted = Date.now() - silentSince;
      if (lasted >= SILENCE_MS) setSince((known) => known ?? serverTime() - lasted);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [silentSince]);
  return since;
}
