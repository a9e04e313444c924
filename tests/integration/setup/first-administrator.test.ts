import { randomUUID } from "node:crypto";
import process from "node:process";
import { afterEach, describe, expect, it } from "vitest";
import { findActiveAccount } from "@/server/auth/sender";
import { signIn } from "@/server/auth/sign-in";
import { database } from "@/server/db/client";
import type { Sender } from "@/server/sender";
import { createFirstAdministrator } from "@/server/setup/first-administrator";
import { firstSteps } from "@/server/setup/first-steps";
import { setupState } from "@/server/setup/queries";
import { issueSetupCode } from "../../../scripts/serve/setup-code";
import { announceNight, senderWith } from "../../support/club-builders";

const ACCOUNT = {
  username: "ana.cruz",
  displayName: "Ana Cruz",
  password: "una frase larga",
  playerId: null,
};

const from = (address: string): Sender => ({
  actor: { kind: "public" },
  label: "público",
  address,
});

async function freshCode(): Promise<string> {
  const code = await issueSetupCode(process.env.DATABASE_MIGRATION_URL ?? "");
  if (code === null) throw new Error("the database has accounts already");
  return code;
}

function open(code: string, address = "10.0.0.1") {
  const request = { commandId: randomUUID(), code, account: ACCOUNT };
  return createFirstAdministrator(from(address), request);
}

describe("the first administrator", () => {
  afterEach(async () => {
    await database().account.deleteMany();
    await database().signInAttempt.deleteMany();
  });

  it("signs up with the code of the terminal, typed in any way, and may do everything", async () => {
    const code = await freshCode();
    expect(await setupState()).toBe("needed");
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect(await open(typed)).toEqual({ ok: true, value: { username: "ana.cruz" } });
    const entered = await signIn("ana.cruz", ACCOUNT.password, "10.0.0.1");
    expect(entered).toMatchObject({ ok: true, displayName: "Ana Cruz" });
    const account = entered.ok ? await findActiveAccount(entered.accountId) : null;
    expect(account?.actor.grants).toEqual([{ role: "admin", tournamentId: null }]);
    expect(await setupState()).toBe("done");
  });

  it("is shown what comes next until there is a tournament", async () => {
    await open(await freshCode());
    expect(await firstSteps()).toEqual({ people: false, officials: false });
    const account = await database().account.findFirstOrThrow();
    const grant = (role: string) =>
      database().roleGrant.create({ data: { accountId: account.id, role } });
    await grant("director");
    expect(await firstSteps()).toEqual({ people: false, officials: false });
    await grant("judge");
    expect(await firstSteps()).toEqual({ people: false, officials: true });
    const director = await senderWith("Directora", ["director"]);
    const night = { startsOn: "2026-03-06", format: "pairs", preset: "fndpr" } as const;
    await announceNight(director, { name: "Primera", ...night });
    expect(await firstSteps()).toBeNull();
  });

  it("refuses everybody once there is an account, whatever the code", async () => {
    const code = await freshCode();
    await open(code);
    expect(await open(code)).toMatchObject({ ok: false, problems: [{ code: "setup-done" }] });
    expect(await database().account.count()).toBe(1);
  });

  it("makes one account of two who press at once", async () => {
    const code = await freshCode();
    const answers = await Promise.all([open(code), open(code)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await database().account.count()).toBe(1);
  });

  it("refuses a wrong code, and makes guessing wait", async () => {
    await freshCode();
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await open("AAAA-AAAA-AAAA", "10.0.0.9")).toMatchObject({
        problems: [{ code: "setup-code-wrong" }],
      });
    }
    expect(await open("AAAA-AAAA-AAAA", "10.0.0.9")).toMatchObject({
      problems: [{ code: "too-many-attempts" }],
    });
    expect(await database().account.count()).toBe(0);
  });
});
