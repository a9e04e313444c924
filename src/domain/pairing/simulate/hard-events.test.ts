import { describe, expect, it } from "vitest";
import { bookRules } from "../../../../tests/support/event-builders";
import { errorsOf, hardOptions, playHard } from "../../../../tests/support/hard-events";
import type { EventDocument } from "../../event/event-document";
import { seededRandom, shuffled } from "../../kernel/random";
import { pairRound } from "../pair-round";

// Small ones of the events of tests/long/events.test.ts.

const LARGEST = 14;

/** The event before its last round, its entrants in another order. */
function mixed(event: EventDocument, number: number): EventDocument {
  return { ...event, entrants: shuffled(event.entrants, seededRandom(`mezcla ${number}`)) };
}

describe("simulated events", () => {
  it.each([
    [674, "one called back stays among the last four"],
    [91, "teams that have met almost everybody"],
  ])("have nothing avoidable in %i: %s", (number) => {
    expect(errorsOf(playHard(hardOptions(number, 120)))).toEqual([]);
  });

  it.each([0, 100, 200])(
    "have nothing avoidable, from %i on",
    (from) => {
      for (let number = from; number < from + 100; number++) {
        const answer = playHard(hardOptions(number, LARGEST));
        expect({ number, errors: errorsOf(answer) }).toEqual({ number, errors: [] });
        if (answer.kind !== "played" || number % 10 !== 0) continue;
        expect(pairRound(mixed(answer.event, number), bookRules)).toEqual(
          pairRound(answer.event, bookRules),
        );
      }
    },
    120_000,
  );
});
