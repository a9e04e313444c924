import { describe, expect, it } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { foldActa } from "@/domain/match/fold-acta";
import { context, PLAYED, START, VERIFIED } from "../../../tests/support/acta-events";
import { paperStart } from "./paper-start";
import { mayUndoLine } from "./undo-key";

const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "sin teléfono" };
const PHONE: ActaEvent = { type: "medium-changed", to: "phone", reason: "hay teléfono" };
const acta = (...events: readonly ActaEvent[]) => foldActa(events, context);

describe("paperStart", () => {
  it("marks a table that nobody has begun as paper, once", () => {
    expect(paperStart(acta())).toMatchObject([{ type: "medium-changed", to: "paper" }]);
    expect(paperStart(acta(PAPER))).toEqual([]);
  });

  it("leaves a table that its phone has begun, or was given back to it", () => {
    expect(paperStart(acta(...START))).toEqual([]);
    expect(paperStart(acta(PHONE))).toEqual([]);
  });
});

describe("mayUndoLine", () => {
  it("takes a line back that came from paper, until it is verified, for who may record", () => {
    const may = { record: null };
    expect(mayUndoLine(acta(PAPER, ...PLAYED), may)).toBe(true);
    expect(mayUndoLine(acta(...PLAYED), may)).toBe(false);
    expect(mayUndoLine(acta(PAPER, ...START), may)).toBe(false);
    expect(mayUndoLine(acta(PAPER, ...VERIFIED), may)).toBe(false);
    expect(mayUndoLine(acta(PAPER, ...PLAYED), { record: "no puede" })).toBe(false);
  });
});
