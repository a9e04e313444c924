import { expect, it } from "vitest";
import type { WaitingPhoto } from "./photo-outbox";
import { afterAnswer, sendPhoto } from "./photo-outbox";

const photo = new Blob(["x"]);
const one: WaitingPhoto = { commandId: "c1", photo, failed: false };
const two: WaitingPhoto = { commandId: "c2", photo, failed: false };
const answering = (body: unknown) => async () => ({ json: async () => body });

it("sends a picture under its own id, so that it counts once", async () => {
  const asked: string[] = [];
  const send = async (url: string) => {
    asked.push(url);
    return { json: async () => ({ ok: true, value: {} }) };
  };
  expect(await sendPhoto(send, "/fotos", one)).toEqual({ kind: "taken" });
  expect(await sendPhoto(send, "/fotos", one)).toEqual({ kind: "taken" });
  expect(asked).toEqual(["/fotos?envio=c1", "/fotos?envio=c1"]);
});

it("tells a refusal from a server that is not there", async () => {
  const refusal = { ok: false, messages: ["No se lee."], codes: ["x"], overridable: false };
  expect(await sendPhoto(answering(refusal), "/fotos", one)).toEqual({
    kind: "refused",
    messages: ["No se lee."],
  });
  const down = () => Promise.reject(new TypeError("failed to fetch"));
  expect(await sendPhoto(down, "/fotos", one)).toEqual({ kind: "offline" });
});

it("keeps what was not sent, and drops what was answered", () => {
  const waiting = [one, two];
  expect(afterAnswer(waiting, "c1", { kind: "offline" })).toEqual([{ ...one, failed: true }, two]);
  expect(afterAnswer(waiting, "c1", { kind: "taken" })).toEqual([two]);
  expect(afterAnswer(waiting, "c2", { kind: "refused", messages: [] })).toEqual([one]);
});
