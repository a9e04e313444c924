// A start, once everything is installed and built: port, database, pages, in this order; and its end.
import process from "node:process";
import { aviso, messageOf } from "../aviso";
import type { Installation } from "./installation";
import { openInstallation } from "./installation";
import { prepareDatabase } from "./prepare-database";
import { takeFolder } from "./running";
import { openSeal } from "./seal";
import { openSecrets, refuseWeakSecrets } from "./secrets";
import type { Settings } from "./settings";
import { readSettings, rememberMode } from "./settings";
import { issueSetupCode } from "./setup-code";
import type { NextModule, WebServer } from "./web-server";
import { takePort } from "./web-server";
import { composeWelcome } from "./welcome";

type Start = {
  readonly argv: readonly string[];
  readonly say: (message: string) => void;
  readonly whenStarterIsGone: (leave: () => void) => void;
  readonly loadNext: () => Promise<NextModule>;
};

type Opened = {
  folder: (() => void) | null;
  web: WebServer | null;
  installation: Installation | null;
  isClosing: boolean;
};

/** What the pages find in their environment. */
function environmentOf(settings: Settings, installation: Installation): Record<string, string> {
  return {
    DATABASE_URL: installation.appUrl,
    NEXTAUTH_SECRET: installation.secrets.sessions,
    TABLE_CODE_SECRET: installation.secrets.tableCodes,
    CAPICUA_MODE: settings.mode,
    CAPICUA_DATA_DIR: settings.dataFolder,
    PUBLIC_URL: settings.publicUrl ?? "",
    // Phones come by another name than localhost: next-auth takes it from the request.
    AUTH_TRUST_HOST: "true",
    ...(settings.publicUrl === null ? {} : { NEXTAUTH_URL: settings.publicUrl }),
  };
}

async function checkHealth(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/salud`).catch((thrown: unknown) => {
    throw aviso(`Las páginas no contestan: ${messageOf(thrown)}`, thrown);
  });
  if (!response.ok)
    throw aviso(`Las páginas contestan con un error (${response.status}) en /api/salud.`);
}

async function closeAll(opened: Opened): Promise<void> {
  await opened.web?.stop();
  await opened.installation?.stop();
  opened.folder?.();
}

const PATIENCE = 15_000;

function closeOnSignals(opened: Opened, whenStarterIsGone: Start["whenStarterIsGone"]): void {
  const close = (signal: string) => {
    if (opened.isClosing) return;
    opened.isClosing = true;
    process.stdout.write("\nCerrando…\n");
    setTimeout(() => process.exit(1), PATIENCE).unref();
    closeAll(opened).then(
      () => process.exit(signal === "SIGINT" ? 130 : 0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => close(signal));
  whenStarterIsGone(() => close("SIGTERM"));
}

/** Serves until a signal ends it. Throws, with everything closed again, what kept it from starting. */
export async function serve({ argv, say, whenStarterIsGone, loadNext }: Start): Promise<void> {
  const settings = readSettings(argv);
  const secrets = openSecrets(settings.dataFolder);
  refuseWeakSecrets(settings, secrets);
  const { keys } = openSeal(settings);
  const opened: Opened = { folder: null, web: null, installation: null, isClosing: false };
  try {
    opened.folder = await takeFolder(settings.dataFolder, settings.port);
    opened.web = await takePort(settings.port);
    closeOnSignals(opened, whenStarterIsGone);
    say("Abriendo la base de datos…");
    opened.installation = await openInstallation(settings, secrets);
    const environment = environmentOf(settings, opened.installation);
    await prepareDatabase(opened.installation, settings, environment, say);
    Object.assign(process.env, environment);
    say("Abriendo las páginas…");
    await opened.web.open(loadNext);
    await checkHealth(settings.port);
    const setupCode =
      settings.mode === "real" ? await issueSetupCode(opened.installation.ownerUrl) : null;
    if (settings.isChosen) rememberMode(settings.dataFolder, settings.mode);
    say("Listo.");
    process.stdout.write(await composeWelcome(settings, setupCode, keys[0]));
  } catch (thrown) {
    // A start cut short by Ctrl-C fails somewhere, and that is no news: the signal's handler ends it.
    if (opened.isClosing) await new Promise(() => undefined);
    await closeAll(opened);
    throw thrown;
  }
}
