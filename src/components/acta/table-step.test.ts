import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import { resolveRules } from "@/domain/rules/resolve-rules";
import type { TableView } from "@/server/actas/table-view";
import { hand, LEADER, SEATS } from "../../../tests/support/table-hall";
import type { ActaQueue } from "./acta-queue";
import { EMPTY_QUEUE } from "./acta-queue";
import type { TableMoment } from "./table-step";
import { mayWrite, stepOf } from "./table-step";

const rules = resolveRules("fededodo-2026", { mode: "pairs", players: 4, format: "pairs" });
const OTHER = { own: false, label: "iPhone", since: "x", lastAt: null };
const OWN = { ...OTHER, own: true };
const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "Sin batería" };
const REFUSED: ActaQueue = {
  waiting: [{ commandId: "c", baseVersion: 0, event: hand("h9"), at: 0 }],
  confirmed: [],
  refused: { commandId: "c", problems: [{ code: "stale", detail: "x" }] },
};

function moment(
  events: readonly ActaEvent[],
  change: Partial<Omit<TableMoment, "view">> & { readonly writer?: TableView["writer"] } = {},
): TableMoment {
  const { writer = OWN, ...rest } = change;
  return {
    view: {
      writer,
      rules,
      round: { number: 1, closed: false },
      tournament: { closed: false },
    } as TableView,
    acta: foldActa(events, { rules }),
    queue: EMPTY_QUEUE,
    sending: false,
    lost: null,
    taking: false,
    isEntering: false,
    isCalled: false,
    isKeeper: true,
    ...rest,
  };
}

const PLAYED = [SEATS, LEADER, hand("h1")];

describe("what a table's screen shows", () => {
  it.each([
    ["the seats", moment([]), "seats"],
    ["who leads", moment([SEATS]), "leader"],
    ["the hand that is played", moment(PLAYED), "playing"],
    ["the hand that is entered", moment(PLAYED, { isEntering: true }), "entry"],
    ["TIEMPO before the hand", moment(PLAYED, { isEntering: true, isCalled: true }), "call"],
    ["what was refused", moment(PLAYED, { queue: REFUSED }), "unsent"],
    [
      "nothing of it while it is sent",
      moment(PLAYED, { queue: REFUSED, sending: true }),
      "playing",
    ],
    ["another phone that writes", moment(PLAYED, { writer: OTHER, isEntering: true }), "watch"],
    ["no question of a table that another one writes", moment([], { writer: OTHER }), "watch"],
    [
      "its own hand while it takes the pen",
      moment(PLAYED, { writer: OTHER, taking: true }),
      "playing",
    ],
    ["an official's page as ever", moment(PLAYED, { writer: OTHER, isKeeper: false }), "playing"],
    ["nobody's pen", moment(PLAYED, { writer: null }), "playing"],
    ["paper", moment([...PLAYED, PAPER]), "paper"],
    ["paper before what it refused", moment([...PLAYED, PAPER], { queue: REFUSED }), "paper"],
    ["a table that is lost", moment(PLAYED, { lost: [] }), "lost"],
  ] as const)("is %s", (_, now, step) => {
    expect(stepOf(now)).toBe(step);
  });

  it("lets one phone write, and none on paper", () => {
    expect(mayWrite(moment(PLAYED))).toBe(true);
    expect(mayWrite(moment(PLAYED, { writer: OTHER }))).toBe(false);
    expect(mayWrite(moment([...PLAYED, PAPER]))).toBe(false);
    expect(mayWrite(moment([...PLAYED, PAPER], { isKeeper: false }))).toBe(true);
  });
});
