import type { Answer } from "@/components/commands/answer";
import type { DeliveredSheet } from "@/server/actas/deliver";

// Scan, scan, scan: each sheet is sent by itself, and the next does not wait for its answer.

export type Delivery = {
  readonly commandId: string;
  readonly typed: string;
  readonly state: "sending" | "taken" | "already" | "refused" | "offline";
  readonly words: string;
  /** Whose sheet it was, once that is known. */
  readonly matchId?: string;
};

/** The log with one more sheet on its way, the latest first. */
export function sendingDelivery(
  log: readonly Delivery[],
  commandId: string,
  typed: string,
): readonly Delivery[] {
  const line: Delivery = { commandId, typed, state: "sending", words: "Anotando…" };
  return [line, ...log.filter((one) => one.commandId !== commandId)];
}

/** The log after an answer; null where there was none. */
export function answeredDelivery(
  log: readonly Delivery[],
  commandId: string,
  answer: Answer<DeliveredSheet> | null,
): readonly Delivery[] {
  return log.map((line) => (line.commandId === commandId ? { ...line, ...outcome(answer) } : line));
}

function outcome(
  answer: Answer<DeliveredSheet> | null,
): Pick<Delivery, "state" | "words" | "matchId"> {
  if (answer === null)
    return { state: "offline", words: "Sin conexión: no quedó anotada. Inténtalo otra vez." };
  if (!answer.ok) return { state: "refused", words: answer.messages.join(" ") };
  const { matchId, round, table, already } = answer.value;
  return already
    ? { matchId, state: "already", words: `Ronda ${round}, mesa ${table}: ya estaba recibida.` }
    : { matchId, state: "taken", words: `Ronda ${round}, mesa ${table}: recibida.` };
}
