import { expect, it } from "vitest";
import { entrantsOf, eventOf, roundOf, tableOf } from "../../../tests/support/event-builders";
import { publicDocument } from "./public-document";

const entrants = entrantsOf(2, (id) => ({
  name: `Pareja ${id}`,
  members: [`jugador-${id}a`, `jugador-${id}b`],
  cannotScore: [`jugador-${id}a`],
}));

function published(seats: Record<"A" | "B" | "C" | "D", string>) {
  const event = eventOf({
    entrants,
    rounds: [roundOf([{ ...tableOf(1, "1", "2", 200, 90), seats }])],
    adjustments: [{ id: "jugador-1a", points: -50, round: 1, infraction: "F-08.7" }],
  });
  return publicDocument(event);
}

const seats = { A: "jugador-1a", B: "jugador-2a", C: "jugador-1b", D: "jugador-2b" };

it("names people by their place in the entrant and of a fine only its points", () => {
  const document = published(seats);
  expect(JSON.stringify(document)).not.toMatch(/jugador|F-08|cannotScore/);
  expect(document.entrants[0]).toEqual({
    id: "1",
    rank: 1,
    name: "Pareja 1",
    members: ["1.1", "1.2"],
  });
  expect(document.rounds[0]?.tables[0]?.seats).toEqual({ A: "1.1", B: "2.1", C: "1.2", D: "2.2" });
  expect(document.adjustments).toEqual([{ id: "1.1", points: -50, round: 1 }]);
});

it("says nothing of who stood in for somebody", () => {
  const [round] = published({ ...seats, A: "otro" }).rounds;
  expect(round?.tables[0]).not.toHaveProperty("seats");
});
