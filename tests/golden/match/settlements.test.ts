import { describe, expect, it } from "vitest";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { EventFormat } from "@/domain/rules/settings";
import type { SideSettlement } from "@/domain/tournament/settlement-result";
import type { NamedHand, Noted } from "../../support/settled-table";
import { playedHands, settleTable } from "../../support/settled-table";
import cases from "./settlements.json";

type SettlementCase = {
  readonly id: string;
  readonly source: string;
  readonly rules: RulesSpec;
  readonly format: EventFormat;
  readonly hands: readonly NamedHand[];
  readonly noted: readonly Noted[];
  readonly score?: Readonly<Record<"AC" | "BD", number>>;
  readonly winner: "AC" | "BD" | null;
  readonly isVoid?: boolean;
  readonly people: Readonly<Record<string, string>>;
  readonly sides?: Readonly<Record<string, string>>;
  readonly cards?: Readonly<Record<string, string>>;
};

/** "won 100-0, record -25", with "personal" where it counts in the personal ranking only. */
function told({ won, for: points, against, recordPoints }: SideSettlement, isPersonal = false) {
  const outcome = won === null ? "open" : won ? "won" : "lost";
  return `${outcome} ${points}-${against}, record ${recordPoints}${isPersonal ? ", personal" : ""}`;
}

describe("golden settlements", () => {
  it.each(
    (cases as unknown as readonly SettlementCase[]).map(
      (each) => [each.id, each.source, each] as const,
    ),
  )("%s: %s", (_, __, expected) => {
    const { rules, format, noted } = expected;
    const events = playedHands(expected.hands);
    const { people, sides, winner, isVoid, isFinished, acta, verdicts } = settleTable({
      rules,
      format,
      events,
      noted,
    });
    if (expected.score) expect(acta.score).toEqual(expected.score);
    expect({ winner, isVoid, isFinished }).toEqual({
      winner: expected.winner,
      isVoid: expected.isVoid ?? false,
      isFinished: true,
    });
    const byTold = Object.fromEntries(
      people.map((person) => [person.seat, told(person, person.counts === "personal")]),
    );
    expect(byTold).toMatchObject(expected.people);
    if (expected.sides) expect({ AC: told(sides.AC), BD: told(sides.BD) }).toEqual(expected.sides);
    const shown = [...verdicts.values()].flatMap((verdict) =>
      verdict.ok ? verdict.cards.map(({ player, card }) => [player, card] as const) : [],
    );
    if (expected.cards) expect(Object.fromEntries(shown)).toEqual(expected.cards);
    for (const { won, for: points, against, net } of people)
      expect(net, `net of ${won}`).toBe(points - against);
  });
});
