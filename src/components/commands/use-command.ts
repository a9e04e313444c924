"use client";

import { useCallback, useRef, useState, useTransition } from "react";
import { pageConnection } from "@/components/live/page-connection";
import type { Answer } from "./answer";
import { newCommandId } from "./command-id";

type Failure = Extract<Answer<unknown>, { ok: false }>;

/** The code of a failure that never reached the server. */
export const NO_CONNECTION_CODE = "no-connection";

const NO_CONNECTION: Failure = {
  ok: false,
  messages: ["No hay conexión con el servidor. Nada se perdió: inténtalo otra vez."],
  codes: [NO_CONNECTION_CODE],
  overridable: false,
};

/**
 * Sends a command through a server action. A retry after a lost connection carries the same id, so that it counts once;
 * a new id is taken after every answer. `failure` holds what was wrong until the next sending.
 */
export function useCommand<Input, Value>(
  action: (input: Input & { commandId: string }) => Promise<Answer<Value>>,
): {
  readonly send: (input: Input) => Promise<Answer<Value>>;
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly clear: () => void;
} {
  const commandId = useRef<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, startTransition] = useTransition();

  const send = useCallback(
    (input: Input) =>
      new Promise<Answer<Value>>((resolve) => {
        startTransition(async () => {
          commandId.current ??= newCommandId();
          try {
            const answer = await action({ ...input, commandId: commandId.current });
            commandId.current = null;
            pageConnection().heard();
            setFailure(answer.ok ? null : answer);
            resolve(answer);
          } catch {
            void pageConnection().check();
            setFailure(NO_CONNECTION);
            resolve(NO_CONNECTION);
          }
        });
      }),
    [action],
  );
  const clear = useCallback(() => setFailure(null), []);
  return { send, pending, failure, clear };
}
