import { describe, expect, it } from "vitest";
import {
  CLOSED_AT,
  documentOf,
  newCertificate,
  newSealKey,
  recordOf,
  sealOf,
  signedPdfOf,
} from "../../tests/support/sealed-hoja";
import { checkFile, codesInFile } from "./check-file";
import { signStatement } from "./seal";

const key = newSealKey();
const other = newSealKey();
const certificate = newCertificate();
const document = documentOf(1, key, certificate);
const pdf = await signedPdfOf([document], certificate);
const keys = [key.key];
const proven = {
  code: "K7M2P9QX",
  version: 1,
  signedAt: CLOSED_AT,
  hash: document.seal.hash,
};

const check = (bytes: Uint8Array, given = keys) => checkFile(bytes, { keys: given });
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const codesOf = (bytes: Uint8Array, given = keys) => {
  const answer = check(bytes, given);
  if ("unreadable" in answer) return ["unreadable"];
  return answer.ok ? [] : answer.problems.map(({ code }) => code);
};

describe("a sealed record", () => {
  it("proves code, version, instant and hash", () => {
    expect(check(json(document))).toEqual({ ok: true, sheets: [proven], unsealed: 0 });
  });

  it("does so whatever the order of its keys", () => {
    const turned = Object.fromEntries(Object.entries(document.record).reverse());
    expect(codesOf(json({ ...document, record: turned }))).toEqual([]);
  });

  it("is never authentic with one digit changed, wherever it stands", () => {
    const text = JSON.stringify(document);
    for (const { index } of text.matchAll(/\d/g)) {
      const digit = (Number(text[index]) + 1) % 10;
      const changed = text.slice(0, index) + digit + text.slice(index + 1);
      expect(codesOf(Buffer.from(changed)), `at ${index}`).not.toEqual([]);
    }
  });

  it("tells a changed figure from a key that it does not know", () => {
    const { record } = document;
    const forged = { ...record, record: { ...record.record, points: { AC: 270, BD: 5 } } };
    expect(check(json({ ...document, record: forged }))).toEqual({
      ok: false,
      problems: [{ code: "altered", part: "record" }],
    });
    const resealed = { ...document, record: forged, seal: sealOf(forged, other) };
    expect(codesOf(json(resealed))).toEqual(["unknown-key"]);
    const claimed = { ...resealed, seal: { ...resealed.seal, keyId: key.key.id } };
    expect(codesOf(json(claimed))).toEqual(["altered"]);
  });

  it("is unsigned without a seal", () => {
    expect(codesOf(json({ ...document, seal: null }))).toEqual(["unsigned"]);
  });

  it("does not take a seal of another kind, nor one of another Hoja", () => {
    const { v: _, keyId: __, signature: ___, ...facts } = document.seal;
    const posing = signStatement("registry", facts, key.signer);
    expect(codesOf(json({ ...document, seal: posing }))).toEqual(["altered"]);
    const elsewhere = { ...recordOf(1), code: "ZZZZ2222" };
    expect(codesOf(json({ ...document, record: elsewhere }))).toEqual(["altered"]);
  });

  it("is not read where it is something else", () => {
    expect(check(Buffer.from("hola"))).toEqual({ unreadable: true, path: [] });
    expect(check(json({ ...document, v: 2 }))).toEqual({ unreadable: true, path: ["v"] });
  });
});

describe("keys that change", () => {
  const retired = { ...key.key, until: "2026-12-31T00:00:00.000Z" };

  it("leaves what an earlier key sealed as good as it was", () => {
    expect(codesOf(json(document), [other.key, retired])).toEqual([]);
  });

  it("takes nothing that a key sealed when it was not in use", () => {
    const gone = { ...key.key, until: "2026-11-01T00:00:00.000Z" };
    expect(codesOf(json(document), [other.key, gone])).toEqual(["unknown-key"]);
    expect(codesOf(json(document), [other.key])).toEqual(["unknown-key"]);
  });
});

describe("a replaced version", () => {
  const second = documentOf(2, key, certificate);

  it("says so itself where it was given out after it was replaced", () => {
    const told = { ...document, newer: second.seal };
    expect(check(json(told))).toEqual({
      ok: false,
      problems: [
        { code: "superseded", hoja: "K7M2P9QX", version: 1, newer: 2, signedAt: CLOSED_AT },
      ],
    });
    expect(codesOf(json({ ...second, newer: document.seal }))).toEqual(["altered"]);
    const forged = { ...document, newer: { ...second.seal, version: 3 } };
    expect(codesOf(json(forged))).toEqual(["altered"]);
  });

  it("is known from the registry of the present seals", () => {
    const registry = { seals: [second.seal] };
    const answer = checkFile(json(document), { keys, registry });
    expect(answer).toMatchObject({ ok: false, problems: [{ code: "superseded", newer: 2 }] });
    expect(checkFile(json(second), { keys, registry })).toMatchObject({ ok: true });
    const twin = sealOf({ ...recordOf(2), table: 8 }, key);
    expect(checkFile(json(second), { keys, registry: { seals: [twin] } })).toMatchObject({
      problems: [{ code: "altered", part: "registry" }],
    });
  });
});

describe("a Hoja that is open again", () => {
  const since = "2026-12-01T01:00:00.000Z";
  const reopening = { code: "K7M2P9QX", version: 1, at: since };
  const annulled = {
    ok: false,
    problems: [{ code: "annulled", hoja: "K7M2P9QX", version: 1, since }],
  };
  const second = documentOf(2, key, certificate);

  it("counts no more by the registry, nor by the file that was given out meanwhile", () => {
    const registry = { seals: [document.seal], reopened: [reopening] };
    expect(checkFile(json(document), { keys, registry })).toEqual(annulled);
    const told = { ...document, reopened: signStatement("reopened", reopening, key.signer) };
    expect(check(json(told))).toEqual(annulled);
    expect(codesOf(json({ ...told, reopened: { ...told.reopened, at: CLOSED_AT } }))).toEqual([
      "altered",
    ]);
    const elsewhere = signStatement("reopened", { ...reopening, code: "ZZZZ2222" }, key.signer);
    expect(codesOf(json({ ...document, reopened: elsewhere }))).toEqual(["altered"]);
  });

  it("has no version that counts, the replaced ones neither", () => {
    const registry = { seals: [second.seal], reopened: [{ ...reopening, version: 2 }] };
    for (const one of [document, second])
      expect(checkFile(json(one), { keys, registry })).toMatchObject({
        problems: [{ code: "annulled", version: one.seal.version, since }],
      });
  });

  it("counts again once a newer version is closed, whatever a file said before", () => {
    const registry = { seals: [second.seal], reopened: [] };
    const told = { ...document, reopened: signStatement("reopened", reopening, key.signer) };
    expect(checkFile(json(told), { keys, registry })).toMatchObject({
      problems: [{ code: "superseded", newer: 2 }],
    });
    expect(checkFile(json(second), { keys, registry })).toMatchObject({ ok: true });
    // An older registry than the file knows of the reopening, and the file of the version after it.
    const older = { seals: [document.seal], reopened: [reopening] };
    const newer = { ...document, newer: second.seal };
    expect(checkFile(json(newer), { keys, registry: older })).toMatchObject({
      problems: [{ code: "superseded", newer: 2 }],
    });
  });
});

describe("a registry without the Hoja", () => {
  const other = { ...documentOf(1, key, certificate).seal, code: "ZZZZ2222" };
  const tournament = { slug: "otro", name: "Otro torneo" };
  const missing = {
    code: "not-registered",
    hoja: "K7M2P9QX",
    signedAt: CLOSED_AT,
    registryAt: "2026-12-01T00:00:00.000Z",
    tournament: "Otro torneo",
  };

  it("proves nothing of it", () => {
    const registry = { at: missing.registryAt, tournament, seals: [other] };
    expect(checkFile(json(document), { keys, registry })).toEqual({
      ok: false,
      problems: [{ ...missing, version: 1 }],
    });
  });

  it("nor of a version that was closed after it", () => {
    const registry = { at: missing.registryAt, tournament, seals: [document.seal] };
    expect(checkFile(json(documentOf(2, key, certificate)), { keys, registry })).toEqual({
      ok: false,
      problems: [{ ...missing, version: 2 }],
    });
  });
});

describe("the codes that a file names", () => {
  it("are read before anything is checked", () => {
    expect(codesInFile(pdf)).toEqual(["K7M2P9QX"]);
    expect(codesInFile(json({ ...document, seal: null }))).toEqual(["K7M2P9QX"]);
    expect(codesInFile(Buffer.from("hola"))).toEqual([]);
    expect(codesInFile(Buffer.from("%PDF-1.7"))).toEqual([]);
  });
});

describe("a signed PDF", () => {
  it("proves the same as its record", () => {
    expect(check(pdf)).toEqual({ ok: true, sheets: [proven], unsealed: 0 });
  });

  it("proves each of several Hojas", async () => {
    const two = documentOf(2, key, certificate);
    const answer = check(await signedPdfOf([document, two], certificate));
    expect(answer).toMatchObject({ ok: true, sheets: [{ version: 1 }, { version: 2 }] });
  });

  it("tells how many of its Hojas no seal covers", async () => {
    const ten = await signedPdfOf([document], certificate, 10);
    expect(check(ten)).toEqual({ ok: true, sheets: [proven], unsealed: 9 });
  });

  it("bears no instant before its certificate is good", async () => {
    const { facts, ...rest } = certificate;
    const later = { ...rest, facts: { ...facts, from: "2026-12-05T10:00:00.000Z" } };
    const text = (await signedPdfOf([document], later)).toString("latin1");
    expect(text).toContain("/M (D:20261205100000Z)");
    expect(pdf.toString("latin1")).toContain("/M (D:20261130231500Z)");
  });

  it("is never authentic with one of its digits changed, wherever it stands", () => {
    const digits = [...pdf.toString("latin1").matchAll(/\d/g)].map(({ index }) => index);
    // All of the structure and of the signature, and a part of the compressed pages and fonts.
    const edge = pdf.indexOf(">", pdf.indexOf("/Contents <"));
    for (const at of digits.filter((one, index) => index % (one <= edge ? 3 : 11) === 0)) {
      const changed = Buffer.from(pdf);
      changed.write(String((Number(pdf.toString("latin1", at, at + 1)) + 1) % 10), at);
      expect(check(changed), `at ${at}`).toMatchObject({ ok: false });
    }
  });

  it("is never authentic with a bit of any byte turned", () => {
    for (let at = 0; at < pdf.length; at += 13) {
      const changed = Buffer.from(pdf);
      changed.writeUInt8(pdf.readUInt8(at) ^ (1 << (at % 8)), at);
      // Without its first bytes it is no PDF at all.
      expect(check(changed), `at ${at}`).not.toMatchObject({ ok: true });
    }
  });

  it("is altered by what is added after the signature", () => {
    expect(codesOf(Buffer.concat([pdf, Buffer.from("\n% more")]))).toEqual(["altered"]);
  });

  it("does not take the certificate of somebody else", async () => {
    const forger = newCertificate();
    expect(codesOf(await signedPdfOf([document], forger))).toEqual(["altered"]);
    // With an endorsement that he has made up himself.
    const own = documentOf(1, other, forger);
    const forged = { ...document, signer: own.signer };
    expect(codesOf(await signedPdfOf([forged], forger))).toEqual(["unknown-key"]);
  });

  it("is unsigned where it has no signature, or no record", async () => {
    const { renderHojas } = await import("@/documents/hoja");
    const { bytes } = await renderHojas({
      paper: "letter",
      layout: "one",
      createdAt: CLOSED_AT,
      sheets: [recordOf(1)],
    });
    expect(check(bytes)).toEqual({ ok: false, problems: [{ code: "unsigned", part: "pdf" }] });
    expect(check(await signedPdfOf([], certificate))).toEqual({
      ok: false,
      problems: [{ code: "unsigned", part: "record" }],
    });
  });

  it("has the same bytes whenever it is made", async () => {
    expect(pdf.equals(await signedPdfOf([document], certificate))).toBe(true);
  });
});
