// The database of an installation, opened: the embedded server or the one of DATABASE_URL.
import postgres from "postgres";
import { aviso, messageOf } from "../aviso";
import { startEmbeddedServer } from "../database/embedded-server";
import { APP_ROLE, ensureRoles, OWNER_ROLE } from "../database/roles";
import type { Secrets } from "./secrets";
import type { Mode, Settings } from "./settings";

export type Installation = {
  readonly secrets: Secrets;
  /** With the application's rights. */
  readonly appUrl: string;
  /** With the rights of the tables' owner. */
  readonly ownerUrl: string;
  readonly appRole: string;
  /** Only of the embedded server: what it takes to make and rename databases. */
  readonly embedded: {
    readonly superuserUrl: string;
    readonly urls: (database: string) => DatabaseUrls;
  } | null;
  readonly wasRunning: boolean;
  readonly stop: () => Promise<void>;
};

export type DatabaseUrls = { readonly appUrl: string; readonly ownerUrl: string };

/** The name of a mode's database in the embedded server. */
export const DATABASE_NAMES: Readonly<Record<Mode, string>> = {
  demo: "capicua_demo",
  real: "capicua",
};

const CONNECTION_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no hay un servidor en esa dirección y puerto",
  ENOTFOUND: "ese servidor no existe",
  EAI_AGAIN: "no se pudo buscar el servidor en la red",
  ETIMEDOUT: "el servidor no contesta",
  CONNECT_TIMEOUT: "el servidor no contesta",
  "28P01": "usuario o contraseña incorrectos",
  "28000": "el servidor no admite a ese usuario",
  "3D000": "esa base de datos no existe",
};

/** Refuses, naming the variable and never the password, a server that cannot be used. */
async function checkConnection(variable: string, url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 8, onnotice: () => undefined });
  try {
    await sql`select 1`;
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
    const { host, pathname } = new URL(url);
    throw aviso(
      `${variable} (${host}${pathname}): ${CONNECTION_ERRORS[code] ?? messageOf(thrown)}.`,
      thrown,
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Opens the database server of an installation, starting the embedded one where none is given. */
export async function openInstallation(
  settings: Settings,
  secrets: Secrets,
): Promise<Installation> {
  if (settings.external !== null) {
    const { appUrl, ownerUrl } = settings.external;
    await checkConnection("DATABASE_URL", appUrl);
    if (ownerUrl !== appUrl) await checkConnection("DATABASE_MIGRATION_URL", ownerUrl);
    const appRole = decodeURIComponent(new URL(appUrl).username);
    return {
      secrets,
      appUrl,
      ownerUrl,
      appRole,
      embedded: null,
      wasRunning: true,
      stop: async () => undefined,
    };
  }
  const server = await startEmbeddedServer({
    dataFolder: settings.dataFolder,
    password: secrets.superuserPassword,
  });
  const superuserUrl = server.url("postgres");
  await ensureRoles(superuserUrl, { owner: secrets.ownerPassword, app: secrets.appPassword });
  const urls = (database: string) => ({
    appUrl: server.url(database, { name: APP_ROLE, password: secrets.appPassword }),
    ownerUrl: server.url(database, { name: OWNER_ROLE, password: secrets.ownerPassword }),
  });
  return {
    ...urls(DATABASE_NAMES[settings.mode]),
    secrets,
    appRole: APP_ROLE,
    embedded: { superuserUrl, urls },
    wasRunning: server.wasRunning,
    stop: server.stop,
  };
}
