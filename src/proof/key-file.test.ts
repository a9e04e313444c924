import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newSealKey } from "../../tests/support/sealed-hoja";
import { makePrivateKey, publicTextOf, readPrivateKey } from "./key";
import type { KeyPlace } from "./key-file";
import { openKeyRing, rotateKey, takeOverKeys } from "./key-file";

const base = mkdtempSync(path.join(os.tmpdir(), "capicua-keys-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
let place: KeyPlace;
let file: string;
let count = 0;
beforeEach(() => {
  count += 1;
  place = { dataFolder: path.join(base, String(count)), mode: "real", given: null };
  file = path.join(place.dataFolder, "sello", "claves-real.json");
});

describe("the keys of an installation", () => {
  it("are made once, for the user's eyes only, and apart from the demo's", () => {
    const made = openKeyRing(place, day(1));
    expect(openKeyRing(place, day(2)).keys).toEqual(made.keys);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const demo = openKeyRing({ ...place, mode: "demo" }, day(1));
    expect(demo.current.keyId).not.toBe(made.current.keyId);
  });

  it("rotate: the one before is kept with the time of its use, without its private half", () => {
    const before = openKeyRing(place, day(1));
    const after = rotateKey(place, day(5));
    expect(after.keys).toEqual([
      { ...after.keys[0], from: day(5).toISOString(), until: null },
      { ...before.keys[0], until: day(5).toISOString() },
    ]);
    expect(readFileSync(file, "utf8").match(/BEGIN PRIVATE KEY/g)).toHaveLength(1);
  });

  it("come from the environment where it gives one, and rotate when it gives another", () => {
    const first = openKeyRing(place, day(1));
    const given = makePrivateKey();
    const own = { ...place, given: given.replaceAll("\n", "\\n") };
    const ring = openKeyRing(own, day(2));
    expect(ring.keys[0].publicKey).toBe(publicTextOf(readPrivateKey(given)));
    expect(ring.keys[1]).toEqual({ ...first.keys[0], until: day(2).toISOString() });
    expect(openKeyRing(own, day(3)).keys).toEqual(ring.keys);
    expect(readFileSync(file, "utf8")).not.toContain("PRIVATE");
    expect(() => rotateKey(own, day(4))).toThrow("SEAL_KEY");
    expect(() => openKeyRing(place, day(4))).toThrow("SEAL_KEY");
  });

  it("take over those of a restored database, once", () => {
    openKeyRing(place, day(1));
    const { key } = newSealKey();
    const liar = { ...newSealKey().key, id: "0".repeat(16) };
    const ring = takeOverKeys(place, [key, liar], day(2));
    expect(ring.keys.slice(1)).toEqual([{ ...key, until: day(2).toISOString() }]);
    expect(takeOverKeys(place, [newSealKey().key], day(3)).keys).toEqual(ring.keys);
  });

  it("are never replaced where the file is damaged", () => {
    openKeyRing(place, day(1));
    writeFileSync(file, "{");
    expect(() => openKeyRing(place, day(2))).toThrow("dañado");
    expect(readFileSync(file, "utf8")).toBe("{");
  });
});
