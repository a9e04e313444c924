import { int, num } from "./edge-list";

/** What will happen, by the step at which it does; the earliest on top. Equal steps come in an order that only depends on the pushes. */
export type EventHeap = { count: number; step: Float64Array; event: Int32Array };

export function createHeap(room: number): EventHeap {
  return { count: 0, step: new Float64Array(room), event: new Int32Array(room) };
}

function enlarge(heap: EventHeap): void {
  const { step, event } = heap;
  heap.step = new Float64Array(2 * step.length + 16);
  heap.event = new Int32Array(2 * step.length + 16);
  heap.step.set(step);
  heap.event.set(event);
}

export function pushEvent(heap: EventHeap, step: number, event: number): void {
  if (heap.count === heap.step.length) enlarge(heap);
  const steps = heap.step;
  const events = heap.event;
  let at = heap.count++;
  while (at > 0) {
    const above = (at - 1) >> 2;
    if (num(steps, above) <= step) break;
    steps[at] = num(steps, above);
    events[at] = int(events, above);
    at = above;
  }
  steps[at] = step;
  events[at] = event;
}

/** Takes the top off; ask for it (`step[0]`, `event[0]`) before. */
export function popEvent(heap: EventHeap): void {
  const steps = heap.step;
  const events = heap.event;
  const count = --heap.count;
  const step = num(steps, count);
  const event = int(events, count);
  let at = 0;
  for (;;) {
    const first = 4 * at + 1;
    if (first >= count) break;
    const end = Math.min(first + 4, count);
    let least = first;
    for (let child = first + 1; child < end; child++) {
      if (num(steps, child) < num(steps, least)) least = child;
    }
    if (num(steps, least) >= step) break;
    steps[at] = num(steps, least);
    events[at] = int(events, least);
    at = least;
  }
  steps[at] = step;
  events[at] = event;
}
