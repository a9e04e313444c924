import path from "node:path";
import process from "node:process";
import { defineConfig } from "vitest/config";

// Somewhere unlikely, so that no test leans on the clock of its author.
process.env.TZ = "Pacific/Chatham";

const root = import.meta.dirname;
const alias = {
  "@": path.join(root, "src"),
  "server-only": path.join(root, "tests/support/server-only.ts"),
};

const UNIT = [
  "src/**/*.test.{ts,tsx}",
  "scripts/**/*.test.ts",
  "tests/golden/**/*.test.ts",
  "tests/support/**/*.test.ts",
];
/** Unit tests that put something else in the place of a module: whatever uses it must be loaded for them alone. */
const APART = ["src/cli/commands/rules.test.ts", "src/components/clock/server-time.test.ts"];

export default defineConfig({
  resolve: { alias },
  test: {
    allowOnly: false,
    // The machine does nothing else meanwhile.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Pure functions: loading them anew for each file would take longer than the tests.
          isolate: false,
          testTimeout: 30_000,
          include: UNIT,
          exclude: APART,
        },
      },
      {
        extends: true,
        test: { name: "unit-apart", testTimeout: 30_000, include: APART },
      },
      {
        extends: true,
        // Not part of `npm test`: `npm run test:long`.
        test: { name: "long", testTimeout: 3_600_000, include: ["tests/long/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          // The server's code is loaded once for each worker; each file has a database of its own all the same.
          isolate: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          setupFiles: ["tests/support/integration-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          // What the journeys share is loaded once for each worker.
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/served-app.ts"],
          // One demo for all of them, each with a tournament of its own; the server wants its share of the processors too.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
