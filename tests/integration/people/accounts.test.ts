import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "@/domain/access/roles";
import { changeOwnPassword, resetPassword } from "@/server/accounts/passwords";
import { grantRole, revokeRole } from "@/server/accounts/roles";
import { changeAccount, createAccount } from "@/server/accounts/save-account";
import { findActiveAccount } from "@/server/auth/sender";
import { signIn } from "@/server/auth/sign-in";
import { database } from "@/server/db/client";
import { registerEntrant } from "@/server/registration/register";
import type { Sender } from "@/server/sender";
import { codesOf, must, openClub, senderWith } from "../../support/club-builders";

const PASSWORD = "mesa-larga-77";
const HERE = "10.0.0.1";

let admin: Sender;
beforeAll(async () => {
  admin = await senderWith("Administradora", ["admin"]);
});

function open(username: string, playerId: string | null = null) {
  const account = { username, displayName: username, password: PASSWORD, playerId };
  return createAccount(admin, { commandId: randomUUID(), account });
}

function grant(sender: Sender, accountId: string, role: Role, tournamentId: string | null = null) {
  const asked = { accountId, role, tournamentId };
  return grantRole(sender, { commandId: randomUUID(), grant: asked });
}

function close(sender: Sender, accountId: string) {
  const account = { displayName: "Cerrada", playerId: null, active: false };
  return changeAccount(sender, { commandId: randomUUID(), accountId, account });
}

const idOf = ({ actor }: Sender) => (actor.kind === "account" ? actor.accountId : "");

/** Who an account is now, as a request would read it. */
async function senderOf(accountId: string): Promise<Sender> {
  const account = await findActiveAccount(accountId);
  if (!account) throw new Error("the account is not active");
  return { actor: account.actor, label: account.displayName, address: HERE };
}

describe("an account", () => {
  it("opens under the name that sign-in looks for, once", async () => {
    const { username, accountId } = must(await open("ana-maría"));
    expect(username).toBe("ana.maria");
    expect(await signIn("Ana-María", PASSWORD, HERE)).toMatchObject({ ok: true, accountId });
    expect(codesOf(await open("ana.maria"))).toEqual(["username-taken"]);
    const row = await database().account.findUniqueOrThrow({ where: { id: accountId } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("belongs to one person, and a person to one account", async () => {
    const data = { firstNames: "Ana", lastNames: "Roble", searchKey: "ana roble" };
    const person = await database().player.create({ data });
    must(await open("ana.roble", person.id));
    expect(codesOf(await open("otra.ana", person.id))).toEqual(["person-has-account"]);
    expect(codesOf(await open("nadie", randomUUID()))).toEqual(["player-not-found"]);
  });

  it("stops working when it is closed", async () => {
    const { accountId } = must(await open("breve"));
    must(await close(admin, accountId));
    expect(await findActiveAccount(accountId)).toBeNull();
    expect(await signIn("breve", PASSWORD, HERE)).toEqual({ ok: false, code: "wrong-credentials" });
  });

  it("is no business of a director", async () => {
    const director = await senderWith("Directora", ["director"]);
    expect(codesOf(await grant(director, idOf(director), "admin"))).toEqual(["role-needed"]);
    expect(codesOf(await close(director, idOf(admin)))).toEqual(["role-needed"]);
    const reset = { commandId: randomUUID(), accountId: idOf(admin) };
    expect(codesOf(await resetPassword(director, reset))).toEqual(["role-needed"]);
  });
});

describe("the last administrator", () => {
  beforeEach(async () => {
    await database().roleGrant.deleteMany({
      where: { role: "admin", accountId: { not: idOf(admin) } },
    });
  });

  it("cannot take the role from himself nor close his own account", async () => {
    const own = await database().roleGrant.findFirstOrThrow({ where: { accountId: idOf(admin) } });
    const request = { commandId: randomUUID(), grantId: own.id };
    expect(codesOf(await revokeRole(admin, request))).toEqual(["own-admin"]);
    expect(codesOf(await close(admin, idOf(admin)))).toEqual(["own-admin"]);
  });

  it("is not lost by two who dismiss each other at once", async () => {
    const second = await senderWith("Segunda", ["admin"]);
    const grantOf = async (sender: Sender) =>
      database().roleGrant.findFirstOrThrow({ where: { accountId: idOf(sender) } });
    const [first, other] = [await grantOf(admin), await grantOf(second)];
    const both = await Promise.all([
      revokeRole(admin, { commandId: randomUUID(), grantId: other.id }),
      revokeRole(second, { commandId: randomUUID(), grantId: first.id }),
    ]);
    expect(both.flatMap(codesOf)).toEqual(["last-admin"]);
    // Whoever was left is the administrator of the tests that follow.
    if (both[1]?.ok) admin = second;
    expect(await database().roleGrant.count({ where: { role: "admin" } })).toBe(1);
  });
});

describe("passwords", () => {
  it("are reset to one that is shown once", async () => {
    const { accountId } = must(await open("olvidadizo"));
    const request = { commandId: randomUUID(), accountId };
    const { password } = must(await resetPassword(admin, request));
    expect(await signIn("olvidadizo", PASSWORD, HERE)).toMatchObject({ ok: false });
    expect(await signIn("olvidadizo", password, HERE)).toMatchObject({ ok: true });
    expect(codesOf(await resetPassword(admin, request))).toEqual(["password-shown-already"]);
    const stored = await database().commandReceipt.findMany();
    const audited = await database().auditEntry.findMany();
    const written = JSON.stringify([stored, audited.map(({ before, after }) => [before, after])]);
    expect(written).not.toContain(password);
  });

  it("end the sessions opened before a reset, and no others", async () => {
    const { accountId } = must(await open("perdido"));
    const before = Date.now() - 1;
    must(await resetPassword(admin, { commandId: randomUUID(), accountId }));
    expect(await findActiveAccount(accountId, before)).toBeNull();
    expect(await findActiveAccount(accountId, Date.now() + 1)).toMatchObject({
      username: "perdido",
    });
  });

  it("are changed by whoever knows the current one", async () => {
    const { accountId } = must(await open("propia"));
    const sender = await senderOf(accountId);
    const change = { commandId: randomUUID(), current: "no es esa", password: "otra-mesa-88" };
    expect(codesOf(await changeOwnPassword(sender, change))).toEqual(["wrong-password"]);
    const right = { ...change, current: PASSWORD };
    must(await changeOwnPassword(sender, right));
    // Sent again after a lost answer.
    must(await changeOwnPassword(sender, right));
    expect(await signIn("propia", "otra-mesa-88", HERE)).toMatchObject({ ok: true });
  });
});

describe("signing in", () => {
  it("says the same of a wrong password and of nobody", async () => {
    must(await open("existe"));
    const wrong = { ok: false, code: "wrong-credentials" };
    expect(await signIn("existe", "mala", HERE)).toEqual(wrong);
    expect(await signIn("no-existe", "mala", HERE)).toEqual(wrong);
  });

  it("makes a guesser wait longer each time, whoever he is after, and a success forgets it", async () => {
    must(await open("asediada"));
    const guess = () => signIn("asediada", "mala", HERE);
    // Later tries, without waiting for the clock.
    const later = async (seconds: number) =>
      database()
        .$executeRaw`UPDATE "SignInAttempt" SET "at" = "at" - make_interval(secs => ${seconds})
        WHERE "subject" = 'asediada'`;
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await guess()).toMatchObject({ code: "wrong-credentials" });
    expect(await guess()).toEqual({ ok: false, code: "too-many-attempts", waitSeconds: 1 });
    await later(1);
    expect(await guess()).toMatchObject({ code: "wrong-credentials" });
    expect(await guess()).toEqual({ ok: false, code: "too-many-attempts", waitSeconds: 2 });
    await later(2);
    expect(await guess()).toMatchObject({ code: "wrong-credentials" });
    expect(await guess()).toEqual({ ok: false, code: "too-many-attempts", waitSeconds: 4 });
    expect(await signIn("asediada", PASSWORD, HERE)).toMatchObject({ code: "too-many-attempts" });
    await later(4);
    expect(await signIn("asediada", PASSWORD, HERE)).toMatchObject({ ok: true });
    expect(await guess()).toMatchObject({ code: "wrong-credentials" });
  });
});

describe("roles", () => {
  it("for one tournament give nothing in another, and end when they are taken away", async () => {
    const [here, elsewhere] = [await openClub("individual", 1), await openClub("individual", 1)];
    const { accountId } = must(await open("directora.local"));
    const { grantId } = must(await grant(admin, accountId, "director", here.tournamentId));
    expect(codesOf(await grant(admin, accountId, "director", here.tournamentId))).toEqual([
      "role-held",
    ]);
    const register = async (tournamentId: string) =>
      registerEntrant(await senderOf(accountId), {
        commandId: randomUUID(),
        tournamentId,
        people: [{ walkIn: { firstNames: "Luz", lastNames: "Ceiba" } }],
        present: true,
      });
    must(await register(here.tournamentId));
    expect(codesOf(await register(elsewhere.tournamentId))).toEqual(["other-tournament"]);
    must(await revokeRole(admin, { commandId: randomUUID(), grantId }));
    expect(codesOf(await register(here.tournamentId))).toEqual(["role-needed"]);
  });
});
