// npm run rotar-clave: retires the key that seals the Hojas and makes another. What was sealed stays as good as it was. A
// running server seals with the new one from its next closing on.
import { existsSync } from "node:fs";
import process from "node:process";
import { groupedFingerprint } from "../../src/proof/key";
import { rotateKey } from "../../src/proof/key-file";
import { keyPlaceOf } from "../serve/seal";
import { readSettings } from "../serve/settings";
import { runCommand } from "./open-for-copy";

await runCommand(async () => {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings([]);
  const { keys } = rotateKey(keyPlaceOf(settings), new Date());
  const [current, before] = keys;
  console.log(`Clave nueva ${current.id}${settings.mode === "demo" ? " (demostración)" : ""}:`);
  console.log(`  ${groupedFingerprint(current.publicKey)}`);
  if (before) console.log(`La clave ${before.id} queda retirada; lo que selló sigue valiendo.`);
  console.log("Publica la huella nueva: es la que sale en /claves.");
});
