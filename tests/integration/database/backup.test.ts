import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTables, saveBackup } from "../../../scripts/database/backup";
import { applyMigrations, readMigrations } from "../../../scripts/database/migrations";
import { restoreBackup, verifyBackup } from "../../../scripts/database/restore";
import type { TestDatabase } from "../../support/database";
import { cloneDatabase, emptyDatabase } from "../../support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "capicua-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIRST = {
  name: "20260101000000_first",
  sql: `
    create table "Club" (id serial primary key, name text not null, chief int, seal bytea, letters int generated always as (length(name)) stored);
    create table "Person" (id int primary key, club int not null references "Club", data jsonb, at timestamptz);
    alter table "Club" add constraint chief_fk foreign key (chief) references "Person";
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append-only; no change'; end $$;
    create trigger t before update or delete on "Person" for each statement execute function refuse();
    create trigger u before insert on "Person" for each row execute function refuse();`,
};
const SECOND = {
  name: "20260202000000_second",
  sql: `alter table "Club" add column city text not null default 'Moca';`,
};

const ODD = [
  "Ñandú “Peña”",
  "tab\there",
  "line\nbreak",
  "\\.",
  "\\N",
  "",
  "back\\slash",
  "1,2;3",
  "\u{1f0a1}",
];

async function everyRow(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const all: Record<string, unknown> = {};
    for (const { name } of await listTables(sql)) {
      const rows = await sql.unsafe(`select t::text as row from "${name}" t`);
      all[name] = rows.map(({ row }) => row).sort();
    }
    all.sequences = await sql`select sequencename, last_value from pg_sequences order by 1`;
    return all;
  } finally {
    await sql.end();
  }
}

async function fill(url: string) {
  await applyMigrations(url, [FIRST]);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  for (const name of ODD) {
    await sql`insert into "Club" (name, seal) values (${name}, ${Buffer.from([0, 10, 92, 255])})`;
  }
  await sql`alter table "Person" disable trigger u`;
  await sql`
    insert into "Person"
    select n, club.id, jsonb_build_object('note', club.name, 'n', n), now()
    from generate_series(1, 3000) n join "Club" club on club.id = n % ${ODD.length} + 1`;
  await sql`alter table "Person" enable trigger u`;
  await sql`update "Club" set chief = 7`;
  await sql.end();
}

const file = path.join(folder, "whole.gz");
let from: TestDatabase;

beforeAll(async () => {
  from = await emptyDatabase();
  await fill(from.ownerUrl);
  await saveBackup(from.ownerUrl, file, "real");
});

describe("saveBackup and restoreBackup", () => {
  it("give back every row, sequence, key and trigger in an empty database", async () => {
    const to = await emptyDatabase();
    const manifest = await verifyBackup(file);
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ["Club", ODD.length],
      ["Person", 3000],
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await restoreBackup(to.ownerUrl, file, [FIRST]);
    expect(await everyRow(to.ownerUrl)).toEqual(await everyRow(from.ownerUrl));
    const sql = postgres(to.ownerUrl, { max: 1 });
    await expect(sql`delete from "Person"`).rejects.toThrow("append-only");
    await expect(sql`insert into "Person" values (9999, 1)`).rejects.toThrow("append-only");
    await expect(sql`update "Club" set chief = 99999`).rejects.toThrow("chief_fk");
    expect((await sql`insert into "Club" (name) values ('x') returning id`)[0]?.id).toBe(
      ODD.length + 1,
    );
    await sql.end();
  });

  it("restore an older backup where it was made, then migrate it", async () => {
    const to = await emptyDatabase();
    await applyMigrations(to.ownerUrl, [FIRST, SECOND]);
    await restoreBackup(to.ownerUrl, file, [FIRST, SECOND]);
    const sql = postgres(to.ownerUrl, { max: 1 });
    expect(await sql`select distinct city from "Club"`).toEqual([{ city: "Moca" }]);
    await sql.end();
  });

  it("refuse a database with data, a newer version and a damaged file, changing nothing", async () => {
    await expect(restoreBackup(from.ownerUrl, file, [FIRST])).rejects.toThrow("ya tiene datos");

    const empty = await emptyDatabase();
    await expect(restoreBackup(empty.ownerUrl, file, [SECOND])).rejects.toThrow("más nueva");

    const text = gunzipSync(readFileSync(file)).toString("utf8");
    const damages = [
      text.replace("Peña", "Pena"),
      text.slice(0, -200),
      text.replace('"rows":3000', '"rows":2999'),
      "",
    ];
    for (const [index, damaged] of damages.entries()) {
      const other = path.join(folder, `damaged-${index}.gz`);
      writeFileSync(other, gzipSync(damaged));
      await expect(restoreBackup(empty.ownerUrl, other, [FIRST])).rejects.toThrow("dañado");
    }
    const cut = path.join(folder, "cut.gz");
    writeFileSync(cut, readFileSync(file).subarray(0, 5000));
    await expect(verifyBackup(cut)).rejects.toThrow("dañado");
    await expect(verifyBackup(path.join(folder, "nowhere.gz"))).rejects.toThrow("No existe");
    expect(await everyRow(empty.ownerUrl)).toEqual({ sequences: [] });
  });

  it("never replace a file", async () => {
    const from = await emptyDatabase();
    await expect(saveBackup(from.ownerUrl, file, "real")).rejects.toThrow("Ya existe");
  });

  it("hold for the tables of this version, read with the application's rights", async () => {
    const source = await cloneDatabase();
    const to = await cloneDatabase();
    const sql = postgres(source.ownerUrl, { max: 1 });
    await sql`insert into "SetupCode" (id, "codeHash") values (gen_random_uuid(), 'abc')`;
    await sql.end();
    const saved = path.join(folder, "schema.gz");
    const manifest = await saveBackup(source.appUrl, saved, "demo");
    expect(manifest.migrations).toEqual(readMigrations().map(({ name }) => name));
    await restoreBackup(to.ownerUrl, saved);
    expect(await everyRow(to.ownerUrl)).toEqual(await everyRow(source.ownerUrl));
  });
});
