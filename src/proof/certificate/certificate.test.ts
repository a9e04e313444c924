import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import forge from "node-forge";
import { afterAll, describe, expect, it } from "vitest";
import { keepCertificate, openCertificate } from "./certificate-file";
import type { Pkcs12 } from "./make-p12";
import { makePkcs12 } from "./make-p12";
import { openPkcs12 } from "./open-p12";

const now = new Date("2026-11-30T12:00:00.000Z");
const later = (years: number) => new Date(now.getTime() + years * 366 * 86_400_000);
const made = makePkcs12("Federación Dominicana de Dominó", now);

/** The certificate alone, as one exports it by mistake. */
function withoutKey(): Buffer {
  const opened = openPkcs12(made, now);
  if (!opened.ok) throw new Error(opened.code);
  const certificate = forge.pki.certificateFromPem(opened.value.facts.pem);
  const asn1 = forge.pkcs12.toPkcs12Asn1(null, [certificate], "x");
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");
}

/** A certificate of a key of so many bits. */
function ofBits(modulusLength: number): Pkcs12 {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength });
  const pem = privateKey.export({ type: "pkcs1", format: "pem" }).toString();
  const key = forge.pki.privateKeyFromPem(pem);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = "41";
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = later(1);
  certificate.sign(key, forge.md.sha256.create());
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [certificate], "x", { algorithm: "aes256" });
  return { p12: Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary"), password: "x" };
}

describe("a certificate in a PKCS#12 file", () => {
  it("says whose it is, accents and all", () => {
    expect(openPkcs12(made, now)).toMatchObject({
      ok: true,
      value: {
        facts: {
          organisation: "Federación Dominicana de Dominó",
          isSelfSigned: true,
          from: "2026-11-29T12:00:00.000Z",
          until: "2041-11-30T12:00:00.000Z",
        },
      },
    });
  });

  it.each([
    ["p12-password-wrong", () => openPkcs12({ ...made, password: "otra" }, now)],
    ["not-a-p12", () => openPkcs12({ p12: Buffer.from("%PDF-1.7"), password: "" }, now)],
    ["not-a-p12", () => openPkcs12({ ...made, p12: made.p12.subarray(0, 900) }, now)],
    ["p12-key-short", () => openPkcs12(ofBits(1024), now)],
    ["p12-without-key", () => openPkcs12({ p12: withoutKey(), password: "x" }, now)],
    ["certificate-expired", () => openPkcs12(made, later(16))],
    ["certificate-not-yet-valid", () => openPkcs12(made, later(-1))],
  ])("is refused as %s", (code, open) => {
    expect(open()).toEqual({ ok: false, code });
  });
});

it("is taken with a key of 2048 bits, and of more", () => {
  for (const bits of [2048, 3072]) {
    const opened = openPkcs12(ofBits(bits), now);
    // It has no names: its fingerprint stands for it.
    expect(opened.ok && opened.value.facts.name).toMatch(/^[0-9a-f]{64}$/);
  }
});

describe("the certificate in use", () => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "capicua-certificate-"));
  const place = { dataFolder, mode: "real" } as const;
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  it("is made at first, replaced by another, and by a new one when it expires", () => {
    const first = openCertificate(place, now);
    expect(first.origin).toBe("made");
    expect(openCertificate(place, now).facts).toEqual(first.facts);
    keepCertificate(place, made, "uploaded");
    const own = openCertificate(place, now);
    expect([own.origin, own.facts.organisation]).toEqual([
      "uploaded",
      "Federación Dominicana de Dominó",
    ]);
    const expired = openCertificate(place, later(16));
    expect(expired.origin).toBe("made");
    expect(expired.facts.fingerprint).not.toBe(own.facts.fingerprint);
  });
});
