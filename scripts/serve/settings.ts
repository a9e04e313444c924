// What a start was asked for: by its flags, by the environment, or by the last time.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { aviso } from "../aviso";

/** `demo`: a sample club with known logins. `real`: a club's own data. */
export type Mode = "demo" | "real";

export type Settings = {
  readonly mode: Mode;
  /** Whether the mode was asked for by a flag: then it is remembered once the start succeeds. */
  readonly isChosen: boolean;
  readonly port: number;
  /** Absolute. */
  readonly dataFolder: string;
  /** A PostgreSQL of the installation's own; null: the embedded one. */
  readonly external: { readonly appUrl: string; readonly ownerUrl: string } | null;
  readonly publicUrl: string | null;
};

function given(name: string): string | null {
  const value = process.env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

function toMode(word: string | null, from: string): Mode | null {
  if (word === null || word === "demo" || word === "real") return word;
  throw aviso(`${from}: «${word}» no es un modo; escribe demo o real.`);
}

function readFlags(argv: readonly string[]): Mode | null {
  const unknown = argv.find((flag) => flag !== "--demo" && flag !== "--real");
  if (unknown !== undefined) throw aviso(`No conozco la opción ${unknown}; hay --demo y --real.`);
  return argv.includes("--real") ? "real" : argv.includes("--demo") ? "demo" : null;
}

function readPort(): number {
  const word = given("PORT") ?? "3000";
  const port = Number(word);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw aviso(`PORT: «${word}» no es un puerto; usa un número de 1 a 65535.`);
  }
  return port;
}

function readExternal(): Settings["external"] {
  const appUrl = given("DATABASE_URL");
  if (appUrl === null) return null;
  const ownerUrl = given("DATABASE_MIGRATION_URL") ?? appUrl;
  for (const [name, url] of [
    ["DATABASE_URL", appUrl],
    ["DATABASE_MIGRATION_URL", ownerUrl],
  ] as const) {
    if (!/^postgres(ql)?:$/.test(protocolOf(url))) {
      throw aviso(
        `${name} no es una dirección de PostgreSQL: postgresql://usuario:contraseña@servidor:5432/base`,
      );
    }
  }
  return { appUrl, ownerUrl };
}

function protocolOf(url: string): string {
  try {
    return new URL(url).protocol;
  } catch {
    return "";
  }
}

/** Makes a folder; throws the system's own error where it cannot be written (mkdir hides a read-only disk). */
function makeFolder(folder: string): void {
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  accessSync(existing, constants.W_OK);
  mkdirSync(folder, { recursive: true });
}

/** Makes `mode` the one of the next start. */
export function rememberMode(dataFolder: string, mode: Mode): void {
  writeFileSync(path.join(dataFolder, "mode"), `${mode}\n`);
}

/** The settings of a start: flags first, then the environment, then what was remembered. Makes the data folder. */
export function readSettings(argv: readonly string[]): Settings {
  const dataFolder = path.resolve(given("CAPICUA_DATA_DIR") ?? ".data");
  const modeFile = path.join(dataFolder, "mode");
  const flag = readFlags(argv);
  const external = readExternal();
  const remembered = existsSync(modeFile) ? readFileSync(modeFile, "utf8").trim() : null;
  const asked = flag ?? toMode(given("CAPICUA_MODE"), "CAPICUA_MODE");
  const usual = external === null ? "demo" : "real";
  const mode = asked ?? (external === null ? toMode(remembered, modeFile) : null) ?? usual;
  const port = readPort();
  makeFolder(dataFolder);
  return {
    mode,
    isChosen: flag !== null,
    port,
    dataFolder,
    external,
    publicUrl: given("PUBLIC_URL"),
  };
}
