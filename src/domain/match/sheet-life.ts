import type { ActaEvent, ActaStage } from "./acta";
import type { ActaContext } from "./acta-state";
import { foldActa } from "./fold-acta";

// The life of a Hoja as it can be read: each state that it reached, and what marked it, with who and when. Instants are
// epoch milliseconds, people the labels that were kept with the events.

/** An event with when it came and from whom. */
export type DatedEvent = { readonly event: ActaEvent; readonly at: number; readonly by: string };

/** Events that are told by themselves, whether they change the state or not. */
const TOLD = [
  "verified",
  "signed",
  "medium-changed",
  "totals-noted",
  "delivered",
  "delivery-withdrawn",
  "second-entry-agreed",
  "photo-attached",
  "photo-removed",
  "registered",
  "closed",
  "reopened",
  "claimed",
  "score-ruled",
  "resolved",
  "time-added",
  "time-withdrawn",
  "ending-reviewed",
] as const satisfies readonly ActaEvent["type"][];
export type ToldEvent = Extract<ActaEvent, { readonly type: (typeof TOLD)[number] }>;

/** A step of a Hoja's life, on the version that it belongs to. */
export type LifeStep = {
  readonly at: number;
  readonly by: string;
  /** Counts from 1; a reopening begins the next. */
  readonly version: number;
  /** The state that it reached with this; null where it stayed as it was. */
  readonly reached: ActaStage | null;
  /** What marked it; null where a hand or an answer took it to its state. */
  readonly told: ToldEvent | null;
};

/** The steps in order. What came together in one instant is told event by event. */
export function sheetLife(
  events: readonly DatedEvent[],
  context: ActaContext,
): readonly LifeStep[] {
  const steps: LifeStep[] = [];
  const all = events.map(({ event }) => event);
  const passing = passingWithin(all);
  let before: ActaStage = "issued";
  for (const [index, { event, at, by }] of events.entries()) {
    const { stage, sheetVersion: version } = foldActa(all.slice(0, index + 1), context);
    const isPassing = passing.has(index);
    const reached = isPassing || stage === before ? null : stage;
    const told = isTold(event) ? event : null;
    if (reached !== null || told !== null) steps.push({ at, by, version, reached, told });
    if (!isPassing) before = stage;
  }
  return steps;
}

/** The events of rulings that correct, all but the last of each: one decision, of which only where it led is a state. */
function passingWithin(events: readonly ActaEvent[]): ReadonlySet<number> {
  const passing = new Set<number>();
  for (const [end, event] of events.entries()) {
    if (event.type !== "resolved" || !event.corrects) continue;
    const start = events.slice(0, end).findLastIndex(({ type }) => type === "reopened");
    const last = events[end + 1]?.type === "closed" ? end + 1 : end;
    for (let index = Math.max(start, 0); index < last; index += 1) passing.add(index);
  }
  return passing;
}

/** Totals are told where the paper Hoja says others than its hands. */
function isTold(event: ActaEvent): event is ToldEvent {
  if (event.type === "totals-noted") return event.reason !== undefined;
  return TOLD.some((type) => type === event.type);
}

/** Why a version counts no more: it was opened to be corrected. */
export type VoidedVersion = {
  readonly version: number;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
};

/** The versions of a Hoja that were voided, in order, each by the reopening that began the next (11.2, 26.2). */
export function voidedVersions(events: readonly DatedEvent[]): readonly VoidedVersion[] {
  return events
    .flatMap(({ event, at, by }) => (event.type === "reopened" ? [{ at, by, event }] : []))
    .map(({ at, by, event }, index) => ({ version: index + 1, at, by, reason: event.reason }));
}
