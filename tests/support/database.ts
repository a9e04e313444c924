// Databases for integration tests: clones of the migrated template, and empty ones.
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { APP_ROLE, OWNER_ROLE } from "../../scripts/database/roles";
import { TEMPLATE_DATABASE, TEST_PASSWORD } from "./cluster-names";

/** A database of its own: `appUrl` with the application's rights, `ownerUrl` with the tables' owner's. */
export type TestDatabase = {
  readonly name: string;
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly drop: () => Promise<void>;
};

function urlOf(role: string, database: string): string {
  return `postgresql://${role}:${TEST_PASSWORD}@127.0.0.1:${inject("clusterPort")}/${database}`;
}

const randomName = () => `test_${randomBytes(6).toString("hex")}`;

async function createDatabase(clause: string, name = randomName()): Promise<TestDatabase> {
  const run = async (statement: string) => {
    const sql = postgres(urlOf("postgres", "postgres"), { max: 1, onnotice: () => undefined });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  await run(`create database ${name} ${clause} owner ${OWNER_ROLE}`);
  return {
    name,
    appUrl: urlOf(APP_ROLE, name),
    ownerUrl: urlOf(OWNER_ROLE, name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

/** A migrated database without rows; nobody else's name is its name unless one is given. */
export function cloneDatabase(name?: string): Promise<TestDatabase> {
  return createDatabase(`template ${TEMPLATE_DATABASE}`, name);
}

/** A database without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase("");
}
