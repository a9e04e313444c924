import { describe, expect, it } from "vitest";
import { FEDEDODO_CATALOGUE, findInfraction } from "@/domain/sanctions/catalogue";
import { atItsMoment, eventOf, hasAllPips, momentsOf, newDraft, noteOf } from "./incident-draft";

const hands = (count: number) =>
  Array.from({ length: count }, () => ({})) as unknown as Parameters<typeof momentsOf>[0]["hands"];

const playing = { hands: hands(2), status: "playing", verified: null } as const;
const over = { hands: hands(2), status: "finished", verified: null } as const;

describe("the moment of an infraction", () => {
  it("is the hand in play unless said otherwise", () => {
    expect(momentsOf(playing).map(({ label }) => label)).toEqual([
      "Mano 3, la que se juega",
      "Mano 2",
      "Mano 1",
    ]);
    expect(newDraft(playing).moment).toMatchObject({ afterHand: 2, isAfterMatch: false });
  });

  it("is after the match when that is over, and nothing else once the sheet is verified", () => {
    expect(momentsOf(over).map(({ afterHand, isAfterMatch }) => [afterHand, isAfterMatch])).toEqual(
      [
        [2, true],
        [1, false],
        [0, false],
      ],
    );
    expect(momentsOf({ ...over, verified: { asDirector: false } })).toHaveLength(1);
  });
});

describe("an infraction noted when the match is over", () => {
  const entry = (code: "F-14.2" | "F-11.2") => findInfraction(FEDEDODO_CATALOGUE, code) ?? null;
  it.each([
    ["a renuncio is of the last hand (14.2)", over, "F-14.2", [1, false]],
    ["rising early stays after the match (11.2)", over, "F-11.2", [2, true]],
    ["while it is played it is of the hand in play", playing, "F-14.2", [2, false]],
    [
      "a verified sheet takes only what came after",
      { ...over, verified: { asDirector: false } },
      "F-14.2",
      [2, true],
    ],
  ] as const)("%s", (_, played, code, expected) => {
    const { moment } = atItsMoment(newDraft(played, { infraction: code }), played, entry(code));
    expect([moment.afterHand, moment.isAfterMatch]).toEqual(expected);
  });

  it("keeps a moment that was chosen", () => {
    const chosen = { ...newDraft(over), moment: { afterHand: 0, isAfterMatch: false } };
    expect(atItsMoment(chosen, over, entry("F-14.2"))).toBe(chosen);
  });
});

describe("a draft as the acta takes it", () => {
  it("leaves out what was not said", () => {
    const draft = newDraft(playing, { infraction: "F-14.2", offenders: ["B"] });
    const note = noteOf(draft);
    expect(note).toEqual({ infraction: "F-14.2", offenders: ["B"], afterHand: 2 });
    expect(noteOf(newDraft(playing))).toBeNull();
    expect(note && eventOf(note, "i1", false)).toEqual({
      type: "incident-recorded",
      incidentId: "i1",
      infraction: "F-14.2",
      offenders: ["B"],
      afterHand: 2,
    });
  });

  it("keeps the choice, the card, the note and the end of the match", () => {
    const draft = {
      ...newDraft(over, { infraction: "F-12.2", offenders: ["A"] }),
      choice: "continue",
      facts: { faceUp: false },
      judged: { withCard: true },
      note: " La vio B ",
    } as const;
    expect(noteOf(draft, "i1")).toMatchObject({
      incidentId: "i1",
      afterMatch: true,
      choice: "continue",
      faceUp: false,
      withCard: true,
      note: "La vio B",
    });
  });

  it("completes with a reason", () => {
    const note = noteOf(newDraft(playing, { infraction: "F-14.2", offenders: ["B"] }));
    expect(note && eventOf(note, "i1", true)).toMatchObject({
      type: "incident-corrected",
      incidentId: "i1",
      reason: "Se anotó quién fue.",
    });
  });

  it("waits for the four totals of a false block", () => {
    expect(hasAllPips({ A: 1, B: 2, C: 3 })).toBe(false);
    expect(hasAllPips({ A: 0, B: 2, C: 3, D: 4 })).toBe(true);
  });
});
