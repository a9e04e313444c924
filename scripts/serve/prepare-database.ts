// Takes the installation's database to this version: made, copied, migrated, granted, and the demo filled.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import postgres from "postgres";
import { aviso, messageOf } from "../aviso";
import { saveBackup } from "../database/backup";
import { applyMigrations, listAppliedMigrations, readMigrations } from "../database/migrations";
import { ensureDatabase, grantToApp } from "../database/roles";
import type { DatabaseUrls, Installation } from "./installation";
import { DATABASE_NAMES } from "./installation";
import type { Settings } from "./settings";

type Say = (message: string) => void;

async function withSql<Answer>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Migrates the database of `urls`, with a copy of what it holds first; says what it does. */
export async function migrate(
  urls: DatabaseUrls,
  appRole: string,
  settings: Settings,
  say: Say,
): Promise<void> {
  const known = readMigrations().map(({ name }) => name);
  const applied = await listAppliedMigrations(urls.ownerUrl);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw aviso(
      `La base de datos es de una versión más nueva de Capicúa (${newer}): actualiza el programa.`,
    );
  }
  const pending = known.filter((name) => !applied.includes(name));
  if (pending.length > 0) {
    if (applied.length > 0) {
      const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
      const file = path.join(settings.dataFolder, "copias", `${settings.mode}-${stamp}.capicua.gz`);
      await saveBackup(urls.ownerUrl, file, settings.mode);
      say(`Copia antes de actualizar: ${file}`);
    }
    say("Poniendo al día la base de datos…");
    await applyMigrations(urls.ownerUrl).catch((thrown: unknown) => {
      throw aviso(`No se pudo poner al día la base de datos: ${messageOf(thrown)}`, thrown);
    });
  }
  const owner = decodeURIComponent(new URL(urls.ownerUrl).username);
  // One role for everything, as a hosted server may give: the triggers still guard the audit log.
  if (owner !== appRole) await grantToApp(urls.ownerUrl, appRole);
}

/** Fills an empty demo database, in a process of its own: the seed goes through the server's code. */
async function seedDemo(
  appUrl: string,
  settings: Settings,
  environment: Record<string, string>,
): Promise<void> {
  const program = path.resolve(import.meta.dirname, "seed-demo.ts");
  await promisify(execFile)(
    process.execPath,
    // `server-only` throws unless this condition says that we are the server.
    ["--conditions=react-server", "--import", "tsx", program],
    { env: { ...process.env, ...environment, DATABASE_URL: appUrl } },
  ).catch((thrown: unknown) => {
    const log = path.join(settings.dataFolder, "demo.log");
    writeFileSync(log, messageOf(thrown));
    throw aviso(`No se pudo llenar la demostración; el detalle está en ${log}.`, thrown);
  });
}

async function countAccounts(
  url: string,
): Promise<{ readonly demo: number; readonly own: number }> {
  return await withSql(url, async (sql) => {
    const [row] = await sql<{ demo: number; own: number }[]>`
      select (count(*) filter (where "isDemo"))::int as demo, (count(*) filter (where not "isDemo"))::int as own
      from "Account"`;
    return row ?? { demo: 0, own: 0 };
  });
}

/** In the embedded server the demo is made under another name and renamed when whole: a kill leaves none by half. */
async function makeEmbeddedDemo(
  embedded: NonNullable<Installation["embedded"]>,
  appRole: string,
  settings: Settings,
  environment: Record<string, string>,
  say: Say,
): Promise<void> {
  const name = DATABASE_NAMES.demo;
  const draft = `${name}_draft`;
  const exists = await withSql(embedded.superuserUrl, async (sql) => {
    await sql`drop database if exists ${sql(draft)} with (force)`;
    return (await sql`select 1 from pg_database where datname = ${name}`).length > 0;
  });
  if (exists) return;
  await ensureDatabase(embedded.superuserUrl, draft);
  await migrate(embedded.urls(draft), appRole, settings, say);
  say("Llenando la demostración…");
  await seedDemo(embedded.urls(draft).appUrl, settings, environment);
  await withSql(embedded.superuserUrl, async (sql) => {
    await sql`alter database ${sql(draft)} rename to ${sql(name)}`;
  });
}

/**
 * Leaves the installation's database ready to serve. A real one with demo accounts is refused, and so
 * is a demo over somebody's own accounts.
 */
export async function prepareDatabase(
  installation: Installation,
  settings: Settings,
  environment: Record<string, string>,
  say: Say,
): Promise<void> {
  const { embedded, appRole } = installation;
  if (embedded !== null) {
    if (settings.mode === "demo")
      await makeEmbeddedDemo(embedded, appRole, settings, environment, say);
    else await ensureDatabase(embedded.superuserUrl, DATABASE_NAMES.real);
  }
  await migrate(installation, appRole, settings, say);
  const accounts = await countAccounts(installation.ownerUrl);
  if (settings.mode === "real" && accounts.demo > 0) {
    throw aviso(
      `Esta base de datos tiene ${accounts.demo} cuentas de demostración: usa otra base, o empieza con --demo.`,
    );
  }
  if (settings.mode === "demo" && accounts.own > 0) {
    throw aviso(
      "Esta base de datos tiene cuentas de verdad: la demostración necesita una base aparte.",
    );
  }
  if (settings.mode === "demo" && accounts.demo === 0) {
    say("Llenando la demostración…");
    await seedDemo(installation.appUrl, settings, environment);
  }
}
