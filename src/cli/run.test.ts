import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signStatement } from "@/proof/seal";
import { seatingHash } from "@/proof/seating-hash";
import { readPdf } from "../../tests/support/read-pdf";
import {
  CLOSED_AT,
  documentOf,
  newCertificate,
  newSealKey,
  signedPdfOf,
} from "../../tests/support/sealed-hoja";
import { run } from "./run";
import { USAGES } from "./usage";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "capicua-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function capicua(argv: readonly string[], input = "") {
  let text = "";
  const status = await run(argv, {
    stdin: Readable.from([Buffer.from(input)]),
    write: (part) => {
      text += part;
    },
  });
  return {
    status,
    text,
    answer: text.startsWith("{") ? JSON.parse(text.split("\n")[0] ?? "") : null,
  };
}

const BLOCK = { rules: "fededodo-2026", leader: "A", ending: "block", closer: "C" };
const legal = JSON.stringify({ ...BLOCK, pips: { A: 6, B: 9, C: 6, D: 9 } });
const illegal = JSON.stringify({ ...BLOCK, pips: { A: 6, B: 9, C: 6, D: 200 } });
const unreadable = JSON.stringify({ ...BLOCK, pips: { A: 6 }, other: 1 });

describe("one document", () => {
  it("answers with status 0", async () => {
    const { status, answer } = await capicua(["hand"], legal);
    expect(status).toBe(0);
    expect(answer).toMatchObject({
      ok: true,
      winner: "AC",
      points: { AC: 30, BD: 0 },
      nextLeader: "B",
    });
    expect(answer.reasons[0].detail).toMatch(/\.$/);
  });

  it("answers an illegal hand with status 1", async () => {
    const { status, answer } = await capicua(["hand", "-"], illegal);
    expect(status).toBe(1);
    expect(answer.ok).toBe(false);
    expect(answer.problems[0]).toMatchObject({ code: "pips-out-of-range", seat: "D", pips: 200 });
  });

  it.each([
    ["an unknown field", unreadable],
    ["a wrong value", JSON.stringify({ ...BLOCK, ending: "tablas" })],
    ["another version", JSON.stringify({ ...BLOCK, v: 2, pips: { A: 1, B: 1, C: 1, D: 1 } })],
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
  ])("refuses %s with status 2", async (_, text) => {
    const { status, answer } = await capicua(["hand"], text);
    expect(status).toBe(2);
    expect(answer).toMatchObject({ ok: false, problems: [{ code: "invalid-request" }] });
  });

  it("names the place of what is wrong", async () => {
    const match = { rules: "fededodo-2026", firstLeader: "A", hands: [{ points: { AC: "x" } }] };
    const { answer } = await capicua(["match"], JSON.stringify(match));
    expect(answer.problems[0].path).toMatch(/^hands\[0\]/);
  });

  it("refuses a command, a flag and a file that do not exist", async () => {
    expect(await capicua(["mano"])).toMatchObject({ status: 2 });
    expect(await capicua(["hand", "--que"])).toMatchObject({ status: 2 });
    const { status, answer } = await capicua(["hand", path.join(folder, "no.json")]);
    expect([status, answer.problems[0].path]).toEqual([2, "file"]);
  });
});

describe("what is typed", () => {
  it.each([...Object.keys(USAGES)])("has a page of help of its own for %s", async (name) => {
    const { status, text } = await capicua([name, "--help"]);
    expect(status).toBe(0);
    expect(text.split("\n")[0]).toMatch(new RegExp(`^capicua ${name}\\b`));
    for (const flag of Object.keys(USAGES[name]?.flags ?? {})) expect(text).toContain(`--${flag}`);
    expect(text).toContain(`npm run -s capicua -- ${name}`);
  });

  it("lists every command on the general page", async () => {
    const { status, text } = await capicua(["--help"]);
    expect(status).toBe(0);
    for (const name of Object.keys(USAGES))
      expect(text).toMatch(new RegExp(`^  ${name} +\\S`, "m"));
    expect(text).not.toContain("undefined");
    expect((await capicua([])).status).toBe(2);
  });

  it.each([
    [["nada", "--help"], "command", "No hay una orden «nada»"],
    [["toString"], "command", "No hay una orden «toString»"],
    [["rules", "extra"], "arguments", "Sobra «extra»: «rules» no lee ningún archivo."],
    [["simulate", "x.json", "--format", "pairs"], "arguments", "Sobra «x.json»"],
    [["hand", "a.json", "b.json"], "arguments", "Sobra «b.json»: «hand» lee un solo archivo."],
    [["hand", "--why-not", "4,7"], "arguments", "«hand» no lleva la opción --why-not"],
    [["pair", "--seed", "7"], "arguments", "«pair» no lleva la opción --seed"],
    [["sheet", "--ndjson", "--out", "x.pdf"], "arguments", "«sheet» no lleva la opción --ndjson"],
    [["hand", "--pretty=1"], "arguments", "La opción --pretty no lleva ningún valor."],
    [["pair", "--why-not"], "arguments", "La opción --why-not lleva un valor detrás"],
  ])("refuses %j with status 2", async (argv, path, detail) => {
    const { status, answer } = await capicua(argv, legal);
    expect(status).toBe(2);
    expect(answer.problems).toEqual([
      { code: "invalid-request", path, detail: expect.stringContaining(detail) },
    ]);
  });
});

describe("what is wrong in a document, as its format calls it", () => {
  const hands = [{ points: { AC: 200, BD: 0 } }];
  const rules = "fededodo-2026";
  it.each([
    ["match", { rules, hands }, "firstLeader", "Falta «firstLeader»: uno de A, B, C, D."],
    ["match", { rules, firstLeader: "draw", hands }, "firstLeader", "Debe ser uno de: A, B, C, D."],
    [
      "match",
      { rules: { preset: rules, firstLeader: "A" }, firstLeader: "A", hands },
      "rules.firstLeader",
      "Debe ser uno de: draw, highest-double, free.",
    ],
    [
      "match",
      { rules, firstLeader: "A", hands: [{ points: { AC: 10_000 } }] },
      "hands[0].points.AC",
      "Lo más es 9999.",
    ],
    [
      "match",
      { rules, firstLeader: "A", hands: [{ annulled: { infraction: "F-99.9", by: "A" } }] },
      "hands[0].annulled.infraction",
      "F-99.9 no está en el catálogo de infracciones de ese reglamento",
    ],
    [
      "hand",
      { rules: "femundo-2025", leader: "A", annulled: { infraction: "F-14.2", by: "A" } },
      "annulled.infraction",
      "F-14.2 no está en el catálogo de infracciones de ese reglamento",
    ],
    [
      "hand",
      { ...BLOCK, pips: { A: 6, B: 9, C: 6, D: 9 }, score: { AC: -10_000 } },
      "score.AC",
      "Lo menos es -9999.",
    ],
    [
      "hand",
      { ...BLOCK, pips: { A: 6, B: 9, C: 6, D: 9 }, passes: Array(85).fill("AC") },
      "passes",
      "Admite hasta 84 elementos.",
    ],
  ])("%s %j", async (command, document, path, detail) => {
    const { status, answer } = await capicua([command], JSON.stringify(document));
    expect([status, answer.problems]).toEqual([2, [{ code: "invalid-request", path, detail }]]);
  });

  it("names every field that a Hoja lacks", async () => {
    const { status, answer } = await capicua(["sheet", "--out", "no.pdf"], "{}");
    expect(status).toBe(2);
    expect(answer.problems).toEqual(
      [
        ["event", "Falta «event»: un objeto."],
        ["round", "Falta «round»: un número."],
        ["table", "Falta «table»: un número."],
        ["rules", expect.stringContaining("Falta «rules»: uno de fededodo-2026, ")],
        ["seats", "Falta «seats»: un objeto."],
      ].map(([path, detail]) => ({ code: "invalid-request", path, detail })),
    );
  });
});

describe("--ndjson", () => {
  it("answers line by line and ends with the worst status", async () => {
    const { status, text } = await capicua(
      ["hand", "--ndjson"],
      [legal, illegal, "{", legal].join("\n"),
    );
    const answers = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).ok);
    expect([status, answers]).toEqual([2, [true, false, false, true]]);
  });
});

describe("events", () => {
  it("simulates, checks, ranks and pairs the same document", async () => {
    const flags = ["--format", "pairs", "--entrants", "9", "--rounds", "3", "--seed", "7"];
    const simulated = await capicua([
      "simulate",
      ...flags,
      "--absences",
      "--withdrawals",
      "--fines",
    ]);
    expect(simulated.status).toBe(0);
    const event = simulated.text;
    expect((await capicua(["check"], event)).answer).toMatchObject({ ok: true });
    expect((await capicua(["standings"], event)).answer.rows).toHaveLength(9);
    const paired = await capicua(["pair"], event);
    expect(paired.answer).toMatchObject({ ok: true, round: 4 });
  });

  it("says why a round is not another one", async () => {
    const flags = ["--format", "pairs", "--entrants", "9", "--rounds", "3", "--seed", "7"];
    const event = (await capicua(["simulate", ...flags])).text;
    const { answer } = await capicua(["pair"], event);
    const [table] = answer.tables as readonly { AC: string[]; BD: string[] }[];
    const asked = await capicua(["pair", "--why-not", `${table?.AC[0]},bye`], event);
    expect(asked.answer).toMatchObject({ whyNot: { ok: true, verdict: "worse", proved: true } });
    const together = await capicua(["pair", "--why-not", `${table?.AC[0]},${table?.BD[0]}`], event);
    expect(together.answer).toMatchObject({ whyNot: { problems: [{ code: "already-so" }] } });
    expect((await capicua(["pair", "--why-not", "4"], event)).status).toBe(2);
  });

  it("plays the same event for the same seed", async () => {
    const flags = ["simulate", "--format", "individual", "--entrants", "12", "--rounds", "2"];
    const [one, same, other] = [
      await capicua([...flags, "--seed", "a", "--hands"]),
      await capicua([...flags, "--seed", "a", "--hands"]),
      await capicua([...flags, "--seed", "b", "--hands"]),
    ];
    expect(one.text).toBe(same.text);
    expect(one.text).not.toBe(other.text);
  });
});

it("tells what an infraction costs, with the reasons in words", async () => {
  const incident = { infraction: "F-08.7", offender: "p1", partner: "p3", opponents: ["p2", "p4"] };
  const request = {
    rules: "fededodo-2026",
    format: "pairs",
    history: [{ infraction: "F-08.7", offender: "p1", partner: "p3", round: 1, match: "r1m4" }],
    incident: { ...incident, round: 2, match: "r2m1" },
  };
  const { answer } = await capicua(["sanction"], JSON.stringify(request));
  expect(answer).toMatchObject({
    ok: true,
    step: 2,
    points: [
      { player: "p1", points: -75, on: "match" },
      { player: "p3", points: -75, on: "match" },
    ],
  });
  expect(answer.reasons.every((reason: { detail: string }) => reason.detail.length > 0)).toBe(true);
});

it("lists six rule books with the source of each setting", async () => {
  const { answer } = await capicua(["rules"]);
  expect(answer.presets).toHaveLength(6);
  for (const preset of answer.presets) {
    for (const setting of preset.settings) {
      expect(["book", "reading"], `${preset.id} ${setting.setting}`).toContain(setting.origin);
    }
  }
});

it("draws a Hoja as PDF", async () => {
  const request = path.join(folder, "hoja.json");
  const out = path.join(folder, "hoja.pdf");
  const seats = {
    A: { name: "Ana" },
    B: { name: "Berta" },
    C: { name: "Carla" },
    D: { name: "Dora" },
  };
  const event = { name: "Noche", timeZone: "America/Santo_Domingo" };
  const proof = { code: "K7M2P9QX", url: "http://club.example/verificar/K7M2P9QX" };
  const table = { event, round: 1, table: 1, rules: "fededodo-2026", seats, proof };
  await writeFile(request, JSON.stringify(table));
  const { status, answer } = await capicua(["sheet", request, "--out", out]);
  expect([status, answer.pages]).toEqual([0, 1]);
  const [page] = await readPdf(new Uint8Array(await readFile(out)));
  expect(page?.text).toContain(`puestos ${seatingHash(proof.code, table)}`);
  expect((await capicua(["sheet", request])).status).toBe(2);
});

it("draws a convocatoria as PDF", async () => {
  const request = path.join(folder, "convocatoria.json");
  const out = path.join(folder, "convocatoria.pdf");
  const event = { name: "Copa", venue: "Club", date: "2026-03-14" };
  await writeFile(request, JSON.stringify({ event, rounds: 5, rules: "fededodo-2026" }));
  const { status, answer } = await capicua(["convocatoria", request, "--out", out]);
  expect([status, answer.ok]).toEqual([0, true]);
  expect(answer.pages).toBeLessThanOrEqual(3);
  expect((await readFile(out)).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await capicua(["convocatoria", request])).status).toBe(2);
});

it("verifies a sealed Hoja, as PDF and as record, with a key or a list of them", async () => {
  const key = newSealKey();
  const certificate = newCertificate();
  const document = documentOf(1, key, certificate);
  const [pdf, record, keys, registry] = ["hoja.pdf", "hoja.json", "claves.json", "sellos.json"].map(
    (name) => path.join(folder, name),
  ) as [string, string, string, string];
  await writeFile(pdf, await signedPdfOf([document], certificate));
  await writeFile(record, JSON.stringify(document));
  await writeFile(keys, JSON.stringify({ v: 1, keys: [key.key] }));
  const newer = documentOf(2, key, certificate).seal;
  const facts = { at: CLOSED_AT, seals: [newer] };
  const publish = (registered: object) =>
    writeFile(registry, JSON.stringify(signStatement("registry", registered, key.signer)));
  await publish(facts);
  const { code, version, signedAt, hash } = document.seal;
  const proven = { status: 0, answer: { ok: true, code, version, signedAt, hash, unsealed: 0 } };
  expect(await capicua(["verify", pdf, "--key", keys])).toMatchObject(proven);
  const alone = await capicua(["verify", record, "--key", key.key.publicKey]);
  expect(alone.answer).toEqual(proven.answer);
  const known = await capicua(["verify", pdf, "--key", keys, "--registry", registry]);
  expect(known).toMatchObject({
    status: 1,
    answer: { ok: false, registryAt: CLOSED_AT, problems: [{ code: "superseded", newer: 2 }] },
  });
  const tournament = { slug: "otro", name: "Otro torneo" };
  await publish({ at: "2026-12-01T00:00:00.000Z", tournament, seals: [] });
  expect(await capicua(["verify", pdf, "--key", keys, "--registry", registry])).toMatchObject({
    status: 1,
    answer: {
      ok: false,
      registryOf: tournament,
      problems: [
        { code: "not-registered", detail: expect.stringContaining("de «Otro torneo», del 30 de") },
      ],
    },
  });
  await publish({
    at: "2026-12-01T00:00:00.000Z",
    seals: [document.seal],
    reopened: [{ code, version, at: "2026-11-30T23:30:00.000Z" }],
  });
  expect(await capicua(["verify", record, "--key", keys, "--registry", registry])).toMatchObject({
    status: 1,
    answer: {
      problems: [
        { code: "annulled", detail: expect.stringContaining("hoy no vale ninguna versión") },
      ],
    },
  });
  await writeFile(pdf, await signedPdfOf([document], certificate, 10));
  expect(await capicua(["verify", pdf, "--key", keys])).toMatchObject({
    status: 0,
    answer: { ok: true, unsealed: 9, detail: expect.stringContaining("9 no llevan sello") },
  });
  const stranger = newSealKey().key.publicKey;
  const unknown = await capicua(["verify", pdf, "--key", stranger]);
  expect([unknown.status, unknown.answer.problems]).toMatchObject([1, [{ code: "unknown-key" }]]);
  expect((await capicua(["verify", pdf])).status).toBe(2);
  expect((await capicua(["verify", keys, "--key", keys])).status).toBe(2);
  for (const [path, detail, argv] of [
    ["file", "No existe no-esta.pdf.", ["no-esta.pdf", "--key", keys]],
    ["key", "no existe un archivo de ese nombre", [pdf, "--key", "no-esta.json"]],
    ["registry", "No existe no-esta.json.", [pdf, "--key", keys, "--registry", "no-esta.json"]],
    ["registry", "es una carpeta", [pdf, "--key", keys, "--registry", folder]],
  ] as const)
    expect(await capicua(["verify", ...argv])).toMatchObject({
      status: 2,
      answer: { problems: [{ path, detail: expect.stringContaining(detail) }] },
    });
});
