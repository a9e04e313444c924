// prisma/migrations: read, applied, and the SQL of the next one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import type { SchemaFile } from "./schema-engine";
import { NO_FILTERS, withSchemaEngine } from "./schema-engine";

/** One migration of prisma/migrations, named `<14 digits>_<words>`. */
export type Migration = { readonly name: string; readonly sql: string };

/** The folder that holds schema.prisma, models/ and migrations/. */
export const PRISMA_FOLDER = path.resolve(import.meta.dirname, "../../prisma");

/** Every file of the Prisma schema, schema.prisma first. */
export function readSchema(folder = PRISMA_FOLDER): readonly SchemaFile[] {
  const models = path.join(folder, "models");
  const files = existsSync(models)
    ? readdirSync(models)
        .filter((file) => file.endsWith(".prisma"))
        .sort()
    : [];
  return [path.join(folder, "schema.prisma"), ...files.map((file) => path.join(models, file))].map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
}

/** Every migration, in order. */
export function readMigrations(folder = PRISMA_FOLDER): readonly Migration[] {
  const base = path.join(folder, "migrations");
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((name) => /^\d{14}_/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(base, name, "migration.sql"), "utf8") }));
}

/** Applies those of `migrations` that `url` has not, as the tables' owner; returns their names. */
export async function applyMigrations(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
  schema: readonly SchemaFile[] = readSchema(),
): Promise<readonly string[]> {
  return await withSchemaEngine(url, schema, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: path.join(PRISMA_FOLDER, "migrations"),
        shadowDbInitScript: "",
        lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
        })),
      },
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** The names of the migrations that `url` has finished, in order; none in a new database. */
export async function listAppliedMigrations(url: string): Promise<readonly string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql`select to_regclass('public._prisma_migrations') as found`;
    if (row?.found === null) return [];
    const rows = await sql<{ migration_name: string }[]>`
      select migration_name from _prisma_migrations
      where finished_at is not null and rolled_back_at is null order by migration_name`;
    return rows.map((applied) => applied.migration_name);
  } finally {
    await sql.end();
  }
}

/**
 * The SQL that leads from one schema to another; from nothing when `from` is null. Empty when there
 * is no difference. The engine asks for a live `url`, though the database is not looked at.
 */
export async function diffSchemas(
  url: string,
  from: readonly SchemaFile[] | null,
  to: readonly SchemaFile[],
): Promise<string> {
  const target = (schema: readonly SchemaFile[]) => ({
    tag: "schemaDatamodel" as const,
    files: schema.map(([file, content]) => ({ path: file, content })),
  });
  return await withSchemaEngine(url, to, async (engine) => {
    const { stdout } = await engine.diff({
      from: from === null ? { tag: "empty" } : target(from),
      to: target(to),
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    const script = stdout ?? "";
    return /^\s*-- This is an empty migration/.test(script) ? "" : script;
  });
}
