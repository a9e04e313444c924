import { describe, expect, it } from "vitest";
import {
  AC35,
  context,
  hand,
  PLAYED,
  START,
  signed,
  stateAfter,
  VERIFIED,
} from "../../../tests/support/acta-events";
import type { ActaEvent } from "./acta";
import { decideActa } from "./decide-acta";

const PAPER: ActaEvent = { type: "medium-changed", to: "paper", reason: "sin batería" };
const DELIVERED: ActaEvent = { type: "delivered" };
const MISTAKEN: ActaEvent = { type: "delivery-withdrawn", reason: "Era la de otra mesa." };
const AGREED: ActaEvent = { type: "second-entry-agreed" };
const REGISTERED: ActaEvent = { type: "registered" };
const CLOSED: ActaEvent = { type: "closed" };
const photo = (photoId: string, sha256 = photoId): ActaEvent => ({
  type: "photo-attached",
  photoId,
  sha256,
});
const SIGNED = [...VERIFIED, signed("AC", "A"), signed("BD", "B")];
/** What a table writes on paper, with the totals that it says. */
const TYPED: readonly ActaEvent[] = [
  PAPER,
  ...PLAYED,
  { type: "totals-noted", score: { AC: 270, BD: 0 } },
];
const SIGNED_ON_PAPER = [...TYPED, ...signAgain()];
const strict = { ...context, desk: { register: true, secondTypist: true, photo: true } };

function codes(events: readonly ActaEvent[], event: ActaEvent, rules = context) {
  const decision = decideActa(stateAfter(events), event, rules);
  return decision.ok ? [] : decision.problems.map(({ code }) => code);
}

describe("the paper life of a Hoja", () => {
  it.each<[string, readonly ActaEvent[], string]>([
    ["signed and delivered", [...SIGNED, DELIVERED], "delivered"],
    ["delivered before it was typed", [...START, DELIVERED], "playing"],
    ["delivered early, then signed", [...START, DELIVERED, ...SIGNED.slice(2)], "delivered"],
    ["registered", [...SIGNED, DELIVERED, REGISTERED], "registered"],
    ["received by mistake and taken back", [...SIGNED, DELIVERED, REGISTERED, MISTAKEN], "signed"],
    ["closed after it", [...SIGNED, DELIVERED, REGISTERED, CLOSED], "closed"],
    [
      "reopened: what is signed again is delivered again",
      [
        ...SIGNED,
        DELIVERED,
        REGISTERED,
        CLOSED,
        { type: "reopened", reason: "suma" },
        ...signAgain(),
      ],
      "signed",
    ],
  ])("%s", (_, events, stage) => {
    expect(stateAfter(events).stage).toBe(stage);
  });

  it("closes from the signatures where the desk asks nothing, and where the table stayed on its phone", () => {
    expect(codes(SIGNED_ON_PAPER, CLOSED)).toEqual([]);
    expect(codes(SIGNED, CLOSED, strict)).toEqual([]);
  });

  it("closes a paper Hoja only when it is registered, where the desk asks for it", () => {
    const paper = SIGNED_ON_PAPER;
    expect(codes(paper, CLOSED, strict)).toEqual(["registration-needed"]);
    expect(codes([...paper, DELIVERED, REGISTERED], CLOSED, strict)).toEqual([]);
  });

  it("registers what is signed, delivered, typed twice and photographed", () => {
    const paper = SIGNED_ON_PAPER;
    expect(codes(PLAYED, REGISTERED)).toEqual(["not-verified"]);
    expect(codes(VERIFIED, REGISTERED)).toEqual(["signatures-needed"]);
    expect(codes(paper, REGISTERED)).toEqual(["not-delivered"]);
    expect(codes(paper, REGISTERED, strict)).toEqual([
      "not-delivered",
      "second-entry-needed",
      "photo-needed",
    ]);
    expect(codes([...paper, DELIVERED, AGREED, photo("p1")], REGISTERED, strict)).toEqual([]);
    expect(codes([...paper, DELIVERED, REGISTERED], REGISTERED)).toEqual(["already-registered"]);
  });

  it("forgets a second typing when what was typed changes", () => {
    const typed = [...TYPED, AGREED];
    expect(stateAfter(typed).secondEntry).toBe(true);
    const reason = "se leyó mal";
    const corrected = { type: "hand-corrected", handId: "h3", hand: AC35, reason } as const;
    expect(stateAfter([...typed, corrected]).secondEntry).toBe(false);
    expect(stateAfter([...typed, { type: "verified", asDirector: true }]).secondEntry).toBe(true);
  });

  it("asks the photo again of a sheet that was corrected and signed again, and keeps the old one", () => {
    const first = [...SIGNED_ON_PAPER, DELIVERED, AGREED, photo("p1"), REGISTERED, CLOSED];
    const again: readonly ActaEvent[] = [
      ...first,
      { type: "reopened", reason: "suma" },
      ...signAgain(),
      DELIVERED,
    ];
    expect(stateAfter(again).photos).toMatchObject([{ photoId: "p1", version: 1 }]);
    expect(codes(again, REGISTERED, strict)).toEqual(["photo-needed"]);
    expect(codes([...again, photo("p2")], REGISTERED, strict)).toEqual([]);
  });

  it("keeps up to four photos and takes one off with a reason", () => {
    const four = ["p1", "p2", "p3", "p4"].map((id) => photo(id));
    expect(codes(four, photo("p5"))).toEqual(["too-many-photos"]);
    expect(codes(four.slice(1), photo("p2"))).toEqual(["photo-id-used"]);
    expect(codes(four.slice(1), photo("p9", "p2"))).toEqual(["photo-twice"]);
    const off: ActaEvent = { type: "photo-removed", photoId: "p2", reason: "salió movida" };
    expect(stateAfter([...four, off]).photos.map(({ photoId }) => photoId)).toEqual([
      "p1",
      "p3",
      "p4",
    ]);
    expect(codes([], off)).toEqual(["unknown-photo"]);
    expect(codes(four, { ...off, reason: " " })).toEqual(["reason-needed"]);
  });

  it("refuses what is so already, and everything on a closed sheet", () => {
    expect(codes([PAPER], PAPER)).toEqual(["already-on"]);
    expect(codes([DELIVERED], DELIVERED)).toEqual(["already-delivered"]);
    expect(codes([], MISTAKEN)).toEqual(["nothing-delivered"]);
    expect(codes([DELIVERED], { ...MISTAKEN, reason: " " } as ActaEvent)).toEqual([
      "reason-needed",
    ]);
    expect(codes([DELIVERED, MISTAKEN], DELIVERED)).toEqual([]);
    expect(codes([...PLAYED, AGREED], AGREED)).toEqual(["already-agreed"]);
    expect(codes([...START, hand("h1", AC35)], AGREED)).toEqual(["match-not-finished"]);
    for (const event of [PAPER, DELIVERED, AGREED, REGISTERED, photo("p1")])
      expect(codes([...SIGNED, CLOSED], event)).toEqual(["acta-closed"]);
    expect(codes(VERIFIED, PAPER)).toEqual(["reopen-needed"]);
  });
});

function signAgain(): readonly ActaEvent[] {
  return [{ type: "verified", asDirector: true }, signed("AC", "A"), signed("BD", "B")];
}
