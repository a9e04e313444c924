// Restores a saved installation into an empty database. The file is verified whole before anything is
// written; then one transaction loads all of it or nothing.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { aviso } from "../aviso";
import { listTables, quote } from "./backup";
import { END_OF_TABLE, Manifest, readLines, Seal, Sequences } from "./backup-format";
import type { Migration } from "./migrations";
import { applyMigrations, listAppliedMigrations, readMigrations } from "./migrations";

type Step = postgres.TransactionSql;

const isEndOfTable = (line: Buffer) =>
  line.length === 3 && line.toString("latin1").startsWith(END_OF_TABLE);

/** The manifest of a backup whose hash and row counts are right; refuses any other file. */
export async function verifyBackup(file: string): Promise<Manifest> {
  try {
    return await readVerified(file);
  } catch (thrown) {
    if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") {
      throw aviso(`No existe ${file}.`, thrown);
    }
    throw aviso(`${file} no es un respaldo de Capicúa o está dañado: no se cambió nada.`, thrown);
  }
}

async function readVerified(file: string): Promise<Manifest> {
  const hash = createHash("sha256");
  let manifest: Manifest | null = null;
  let last: Buffer | null = null;
  let table = 0;
  let rows = 0;
  const counted: number[] = [];
  for await (const line of readLines(file)) {
    if (last !== null) hash.update(last);
    last = Buffer.from(line);
    if (manifest === null) {
      manifest = Manifest.parse(JSON.parse(line.toString("utf8")));
    } else if (table < manifest.tables.length) {
      if (isEndOfTable(line)) {
        counted.push(rows);
        table += 1;
        rows = 0;
      } else rows += 1;
    }
  }
  if (manifest === null || last === null) throw new Error("empty file");
  const { sha256 } = Seal.parse(JSON.parse(last.toString("utf8")));
  if (hash.digest("hex") !== sha256) throw new Error("the hash does not match");
  if (manifest.tables.some((listed, index) => listed.rows !== counted[index])) {
    throw new Error("the row counts do not match");
  }
  return manifest;
}

/** The migrations to stand at before loading: exactly the backup's. */
function migrationsOf(manifest: Manifest, known: readonly Migration[]): readonly Migration[] {
  const unknown = manifest.migrations.find((name, index) => known[index]?.name !== name);
  if (unknown !== undefined) {
    throw aviso(
      `El respaldo es de una versión más nueva de Capicúa (${unknown}): actualiza el programa y repite.`,
    );
  }
  return known.slice(0, manifest.migrations.length);
}

async function refuseRows(sql: postgres.Sql): Promise<void> {
  for (const { name } of await listTables(sql)) {
    const [row] = await sql`select 1 from ${sql(name)} limit 1`;
    if (row !== undefined) {
      throw aviso(
        `La base de datos ya tiene datos («${name}»): un respaldo solo se restaura en una vacía.`,
      );
    }
  }
}

/** Takes an empty database to where the backup was made: as it is, or made anew when it is ahead. */
async function standAt(
  url: string,
  sql: postgres.Sql,
  wanted: readonly Migration[],
): Promise<void> {
  const applied = await listAppliedMigrations(url);
  if (applied.length > wanted.length) {
    await sql.begin(async (step) => {
      await step`drop schema public cascade`;
      await step`create schema public`;
    });
  }
  await applyMigrations(url, wanted);
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function load(step: Step, file: string, manifest: Manifest): Promise<void> {
  const foreignKeys = await step<ForeignKey[]>`
    select r.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class r on r.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;
  // Tables may refer to one another in a circle, and triggers must not act a second time.
  for (const key of foreignKeys)
    await step`alter table ${step(key.table)} drop constraint ${step(key.name)}`;
  for (const { name } of manifest.tables)
    await step`alter table ${step(name)} disable trigger user`;
  const lines = readLines(file);
  await lines.next();
  for (const { name, columns } of manifest.tables) {
    const into = await step
      .unsafe(`copy ${quote(name)} (${columns.map(quote).join(", ")}) from stdin`)
      .writable();
    await pipeline(Readable.from(rowsOf(lines)), into);
  }
  const { value } = await lines.next();
  const { sequences } = Sequences.parse(JSON.parse(String(value)));
  await lines.return(undefined);
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await step`select setval(${quote(name)}::regclass, ${last}::bigint)`;
  }
  for (const { name } of manifest.tables) await step`alter table ${step(name)} enable trigger user`;
  for (const { table, name, definition } of foreignKeys) {
    await step.unsafe(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
}

/** The rows of one table, in pieces of some size; leaves `lines` after the table's end. */
async function* rowsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const ENOUGH = 65_536;
  let held: Buffer[] = [];
  let size = 0;
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    if (isEndOfTable(next.value)) break;
    held.push(next.value);
    size += next.value.length;
    if (size > ENOUGH) {
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

/**
 * Restores `file` into the database of `url` (its tables' owner), which must have no row: first as it
 * was when saved, then migrated to this version. Refuses a damaged file, one of a newer version, and a
 * database with data. Rights are not part of it: grant them after. Returns the manifest.
 */
export async function restoreBackup(
  url: string,
  file: string,
  known: readonly Migration[] = readMigrations(),
): Promise<Manifest> {
  const manifest = await verifyBackup(file);
  const wanted = migrationsOf(manifest, known);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await refuseRows(sql);
    await standAt(url, sql, wanted);
    await sql.begin((step) => load(step, file, manifest));
  } finally {
    await sql.end();
  }
  await applyMigrations(url, known);
  return manifest;
}
