import { describe, expect, it } from "vitest";
import { assessRequest } from "@/domain/sanctions/assess-request";
import { FEDEDODO_CATALOGUE, findInfraction } from "@/domain/sanctions/catalogue";
import { sanctionRequestSchema } from "@/schemas/sanctions";
import table from "./fededodo-catalogue.json";

// Every row of the book, step by step and column by column, against what the engine answers when it gets there.

type Row = {
  readonly choice?: string;
  readonly faceUp?: boolean;
  readonly offender?: number;
  readonly partner?: number;
  readonly opponents?: number;
  readonly on?: string;
  readonly wins?: number;
  readonly card?: string;
  readonly optionalCard?: string;
  readonly hand?: string;
  readonly tile?: string;
  readonly match?: string;
  readonly effects?: readonly string[];
  readonly rounds?: number;
  readonly within?: string;
  readonly accuser?: boolean;
  readonly judge?: boolean;
  readonly computed?: boolean;
};

const TABLE = { partner: "p3", opponents: ["p2", "p4"], round: 1, match: "r1m1" } as const;
const rows = table.rows as unknown as readonly {
  readonly code: string;
  readonly article: string;
  readonly steps: readonly (Row | readonly Row[])[];
}[];

const cases = rows.flatMap(({ code, article, steps }) =>
  steps.flatMap((step, index) =>
    [step].flat().map((row) => [code, index + 1, row.choice ?? "", article, row] as const),
  ),
);

/** The n-th offence, each earlier one judged with a choice that lets it stand. */
function nth(code: string, step: number, row: Row) {
  const past = { infraction: code, offender: "p1", ...TABLE, choice: "continue" };
  const { choice, faceUp } = row;
  return assessRequest(
    sanctionRequestSchema.parse({
      rules: "fededodo-2026",
      history: Array.from({ length: step - 1 }, () => past),
      incident: { infraction: code, offender: "p1", ...TABLE, choice, faceUp },
    }),
  );
}

function expectedPoints({ offender = 0, partner = 0, opponents = 0, on = "match" }: Row) {
  const all = { p1: offender, p3: partner, p2: opponents, p4: opponents };
  return Object.entries(all)
    .filter(([, points]) => points !== 0)
    .map(([player, points]) => ({ player, points, on }));
}

describe("the FEDEDODO catalogue, row by row", () => {
  it("has the infractions of the book and no other, in its chapters", () => {
    const known = FEDEDODO_CATALOGUE.infractions.map(({ code }) => code as string);
    expect([...known].sort()).toEqual([...rows.map(({ code }) => code), "F-27.1"].sort());
  });

  it("has as many steps as the book", () => {
    for (const { code, article, steps } of rows)
      expect(findInfraction(FEDEDODO_CATALOGUE, code), code).toMatchObject({
        article,
        steps: { length: steps.length },
      });
  });

  it.each(cases)("%s, time %i %s", (code, step, _choice, article, row) => {
    const sanction = nth(code, step, row);
    if (!sanction.ok) throw new Error(JSON.stringify(sanction.problems));
    const { effects = [], card } = row;
    expect({
      ...sanction,
      points: [...sanction.points].sort((a, b) => (a.player < b.player ? -1 : 1)),
      wins: sanction.wins.length,
      effects: sanction.effects.map(({ effect }) => effect),
    }).toMatchObject({
      infraction: code,
      article,
      step,
      points: expectedPoints(row).sort((a, b) => (a.player < b.player ? -1 : 1)),
      wins: row.wins ?? 0,
      cards: card === undefined ? [] : [{ player: "p1", card }],
      hand: row.hand ?? "continue",
      tile: row.tile ?? null,
      match: row.match ?? "continue",
      effects,
    });
    expect(sanction.effects.every(({ player }) => player === "p1")).toBe(true);
    if (row.rounds !== undefined) expect(sanction.effects[0]?.rounds).toBe(row.rounds);
    const codes = sanction.reasons.map((reason) => reason.code);
    expect(codes.includes("accuser-fined")).toBe(row.accuser === true);
    expect(codes.includes("optional-card")).toBe(row.optionalCard !== undefined);
    if (row.judge)
      expect(codes.some((one) => one === "reading" || one === "judge-decides")).toBe(true);
    expect(sanction.reasons[0]).toMatchObject({ scope: row.within ?? "event", count: step });
    const entry = findInfraction(FEDEDODO_CATALOGUE, code);
    expect(entry?.computed === true).toBe(row.computed === true);
  });
});
