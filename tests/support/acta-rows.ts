// What the database holds of a table of the demo that the journeys share.
import postgres from "postgres";
import { inject } from "vitest";
import type { ActaEvent } from "@/domain/match/acta";
import { demoEnvironment } from "./start-app";

/** Asks the demo's database, with the application's rights. */
export async function askDemo<Answer>(
  work: (sql: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const { DATABASE_URL = "" } = demoEnvironment(inject("appDataFolder"));
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The events of a table in their order. */
export function actaRows(matchId: string) {
  return askDemo(
    (sql) => sql<{ seq: number; commandId: string; payload: ActaEvent }[]>`
      select seq, "commandId", payload from "ActaEvent" where "matchId" = ${matchId} order by seq`,
  );
}
