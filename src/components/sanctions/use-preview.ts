"use client";

import { useEffect, useState } from "react";
import type { SanctionPreview } from "@/server/sanctions/preview";
import type { PreviewAction, PreviewInput } from "./judge-actions";

export type Previewed = {
  /** Of the last question; older than the draft while `pending`. */
  readonly preview: SanctionPreview | null;
  readonly pending: boolean;
  readonly messages: readonly string[];
};

const NO_CONNECTION = "No hay conexión con el servidor. Nada se perdió.";

/** The question never reached the server. */
export function isOffline({ pending, messages }: Previewed): boolean {
  return !pending && messages.includes(NO_CONNECTION);
}

/** The server's verdict on a draft, asked again whenever the draft or the acta changes. Null asks nothing. */
export function usePreview(
  ask: PreviewAction,
  input: PreviewInput | null,
  version: number,
): Previewed & { readonly again: () => void } {
  const [told, setTold] = useState<Previewed>({ preview: null, pending: false, messages: [] });
  const [attempt, setAttempt] = useState(0);
  const question = input === null ? null : JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the acta is another question
  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    setTold((before) => ({ ...before, pending: true, messages: [] }));
    const show = (next: Partial<Previewed>) => {
      if (isCurrent) setTold((before) => ({ ...before, pending: false, ...next }));
    };
    ask(JSON.parse(question) as PreviewInput).then(
      (answer) =>
        show(answer.ok ? { preview: answer.value } : { preview: null, messages: answer.messages }),
      () => show({ messages: [NO_CONNECTION] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, question, version, attempt]);

  return { ...told, again: () => setAttempt((count) => count + 1) };
}
