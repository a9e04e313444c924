import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { listAuditActions } from "@/i18n/es/audit";
import { listAudit } from "@/server/audit/queries";
import { findActiveAccount } from "@/server/auth/sender";
import { database } from "@/server/db/client";
import { incidentBookOf } from "@/server/sanctions/incident-book";
import type { Sender } from "@/server/sender";
import { convocatoriaOf } from "@/server/sheets/convocatoria";
import { closingBlockers } from "@/server/tournaments/closing";
import { configureTournament, inputOf, moveTournamentTo } from "@/server/tournaments/configure";
import { createTournament } from "@/server/tournaments/create";
import { directorPanel, listDirectedTournaments } from "@/server/tournaments/directed";
import { findTournament } from "@/server/tournaments/find-tournament";
import { allowPair, forbidPair, listForbiddenPairs } from "@/server/tournaments/forbidden-pairs";
import { assignOfficial, dismissOfficial, listOfficials } from "@/server/tournaments/officials";
import type { TournamentView } from "@/server/tournaments/rows";
import type { TournamentInput } from "@/server/tournaments/settings-input";
import type { Club } from "../../support/club-builders";
import { codesOf, must, openClub, senderWith, startRound } from "../../support/club-builders";

async function viewOf(slug: string): Promise<TournamentView> {
  const tournament = await findTournament(slug);
  if (!tournament) throw new Error(`there is no tournament ${slug}`);
  return tournament;
}

async function configure(club: Club, change: Partial<TournamentInput>, version?: number) {
  const view = await viewOf(club.slug);
  return configureTournament(club.director, {
    commandId: randomUUID(),
    tournamentId: club.tournamentId,
    version: version ?? view.version,
    input: { ...inputOf(view), ...change },
  });
}

/** The sender as the database knows it now, grants of one tournament included. */
async function afresh(sender: Sender): Promise<Sender> {
  if (sender.actor.kind !== "account") throw new Error("not an account");
  const account = await findActiveAccount(sender.actor.accountId);
  if (!account) throw new Error("the account is closed");
  return { ...sender, actor: account.actor };
}

describe("the hour of the beginning", () => {
  it("is said, changed and taken back, on the convocatoria too", async () => {
    const club = await openClub("pairs", 1);
    expect((await viewOf(club.slug)).startTime).toBeNull();
    must(await configure(club, { startTime: "19:30" }));
    const evening = await viewOf(club.slug);
    expect(evening.startTime).toBe("19:30");
    const { event } = await convocatoriaOf(evening, "http://club.example");
    expect(event).toMatchObject({ date: "2026-03-06", time: "19:30" });
    await expect(
      database().tournament.update({ where: { slug: club.slug }, data: { startTime: "24:00" } }),
    ).rejects.toThrow(/startTime_form/);
    must(await configure(club, { startTime: null }));
    const { event: plain } = await convocatoriaOf(await viewOf(club.slug), "http://club.example");
    expect(plain).not.toHaveProperty("time");
  });
});

describe("settings", () => {
  let club: Club;
  beforeAll(async () => {
    club = await openClub("pairs", 2);
  });

  it("refuses whoever saves on an old version, and overwrites nothing", async () => {
    const { version } = await viewOf(club.slug);
    must(await configure(club, { venue: "Club de arriba" }));
    expect(await configure(club, { venue: "Club de abajo" }, version)).toMatchObject({
      ok: false,
      problems: [{ code: "stale", current: version + 1, based: version }],
    });
    expect((await viewOf(club.slug)).venue).toBe("Club de arriba");
  });

  it("keeps the format once somebody is registered", async () => {
    expect(codesOf(await configure(club, { format: "individual" }))).toContain(
      "frozen-by-entrants",
    );
  });

  it("keeps pairs apart, once whoever asks, and lets them meet again", async () => {
    const entrants = await database().entrant.findMany({
      where: { tournamentId: club.tournamentId },
      orderBy: { number: "asc" },
    });
    const ids = entrants.map(({ id }) => id);
    const forbid = (first: string, second: string) =>
      forbidPair(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        entrantIds: [first, second],
      });
    const [a = "", b = ""] = ids;
    const { id } = must(await forbid(b, a));
    expect(must(await forbid(a, b)).id).toBe(id);
    expect(await listForbiddenPairs(club.tournamentId)).toMatchObject([
      { first: { number: 1 }, second: { number: 2 } },
    ]);
    expect(codesOf(await forbid(a, a))).toEqual(["two-entrants-needed"]);
    must(
      await allowPair(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        id,
      }),
    );
    expect(await listForbiddenPairs(club.tournamentId)).toEqual([]);
  });

  it("freezes rules, criteria and forbidden pairs with round 1; rounds and the clock stay free", async () => {
    await startRound(club);
    const refused = await configure(club, {
      rules: { preset: "fededodo-2026", target: 150 },
      standingsOrder: ["net", "wins"],
      weight: "national",
    });
    expect(refused).toMatchObject({
      ok: false,
      problems: ["weight", "standingsOrder", "rules"].map((setting) => ({
        code: "frozen-by-round-1",
        setting,
        family: "setting",
      })),
    });
    must(await configure(club, { rounds: 6, rules: { preset: "fededodo-2026", callMinutes: 30 } }));
    expect((await viewOf(club.slug)).rules).toMatchObject({ callMinutes: 30, target: 200 });
    const entrants = await database().entrant.findMany({
      where: { tournamentId: club.tournamentId },
    });
    const [a, b] = entrants.map(({ id }) => id);
    const forbidden = await forbidPair(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      entrantIds: [a ?? "", b ?? ""],
    });
    expect(codesOf(forbidden)).toEqual(["frozen-by-round-1"]);
  });

  it("is not hidden again once it runs", async () => {
    const hidden = await moveTournamentTo(club.director, {
      commandId: randomUUID(),
      tournamentId: club.tournamentId,
      step: "hide",
    });
    expect(codesOf(hidden)).toEqual(["wrong-state"]);
  });

  it("tells the director what comes next and what blocks the closing, by table", async () => {
    const view = await viewOf(club.slug);
    const panel = await directorPanel(view, { drafts: true });
    expect(panel).toMatchObject({
      expected: 4,
      present: 4,
      step: { code: "start-clock", round: 1 },
      round: { tables: 2, issued: 2, closed: 0 },
    });
    const blockers = await closingBlockers(view);
    expect(blockers.map((blocker) => ("table" in blocker ? blocker.table : blocker.code))).toEqual([
      1,
      2,
      "rounds-left",
      ...Array.from({ length: 8 }, () => "provisional-person"),
    ]);
    const nothing = { ledger: 0, results: 0 };
    expect(await incidentBookOf(view.id)).toEqual({
      incidents: [],
      people: [],
      rulings: [],
      reconciliation: { match: nothing, record: nothing },
    });
  });

  it("logs it all, found by the words of the action, by who did it and by the data", async () => {
    const search = (text: string, page = 1) =>
      listAudit(club.tournamentId, { text, actions: listAuditActions(), page });
    const settings = await search("ajustes");
    expect(settings.lines.map(({ action }) => action)).toEqual([
      "tournament.configure",
      "tournament.configure",
    ]);
    expect((await search("INSCRIBIO numero 3")).lines).toMatchObject([
      { action: "entrants.register", actor: "Directora" },
    ]);
    expect((await search("arriba club")).total).toBeGreaterThan(0);
    expect(await search("nadie así")).toMatchObject({ lines: [], total: 0, page: 1, pages: 1 });
    const all = await search("", 99);
    expect(all.page).toBe(all.pages);
    const other = await openClub("pairs", 1);
    const others = await listAudit(other.tournamentId, { text: "arriba", actions: [], page: 1 });
    expect(others.total).toBe(0);
  });
});

describe("officials", () => {
  it("whoever creates a tournament directs it, and nobody else's", async () => {
    const junta = await senderWith("Junta", ["junta"]);
    const other = await openClub("pairs", 1);
    const input = inputOf(await viewOf(other.slug));
    const { id, slug } = must(await createTournament(junta, randomUUID(), input));
    const sender = await afresh(junta);
    expect(sender.actor).toMatchObject({
      grants: expect.arrayContaining([{ role: "director", tournamentId: id }]),
    });
    expect(codesOf(await createTournament(other.judge, randomUUID(), input))).toEqual([
      "role-needed",
    ]);
    expect((await viewOf(slug)).status).toBe("draft");
  });

  it("a director of one tournament names judges and scorekeepers, not directors", async () => {
    const club = await openClub("pairs", 1);
    const { tournamentId } = club;
    const person = await senderWith("Nueva", ["player"]);
    if (person.actor.kind !== "account") throw new Error("not an account");
    const { accountId } = person.actor;
    const name = (sender: Sender, role: "director" | "judge") =>
      assignOfficial(sender, { commandId: randomUUID(), tournamentId, accountId, role });

    must(await name(club.director, "director"));
    const own = await afresh(person);
    expect((await listDirectedTournaments(own.actor)).map(({ id }) => id)).toEqual([tournamentId]);

    expect(codesOf(await name(own, "director"))).toEqual(["all-tournaments-needed"]);
    const { grantId } = must(await name(own, "judge"));
    expect(codesOf(await name(own, "judge"))).toEqual(["post-held"]);
    expect(codesOf(await name(club.judge, "judge"))).toEqual(["role-needed"]);
    const named = (await listOfficials(tournamentId)).filter((one) => one.accountId === accountId);
    expect(named.map(({ role }) => role)).toEqual(["director", "judge"]);

    must(await dismissOfficial(own, { commandId: randomUUID(), tournamentId, grantId }));
    const mine = named.find(({ role }) => role === "director")?.grantId ?? "";
    const dismissed = await dismissOfficial(own, {
      commandId: randomUUID(),
      tournamentId,
      grantId: mine,
    });
    expect(codesOf(dismissed)).toEqual(["all-tournaments-needed"]);
  });
});
