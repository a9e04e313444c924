// npm run respaldo -- archivo: saves the whole installation, in use or not, as one file.
import process from "node:process";
import { aviso } from "../aviso";
import { saveBackup } from "../database/backup";
import { runCommand, withInstallation } from "./open-for-copy";

await runCommand(async () => {
  const file = process.argv[2];
  if (file === undefined) throw aviso("Di en qué archivo: npm run respaldo -- mi-club.capicua.gz");
  await withInstallation(async ({ ownerUrl }, { mode }) => {
    const { tables } = await saveBackup(ownerUrl, file, mode);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${file}: ${rows} filas de ${tables.length} tablas (${mode === "demo" ? "demostración" : "datos de verdad"}).`,
    );
    console.log("Los secretos de .data no van en la copia: quien la restaure genera los suyos.");
  });
});
