import { describe, expect, it } from "vitest";
import { assessRequest } from "@/domain/sanctions/assess-request";
import { FEMUNDO_CATALOGUE } from "@/domain/sanctions/catalogue";
import { sanctionRequestSchema } from "@/schemas/sanctions";
import documents from "./documents.json";
import femundo from "./femundo-catalogue.json";

describe("golden sanction documents", () => {
  it.each(documents.cases.map((each) => [each.id, each.source, each] as const))(
    "%s: %s",
    (_, __, { request, expected }) => {
      const verdict = assessRequest(sanctionRequestSchema.parse(request));
      expect(verdict).toMatchObject({ ok: true, ...expected });
    },
  );
});

type Row = {
  readonly given?: Readonly<Record<string, unknown>>;
  readonly points?: number;
  readonly card?: string;
  readonly hand?: string;
  readonly tile?: string;
  readonly match?: string;
  readonly effects?: readonly string[];
  readonly loser?: readonly [number, number];
  readonly others?: readonly [number, number | null];
  readonly all?: boolean;
  readonly partnerToo?: boolean;
};

const rows = femundo.rows as unknown as readonly {
  readonly code: string;
  readonly article: string;
  readonly steps: readonly (Row | readonly Row[])[];
}[];

const cases = rows.flatMap(({ code, article, steps }) =>
  steps.flatMap((step, index) =>
    [step]
      .flat()
      .map((row) => [code, index + 1, JSON.stringify(row.given ?? {}), article, row] as const),
  ),
);

describe("the FEMUNDO catalogue, row by row", () => {
  it("has every entry of the digest, and what adds up", () => {
    const recorded = FEMUNDO_CATALOGUE.infractions.filter(({ computed }) => !computed);
    expect(recorded.map(({ code }) => code as string).sort()).toEqual(
      rows.map(({ code }) => code).sort(),
    );
  });

  it.each(cases)("%s, time %i %s", (code, step, _given, article, row) => {
    // Earlier ones in other matches, so that only the entry itself counts here.
    const people = { offender: "p1", partner: "p3", opponents: ["p2", "p4"] };
    const history = Array.from({ length: step - 1 }, (_, index) => ({
      ...people,
      infraction: code,
      round: index + 1,
      match: `r${index + 1}m1`,
    }));
    const incident = { ...people, infraction: code, round: 9, match: "r9m1", ...row.given };
    const request = { rules: "femundo-2025", format: "individual", history, incident };
    const verdict = assessRequest(sanctionRequestSchema.parse(request));
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problems));
    expect({ ...verdict, effects: verdict.effects.map(({ effect }) => effect) }).toMatchObject({
      article,
      step,
      ...expectedOf(row),
    });
  });
});

function expectedOf(row: Row) {
  const { points, card, effects = [], hand = "continue", tile = null, match = "continue" } = row;
  const hit = row.partnerToo ? ["p1", "p3"] : ["p1"];
  const winners = row.others ? ["p3", "p2", "p4"].filter((one) => !hit.includes(one)) : [];
  return {
    points: points ? [{ player: "p1", points, on: "match" }] : [],
    cards: card ? hit.map((player) => ({ player, card })) : [],
    hand,
    tile,
    match,
    effects: hit.flatMap(() => effects),
    wins: winners,
    ...(row.loser ? { results: resultsOf(row, hit, winners) } : {}),
  };
}

function resultsOf(
  { all, loser = [0, 0], others = [0, 0] }: Row,
  hit: readonly string[],
  winners: readonly string[],
) {
  const losers = all ? ["p1", "p3", "p2", "p4"] : hit;
  return [
    ...losers.map((player) => ({ player, won: false, for: loser[0], against: loser[1] })),
    ...winners.map((player) => ({ player, won: true, for: others[0], against: others[1] })),
  ];
}
