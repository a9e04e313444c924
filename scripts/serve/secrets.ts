// The secrets of an installation: made at its first start, kept in the data folder for its user only.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { z } from "zod";
import { aviso } from "../aviso";
import type { Settings } from "./settings";

const Secrets = z.object({
  sessions: z.string(),
  tableCodes: z.string(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
  appPassword: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

const SHORTEST = 32;
const KNOWN =
  /change.?me|cambia.?me|^(secret|secreto|password|contraseña|postgres|admin|example|ejemplo|capicua|demo|test|1234\d*)$|(.)\2{7}/i;

const fresh = () => randomBytes(24).toString("hex");

function readFile(file: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw aviso(
      `${file} está dañado: restáuralo de una copia; sin él no se abre la base de datos.`,
      cause,
    );
  }
}

function readOrMake(dataFolder: string): Secrets {
  const file = path.join(dataFolder, "secrets.json");
  if (existsSync(file)) return readFile(file);
  const made = {
    sessions: fresh(),
    tableCodes: fresh(),
    superuserPassword: fresh(),
    ownerPassword: fresh(),
    appPassword: fresh(),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return made;
}

/** The installation's secrets; those that the environment gives come before the kept ones. */
export function openSecrets(dataFolder: string): Secrets {
  const kept = readOrMake(dataFolder);
  return {
    ...kept,
    sessions: process.env.NEXTAUTH_SECRET || kept.sessions,
    tableCodes: process.env.TABLE_CODE_SECRET || kept.tableCodes,
  };
}

/** Refuses secrets that anybody could know; a demo has nothing to protect and may keep them. */
export function refuseWeakSecrets(settings: Settings, secrets: Secrets): void {
  if (settings.mode === "demo") return;
  for (const [name, value] of [
    ["NEXTAUTH_SECRET", secrets.sessions],
    ["TABLE_CODE_SECRET", secrets.tableCodes],
  ] as const) {
    if (value.length < SHORTEST || KNOWN.test(value)) {
      throw aviso(
        `${name} es de ejemplo o muy corto: usa ${SHORTEST} caracteres al azar (openssl rand -hex 32), o quítalo y se genera.`,
      );
    }
  }
  for (const url of settings.external === null
    ? []
    : [settings.external.appUrl, settings.external.ownerUrl]) {
    const { username, password } = new URL(url);
    if (password !== "" && (KNOWN.test(decodeURIComponent(password)) || password === username)) {
      throw aviso(
        `La contraseña de «${username}» en la base de datos es de ejemplo: cámbiala antes de empezar de verdad.`,
      );
    }
  }
}
