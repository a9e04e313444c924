import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createPassOn } from "./pass-on";

const servers: http.Server[] = [];

async function listen(handle: http.RequestListener): Promise<number> {
  const server = http.createServer(handle);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A server that hands on to one that answers with `handle`; answers its address. */
async function standBefore(handle: http.RequestListener): Promise<string> {
  const passOn = createPassOn({ host: "127.0.0.1", port: await listen(handle) });
  return `http://127.0.0.1:${await listen(passOn)}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("createPassOn", () => {
  it("hands on method, address, headers and body, and says where they came from", async () => {
    const url = await standBefore(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { method, url: path, headers } = request;
      response.end(
        JSON.stringify({ method, path, headers, body: Buffer.concat(parts).toString() }),
      );
    });
    const answer = await fetch(`${url}/api/acta?codigo=1`, {
      method: "POST",
      headers: { cookie: "a=1; b=2", origin: url, "content-type": "application/json" },
      body: '{"ñ":1}',
    });
    const seen = await answer.json();
    expect(seen).toMatchObject({ method: "POST", path: "/api/acta?codigo=1", body: '{"ñ":1}' });
    expect(seen.headers).toMatchObject({
      host: new URL(url).host,
      cookie: "a=1; b=2",
      origin: url,
      "x-forwarded-for": "127.0.0.1",
    });
  });

  it("believes the proxy before it", async () => {
    const url = await standBefore((request, response) => {
      response.end(request.headers["x-forwarded-for"]);
    });
    const answer = await fetch(url, { headers: { "x-forwarded-for": "10.0.0.7" } });
    expect(await answer.text()).toBe("10.0.0.7");
  });

  it("hands back status, every cookie and the body as it comes", async () => {
    let finish = () => {};
    const url = await standBefore((_request, response) => {
      response.writeHead(201, { "set-cookie": ["a=1", "b=2"], "content-type": "text/plain" });
      response.write("first");
      finish = () => response.end("last");
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const reader = answer.body?.getReader();
    const piece = await reader?.read();
    // It is here before the rest is made.
    expect(new TextDecoder().decode(piece?.value)).toBe("first");
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("last");
    expect((await reader?.read())?.done).toBe(true);
  });

  it("does not let half an answer pass for a whole one", async () => {
    const url = await standBefore((request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half");
      setTimeout(() => request.socket.destroy(), 20);
    });
    const answer = await fetch(url);
    await expect(answer.text()).rejects.toThrow();
  });

  it("lets go of a request whose sender has gone", async () => {
    let isLetGo = () => {};
    const letGo = new Promise<void>((resolve) => {
      isLetGo = resolve;
    });
    const url = await standBefore((_request, response) => {
      response.once("close", isLetGo);
      response.write("first");
    });
    const leaving = new AbortController();
    const answer = await fetch(url, { signal: leaving.signal });
    leaving.abort();
    await expect(answer.text()).rejects.toThrow();
    await letGo;
  });

  it("does nothing for who has gone before it begins", async () => {
    const passOn = createPassOn({ host: "127.0.0.1", port: await listen(() => undefined) });
    let left: (thrown: unknown) => void = () => {};
    const outcome = new Promise<unknown>((resolve) => {
      left = resolve;
    });
    const own = await listen((request, response) => {
      request.socket.destroy();
      response.once("close", () => {
        try {
          passOn(request, response);
          left(null);
        } catch (thrown) {
          left(thrown);
        }
      });
    });
    await expect(fetch(`http://127.0.0.1:${own}`)).rejects.toThrow();
    expect(await outcome).toBeNull();
  });

  it("says that nobody answers where nobody does", async () => {
    const url = await standBefore((request) => request.socket.destroy());
    const answer = await fetch(url);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe("Capicúa no contesta en este momento: inténtalo otra vez.");
  });

  it("asks for one page at a time, and lets what is quick get in between", async () => {
    const asked: string[] = [];
    const held: http.ServerResponse[] = [];
    const url = await standBefore((request, response) => {
      asked.push(request.url ?? "");
      if (request.url?.startsWith("/juez")) held.push(response);
      else response.end();
    });
    const page = (path: string) => fetch(`${url}${path}`, { headers: { accept: "text/html" } });
    const pages = [page("/juez/1"), page("/juez/2"), page("/juez/3")];
    await expect.poll(() => asked).toEqual(["/juez/1"]);
    for (const path of ["/api/mesas", "/director/hojas.pdf"]) {
      expect((await page(path)).status).toBe(200);
    }
    for (const _ of pages) {
      await expect.poll(() => held).toHaveLength(1);
      held.pop()?.end();
    }
    await Promise.all(pages);
    expect(asked).toEqual(["/juez/1", "/api/mesas", "/director/hojas.pdf", "/juez/2", "/juez/3"]);
  });
});
