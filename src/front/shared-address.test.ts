import { describe, expect, it } from "vitest";
import { sharedRequest } from "./shared-address";

const asked = (url: string, headers = {}, method = "GET") =>
  sharedRequest({ method, url, headers });

describe("sharedRequest", () => {
  it.each([
    "/",
    "/torneos",
    "/torneos/copa-2026",
    "/torneos/copa-2026?_rsc=x",
    "/torneos/copa-2026/nombres",
    "/torneos/copa-2026/posiciones?ronda=3",
    "/torneos/copa-2026/rondas/12",
    "/torneos/copa-2026/rondas/12?vista=nombres",
    "/torneos/copa-2026/rondas/12/explicacion?mesa=4",
    "/pantalla/copa-2026?vista=reloj",
    "/_next/static/chunks/a1b2.js",
    "/favicon.svg",
  ])("is the same for everybody: %s", (url) => {
    expect(asked(url)).toMatchObject({ path: url });
  });

  it.each([
    "/director/copa-2026",
    "/juez/copa-2026",
    "/mesa/ABC123",
    "/mi-cuenta",
    "/api/acta?codigo=ABC123",
    "/api/en-vivo?torneo=copa-2026",
    "/torneos/copa-2026/evento.json",
    "/torneos/copa-2026/convocatoria.pdf",
    "/torneos/copa-2026/posiciones/cuenta.pdf",
    "/torneos/../director",
    "/verificar/ABCD2345",
    "//torneos",
  ])("is answered to each one apart: %s", (url) => {
    expect(asked(url)).toBeNull();
  });

  it("shares nothing but plain readings", () => {
    expect(asked("/torneos/copa", {}, "POST")).toBeNull();
    expect(asked("/torneos/copa", { range: "bytes=0-9" })).toBeNull();
    expect(asked(`/torneos/copa?x=${"x".repeat(7_000)}`)).toBeNull();
  });

  it("tells apart what Next tells apart, and nothing else", () => {
    const page = asked("/torneos/copa", { cookie: "a=1", "user-agent": "x" });
    expect(asked("/torneos/copa", { cookie: "b=2" })?.key).toBe(page?.key);
    expect(page?.headers).toEqual({});
    const part = asked("/torneos/copa", { rsc: "1", "next-router-state-tree": "t" });
    expect(part?.key).not.toBe(page?.key);
    expect(part?.headers).toEqual({ rsc: "1", "next-router-state-tree": "t" });
  });

  it("knows the pages that mark the reader's own row", () => {
    expect(asked("/torneos/copa/posiciones")?.isPersonal).toBe(true);
    expect(asked("/torneos/copa")?.isPersonal).toBe(false);
  });
});
