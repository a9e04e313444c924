import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { PersonDetails } from "@/schemas/people";
import { database } from "@/server/db/client";
import { createClub, editClub, listClubs } from "@/server/people/clubs";
import { mergePerson } from "@/server/people/merge-person";
import { findPhoto, savePhoto } from "@/server/people/photo";
import { findPersonRecord, listHistory, listPeople } from "@/server/people/queries";
import { createPerson, editPerson, setPersonStatus } from "@/server/people/save-person";
import type { Sender } from "@/server/sender";
import { codesOf, must, senderWith } from "../../support/club-builders";
import { jpegOf } from "../../support/jpeg";

const ANA: PersonDetails = {
  number: "00045",
  firstNames: "Ana María",
  lastNames: "Núñez de la Cruz",
  nickname: "La Maestra",
  clubId: null,
  city: "Baní",
};

let director: Sender;
let clubId: string;
let anaId: string;
beforeAll(async () => {
  director = await senderWith("Directora", ["director"]);
  const club = { name: "Peña Ñame", city: null, active: true };
  clubId = must(await createClub(director, { commandId: randomUUID(), club })).clubId;
  anaId = must(await create({ ...ANA, clubId })).personId;
});

function create(person: PersonDetails, override = false) {
  return createPerson(director, { commandId: randomUUID(), person, override });
}

function editAna(change: Partial<PersonDetails>, version: number) {
  return editPerson(director, {
    commandId: randomUUID(),
    personId: anaId,
    version,
    person: { ...ANA, clubId, ...change },
  });
}

const versionOf = async (id: string) => (await findPersonRecord(id))?.version ?? 0;
const everything = { text: "", clubId: null, state: null, page: 1 } as const;

describe("a person", () => {
  it.each(["nunez ana", "maestra", "45", "00045", "CRUZ", "mar"])(
    "is found by %s",
    async (words) => {
      const { people } = await listPeople({ ...everything, text: words });
      expect(people.map(({ id }) => id)).toEqual([anaId]);
    },
  );

  it.each(["ñame", "una", "450"])("is not found by %s", async (words) => {
    expect((await listPeople({ ...everything, text: words })).total).toBe(0);
  });

  it("keeps the federation number for good", async () => {
    const version = await versionOf(anaId);
    expect(codesOf(await editAna({ number: "00046" }, version))).toEqual(["number-permanent"]);
    expect(codesOf(await editAna({ number: null }, version))).toEqual(["number-permanent"]);
  });

  it("shares no number, and a name only knowingly", async () => {
    expect(codesOf(await create({ ...ANA, firstNames: "Otra" }))).toEqual(["number-taken"]);
    const namesake = {
      ...ANA,
      number: null,
      firstNames: "ANA MARIA",
      lastNames: "Nuñez de la cruz",
    };
    expect(await create(namesake)).toMatchObject({
      ok: false,
      problems: [{ code: "same-name", overridable: true }],
    });
    const { personId } = must(await create(namesake, true));
    const merged = { commandId: randomUUID(), provisionalId: personId, playerId: anaId };
    must(await mergePerson(director, merged));
    expect((await listPeople(everything)).people.map(({ id }) => id)).toEqual([anaId]);
    expect((await findPersonRecord(personId))?.mergedInto?.id).toBe(anaId);
  });

  it("is changed only as it was seen, and leaves what changed and why", async () => {
    const seen = await versionOf(anaId);
    must(await editAna({ city: "Azua" }, seen));
    expect(codesOf(await editAna({ city: "Moca" }, seen))).toEqual(["stale"]);
    const status = { personId: anaId, status: "suspended", reason: "Acta 12 de la Junta" } as const;
    must(await setPersonStatus(director, { commandId: randomUUID(), ...status }));
    const again = { commandId: randomUUID(), ...status };
    expect(codesOf(await setPersonStatus(director, again))).toEqual(["status-already"]);
    const [suspended, changed] = await listHistory(anaId);
    expect(suspended).toMatchObject({ action: "people.suspend", reason: "Acta 12 de la Junta" });
    expect(changed).toMatchObject({ before: { city: "Baní" }, after: { city: "Azua" } });
    expect(Object.keys(changed?.after ?? {})).toEqual(["city"]);
    const { people } = await listPeople({ ...everything, state: "suspended" });
    expect(people.map(({ id }) => id)).toEqual([anaId]);
  });

  it("is written by nobody but managers", async () => {
    const judge = await senderWith("Juez", ["judge"]);
    const request = { commandId: randomUUID(), person: { ...ANA, number: null }, override: true };
    expect(codesOf(await createPerson(judge, request))).toEqual(["role-needed"]);
  });
});

describe("a photo", () => {
  it("is kept without its metadata, and anything else is refused", async () => {
    const bytes = jpegOf(300, 400);
    must(await savePhoto(director, { commandId: randomUUID(), personId: anaId, bytes }));
    const kept = Buffer.from((await findPhoto(anaId))?.bytes ?? []);
    expect(kept.includes("Exif")).toBe(false);
    expect(kept.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const wrong = Buffer.from("<svg onload=alert(1)></svg>");
    const refused = { commandId: randomUUID(), personId: anaId, bytes: wrong };
    expect(codesOf(await savePhoto(director, refused))).toEqual(["photo-not-jpeg"]);
    const huge = { commandId: randomUUID(), personId: anaId, bytes: jpegOf(513, 20) };
    expect(codesOf(await savePhoto(director, huge))).toEqual(["photo-too-many-pixels"]);
  });
});

describe("a club", () => {
  it("has one name, accents aside, and counts its people", async () => {
    const same = { name: "PENA NAME", city: null, active: true };
    expect(codesOf(await createClub(director, { commandId: randomUUID(), club: same }))).toEqual([
      "club-exists",
    ]);
    expect(await listClubs()).toMatchObject([{ id: clubId, people: 1 }]);
  });

  it("once inactive keeps its people and takes no new ones", async () => {
    const club = { name: "Peña Ñame", city: "Moca", active: false };
    must(await editClub(director, { commandId: randomUUID(), clubId, club }));
    must(await editAna({ city: "Moca" }, await versionOf(anaId)));
    const other = await create({ ...ANA, number: null, firstNames: "Luz", clubId });
    expect(codesOf(other)).toEqual(["club-not-found"]);
  });
});

describe("five thousand people", () => {
  it("are searched and turned by the page", async () => {
    await database().$executeRaw`
      INSERT INTO "Player" ("id", "number", "firstNames", "lastNames", "searchKey", "updatedAt")
      SELECT gen_random_uuid(), (10000 + n)::text, 'Nombre' || n % 70, 'Apellido' || n % 90,
        'nombre' || n % 70 || ' apellido' || n % 90 || ' ' || 10000 + n, now()
      FROM generate_series(1, 5000) n`;
    const found = await listPeople({ ...everything, text: "apellido3 nombre" });
    expect(found).toMatchObject({ total: 616, page: 1, pages: 13 });
    const last = await listPeople({ ...everything, text: "apellido3 nombre", page: 999 });
    expect(last.page).toBe(13);
    expect(last.people).toHaveLength(16);
    const one = await listPeople({ ...everything, text: "12345 apellido" });
    expect(one.people.map(({ number }) => number)).toEqual(["12345"]);
  });
});
