import type { Answer } from "@/components/commands/answer";
import { readDeskTarget } from "@/schemas/desk-target";
import type { DeliveredSheet } from "@/server/actas/deliver";

// Scan, scan, scan: each sheet is sent by itself, and the next does not wait for its answer.

/** Refusals that a person may answer. */
const ASKING: readonly string[] = ["hoja-of-other-seats", "delivery-untouched"];

export type Delivery = {
  readonly commandId: string;
  readonly typed: string;
  /** `asks`: printed for other seats, or of a table that recorded nothing; it is taken in only knowingly. */
  readonly state: "sending" | "taken" | "already" | "asks" | "refused" | "offline";
  readonly words: string;
  /** Whose sheet it was, once that is known. */
  readonly matchId?: string;
  /** Sent knowingly after such a question. */
  readonly anyway?: true;
};

/** The log with one more sheet on its way, the latest first. */
export function sendingDelivery(
  log: readonly Delivery[],
  commandId: string,
  typed: string,
  anyway = false,
): readonly Delivery[] {
  const line: Delivery = {
    commandId,
    typed,
    state: "sending",
    words: "Anotando…",
    ...(anyway ? { anyway } : {}),
  };
  return [line, ...log.filter((one) => one.commandId !== commandId)];
}

/** The log without a line: its question was answered with no. */
export function withoutDelivery(log: readonly Delivery[], commandId: string): readonly Delivery[] {
  return log.filter((line) => line.commandId !== commandId);
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
  if (!answer.ok) {
    const state = answer.codes.some((code) => ASKING.includes(code)) ? "asks" : "refused";
    return { state, words: answer.messages.join(" ") };
  }
  const { matchId, round, table, already } = answer.value;
  return already
    ? { matchId, state: "already", words: `Ronda ${round}, mesa ${table}: ya estaba recibida.` }
    : { matchId, state: "taken", words: `Ronda ${round}, mesa ${table}: recibida.` };
}

/** Of the sheets that were taken in although they were printed for other seats: match, and the short hash on the paper. */
export function papersOfOtherSeats(log: readonly Delivery[]): ReadonlyMap<string, string> {
  return new Map(
    log.flatMap(({ anyway, matchId, typed }) => {
      const target = readDeskTarget(typed);
      return anyway && matchId !== undefined && target?.kind === "code" && target.seating
        ? [[matchId, target.seating] as const]
        : [];
    }),
  );
}
