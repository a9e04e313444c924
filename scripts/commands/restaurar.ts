// npm run restaurar -- archivo: fills an empty installation from a saved one.
import process from "node:process";
import { aviso } from "../aviso";
import { restoreBackup, verifyBackup } from "../database/restore";
import { ensureDatabase, grantToApp } from "../database/roles";
import { DATABASE_NAMES } from "../serve/installation";
import { runCommand, withInstallation } from "./open-for-copy";

await runCommand(async () => {
  const file = process.argv[2];
  if (file === undefined) throw aviso("Di qué archivo: npm run restaurar -- mi-club.capicua.gz");
  const { mode, createdAt } = await verifyBackup(file);
  await withInstallation(async ({ ownerUrl, appUrl, appRole, embedded }, settings) => {
    if (mode !== settings.mode) {
      throw aviso(
        mode === "demo"
          ? "La copia es de la demostración y esta instalación es de verdad: no se mezclan."
          : "La copia es de un club de verdad: empieza antes una vez con npm run start:real.",
      );
    }
    if (embedded !== null) await ensureDatabase(embedded.superuserUrl, DATABASE_NAMES[mode]);
    const { tables } = await restoreBackup(ownerUrl, file);
    if (ownerUrl !== appUrl) await grantToApp(ownerUrl, appRole);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restaurado: ${rows} filas de ${tables.length} tablas, como estaban el ${createdAt}.`,
    );
  });
});
