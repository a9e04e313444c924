import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RosterAnswer } from "@/domain/tournament/roster-operations";
import { database } from "@/server/db/client";
import { rejectedLines, rejectedRows } from "@/server/people/rejected-rows";
import { importRoster } from "@/server/people/roster-import";
import { previewRoster } from "@/server/people/roster-preview";
import { editPerson } from "@/server/people/save-person";
import { personSearchKey } from "@/server/people/search-key";
import type { Sender } from "@/server/sender";
import { codesOf, must, senderWith } from "../../support/club-builders";

const GOLDEN = path.join(import.meta.dirname, "../../golden/roster");
const FILES = [
  "roster-comma-utf8.csv",
  "roster-semicolon-windows1252.csv",
  "roster-tab-utf8-bom.txt",
] as const;

let director: Sender;
beforeAll(async () => {
  director = await senderWith("Directora", ["director"]);
});
beforeEach(async () => {
  await database().player.deleteMany();
  await database().club.deleteMany();
});

const golden = (file: string) => readFileSync(path.join(GOLDEN, file));
const text = (...lines: readonly string[]) => new TextEncoder().encode(lines.join("\n"));

async function planKeyOf(bytes: Uint8Array): Promise<string> {
  const previewed = await previewRoster(director, bytes);
  if (!previewed.ok) throw new Error(JSON.stringify(previewed.problems));
  return previewed.preview.planKey;
}

/** Sends an import as its preview now stands. */
async function send(bytes: Uint8Array, answers: readonly RosterAnswer[] = [], planKey?: string) {
  return importRoster(director, {
    commandId: randomUUID(),
    fileName: "padrón.csv",
    bytes,
    planKey: planKey ?? (await planKeyOf(bytes)),
    answers,
  });
}

/** Everything that an import could change. */
async function everybody() {
  return {
    people: await database().player.findMany({ orderBy: { id: "asc" } }),
    clubs: await database().club.findMany({ orderBy: { id: "asc" } }),
  };
}

describe("the three files of a club, one after another", () => {
  it("end with 96 people in 8 clubs, and importing them again changes nothing", async () => {
    const results = [];
    for (const file of FILES) results.push(must(await send(golden(file))));
    const none = {
      unchanged: 0,
      repeated: 0,
      leftOut: 0,
      rejected: 0,
      newClubs: [],
      rejectedLines: [],
    };
    expect(results).toEqual([
      { ...none, created: 40, updated: 0, newClubs: expect.any(Array) },
      {
        ...none,
        created: 8,
        updated: 40,
        repeated: 1,
        leftOut: 1,
        rejected: 2,
        rejectedLines: [53, 54, 55],
      },
      { ...none, created: 48, updated: 0, unchanged: 28 },
    ]);
    const before = await everybody();
    expect(before.people).toHaveLength(96);
    expect(before.clubs).toHaveLength(8);
    const wrong = before.people.filter((person) => person.searchKey !== personSearchKey(person));
    expect(wrong).toEqual([]);
    for (const file of FILES)
      expect(must(await send(golden(file)))).toMatchObject({ created: 0, updated: 0 });
    expect(await everybody()).toEqual(before);
  });

  it("leave a history of each person, and of the file", async () => {
    for (const file of FILES.slice(0, 2)) must(await send(golden(file)));
    const person = await database().player.findUniqueOrThrow({ where: { number: "00004" } });
    const entries = await database().auditEntry.findMany({
      where: { subjectId: person.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual(["people.create", "people.update"]);
    expect(entries[1]?.before).toEqual({ city: null });
    const files = await database().auditEntry.findMany({ where: { action: "people.import" } });
    expect(files.at(-1)?.after).toMatchObject({
      file: "padrón.csv",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      created: 8,
    });
  });
});

describe("rows that do not enter", () => {
  it("are given back as the file has them", async () => {
    const previewed = await previewRoster(director, golden(FILES[1]));
    if (!previewed.ok) throw new Error("the file is readable");
    const { reading } = previewed;
    expect(rejectedLines(reading.plan, null)).toEqual([54, 55]);
    const result = must(await send(golden(FILES[1]), []));
    const rows = rejectedRows(reading, result.rejectedLines);
    expect(rows.map(({ line, decision }) => [line, decision.action])).toEqual([
      [53, "decide"],
      [54, "error"],
      [55, "error"],
    ]);
    expect(rows[1]?.cells).toContain("ABC12");
    expect(rejectedLines(reading.plan, [{ line: 53, take: "create" }])).toEqual([54, 55]);
  });
});

describe("rows to decide", () => {
  const list = text(
    "No. Federación;Nombres;Apellidos;Club",
    "77;Ana;Níspero;Club Ñame",
    "78;Luz;Roble;",
  );

  it("take somebody without a number as the same person, give the number and make the club", async () => {
    const walkIn = await database().player.create({
      data: { firstNames: "Ana", lastNames: "Nispero", searchKey: "ana nispero" },
    });
    const answer = { line: 2, take: "same", personId: walkIn.id } as const;
    expect(must(await send(list, [answer]))).toMatchObject({
      created: 1,
      updated: 1,
      leftOut: 0,
      newClubs: ["Club Ñame"],
    });
    const now = await database().player.findUniqueOrThrow({
      where: { id: walkIn.id },
      include: { club: true },
    });
    expect(now).toMatchObject({ number: "00077", lastNames: "Níspero", version: 2 });
    expect(now.club?.name).toBe("Club Ñame");
  });

  it("make no club for a row that is left out", async () => {
    await database().player.create({
      data: { firstNames: "Ana", lastNames: "Níspero", searchKey: "ana nispero" },
    });
    expect(must(await send(list))).toMatchObject({ created: 1, leftOut: 1, newClubs: [] });
    expect(await database().club.count()).toBe(0);
  });

  it("refuse an answer about somebody whom the preview did not offer", async () => {
    const other = await database().player.create({
      data: { firstNames: "Otra", lastNames: "Persona", searchKey: "otra persona" },
    });
    const answer = { line: 2, take: "same", personId: other.id } as const;
    expect(codesOf(await send(list, [answer]))).toEqual(["answer-not-offered"]);
    expect(await database().player.count()).toBe(1);
  });
});

describe("a roster that changes after the preview", () => {
  it("refuses the import, writes nothing, and shows the new preview", async () => {
    must(await send(golden(FILES[0])));
    const agreed = await planKeyOf(golden(FILES[1]));
    const person = await database().player.findUniqueOrThrow({ where: { number: "00004" } });
    must(await edit(person, { city: "Azua" }));
    expect(codesOf(await send(golden(FILES[1]), [], agreed))).toEqual(["roster-changed"]);
    expect(await database().player.count()).toBe(40);
    expect(must(await send(golden(FILES[1])))).toMatchObject({ created: 8 });
  });

  it("at the same moment as an edit: both count, or one is refused, and nothing is lost", async () => {
    must(await send(golden(FILES[0])));
    for (let round = 0; round < 4; round++) {
      await database().player.updateMany({ data: { city: null } });
      const bytes = golden(FILES[1]);
      const agreed = await planKeyOf(bytes);
      const person = await database().player.findUniqueOrThrow({ where: { number: "00004" } });
      const [imported, edited] = await Promise.all([
        send(bytes, [], agreed),
        edit(person, { nickname: `Apodo ${round}` }),
      ]);
      const now = await database().player.findUniqueOrThrow({ where: { number: "00004" } });
      expect([codesOf(imported), codesOf(edited)]).toContainEqual([]);
      if (edited.ok && !imported.ok) {
        expect(codesOf(imported)).toEqual(["roster-changed"]);
        expect(now).toMatchObject({ nickname: `Apodo ${round}`, city: null });
      } else {
        expect(codesOf(edited)).toEqual(["stale"]);
        expect(now.city).not.toBeNull();
      }
    }
  });

  it("two imports of one file at once write it once", async () => {
    const agreed = await planKeyOf(golden(FILES[0]));
    const both = await Promise.all([1, 2].map(() => send(golden(FILES[0]), [], agreed)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().player.count()).toBe(40);
  });
});

describe("who may import", () => {
  it("is no judge, and no director of a single tournament", async () => {
    const judge = await senderWith("Juez", ["judge"]);
    const request = { commandId: randomUUID(), fileName: "x.csv", planKey: "", answers: [] };
    const refused = await importRoster(judge, { ...request, bytes: golden(FILES[0]) });
    expect(codesOf(refused)).toEqual(["role-needed"]);
    await expect(previewRoster(judge, golden(FILES[0]))).rejects.toThrow("role-needed");
  });
});

function edit(
  person: Awaited<ReturnType<typeof everybody>>["people"][number],
  change: { readonly city?: string; readonly nickname?: string },
) {
  const { id, version, number, firstNames, lastNames, nickname, clubId, city } = person;
  return editPerson(director, {
    commandId: randomUUID(),
    personId: id,
    version,
    person: { number, firstNames, lastNames, nickname, clubId, city, ...change },
  });
}
