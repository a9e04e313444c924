import fc from "fast-check";
import { expect, it } from "vitest";
import { playedEvents } from "../../../../tests/support/event-arbitraries";
import type { StandingRow } from "../../standings/standings";
import { computeStandings } from "../../standings/standings";
import type { PlainRecord } from "./plain-records";
import { plainStandings } from "./plain-standings";

const figures = ({ id, played, wins, for: own, against, net }: PlainRecord | StandingRow) => ({
  id,
  played,
  wins,
  for: own,
  against,
  net,
});

it("adds up an event to the same standings as the standings do", () => {
  fc.assert(
    fc.property(playedEvents, ({ event, rules }) => {
      expect(plainStandings(event, rules).map(figures)).toEqual(
        computeStandings(event, rules).map(figures),
      );
    }),
    { numRuns: 300 },
  );
});
