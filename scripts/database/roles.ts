// Two roles: the owner makes and changes tables; the application reads and writes rows, and the
// audit log it can only read and add to.
import postgres from "postgres";

export const OWNER_ROLE = "capicua_owner";
export const APP_ROLE = "capicua_app";

/** Tables that the application may read and add to, and nothing else. */
const APPEND_ONLY_TABLES = ["AuditEntry"];
/** Tables that the application may only read. */
const READ_ONLY_TABLES = ["_prisma_migrations"];

type Passwords = { readonly owner: string; readonly app: string };

/** As superuser: makes both roles where missing, and sets their passwords. */
export async function ensureRoles(superuserUrl: string, passwords: Passwords): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    for (const [role, password] of [
      [OWNER_ROLE, passwords.owner],
      [APP_ROLE, passwords.app],
    ] as const) {
      const [found] = await sql`select 1 from pg_roles where rolname = ${role}`;
      if (found === undefined) await sql.unsafe(`create role ${role} login`);
      // A role's password takes no parameter; ours are hexadecimal or come quoted.
      await sql.unsafe(`alter role ${role} password '${password.replaceAll("'", "''")}'`);
    }
  } finally {
    await sql.end();
  }
}

/** As superuser: makes the database, owned by the owner role, where missing; true when it was made. */
export async function ensureDatabase(superuserUrl: string, name: string): Promise<boolean> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (found !== undefined) return false;
    await sql`create database ${sql(name)} owner ${sql(OWNER_ROLE)}`;
    return true;
  } finally {
    await sql.end();
  }
}

/** As the tables' owner, after the migrations: gives `role` what the application needs, no more. */
export async function grantToApp(ownerUrl: string, role = APP_ROLE): Promise<void> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql.begin(async (step) => {
      const app = step(role);
      await step`grant usage on schema public to ${app}`;
      await step`grant select, insert, update, delete on all tables in schema public to ${app}`;
      await step`grant usage, select, update on all sequences in schema public to ${app}`;
      const tables = await step<{ name: string }[]>`
        select tablename as name from pg_tables where schemaname = 'public'`;
      for (const { name } of tables) {
        if (APPEND_ONLY_TABLES.includes(name)) {
          await step`revoke update, delete, truncate on ${step(name)} from ${app}`;
        }
        if (READ_ONLY_TABLES.includes(name)) {
          await step`revoke insert, update, delete, truncate on ${step(name)} from ${app}`;
        }
      }
    });
  } finally {
    await sql.end();
  }
}
