// What a start prints when it is ready.
import os from "node:os";
import QRCode from "qrcode";
import { DEMO_LOGINS } from "../../prisma/seed/demo-logins";
import type { PublishedKey } from "../../src/proof/key";
import { groupedFingerprint } from "../../src/proof/key";
import type { Settings } from "./settings";

function lanAddresses(): readonly string[] {
  return Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

/** The lines for the terminal: addresses, a QR code for phones, how to sign in, and the key that seals the Hojas. */
export async function composeWelcome(
  settings: Settings,
  setupCode: string | null,
  key: Pick<PublishedKey, "publicKey">,
): Promise<string> {
  const here = `http://localhost:${settings.port}`;
  const hall = lanAddresses().map((address) => `http://${address}:${settings.port}`);
  const forPhones = settings.publicUrl ?? hall[0] ?? here;
  const lines = [
    "",
    settings.mode === "demo" ? "Capicúa · DEMOSTRACIÓN (datos inventados)" : "Capicúa",
    `  En esta computadora:  ${here}`,
    ...hall.map((address) => `  En la sala (Wi-Fi):   ${address}`),
    ...(settings.publicUrl === null ? [] : [`  Dirección pública:    ${settings.publicUrl}`]),
    "",
    await QRCode.toString(forPhones, { type: "terminal", small: true }),
    ...(settings.mode === "demo" ? DEMO_LOGINS : []).map(
      ({ role, username, password }) =>
        `  ${role.padEnd(14)} usuario ${username.padEnd(12)} contraseña ${password}`,
    ),
    ...(setupCode === null
      ? []
      : [
          "  Primer administrador: abre esta página y escribe el código, que sirve una sola vez.",
          `    ${forPhones}/configurar`,
          `    código ${setupCode}`,
        ]),
    ...(settings.mode === "demo" && settings.external === null
      ? ["", "  Para empezar de verdad, con una base vacía:  npm run start:real"]
      : []),
    "  Huella de la clave que sella las Hojas (imprímela de /claves):",
    `    ${groupedFingerprint(key.publicKey)}`,
    "  Ctrl-C para cerrar.",
    "",
  ];
  return lines.join("\n");
}
