import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestDatabase } from "../../support/database";
import { cloneDatabase } from "../../support/database";

let database: TestDatabase;
let app: postgres.Sql;
let owner: postgres.Sql;

beforeAll(async () => {
  database = await cloneDatabase();
  app = postgres(database.appUrl, { max: 1, onnotice: () => undefined });
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await database.drop();
});

async function privileges(table: string): Promise<string[]> {
  const rows = await owner<{ privilege: string }[]>`
    select privilege_type as privilege from information_schema.table_privileges
    where table_name = ${table} and grantee = 'capicua_app' order by 1`;
  return rows.map(({ privilege }) => privilege);
}

describe("the application's role", () => {
  it("may add to the audit log and read it, and nothing else (decision of the audit log)", async () => {
    expect(await privileges("AuditEntry")).toEqual(["INSERT", "SELECT"]);
    await expect(app`update "AuditEntry" set id = id`).rejects.toThrow("permission denied");
    await expect(app`delete from "AuditEntry"`).rejects.toThrow("permission denied");
    await expect(app`truncate "AuditEntry"`).rejects.toThrow("permission denied");
  });

  it("may read the list of migrations only", async () => {
    expect(await privileges("_prisma_migrations")).toEqual(["SELECT"]);
  });

  it("reads and writes the other tables, and changes none", async () => {
    expect(await privileges("Account")).toEqual(["DELETE", "INSERT", "SELECT", "UPDATE"]);
    await expect(app`alter table "Account" add column x int`).rejects.toThrow("must be owner");
    await expect(app`create table "Mine" (x int)`).rejects.toThrow("permission denied");
  });
});

describe("the owner of the tables", () => {
  it("is stopped by the audit log's trigger too", async () => {
    await expect(owner`delete from "AuditEntry"`).rejects.toThrow("append-only");
  });
});
