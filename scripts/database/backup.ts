// Saves a whole installation as one file, from one snapshot, while it is in use.
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import postgres from "postgres";
import { aviso } from "../aviso";
import type { Manifest } from "./backup-format";
import { END_OF_TABLE } from "./backup-format";
import { listAppliedMigrations } from "./migrations";

type Step = postgres.TransactionSql;
type TableColumns = { readonly name: string; readonly columns: readonly string[] };

/** Every table with its columns in order, those that PostgreSQL computes left out. */
export async function listTables(step: postgres.Sql | Step): Promise<readonly TableColumns[]> {
  return await step<{ name: string; columns: string[] }[]>`
    select r.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class r join pg_attribute a on a.attrelid = r.oid
    where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace and r.relname <> '_prisma_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by r.relname order by r.relname`;
}

/** A name as SQL writes it. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function* linesOf(step: Step, manifest: Manifest): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const sealed = (piece: string | Buffer) => {
    const bytes = typeof piece === "string" ? Buffer.from(`${piece}\n`) : piece;
    hash.update(bytes);
    return bytes;
  };
  yield sealed(JSON.stringify(manifest));
  for (const { name, columns } of manifest.tables) {
    const rows = await step
      .unsafe(`copy ${quote(name)} (${columns.map(quote).join(", ")}) to stdout`)
      .readable();
    for await (const chunk of rows) yield sealed(chunk);
    // postgres.js pauses its socket while we lag, and nobody wakes it after the last row: its answer to
    // the next query would never be read. Its stream's _read does nothing but resume the socket.
    rows._read(0);
    yield sealed(END_OF_TABLE);
  }
  const sequences = await step<{ name: string; last: string | null }[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`;
  yield sealed(
    JSON.stringify({
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
    }),
  );
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest("hex") })}\n`);
}

async function makeManifest(
  step: Step,
  mode: Manifest["mode"],
  migrations: readonly string[],
): Promise<Manifest> {
  const tables = [];
  for (const { name, columns } of await listTables(step)) {
    const [row] = await step<{ rows: string }[]>`select count(*)::text as rows from ${step(name)}`;
    tables.push({ name, columns: [...columns], rows: Number(row?.rows) });
  }
  return {
    format: "capicua-respaldo",
    v: 1,
    createdAt: new Date().toISOString(),
    mode,
    migrations: [...migrations],
    tables,
  };
}

/**
 * Saves the database of `url` (any role that reads every table) in `file`, which must not exist yet.
 * Others may go on writing: all tables are read in one snapshot. Returns the manifest.
 */
export async function saveBackup(
  url: string,
  file: string,
  mode: Manifest["mode"],
): Promise<Manifest> {
  if (existsSync(file))
    throw aviso(`Ya existe ${file}: da otro nombre, una copia no se reemplaza.`);
  const migrations = await listAppliedMigrations(url);
  const partial = `${file}.incompleto`;
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin("isolation level repeatable read read only", async (step) => {
      const manifest = await makeManifest(step, mode, migrations);
      // It holds people's data: for its owner only.
      const out = createWriteStream(partial, { mode: 0o600 });
      await pipeline(Readable.from(linesOf(step, manifest)), createGzip(), out);
      renameSync(partial, file);
      return manifest;
    });
  } catch (thrown) {
    rmSync(partial, { force: true });
    throw thrown;
  } finally {
    await sql.end();
  }
}
