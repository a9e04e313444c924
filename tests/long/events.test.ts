import { describe, expect, it } from "vitest";
import { errorsOf, hardOptions, playHard } from "../support/hard-events";

// 5,000 simulated events of every kind, 3 to 120 entrants: the checker finds nothing that could have been avoided. Some
// hundreds of small ones are part of `npm test` (src/domain/pairing/simulate).

const EVENTS = 5_000;
const AT_ONCE = 100;
const LARGEST = 120;

describe("simulated events", () => {
  it.each(Array.from({ length: EVENTS / AT_ONCE }, (_, index) => index * AT_ONCE))(
    "have nothing avoidable, from %i on",
    (from) => {
      for (let number = from; number < from + AT_ONCE; number++) {
        const answer = playHard(hardOptions(number, LARGEST));
        expect({ number, errors: errorsOf(answer) }).toEqual({ number, errors: [] });
      }
    },
  );
});
