import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { checkFile } from "@/proof/check-file";
import { rotateKey } from "@/proof/key-file";
import { database } from "@/server/db/client";
import { replaceCertificate } from "@/server/proof/certificate";
import { checkUpload } from "@/server/proof/check-upload";
import { keyRing, proofPlace } from "@/server/proof/key-ring";
import { sealRegistry } from "@/server/proof/registry";
import type { PublicSheet } from "@/server/sheets/queries";
import { findPublicSheet } from "@/server/sheets/queries";
import { renderSignedHojas } from "@/server/sheets/signed-hojas";
import type { Club } from "../../support/club-builders";
import {
  actaOf,
  append,
  closeSheet,
  codesOf,
  must,
  openClub,
  playToClosing,
  senderWith,
  startRound,
} from "../../support/club-builders";

// A closed Hoja as anybody can check it, and what becomes of it when something is changed.

let club: Club;
let matchIds: readonly string[];
let codes: readonly string[];

async function sheetOf(code: string | undefined, version?: number): Promise<PublicSheet> {
  const sheet = await findPublicSheet(code ?? "", version);
  if (!sheet) throw new Error(`there is no Hoja ${code}`);
  return sheet;
}

async function pdfOf(code: string | undefined, version?: number): Promise<Uint8Array> {
  const { sealed } = await sheetOf(code, version);
  if (!sealed?.document) throw new Error("not sealed");
  const request = {
    paper: "letter" as const,
    layout: "one" as const,
    createdAt: new Date(sealed.closedAt).toISOString(),
    sheets: [sealed.data],
  };
  return (await renderSignedHojas(request, [sealed.document])).bytes;
}

async function recordOf(code: string | undefined, version?: number): Promise<Buffer> {
  const { sealed } = await sheetOf(code, version);
  return Buffer.from(JSON.stringify(sealed?.document));
}

/** Changes rows as only the tables' owner could, past the trigger that guards them. */
async function tamper(change: (sql: postgres.TransactionSql) => Promise<unknown>): Promise<void> {
  const sql = postgres(process.env.DATABASE_MIGRATION_URL ?? "", { max: 1 });
  try {
    await sql.begin(async (step) => {
      await step`alter table "SheetVersion" disable trigger user`;
      await change(step);
      await step`alter table "SheetVersion" enable trigger user`;
    });
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  club = await openClub("pairs", 3);
  ({ matchIds } = await startRound(club));
  for (const id of matchIds) await playToClosing(club, id);
  codes = await Promise.all(matchIds.map(async (id) => (await actaOf(id)).match.publicCode));
});

describe("a closed Hoja", () => {
  it("keeps its seal with its version, and the key on record", async () => {
    const { sealed } = await sheetOf(codes[0]);
    const { current, keys } = await keyRing();
    expect(sealed).toMatchObject({ version: 1, state: "authentic", keyId: current.keyId });
    const rows = await database().sealKey.findMany();
    expect(rows.map(({ publicKey }) => publicKey)).toEqual([keys[0].publicKey]);
    const file = `${process.env.CAPICUA_DATA_DIR}/sello/claves-real.json`;
    expect(JSON.stringify(rows)).not.toContain(
      JSON.parse(readFileSync(file, "utf8")).current.privateKey,
    );
  });

  it("is proved by its PDF and by its record, and by neither with one digit changed", async () => {
    const proven = { ok: true, sheets: [{ code: codes[0], version: 1 }] };
    const pdf = await pdfOf(codes[0]);
    expect(await checkUpload(pdf)).toMatchObject(proven);
    expect(Buffer.from(await pdfOf(codes[0])).equals(pdf)).toBe(true);
    const changed = Buffer.from(pdf);
    const digit = changed.indexOf("0", changed.length / 2);
    changed.write("1", digit);
    expect(await checkUpload(changed)).toMatchObject({
      ok: false,
      problems: [{ code: "altered", part: "pdf" }],
    });
    const record = (await recordOf(codes[0])).toString();
    expect(await checkUpload(Buffer.from(record))).toMatchObject(proven);
    const forged = record.replace('"AC":270', '"AC":271');
    expect(forged).not.toBe(record);
    expect(await checkUpload(Buffer.from(forged))).toMatchObject({
      problems: [{ code: "altered", part: "record" }],
    });
  });

  it("is altered when one digit of its row is changed, with or without the hash to match", async () => {
    const id = matchIds[1] ?? "";
    await tamper(
      (sql) => sql`update "SheetVersion" set record = jsonb_set(record, '{table}', '99')
        where "matchId" = ${id}`,
    );
    const { sealed } = await sheetOf(codes[1]);
    expect(sealed).toMatchObject({ state: "altered", document: null });
    const { computed = "" } = sealed ?? {};
    await tamper(
      (sql) => sql`update "SheetVersion" set hash = ${computed} where "matchId" = ${id}`,
    );
    expect((await sheetOf(codes[1])).sealed?.state).toBe("altered");
    await tamper(
      (sql) => sql`update "SheetVersion"
        set seal = jsonb_set(seal, '{hash}', to_jsonb(${computed}::text)) where "matchId" = ${id}`,
    );
    expect((await sheetOf(codes[1])).sealed?.state).toBe("altered");
    await tamper((sql) => sql`update "SheetVersion" set seal = null where "matchId" = ${id}`);
    expect((await sheetOf(codes[1])).sealed?.state).toBe("unsealed");
  });
});

describe("a rotated key", () => {
  it("leaves what was sealed before as it was, and seals what comes after", async () => {
    const before = await keyRing();
    const old = await pdfOf(codes[0]);
    rotateKey(proofPlace(), new Date());
    const after = await keyRing();
    expect(after.current.keyId).not.toBe(before.current.keyId);
    expect((await sheetOf(codes[0])).sealed).toMatchObject({
      state: "authentic",
      keyId: before.current.keyId,
    });
    expect(await checkUpload(old)).toMatchObject({ ok: true });
    expect(await checkUpload(await pdfOf(codes[0]))).toMatchObject({ ok: true });
    const id = matchIds[2] ?? "";
    must(await append(club.director, id, { type: "reopened", reason: "suma mal hecha" }));
    await closeSheet(club, id);
    expect((await sheetOf(codes[2])).sealed).toMatchObject({
      version: 2,
      state: "authentic",
      keyId: after.current.keyId,
    });
    const rows = await database().sealKey.findMany({ orderBy: { from: "asc" } });
    expect(rows.map(({ until }) => until === null)).toEqual([false, true]);
  });

  it("does not take a key that only the database knows", async () => {
    await database().sealKey.create({
      data: { id: "f".repeat(16), publicKey: "AAAA", from: new Date(0) },
    });
    expect((await keyRing()).keys.map(({ id }) => id)).not.toContain("f".repeat(16));
  });
});

describe("a replaced version", () => {
  it("says so in its own file, and in the file given out before", async () => {
    const [first, second] = await Promise.all([recordOf(codes[2], 1), recordOf(codes[2], 2)]);
    const told = { ok: false, problems: [{ code: "superseded", version: 1, newer: 2 }] };
    expect(await checkUpload(first)).toMatchObject(told);
    expect(await checkUpload(await pdfOf(codes[2], 1))).toMatchObject(told);
    const { newer, ...before } = JSON.parse(first.toString());
    expect(newer.version).toBe(2);
    expect(await checkUpload(Buffer.from(JSON.stringify(before)))).toMatchObject(told);
    expect(await checkUpload(second)).toMatchObject({ ok: true });
  });

  it("is named in the next, with who opened it and why", async () => {
    const { sealed, versions } = await sheetOf(codes[2]);
    const [, { voided = null } = {}] = versions;
    expect(voided).toMatchObject({ version: 1 });
    expect(sealed?.data.record?.replaces).toEqual({
      version: 1,
      by: voided?.by,
      at: new Date(voided?.at ?? 0).toISOString(),
      reason: voided?.reason,
    });
  });

  it("stands in the registry of the tournament with its present seals only", async () => {
    const registry = await sealRegistry(club.slug);
    const own = registry?.seals.filter(({ code }) => code === codes[2]);
    expect(own?.map(({ version }) => version)).toEqual([2]);
    const { name } = await database().tournament.findUniqueOrThrow({ where: { slug: club.slug } });
    expect(registry?.tournament).toEqual({ slug: club.slug, name });
    expect(registry?.reopened).toEqual([]);
    expect(await sealRegistry()).not.toHaveProperty("tournament");
  });

  it("has no registry of a tournament that there is not, or that nobody sees yet", async () => {
    expect(await sealRegistry("no-existe")).toBeNull();
    const { slug } = club;
    const { status } = await database().tournament.findUniqueOrThrow({ where: { slug } });
    await database().tournament.update({ where: { slug }, data: { status: "draft" } });
    expect(await sealRegistry(slug)).toBeNull();
    await database().tournament.update({ where: { slug }, data: { status } });
  });
});

describe("the certificate", () => {
  const request = (organisation: string) => ({ commandId: randomUUID(), organisation });

  it("is changed by an administrator only", async () => {
    expect(codesOf(await replaceCertificate(club.director, request("Otra")))).toEqual([
      "role-needed",
    ]);
  });

  it("leaves PDFs signed before as good as they were, and signs the next", async () => {
    const admin = await senderWith("Administración", ["admin"]);
    const before = await pdfOf(codes[0]);
    must(await replaceCertificate(admin, request("Federación Nueva")));
    const after = await pdfOf(codes[0]);
    expect(Buffer.from(after).equals(before)).toBe(false);
    for (const pdf of [before, after]) expect(await checkUpload(pdf)).toMatchObject({ ok: true });
  });

  it("is refused with what is wrong with the file", async () => {
    const admin = await senderWith("Administración", ["admin"]);
    const upload = { p12: Buffer.from("hola"), password: "x" };
    expect(codesOf(await replaceCertificate(admin, { commandId: randomUUID(), upload }))).toEqual([
      "not-a-p12",
    ]);
  });
});

describe("a Hoja that is opened again", () => {
  it("has no version that counts until it closes, by its page, its files and the registry", async () => {
    const [id = ""] = matchIds;
    const { keys } = await keyRing();
    const file = await recordOf(codes[0]);
    expect(await checkUpload(file)).toMatchObject({ ok: true });
    must(await append(club.director, id, { type: "reopened", reason: "La suma" }));
    const { annulled, sealed } = await sheetOf(codes[0]);
    expect(annulled).toMatchObject({ version: 1, reason: "La suma" });
    expect(sealed?.state).toBe("authentic");
    const since = new Date(annulled?.at ?? 0).toISOString();
    const told = { ok: false, problems: [{ code: "annulled", hoja: codes[0], version: 1, since }] };
    expect(await checkUpload(file)).toEqual(told);
    const registry = await sealRegistry(club.slug);
    expect(registry?.reopened).toEqual([{ code: codes[0], version: 1, at: since }]);
    expect(registry && checkFile(file, { keys, registry })).toEqual(told);
    // Given out meanwhile, a file says so without a registry.
    const between = await pdfOf(codes[0]);
    expect(checkFile(between, { keys })).toEqual(told);
    await closeSheet(club, id);
    expect((await sheetOf(codes[0])).annulled).toBeNull();
    expect(await checkUpload(between)).toMatchObject({
      problems: [{ code: "superseded", version: 1, newer: 2 }],
    });
    expect((await sealRegistry(club.slug))?.reopened).toEqual([]);
  });
});

describe("a Hoja that this installation has lost", () => {
  it("is not told authentic for its seal alone", async () => {
    const file = await recordOf(codes[0]);
    await tamper((sql) => sql`delete from "SheetVersion" where "matchId" = ${matchIds[0] ?? ""}`);
    expect(await checkUpload(file)).toMatchObject({
      ok: false,
      problems: [{ code: "not-registered", hoja: codes[0], registryAt: null }],
    });
  });
});
