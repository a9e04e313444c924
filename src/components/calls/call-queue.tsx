"use client";

import Link from "next/link";
import { useServerNow } from "@/components/clock/use-server-now";
import type { Answer } from "@/components/commands/answer";
import { useCommand } from "@/components/commands/use-command";
import { usePage } from "@/components/live/use-page";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { CallOutcome } from "@/domain/match/judge-call";
import { CALL_REASON_NAMES } from "@/i18n/es/calls";
import { waitedText } from "@/i18n/es/refereeing";
import type { QueuedCall } from "@/server/calls/queries";

type CallInput =
  | { readonly do: "take" | "release"; readonly callId: string }
  | { readonly do: "end"; readonly callId: string; readonly outcome: CallOutcome };

/** Sends a judge's answer to a call; given by the page, which has the server's action. */
export type AnswerCall = (input: CallInput & { commandId: string }) => Promise<Answer<unknown>>;

type CallQueueProps = {
  readonly slug: string;
  readonly calls: readonly QueuedCall[];
  /** The server's instant when the calls were read. */
  readonly now: number;
  readonly answer: AnswerCall;
};

/** The tables that call a judge, the longest wait first: who goes, and whether it is settled. */
export function CallQueue({ slug, calls, now, answer }: CallQueueProps) {
  const present = useServerNow(now);
  if (calls.length === 0) return null;
  const waiting = calls.filter(({ takenBy }) => takenBy === null).length;
  return (
    <section aria-label="Llamadas" className="mb-4">
      <h2 className="mb-2 text-lg">
        {waiting === 0
          ? "Llamadas que se atienden"
          : waiting === 1
            ? "1 mesa llama al juez"
            : `${waiting} mesas llaman al juez`}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {calls.map((call) => (
          <li key={call.callId}>
            <CallCard slug={slug} call={call} waited={present - call.at} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CallCardProps = {
  readonly slug: string;
  readonly call: QueuedCall;
  /** Milliseconds. */
  readonly waited: number;
  readonly answer: AnswerCall;
};

function CallCard({ slug, call, waited, answer }: CallCardProps) {
  const router = usePage();
  const { send, pending, failure } = useCommand<CallInput, unknown>(answer);
  const { callId, takenBy } = call;

  async function tell(input: CallInput): Promise<void> {
    await send(input);
    router.refresh();
  }

  return (
    <article
      className={classNames(
        "grid gap-2 border-s-4 p-3",
        takenBy === null ? "border-amber bg-amber-soft" : "border-felt bg-felt-soft",
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">
          Mesa <span className="text-2xl font-extrabold tabular-nums">{call.table}</span>
        </h3>
        <span className="font-semibold tabular-nums">{waitedText(Math.max(0, waited))}</span>
      </div>
      <p>
        <span className="font-semibold">{CALL_REASON_NAMES[call.reason]}</span>
        {call.note && `: ${call.note}`}
        {takenBy && <span className="block text-sm">Va {takenBy.label}</span>}
      </p>
      {failure && <p className="font-semibold text-wine">{failure.messages.join(" ")}</p>}
      <div className="flex flex-wrap gap-2">
        {takenBy === null ? (
          <Button
            variant="primary"
            icon="arrow"
            pending={pending}
            onClick={() => tell({ do: "take", callId })}
          >
            Voy yo
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              icon="check"
              pending={pending}
              onClick={() => tell({ do: "end", callId, outcome: "resolved" })}
            >
              Resuelto
            </Button>
            <Button disabled={pending} onClick={() => tell({ do: "release", callId })}>
              No puedo ir
            </Button>
          </>
        )}
        <Link
          href={`/juez/${slug}/mesa/${call.matchId}`}
          className="inline-flex min-h-12 items-center px-2 font-semibold text-sea underline underline-offset-4"
        >
          Abrir la mesa
        </Link>
      </div>
    </article>
  );
}
