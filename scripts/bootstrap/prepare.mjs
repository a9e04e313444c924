// What must be there before the application runs: packages, Prisma's client, the build. Each is made
// only when what it is made from has changed.
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { aviso, say } from "./report.mjs";
import { hashOf, isStamped, ROOT, writeStamp } from "./stamps.mjs";

const GENERATE_STAMP = "src/generated/.capicua-generate";
const BUILD_STAMP = `${process.env.CAPICUA_DIST ?? ".next"}/.capicua-build`;

export function checkWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch (cause) {
    throw aviso(`No se puede escribir en ${ROOT}: copia Capicúa a una carpeta tuya.`, cause);
  }
}

/** Runs a program silently; its output is shown only when it fails. */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    // What we began ends with us.
    const end = () => child.kill();
    process.once("exit", end);
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => {
      process.off("exit", end);
      resolve({ ok: code === 0, output });
    });
  });
}

/** A program of node_modules, run by this same Node. */
export function runTool(file, args, environment) {
  return run(process.execPath, [path.join(ROOT, "node_modules", file), ...args], environment);
}

function failed(what, output) {
  if (/ENOSPC|no space left/i.test(output))
    return aviso("El disco está lleno: libera espacio y vuelve a empezar.");
  if (
    /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output) &&
    what.startsWith("instalar")
  ) {
    return aviso(
      "No se pudieron descargar los paquetes: revisa la conexión a internet (solo hace falta la primera vez).",
    );
  }
  process.stderr.write(`${output.trimEnd()}\n`);
  return aviso(`No se pudo ${what}; el detalle está arriba.`);
}

/** Whether node_modules holds what package-lock.json says, by the list that npm leaves there when it ends. */
function isInstalled() {
  const listFile = path.join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(listFile)) return false;
  const { packages: installed } = JSON.parse(readFileSync(listFile, "utf8"));
  const { packages: wanted } = JSON.parse(
    readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
  );
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    // An optional package of another platform is absent, and that is right.
    if (name === "" || (optional && installed[name] === undefined)) return true;
    return installed[name]?.version === version;
  });
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  say("Instalando paquetes (npm ci)…");
  const npm = await run(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { NODE_ENV: "" },
  );
  if (!npm.ok) throw failed("instalar los paquetes", npm.output);
}

export async function ensureGenerated() {
  const hash = hashOf(["prisma/schema.prisma", "prisma/models", "package-lock.json"]);
  if (isStamped(GENERATE_STAMP, hash)) return;
  say("Generando el cliente de la base de datos…");
  // The CLI would download an engine that generating does not need.
  const prisma = await runTool("prisma/build/index.js", ["generate"], {
    PRISMA_SCHEMA_ENGINE_BINARY: "/bin/true",
  });
  if (!prisma.ok) throw failed("generar el cliente de Prisma", prisma.output);
  writeStamp(GENERATE_STAMP, hash);
}

const isSource = (name) => !/^src\/generated|\.test\.tsx?$/.test(name);

const BUSY = /Another next build process is already running/;
const PATIENCE_MINUTES = 10;

/** `next build`; where one that a killed start left behind is still at it, after that one. */
async function build() {
  const deadline = Date.now() + PATIENCE_MINUTES * 60_000;
  for (let isFirst = true; ; isFirst = false) {
    const next = await runTool("next/dist/bin/next", ["build"], { NODE_ENV: "production" });
    if (next.ok || !BUSY.test(next.output) || Date.now() > deadline) return next;
    if (isFirst) say("Otra construcción está en marcha; espero a que termine…");
    await sleep(3000);
  }
}

/** Builds the pages when the sources have changed. */
export async function ensureBuilt() {
  const hash = hashOf(
    [
      "src",
      "public",
      "prisma/schema.prisma",
      "prisma/models",
      "next.config.ts",
      "postcss.config.mjs",
      "tsconfig.json",
      "package-lock.json",
    ],
    isSource,
  );
  if (isStamped(BUILD_STAMP, hash)) return;
  say("Construyendo las páginas (next build)…");
  rmSync(path.join(ROOT, BUILD_STAMP), { force: true });
  const next = await build();
  if (!next.ok) throw failed("construir las páginas", next.output);
  writeStamp(BUILD_STAMP, hash);
}
