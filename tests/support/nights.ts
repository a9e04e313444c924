// The club nights that journeys find paired and published: each is one journey's own.
import { execFile } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { TableGoal } from "../../prisma/seed/play-table";
import { demoEnvironment } from "./start-app";

/** A night of pairs; the person of the demo's player login sits at table 1. */
export type NightPlan = {
  readonly name: string;
  readonly tables: number;
  /** Whether the first TIEMPO has been called. */
  readonly begun: boolean;
  /** How far its tables have been played; nobody has sat down unless said. */
  readonly goal?: TableGoal;
  /** Who plays, two by two, as people who came without a number; else the roster from its first. */
  readonly guests?: readonly { readonly firstNames: string; readonly lastNames: string }[];
};

/** Thirty-nine letters without a space: wider than a phone. */
export const LONGEST_SURNAME = "Villanueva-Encarnaciónfernándezdelacruz";

export const NIGHT_PLANS = {
  live: { name: "Noche en vivo", tables: 1, begun: false },
  entry: { name: "Noche de anotar", tables: 1, begun: true },
  claim: { name: "Noche con reclamo", tables: 1, begun: true },
  pages: { name: "Noche por firmar", tables: 1, begun: true, goal: "verified" },
  paper: { name: "Noche en papel", tables: 3, begun: true },
  sheet: { name: "Noche sin ratón", tables: 1, begun: true, goal: "finished" },
  away: { name: "Noche sin señal", tables: 1, begun: true },
  network: { name: "Noche sin red", tables: 1, begun: true },
  clock: { name: "Noche de relojes", tables: 3, begun: true },
  names: {
    name: "Noche de nombres",
    tables: 1,
    begun: true,
    goal: "verified",
    guests: ["Guadalupe", "Maximiliano", "Altagracia", "Radhamés"].map((firstNames) => ({
      firstNames,
      lastNames: LONGEST_SURNAME,
    })),
  },
} as const satisfies Readonly<Record<string, NightPlan>>;

export type NightKey = keyof typeof NIGHT_PLANS;

export type NightTable = {
  readonly matchId: string;
  /** Opens the table for writing. */
  readonly writeCode: string;
};

/** A night as its journey finds it. */
export type Night = {
  readonly name: string;
  readonly slug: string;
  readonly roundId: string;
  /** In the order of their numbers. */
  readonly tables: readonly [NightTable, ...NightTable[]];
};

/** Makes nights in the demo whose data folder is given, by the server's own commands. */
export async function openNights<Key extends string>(
  dataFolder: string,
  plans: Readonly<Record<Key, NightPlan>>,
): Promise<Readonly<Record<Key, Night>>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      // `server-only` throws unless this condition says that we are the server.
      ...["--conditions=react-server", "--import", "tsx"],
      path.join(import.meta.dirname, "open-nights.ts"),
      JSON.stringify(plans),
    ],
    {
      env: {
        ...process.env,
        ...demoEnvironment(dataFolder),
        CAPICUA_DATA_DIR: dataFolder,
        // vitest's own conditions would reach the program.
        NODE_OPTIONS: "",
      },
    },
  );
  return JSON.parse(stdout) as Record<Key, Night>;
}
