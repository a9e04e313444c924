import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newSealKey } from "../../tests/support/sealed-hoja";
import { readKeys } from "./read-keys";

const { key } = newSealKey();
const der = Buffer.from(key.publicKey, "base64");
const object = createPublicKey({ key: der, format: "der", type: "spki" });

describe("readKeys", () => {
  it.each([
    ["base64", key.publicKey],
    ["PEM", object.export({ type: "spki", format: "pem" }).toString()],
    ["hexadecimal", der.subarray(-32).toString("hex")],
  ])("takes one key as %s", (_, text) => {
    expect(readKeys(`${text}\n`)).toMatchObject([{ id: key.id, publicKey: key.publicKey }]);
  });

  it("takes the list that an installation publishes", () => {
    expect(readKeys(JSON.stringify({ v: 1, keys: [key] }))).toEqual([key]);
  });

  it.each([
    ["another kind of key", publicPem("x25519")],
    [
      "a list whose id is not of its key",
      JSON.stringify({ v: 1, keys: [{ ...key, id: "0".repeat(16) }] }),
    ],
    ["an empty list", JSON.stringify({ v: 1, keys: [] })],
    ["nothing", ""],
    ["words", "mi-clave"],
  ])("refuses %s", (_, text) => {
    expect(readKeys(text)).toBeNull();
  });
});

function publicPem(kind: "x25519"): string {
  return generateKeyPairSync(kind).publicKey.export({ type: "spki", format: "pem" }).toString();
}
