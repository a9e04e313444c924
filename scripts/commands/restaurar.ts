// npm run restaurar -- archivo: fills an empty installation from a saved one.
import process from "node:process";
import postgres from "postgres";
import { aviso } from "../aviso";
import { listAppliedMigrations } from "../database/migrations";
import { restoreBackup, verifyBackup } from "../database/restore";
import { ensureDatabase, grantToApp } from "../database/roles";
import { DATABASE_NAMES } from "../serve/installation";
import { rememberMode } from "../serve/settings";
import { runCommand, withInstallation } from "./open-for-copy";

/** A first real start leaves a code that nobody used: it is no data, and the next start makes another. */
async function forgetSetupCodes(ownerUrl: string): Promise<void> {
  if ((await listAppliedMigrations(ownerUrl)).length === 0) return;
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  await sql`delete from "SetupCode" where "usedAt" is null`.finally(() => sql.end());
}

await runCommand(async () => {
  const file = process.argv[2];
  if (file === undefined) throw aviso("Di qué archivo: npm run restaurar -- mi-club.capicua.gz");
  const { mode, createdAt } = await verifyBackup(file);
  await withInstallation(async ({ ownerUrl, appUrl, appRole, embedded }, settings) => {
    if (embedded === null && mode !== settings.mode) {
      throw aviso(
        `La copia es ${mode === "demo" ? "de la demostración" : "de un club de verdad"} y esta base no: no se mezclan.`,
      );
    }
    // The embedded server keeps a database for each.
    const urls = embedded?.urls(DATABASE_NAMES[mode]) ?? { ownerUrl, appUrl };
    if (embedded !== null) await ensureDatabase(embedded.superuserUrl, DATABASE_NAMES[mode]);
    await forgetSetupCodes(urls.ownerUrl);
    const { tables } = await restoreBackup(urls.ownerUrl, file);
    if (urls.ownerUrl !== urls.appUrl) await grantToApp(urls.ownerUrl, appRole);
    rememberMode(settings.dataFolder, mode);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restaurado: ${rows} filas de ${tables.length} tablas, como estaban el ${createdAt}.`,
    );
  });
});
