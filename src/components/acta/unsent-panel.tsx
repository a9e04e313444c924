"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ActaState } from "@/domain/match/acta-state";
import { handTitle } from "@/i18n/es/hand-title";
import type { QueuedCommand, Refused } from "./acta-queue";
import { eventText } from "./event-text";
import type { SeatNames } from "./seat-names";
import { StepFrame } from "./step-frame";

type UnsentPanelProps = {
  readonly acta: ActaState;
  readonly refused: Refused;
  readonly waiting: readonly QueuedCommand[];
  readonly names: SeatNames;
  readonly onDiscard: (commandId: string) => void;
  readonly onSendAgain: () => void;
};

const MOVED: readonly string[] = ["stale", "hands-moved", "other-writer"];

/** What is no hand and could not be sent because the acta had moved on, beside what is recorded now. A person decides. */
export function UnsentPanel(props: UnsentPanelProps) {
  const { acta, refused, waiting, names, onDiscard, onSendAgain } = props;
  const command = waiting.find(({ commandId }) => commandId === refused.commandId);
  if (command === undefined) return null;
  const isStale = refused.problems.some(({ code }) => MOVED.includes(code));
  const last = acta.hands.at(-1);
  return (
    <StepFrame title={isStale ? "Alguien anotó antes" : "No se pudo guardar"}>
      <div className="flex flex-col gap-3">
        <Notice tone={isStale ? "warning" : "error"} title="Lo tuyo no se ha guardado">
          {refused.problems.map(({ detail }) => (
            <p key={detail}>{detail}</p>
          ))}
        </Notice>
        <dl className="grid grid-cols-2 gap-3">
          <div className="border-t-2 border-ink pt-2">
            <dt className="text-sm text-ink-soft">Anotado ahora</dt>
            <dd className="font-semibold">
              {last ? `Mano ${last.number}: ${handTitle(last.hand, names)}` : "Ninguna mano"}
              <span className="block tabular-nums">
                {acta.score.AC}–{acta.score.BD}
              </span>
            </dd>
          </div>
          <div className="border-t-2 border-amber pt-2">
            <dt className="text-sm text-ink-soft">En este teléfono</dt>
            <dd className="font-semibold">{eventText(command, names)}</dd>
            {waiting.length > 1 && (
              <dd className="text-sm text-ink-soft">y {waiting.length - 1} más detrás</dd>
            )}
          </div>
        </dl>
        <Button size="large" wide icon="close" onClick={() => onDiscard(refused.commandId)}>
          {isStale ? "Ya está anotado: descartar lo mío" : "Descartar"}
        </Button>
        <Button variant="primary" size="large" wide icon="arrow" onClick={onSendAgain}>
          {isStale ? "Es otra cosa: enviarla también" : "Probar otra vez"}
        </Button>
      </div>
    </StepFrame>
  );
}
