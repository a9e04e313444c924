import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSecrets, refuseWeakSecrets } from "./secrets";
import type { Settings } from "./settings";
import { hashSetupCode } from "./setup-code";

const folder = mkdtempSync(path.join(os.tmpdir(), "capicua-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings: Settings = {
  mode: "real",
  isChosen: false,
  port: 3000,
  dataFolder: folder,
  external: null,
  publicUrl: null,
};
const made = openSecrets(folder);

describe("openSecrets", () => {
  it("makes different secrets once, for the user's eyes only", () => {
    expect(new Set(Object.values(made)).size).toBe(5);
    expect(openSecrets(folder)).toEqual(made);
    expect(statSync(path.join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("never replaces a file that it cannot read", () => {
    const other = mkdtempSync(path.join(os.tmpdir(), "capicua-secrets-"));
    const file = path.join(other, "secrets.json");
    writeFileSync(file, "{");
    expect(() => openSecrets(other)).toThrow("dañado");
    expect(readFileSync(file, "utf8")).toBe("{");
    rmSync(other, { recursive: true });
  });
});

describe("refuseWeakSecrets", () => {
  it("accepts what it made", () => {
    expect(() => refuseWeakSecrets(settings, made)).not.toThrow();
  });

  it.each([
    "changeme",
    "change-me-change-me-change-me-change-me",
    "cambiame-cambiame-cambiame-cambiame-1",
    "short-but-random-x91",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  ])("refuses the session secret %s", (sessions) => {
    expect(() => refuseWeakSecrets(settings, { ...made, sessions })).toThrow("NEXTAUTH_SECRET");
    expect(() =>
      refuseWeakSecrets({ ...settings, mode: "demo" }, { ...made, sessions }),
    ).not.toThrow();
  });

  it.each(["postgres", "capicua", "changeme", "password", "12345678", "capicua_app"])(
    "refuses the database password %s, without repeating it as one",
    (password) => {
      const url = `postgresql://capicua_app:${password}@db:5432/capicua`;
      const external = { appUrl: url, ownerUrl: url };
      expect(() => refuseWeakSecrets({ ...settings, external }, made)).toThrow("capicua_app");
    },
  );
});

describe("hashSetupCode", () => {
  it("is the same however the code was typed", () => {
    expect(hashSetupCode("abcd-efgh-2345")).toBe(hashSetupCode(" ABCD EFGH2345"));
    expect(hashSetupCode("ABCD-EFGH-2345")).not.toBe(hashSetupCode("ABCD-EFGH-2346"));
  });
});
