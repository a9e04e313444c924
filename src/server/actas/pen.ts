import "server-only";
import type { ActaEvent } from "@/domain/match/acta";
import { refuse } from "../command";
import type { Sender } from "../sender";
import type { MatchRow } from "./load";
import { RIGHT_OF_EVENT } from "./rights";
import type { TableWriter } from "./table-view";

// Which phone writes at a table. One at a time has the pen; whoever takes it from another is told so first. A phone is
// known by a random id that it made itself, and no other phone is ever told that id.

/** The columns of a match that say who has the pen. */
export type Pen = Pick<MatchRow, "writerId" | "writerLabel" | "writerSince" | "writerAt">;

export const NO_PEN: Pen = {
  writerId: null,
  writerLabel: null,
  writerSince: null,
  writerAt: null,
};

/** The pen in the hand of a sender's phone from now on. */
export function penOf(sender: Sender, writer: string, now = new Date()): Pen {
  return { writerId: writer, writerLabel: penLabel(sender), writerSince: now, writerAt: null };
}

/** A phone in a few words, "Android · Chrome", and who is signed in on it: "Android · Chrome, Ana Cruz". */
function penLabel({ actor, label, device = "otro teléfono" }: Sender): string {
  return actor.kind === "account" ? `${device}, ${label}` : device;
}

/**
 * What the pen is after an event that a phone writes: it takes the pen where nobody has it. Refuses with `other-writer`
 * where another phone has it. An official who names no phone (the desk, a judge) writes without it and leaves it alone.
 */
export function penAfter(
  sender: Sender,
  writer: string | undefined,
  match: MatchRow,
  event: ActaEvent,
): Partial<Pen> {
  if (!needsPen(sender, writer, event)) return {};
  if (match.writerId !== null && match.writerId !== writer) {
    const { table, writerLabel: label, writerSince: since, writerAt: lastAt } = match;
    return refuse({ code: "other-writer", table, label, since, lastAt });
  }
  if (writer === undefined) return {};
  const now = new Date();
  return match.writerId === null
    ? { ...penOf(sender, writer, now), writerAt: now }
    : { writerAt: now };
}

function needsPen(sender: Sender, writer: string | undefined, event: ActaEvent): boolean {
  if (sender.actor.kind === "table") return true;
  const right = RIGHT_OF_EVENT[event.type];
  return writer !== undefined && (right === "acta.record-hand" || right === "acta.change-medium");
}

/** Who has the pen, as the phone `reader` may know it. */
export function writerOf(match: Pen, reader: string | undefined): TableWriter | null {
  const { writerId, writerLabel, writerSince, writerAt } = match;
  if (writerId === null || writerSince === null) return null;
  return {
    own: writerId === reader,
    label: writerLabel ?? "",
    since: writerSince.toISOString(),
    lastAt: writerAt?.toISOString() ?? null,
  };
}
