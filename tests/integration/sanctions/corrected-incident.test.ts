import { beforeAll, describe, expect, it } from "vitest";
import type { ActaEvent, IncidentNote } from "@/domain/match/acta";
import type { Club } from "../../support/club-builders";
import { actaOf, append, must, openClub, playHands, startRound } from "../../support/club-builders";
import { noted, worth } from "../../support/refereeing";

type Recorded = ReturnType<typeof noted>;

function corrected({ type: _, ...note }: Recorded, change: Partial<IncidentNote>): ActaEvent {
  return { type: "incident-corrected", ...note, ...change, reason: "Se aclaró" };
}

describe("a judge who corrects an infraction", () => {
  let club: Club;
  let tables: string[];
  beforeAll(async () => {
    club = await openClub("pairs", 6);
    tables = [...(await startRound(club)).matchIds];
  });
  const played = async (hands: number) => {
    const table = tables.pop() as string;
    await playHands(club, table, hands);
    return table;
  };
  const handsAt = async (table: string) =>
    (await actaOf(table)).state.hands.map(({ hand }) =>
      "annulled" in hand ? hand.annulled : "played",
    );
  const annulled = (by: string) => ({ infraction: "F-14.2", by });

  it("gives back the hand that a renuncio annulled, when it was something else", async () => {
    const table = await played(2);
    const before = await worth(table);
    const event = noted("F-14.2", ["A"], { afterHand: 0 });
    must(await append(club.judge, table, event));
    expect(await handsAt(table)).toEqual([annulled("A"), "played"]);
    must(await append(club.judge, table, corrected(event, { infraction: "F-11.1" })));
    expect(await handsAt(table)).toEqual(["played", "played"]);
    expect((await actaOf(table)).state.score).toEqual({ AC: 180, BD: 0 });
    const { incidentId } = event;
    const cancel = { type: "incident-cancelled", incidentId, reason: "No hubo" } as const;
    must(await append(club.judge, table, cancel));
    expect(await worth(table)).toEqual(before);
  });

  it("annuls the hand when it was a renuncio after all", async () => {
    const table = await played(2);
    const event = noted("F-11.1", ["A"], { afterHand: 1 });
    must(await append(club.judge, table, event));
    must(await append(club.judge, table, corrected(event, { infraction: "F-14.2" })));
    expect(await handsAt(table)).toEqual(["played", annulled("A")]);
  });

  it("names the other offender in the annulled hand too", async () => {
    const table = await played(2);
    const event = noted("F-14.2", ["A"], { afterHand: 2 });
    must(await append(club.judge, table, event));
    must(await append(club.judge, table, corrected(event, { offenders: ["B"] })));
    expect(await handsAt(table)).toEqual(["played", "played", annulled("B")]);
  });

  it("annuls the other hand, and that one only, when it was another moment", async () => {
    const table = await played(2);
    const event = noted("F-14.2", ["A"], { afterHand: 0 });
    must(await append(club.judge, table, event));
    must(await append(club.judge, table, corrected(event, { afterHand: 1 })));
    expect(await handsAt(table)).toEqual(["played", annulled("A")]);
    must(await append(club.judge, table, corrected(event, { afterHand: 0, note: "Otra vez" })));
    expect(await handsAt(table)).toEqual([annulled("A"), "played"]);
  });

  it("leaves a hand annulled while another renuncio on it stands, in whatever order they go", async () => {
    const table = await played(2);
    const before = await worth(table);
    const [first, second] = [
      noted("F-14.2", ["A"], { afterHand: 1 }),
      noted("F-14.2", ["B"], { afterHand: 1 }),
    ];
    for (const event of [first, second]) must(await append(club.judge, table, event));
    for (const [{ incidentId }, left] of [
      [first, annulled("B")],
      [second, "played"],
    ] as const) {
      const cancel = { type: "incident-cancelled", incidentId, reason: "No hubo" } as const;
      must(await append(club.judge, table, cancel));
      expect(await handsAt(table)).toEqual(["played", left]);
    }
    expect(await worth(table)).toEqual(before);
  });

  it("ends the match when it was a walk-out after all", async () => {
    const table = await played(1);
    const event = noted("F-11.1", ["A"], { afterHand: 1 });
    must(await append(club.judge, table, event));
    must(await append(club.judge, table, corrected(event, { infraction: "F-19.2b" })));
    expect((await actaOf(table)).state).toMatchObject({ status: "finished", endedBy: "forfeit" });
  });
});
