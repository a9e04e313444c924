import { expect, it } from "vitest";
import {
  answeredDelivery,
  papersOfOtherSeats,
  sendingDelivery,
  withoutDelivery,
} from "./delivery-log";

const sheet = { matchId: "m", round: 2, table: 7, already: false };

it("keeps the latest on top, and answers each by its own id", () => {
  const sent = sendingDelivery(sendingDelivery([], "a", "7"), "b", "8");
  expect(sent.map(({ typed }) => typed)).toEqual(["8", "7"]);
  const log = answeredDelivery(sent, "a", { ok: true, value: sheet });
  expect(log).toMatchObject([
    { commandId: "b", state: "sending" },
    { commandId: "a", state: "taken", words: "Ronda 2, mesa 7: recibida." },
  ]);
});

it("tells what was there before, refused, or not sent; and a retry moves up", () => {
  const sent = sendingDelivery(sendingDelivery([], "a", "7"), "b", "8");
  const already = { ok: true, value: { ...sheet, already: true } } as const;
  expect(answeredDelivery(sent, "a", already)[1]?.words).toBe(
    "Ronda 2, mesa 7: ya estaba recibida.",
  );
  const no = { ok: false, messages: ["No hay."], codes: ["x"], overridable: false } as const;
  expect(answeredDelivery(sent, "a", no)[1]).toMatchObject({ state: "refused", words: "No hay." });
  const off = answeredDelivery(sent, "a", null);
  expect(off[1]).toMatchObject({ state: "offline" });
  expect(sendingDelivery(off, "a", "7").map(({ commandId }) => commandId)).toEqual(["a", "b"]);
});

it("asks about a paper of other seats, and keeps what it says once it is taken in", () => {
  const typed = "https://club.do/verificar/K7M2P9QX?p=1A2B-3C4D";
  const codes = ["hoja-of-other-seats"];
  const asked = { ok: false, messages: ["Otros puestos."], codes, overridable: false } as const;
  const log = answeredDelivery(sendingDelivery([], "a", typed), "a", asked);
  expect(log).toMatchObject([{ state: "asks", words: "Otros puestos." }]);
  expect(papersOfOtherSeats(log).size).toBe(0);
  const again = sendingDelivery(log, "a", typed, true);
  const taken = answeredDelivery(again, "a", { ok: true, value: sheet });
  expect(taken).toHaveLength(1);
  expect([...papersOfOtherSeats(taken)]).toEqual([["m", "1A2B-3C4D"]]);
});

it("asks about a table that recorded nothing, and forgets it when it was a mistake", () => {
  const words = "La mesa 7 no ha anotado nada: ¿se jugó en papel?";
  const codes = ["delivery-untouched"];
  const asked = { ok: false, messages: [words], codes, overridable: false } as const;
  const log = answeredDelivery(sendingDelivery([], "a", "7"), "a", asked);
  expect(log).toMatchObject([{ state: "asks", words }]);
  expect(withoutDelivery(log, "a")).toEqual([]);
});
