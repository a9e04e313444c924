import type { z } from "zod";
import { newCommandId } from "@/components/commands/command-id";
import type { tableCallSchema } from "@/schemas/calls";

type TableCall = z.input<typeof tableCallSchema>;
type WithoutId<Call> = Call extends unknown ? Omit<Call, "commandId"> : never;

const PATIENCE_MS = 10_000;
const NO_CONNECTION = "No hay conexión: levanta la mano y llama de viva voz, o prueba otra vez.";

/** Sends a table's call. Answers null when it arrived, and otherwise what to tell. The same id goes with each retry. */
export function callSender() {
  let commandId = newCommandId();
  return async (call: WithoutId<TableCall>): Promise<string | null> => {
    try {
      const response = await fetch("/api/acta/juez", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...call, commandId }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status >= 500) return NO_CONNECTION;
      commandId = newCommandId();
      const answer = (await response.json()) as
        | { ok: true }
        | { ok: false; problems: readonly { detail: string }[] };
      return answer.ok ? null : answer.problems.map(({ detail }) => detail).join(" ");
    } catch {
      return NO_CONNECTION;
    }
  };
}
