import { describe, expect, it } from "vitest";
import { standingsCommand } from "./standings";

const event = {
  format: "pairs",
  entrants: [
    { id: "1", club: "Norte", members: ["ana", "luis"] },
    { id: "2", club: "Sur", members: ["eva", "juan"] },
  ],
  rounds: [
    { tables: [{ table: 1, AC: ["1"], BD: ["2"], points: { AC: 200, BD: 140 }, winner: "AC" }] },
  ],
  adjustments: [{ id: "eva", points: -25, round: 1, infraction: "F-11.4" }],
};

describe("capicua standings", () => {
  it("answers rows with exactly the fields of the contract unless more is asked for", async () => {
    const first = { rank: 1, id: "1", played: 1, wins: 1, for: 200, against: 140, net: 60 };
    expect(await standingsCommand.answer(event)).toEqual({
      ok: true,
      rows: [
        { ...first, fines: 0, decidedBy: "wins" },
        {
          ...{ rank: 2, id: "2", played: 1, wins: 0, for: 115, against: 200, net: -85 },
          ...{ fines: -25, decidedBy: null },
        },
      ],
    });
  });

  it("explains rows, and adds clubs and people from the same results", async () => {
    const tables = ["clubs", "individuals"];
    const answer = await standingsCommand.answer({ ...event, explain: true, tables, clubBest: 2 });
    expect(answer).toMatchObject({
      rows: [
        { id: "1", formula: "plain", parts: [{ kind: "match", opponents: ["2"], net: 60 }] },
        {
          id: "2",
          parts: [{ net: -60 }, { kind: "adjustment", person: "eva", infraction: "F-11.4" }],
          above: { id: "1", decidedBy: "wins" },
        },
      ],
      clubs: [{ id: "Norte", counted: ["1"] }, { id: "Sur" }],
      individuals: [
        { id: "ana" },
        { id: "luis" },
        { id: "juan", net: -60 },
        { id: "eva", net: -85 },
      ],
    });
  });

  it("names what is wrong with what was asked, and with the event", async () => {
    expect(await standingsCommand.answer({ ...event, tables: ["mesas"] })).toMatchObject({
      ok: false,
      problems: [{ code: "invalid-request", path: "tables[0]" }],
    });
    expect(await standingsCommand.answer({ ...event, rounds: 3 })).toMatchObject({
      ok: false,
      problems: [{ code: "invalid-request", path: "rounds" }],
    });
    expect(await standingsCommand.answer([])).toMatchObject({ ok: false });
  });
});
