import { randomUUID } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changes } from "@/front/changes";
import { createFront } from "@/front/front";
import { OFFERED_STREAMS } from "@/front/live-streams";
import { database } from "@/server/db/client";
import { startHearing } from "@/server/live/listen";
import { pairNextRound } from "@/server/rounds/pair";
import { publishRound } from "@/server/rounds/publish";
import { withdrawRound } from "@/server/rounds/undo";
import { findRoundBoard } from "@/server/tournaments/round-board";
import type { Club } from "../../support/club-builders";
import { append, must, openClub, playHands } from "../../support/club-builders";

// What everybody may see is answered from copies: they must show at once what is published, and never what is not.

/** Pages of rounds as Next would make them: what the board says, or that there is none. */
function pagesOf(made: { count: number }) {
  return async (request: http.IncomingMessage, response: http.ServerResponse) => {
    made.count += 1;
    startHearing();
    const [, , slug = "", , number = ""] = (request.url ?? "").split("?")[0]?.split("/") ?? [];
    const tournament = await database().tournament.findUnique({ where: { slug } });
    const board = tournament && (await findRoundBoard(tournament.id, Number(number)));
    const cookie = request.headers.cookie ?? "";
    response.writeHead(board ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache, no-store",
    });
    response.end(JSON.stringify({ board, cookie }));
  };
}

describe("copies of public pages", () => {
  const made = { count: 0 };
  const pages = http.createServer(pagesOf(made));
  const server = http.createServer();
  let club: Club;
  let page = "";

  beforeAll(async () => {
    const portOf = async (one: http.Server) => {
      one.listen(0, "127.0.0.1");
      await once(one, "listening");
      return (one.address() as AddressInfo).port;
    };
    const inner = { host: "127.0.0.1", port: await portOf(pages) };
    const port = await portOf(server);
    server.on("request", createFront({ inner, changes, streams: OFFERED_STREAMS }));
    club = await openClub("pairs", 2);
    page = `http://127.0.0.1:${port}/torneos/${club.slug}/rondas/1`;
  });
  afterAll(() => {
    for (const one of [server, pages]) {
      one.closeAllConnections();
      one.close();
    }
  });

  const look = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(page, { headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const scores = async () => {
    const { board } = JSON.parse((await look()).text) as {
      board: { tables: { result: { score: object } | null }[] };
    };
    return board.tables.map(({ result }) => result?.score ?? null);
  };
  const pair = async () =>
    must(
      await pairNextRound(club.director, {
        commandId: randomUUID(),
        tournamentId: club.tournamentId,
        override: true,
      }),
    ).roundId;
  const publish = async (roundId: string) =>
    must(await publishRound(club.director, { commandId: randomUUID(), roundId, override: true }));

  it("refuse an address that nobody can read", async () => {
    const answer = await fetch(page.replace("/torneos/", "/torneos/%E0%A4%A"));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("mal escrita");
    const { hostname, port } = new URL(page);
    for (const path of ["*", "http://otro.example/torneos"]) {
      const asked = http.request({ hostname, port, path, method: "OPTIONS" }).end();
      const [refused] = (await once(asked, "response")) as [http.IncomingMessage];
      expect(refused.resume().statusCode, path).toBe(400);
    }
  });

  it("show a publication at once and never a draft, and are gone with a withdrawn round", async () => {
    for (let time = 0; time < 3; time++) {
      const roundId = await pair();
      expect((await look()).status, "a draft").toBe(404);
      await publish(roundId);
      expect((await look()).status, "published").toBe(200);
      must(
        await withdrawRound(club.director, {
          commandId: randomUUID(),
          roundId,
          reason: "Faltaba una pareja",
        }),
      );
      expect((await look()).status, "withdrawn").toBe(404);
    }
  });

  it("are made once for a hall that opens them together", async () => {
    const roundId = await pair();
    await look();
    await publish(roundId);
    const before = made.count;
    const all = await Promise.all(Array.from({ length: 100 }, () => look()));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(made.count - before).toBeLessThanOrEqual(2);
  });

  it("never show what a table has not had verified, and show it soon when it has", async () => {
    const matches = await database().match.findMany({
      where: { tournamentId: club.tournamentId, round: { number: 1 } },
      orderBy: { table: "asc" },
    });
    const matchId = matches[0]?.id ?? "";
    await playHands(club, matchId, 3);
    expect(await scores()).toEqual([null, null]);
    must(await append(club.judge, matchId, { type: "verified", asDirector: false }));
    await expect.poll(scores, { timeout: 1_500 }).toEqual([{ AC: 270, BD: 0 }, null]);
  });

  it("hear of what another process has done", async () => {
    expect((await look()).status).toBe(200);
    // The wire between the processes is the database's: a round hidden by hand, and told as a command would.
    const sql = postgres(process.env.DATABASE_URL ?? "", { max: 1, onnotice: () => undefined });
    const topic = { tournamentId: club.tournamentId, what: "round" };
    const hide = (status: string) =>
      sql.begin(async (tx) => {
        await tx`update "Round" set "status" = ${status} where "tournamentId" = ${club.tournamentId} and "number" = 1`;
        await tx`select pg_notify('capicua_live', ${JSON.stringify(topic)})`;
      });
    await hide("draft");
    await sleep(200);
    expect((await look()).status).toBe(404);
    await hide("published");
    await sleep(200);
    expect((await look()).status).toBe(200);
    await sql.end();
  });

  it("are made for nobody in particular, and say whether their reader is signed in", async () => {
    const session = { cookie: "next-auth.session-token=abc" };
    const own = await look(session);
    expect(JSON.parse(own.text)).toMatchObject({ cookie: "" });
    expect(own.headers.get("set-cookie")).toContain("capicua-cuenta=1");
    expect((await look()).headers.get("set-cookie")).toBeNull();
    const gone = await look({ cookie: "capicua-cuenta=1" });
    expect(gone.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("are asked of Next itself by officials where there is nothing public", async () => {
    const draft = page.replace(/1$/, "2");
    const answer = await fetch(draft, { headers: { cookie: "next-auth.session-token=abc" } });
    expect(await answer.json()).toMatchObject({ cookie: "next-auth.session-token=abc" });
  });

  it("cost nothing to who has them already, and reach who takes them plain", async () => {
    const { headers } = await look();
    const tag = headers.get("etag") ?? "";
    const again = await look({ "if-none-match": tag });
    expect([again.status, again.text]).toEqual([304, ""]);
    const plain = await look({ "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.text).toBe((await look()).text);
  });
});
