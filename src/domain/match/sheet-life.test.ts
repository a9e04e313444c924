import { describe, expect, it } from "vitest";
import { AC90, START, signed } from "../../../tests/support/acta-events";
import { resolveRules } from "../rules/resolve-rules";
import type { ActaEvent } from "./acta";
import type { DatedEvent } from "./sheet-life";
import { sheetLife, voidedVersions } from "./sheet-life";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const desk = { register: true, secondTypist: false, photo: false };
const hand = (handId: string): ActaEvent => ({ type: "hand-recorded", handId, hand: AC90 });
const VERIFIED: ActaEvent = { type: "verified", asDirector: false };

/** An event a minute, each by its own number. */
function dated(events: readonly ActaEvent[]): readonly DatedEvent[] {
  return events.map((event, index) => ({ event, at: index, by: `n.º ${index}` }));
}

function told(events: readonly ActaEvent[]): readonly string[] {
  return sheetLife(dated(events), { rules, desk }).map(
    ({ at, version, reached, told: event }) =>
      `${at} v${version} ${reached ?? "·"} ${event?.type ?? "·"}`,
  );
}

const PLAYED = [...START, hand("h1"), hand("h2"), hand("h3")];

describe("the life of a Hoja", () => {
  it("is nothing before anybody sat down", () => expect(told([])).toEqual([]));

  it("tells each state once, with what took it there", () => {
    const from = PLAYED.length;
    expect(
      told([...PLAYED, VERIFIED, signed("AC", "A"), signed("BD", "B"), { type: "closed" }]),
    ).toEqual([
      "0 v1 playing ·",
      `${from - 1} v1 finished ·`,
      `${from} v1 verified verified`,
      `${from + 1} v1 · signed`,
      `${from + 2} v1 signed signed`,
      `${from + 3} v1 closed closed`,
    ]);
  });

  it("tells a ruling as one step: what it did, and only the state where it led", () => {
    const events: readonly ActaEvent[] = [
      ...PLAYED,
      VERIFIED,
      signed("AC", "A"),
      signed("BD", "B"),
      { type: "closed" },
      { type: "claimed", claimId: "c", number: 1 },
      { type: "reopened", reason: "Reclamo n.º 1" },
      { type: "hand-removed", handId: "h3", reason: "Reclamo n.º 1" },
      { type: "score-ruled", score: { AC: 100, BD: 125 }, winner: "BD" },
      { type: "resolved", claimId: "c", number: 1, reason: "no se jugó", corrects: true },
      { type: "closed" },
    ];
    const ruled = told(events)
      .filter((line) => line.includes(" v2 "))
      .map((line) => line.replace(/^\d+ /, ""));
    expect(ruled).toEqual([
      "v2 · reopened",
      "v2 · score-ruled",
      "v2 · resolved",
      "v2 closed closed",
    ]);
  });

  it("tells a refusal, the paper's way to the desk, and each version from its reopening on", () => {
    const events: readonly ActaEvent[] = [
      { type: "medium-changed", to: "paper", reason: "se apagó" },
      ...PLAYED,
      VERIFIED,
      { type: "signed", side: "AC", by: "A", refused: true },
      signed("BD", "B"),
      { type: "delivered" },
      { type: "registered" },
      { type: "closed" },
      { type: "reopened", reason: "faltaba una multa" },
      VERIFIED,
    ];
    expect(told(events).map((line) => line.replace(/^\d+ /, ""))).toEqual([
      "v1 · medium-changed",
      "v1 playing ·",
      "v1 finished ·",
      "v1 verified verified",
      "v1 · signed",
      "v1 signed signed",
      "v1 delivered delivered",
      "v1 registered registered",
      "v1 closed closed",
      "v2 finished reopened",
      "v2 verified verified",
    ]);
  });

  it("names who voided a version, when and why", () => {
    const events: readonly ActaEvent[] = [
      ...PLAYED,
      VERIFIED,
      { type: "reopened", reason: "una" },
      VERIFIED,
      { type: "reopened", reason: "dos" },
    ];
    const at = PLAYED.length + 1;
    expect(voidedVersions(dated(events))).toEqual([
      { version: 1, at, by: `n.º ${at}`, reason: "una" },
      { version: 2, at: at + 2, by: `n.º ${at + 2}`, reason: "dos" },
    ]);
    expect(voidedVersions(dated(PLAYED))).toEqual([]);
  });
});
