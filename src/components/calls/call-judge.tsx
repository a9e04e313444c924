"use client";

import { useState } from "react";
import { useServerNow } from "@/components/clock/use-server-now";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { CallReason, OpenCall } from "@/domain/match/judge-call";
import { CALL_REASONS } from "@/domain/match/judge-call";
import { CALL_REASON_NAMES } from "@/i18n/es/calls";
import { waitedText } from "@/i18n/es/refereeing";
import { callSender } from "./call-request";

type CallJudgeProps = {
  readonly matchId: string;
  readonly code?: string | undefined;
  readonly call: OpenCall | null;
  /** The server's instant when `call` was read. */
  readonly now: number;
  /** Reads the table again: the call has changed. */
  readonly onChange: () => void;
};

/** On a table's screen: calls a judge in two taps, then says since when it waits and who is coming. */
export function CallJudge({ matchId, code, call, now, onChange }: CallJudgeProps) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [send] = useState(callSender);
  const table = { matchId, ...(code === undefined ? {} : { code }) };

  async function tell(what: Parameters<typeof send>[0]): Promise<void> {
    setPending(true);
    const failed = await send(what);
    setPending(false);
    setProblem(failed);
    if (failed !== null) return;
    setAsking(false);
    onChange();
  }

  if (call !== null) {
    return (
      <section aria-label="Llamada al juez" className="border-s-4 border-amber bg-amber-soft p-3">
        <CallState call={call} now={now} />
        {problem && <p className="mt-1 font-semibold text-wine">{problem}</p>}
        <Button
          className="mt-2"
          icon="undo"
          pending={pending}
          onClick={() => tell({ do: "withdraw", ...table, callId: call.callId })}
        >
          Ya no hace falta
        </Button>
      </section>
    );
  }
  return (
    <>
      <Button wide icon="gavel" onClick={() => setAsking(true)}>
        Llamar al juez
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="¿Para qué llaman al juez?">
        {problem && <Notice tone="error">{problem}</Notice>}
        <ul className="grid grid-cols-2 gap-2">
          {CALL_REASONS.map((reason: CallReason) => (
            <li key={reason}>
              <Button
                wide
                size="large"
                disabled={pending}
                onClick={() => tell({ do: "call", ...table, reason })}
              >
                {CALL_REASON_NAMES[reason]}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function CallState({ call, now }: { readonly call: OpenCall; readonly now: number }) {
  const present = useServerNow(now);
  const since = waitedText(Math.max(0, present - call.at));
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <Icon name="gavel" className="size-5 shrink-0" />
      {call.takenBy
        ? `Va ${call.takenBy.label}. Llamada ${since}: ${CALL_REASON_NAMES[call.reason].toLowerCase()}.`
        : `Juez llamado ${since}: ${CALL_REASON_NAMES[call.reason].toLowerCase()}. Esperen sin tocar las fichas.`}
    </p>
  );
}
