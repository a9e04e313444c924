import { describe, expect, it } from "vitest";
import type { Encounter, SuspensionSentence } from "./suspensions";
import { remainingSuspension, suspensionsServed } from "./suspensions";

const sentence = (more: Partial<SuspensionSentence> = {}): SuspensionSentence => ({
  id: "s1",
  rounds: 3,
  event: "march",
  order: 1,
  round: 4,
  ...more,
});
const encounter = (
  event: string,
  order: number,
  round: number,
  status: Encounter["status"] = "barred",
): Encounter => ({ event, order, round, status });

describe("a suspension of three encounters (19.2, K42)", () => {
  it("is carried over: what the event did not see served waits for the next", () => {
    const served = [encounter("march", 1, 5)];
    expect(remainingSuspension([sentence()], served)).toBe(2);
    const april = [encounter("april", 2, 1), encounter("april", 2, 2)];
    expect(remainingSuspension([sentence()], [...served, ...april])).toBe(0);
  });

  it("is not served by a rest, an absence, or a round that was played after all", () => {
    const rounds = [
      encounter("march", 1, 5, "rest"),
      encounter("march", 1, 6, "absent"),
      encounter("april", 2, 1, "played"),
      encounter("april", 2, 2),
    ];
    expect(remainingSuspension([sentence()], rounds)).toBe(2);
  });

  it("counts no round from before it was given", () => {
    const before = [encounter("march", 1, 3), encounter("march", 1, 4), encounter("january", 0, 9)];
    expect(remainingSuspension([sentence()], before)).toBe(3);
  });

  it("is served before a younger one, whatever the order of the lists", () => {
    const younger = sentence({ id: "s2", rounds: 1, event: "april", order: 2, round: 2 });
    const rounds = [3, 2, 1].map((round) => encounter("april", 2, round));
    const answer = suspensionsServed([younger, sentence()], rounds);
    expect(answer.map(({ sentence: { id }, remaining }) => [id, remaining])).toEqual([
      ["s1", 0],
      ["s2", 1],
    ]);
    expect(answer[0]?.served.map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it("keeps two events of one day apart", () => {
    const own = sentence({ event: "b", order: 5, round: 6 });
    expect(remainingSuspension([own], [encounter("a", 5, 7), encounter("c", 5, 1)])).toBe(2);
  });
});
